import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  changeFormType,
  createFormType,
  listFormTypes,
  removeFormType,
} from '@toam/contracts/form-type/form-type.endpoints';
import { listHolidays } from '@toam/contracts/checkin/holiday.endpoints';
import { readFormSetting } from '@toam/contracts/form/form.endpoints';
import type { CountedFormType } from '@toam/contracts/form-type/form-type.schema';
import { anAdmin } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { Component } from './form-types.screen';

const morning: CountedFormType = {
  ...{
    id: 1,
    kind: 'shift',
    name: 'Ca sáng',
    start: '08:00',
    end: '12:00',
    grace_minutes: 5,
    optional: false,
    uses_quota: false,
    applies_from: null,
  },
  ...{ active: true, uses: 0, version: 1, created_at: 1_793_000_000, updated_at: 1_793_000_000 },
};
const reason: CountedFormType = {
  ...morning,
  ...{ id: 9, kind: 'reasonLeave', name: 'Nghỉ ốm', start: null, end: null, grace_minutes: null },
};

function show(shifts = [morning, { ...morning, id: 3, name: 'Ca tối', start: '18:00', end: '21:00', optional: true }]) {
  answer(listFormTypes, ({ params }) =>
    params.type === 'shift' ? shifts : params.type === 'reasonLeave' ? [reason] : [],
  );
  answer(listHolidays, () => []);
  answer(readFormSetting, () => ({ approver: null, choices: [], by: 'admin' as const, fixed: null, admins: [] }));
  return renderRoute([{ path: '/admin/form', Component }], '/admin/form', { user: anAdmin() });
}

const menuOf = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Thao tác với ${name}` }));
  return within(await screen.findByRole('menu'));
};

test('two panels hold shifts with their hours, types of shifts and reasons for leave', async () => {
  show();
  const shifts = within(await screen.findByRole('region', { name: 'Quản lý ca làm' }));
  expect(await shifts.findByText('08:00–12:00')).toBeVisible();
  expect(shifts.getAllByText('Được trễ 5 phút')).toHaveLength(2);
  expect(shifts.getByText('Tự chọn')).toBeVisible();
  expect(await shifts.findByText('Chưa có loại ca nào')).toBeVisible();
  expect(await within(screen.getByRole('region', { name: 'Quản lý lý do nghỉ' })).findByText('Nghỉ ốm')).toBeVisible();
});

test('a shift asks for a name and hours in their order', async () => {
  show();
  answer(createFormType, () => morning);
  await userEvent.click(await screen.findByRole('button', { name: 'Tạo ca làm' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Tạo ca làm mới')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Tạo mới' }));
  expect(await dialog.findByText('Vui lòng nhập ca làm')).toBeVisible();
  expect(dialog.getByText('Vui lòng nhập giờ bắt đầu')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /Tên ca làm/ }), 'Ca trưa');
  await userEvent.type(dialog.getByLabelText(/Giờ bắt đầu/), '12h');
  await userEvent.type(dialog.getByLabelText(/Giờ kết thúc/), '11:00');
  expect(dialog.getByLabelText(/Giờ bắt đầu/)).toHaveValue('12:00');
  await userEvent.tab();
  expect(await dialog.findByText('Giờ kết thúc phải sau giờ bắt đầu')).toBeVisible();
  await userEvent.clear(dialog.getByLabelText(/Giờ kết thúc/));
  await userEvent.type(dialog.getByLabelText(/Giờ kết thúc/), '13:30');
  await userEvent.click(dialog.getByRole('button', { name: 'Tạo mới' }));
  expect(await screen.findByText('Tạo ca làm thành công')).toBeVisible();
  expect(callsOf(createFormType)).toMatchObject([
    {
      params: { type: 'shift' },
      body: { name: 'Ca trưa', start: '12:00', end: '13:30', grace_minutes: 5, optional: false, applies_from: null },
    },
  ]);
});

test('new hours of a shift count from a day, and a coming one stands in its row', async () => {
  show([{ ...morning, applies_from: '2099-01-01' }]);
  answer(changeFormType, () => morning);
  expect(await screen.findByText(/Từ 01\/01\/2099/)).toBeVisible();
  await userEvent.click((await menuOf('Ca sáng')).getByText('Sửa'));
  const dialog = within(await screen.findByRole('dialog'));
  const from = dialog.getByLabelText(/Áp dụng từ/);
  expect(from).toHaveValue('01/01/2099');
  await userEvent.clear(from);
  await userEvent.type(from, '15/12/2098{Enter}');
  await userEvent.click(dialog.getByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(callsOf(changeFormType)[0]!.body).toMatchObject({ applies_from: '2098-12-15' }));
});

test('what overlaps or is called the same is refused at its field', async () => {
  show();
  refuse(createFormType, 422, 'Sai', { errors: { name: 'Đã có lý do nghỉ tên này. Vui lòng đặt tên khác' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Tạo lý do nghỉ' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByLabelText(/Giờ bắt đầu/)).toBeNull();
  await userEvent.type(dialog.getByRole('textbox', { name: /Tên lý do nghỉ/ }), 'nghỉ ốm{Enter}');
  expect(await dialog.findByText('Đã có lý do nghỉ tên này. Vui lòng đặt tên khác')).toBeVisible();
});

test('a stale save is merged where the two changed different things, and asks where they did not (D12)', async () => {
  show();
  const current = { ...morning, start: '07:30', version: 2 };
  refuse(changeFormType, 409, 'Cũ rồi', { current });
  await userEvent.click((await menuOf('Ca sáng')).getByText('Sửa'));
  const dialog = within(await screen.findByRole('dialog'));
  const start = dialog.getByLabelText(/Giờ bắt đầu/);
  await userEvent.clear(start);
  await userEvent.type(start, '08:30');
  await userEvent.click(dialog.getByRole('button', { name: 'Lưu' }));
  expect(await screen.findByText(/07:30/)).toBeVisible();
  answer(changeFormType, () => morning);
  await userEvent.click(screen.getByRole('button', { name: /Lưu/ }));
  await waitFor(() =>
    expect(callsOf(changeFormType).at(-1)!.body).toMatchObject({ start: '08:30', end: '12:00', version: 2 }),
  );
});

test('an unused one is deleted after a question, and comes back', async () => {
  show();
  answer(removeFormType, () => ({ outcome: 'deleted' as const, entry: reason }));
  answer(changeFormType, () => reason);
  await userEvent.click((await menuOf('Nghỉ ốm')).getByText('Xoá'));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Đã xoá “Nghỉ ốm”')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }));
  await waitFor(() => expect(callsOf(changeFormType)[0]!.body).toMatchObject({ id: 9, restore: true }));
});

test('one that records use is switched off instead, and one is moved', async () => {
  show([
    { ...morning, uses: 40 },
    { ...morning, id: 2, name: 'Ca chiều', active: false },
  ]);
  answer(changeFormType, () => morning);
  const menu = await menuOf('Ca sáng');
  expect(menu.queryByText('Xoá')).toBeNull();
  expect(menu.queryByText('Đưa lên')).toBeNull();
  expect(menu.getByText('Ngưng dùng')).toBeVisible();
  await userEvent.click(menu.getByText('Đưa xuống'));
  await waitFor(() => expect(callsOf(changeFormType)[0]!.body).toMatchObject({ id: 1, move: 'down' }));
});

test('a shift that the timesheet counts by offers to be switched off, never to be deleted, and comes back', async () => {
  show();
  answer(changeFormType, () => morning);
  const menu = await menuOf('Ca sáng');
  expect(menu.queryByText('Xoá')).toBeNull();
  await userEvent.click(menu.getByText('Ngưng dùng'));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Chắc' }));
  await waitFor(() => expect(callsOf(changeFormType)[0]!.body).toMatchObject({ id: 1, active: false }));
  await userEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
  await waitFor(() => expect(callsOf(changeFormType)[1]!.body).toMatchObject({ id: 1, active: true }));
});

test('a reason for leave takes days of the year, or not', async () => {
  show();
  answer(changeFormType, () => ({ ...reason, uses_quota: true }));
  await userEvent.click((await menuOf('Nghỉ ốm')).getByText('Sửa'));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Trừ phép năm' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(callsOf(changeFormType)[0]!.body).toMatchObject({ id: 9, uses_quota: true }));
});
