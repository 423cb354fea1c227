import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  changeHoliday,
  createHoliday,
  type Holiday,
  listHolidays,
  removeHoliday,
} from '@toam/contracts/checkin/holiday.endpoints';
import { changeFormSetting, readFormSetting } from '@toam/contracts/form/form.endpoints';
import { listFormTypes } from '@toam/contracts/form-type/form-type.endpoints';
import { anAdmin } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { Component } from '../form-types.screen';

const bao = { id: 2, name: 'Trần Quốc Bảo', avatar: null };
const lan = { id: 1, name: 'Phạm Lan', avatar: null };
const national: Holiday = { id: 4, date: '2027-09-02', name: 'Quốc khánh' };

const settingOf = (differing: object = {}) => ({
  ...{ approver: bao, choices: [lan, bao], by: 'admin' as const, fixed: bao, admins: [lan, bao] },
  ...differing,
});

function show(holidays: Holiday[] = [national]) {
  answer(listFormTypes, () => []);
  answer(readFormSetting, () => settingOf());
  answer(listHolidays, ({ query }) => holidays.filter(({ date }) => date.startsWith(String(query.year))));
  return renderRoute([{ path: '/admin/form', Component }], '/admin/form?holidays=2027', { user: anAdmin() });
}

const panel = async () => within(await screen.findByRole('region', { name: 'Ngày nghỉ lễ' }));
const choose = async (what: string) => {
  await userEvent.click(await (await panel()).findByRole('button', { name: 'Thao tác với Quốc khánh' }));
  await userEvent.click(within(await screen.findByRole('menu')).getByText(what));
};

test('the holidays of a year, which the address says', async () => {
  const { url } = show();
  const holidays = await panel();
  expect(await holidays.findByText('02/09/2027')).toBeVisible();
  expect(holidays.getByText('Thứ Năm')).toBeVisible();
  await userEvent.click(holidays.getByRole('button', { name: 'Năm sau' }));
  expect(await holidays.findByText('Năm 2028 chưa có ngày nghỉ lễ nào')).toBeVisible();
  expect(url()).toBe('/admin/form?holidays=2028');
});

test('a lunar holiday is added; a day that is taken says so at its field', async () => {
  show();
  refuse(createHoliday, 409, 'Ngày này đã có trong danh sách', { errors: { date: 'Ngày này đã có trong danh sách' } });
  await userEvent.click((await panel()).getByRole('button', { name: 'Thêm ngày nghỉ' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Thêm' }));
  expect(await dialog.findByText('Vui lòng chọn ngày')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /Tên ngày nghỉ/ }), 'Tết Nguyên đán');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Ngày/ }), '02/09/2027{Enter}');
  await userEvent.click(dialog.getByRole('button', { name: 'Thêm' }));
  expect(await dialog.findByText('Ngày này đã có trong danh sách')).toBeVisible();
  answer(createHoliday, ({ body }) => ({ id: 9, ...body }));
  await userEvent.click(dialog.getByRole('button', { name: 'Thêm' }));
  expect(await screen.findByText('Thêm ngày nghỉ thành công')).toBeVisible();
  expect(callsOf(createHoliday).at(-1)!.body).toEqual({ date: '2027-09-02', name: 'Tết Nguyên đán' });
});

test('a holiday is renamed', async () => {
  show();
  answer(changeHoliday, ({ body }) => body);
  await choose('Sửa');
  const name = await screen.findByDisplayValue('Quốc khánh');
  await userEvent.type(name, ' nghỉ bù{Enter}');
  expect(await screen.findByText('Cập nhật ngày nghỉ thành công')).toBeVisible();
  expect(callsOf(changeHoliday)[0]!.body).toEqual({ id: 4, date: '2027-09-02', name: 'Quốc khánh nghỉ bù' });
});

test('one that is deleted after a question comes back', async () => {
  show();
  answer(removeHoliday, () => null);
  answer(createHoliday, ({ body }) => ({ id: 10, ...body }));
  await choose('Xoá');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Chắc' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
  await waitFor(() => expect(callsOf(createHoliday)[0]!.body).toEqual({ date: '2027-09-02', name: 'Quốc khánh' }));
  expect(callsOf(removeHoliday)[0]!.body).toEqual({ id: 4 });
});

test('another default approver is named at once', async () => {
  show();
  answer(changeFormSetting, () => settingOf({ fixed: lan }));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Người duyệt mặc định' }));
  await userEvent.click(await screen.findByTitle('Phạm Lan'));
  expect(await screen.findByText('Đã đặt Phạm Lan làm người duyệt mặc định')).toBeVisible();
  expect(callsOf(changeFormSetting)[0]!.body).toEqual({ approver_id: 1 });
});

test('forms go to the direct manager, and an admin stays for whoever has none', async () => {
  show();
  answer(changeFormSetting, ({ body: { by = 'admin' } }) => settingOf({ by }));
  const ways = within(await screen.findByRole('radiogroup', { name: 'Ai duyệt đơn' }));
  expect(ways.getByRole('radio', { name: 'Quản trị viên cố định' })).toBeChecked();
  await userEvent.click(ways.getByRole('radio', { name: 'Quản lý trực tiếp' }));
  expect(await screen.findByText('Đơn mới do quản lý trực tiếp duyệt')).toBeVisible();
  expect(callsOf(changeFormSetting)[0]!.body).toEqual({ by: 'manager' });
  expect(screen.getByRole('combobox', { name: 'Khi không có quản lý trực tiếp' })).toBeVisible();
  expect(screen.getByText(/cấp trên gần nhất còn làm việc/)).toBeVisible();
});

test('it says that the past changes with the shifts', async () => {
  show();
  expect(await screen.findByText(/thay đổi cả bảng công của những tháng đã qua/)).toBeVisible();
});
