import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  changeAccumulation,
  listAccumulations,
  readAccumulation,
  readAttendance,
} from '@toam/contracts/accumulation/accumulation.endpoints';
import type { AccumulationRow } from '@toam/contracts/accumulation/accumulation.schema';
import { listUsersByCondition } from '@toam/contracts/user/user.endpoints';
import { dayStart } from '@toam/domain/day';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { closeLive, hearChange, openLive } from '@toam/testing/live-socket';
import { renderRoute } from '@toam/testing/render-route';
import { anAccumulation } from '../business/accumulation/accumulation.fixture';
import { aStaffRow } from '../business/business-staff.fixture';
import { Component } from './accumulation-list.screen';

const routes = [
  { path: '/bussiness/accumulation', Component },
  { path: '*', element: null },
];

function show(
  rows: AccumulationRow[] = [anAccumulation()],
  address = '/bussiness/accumulation',
  user = aUser({ id: 7 }),
) {
  answer(listAccumulations, () => ({ list: rows, total: rows.length, total_page: 1, page: 1 }));
  answer(readAttendance, () => ({ days: [], list: [] }));
  answer(readAccumulation, ({ query }) => rows.find(({ id }) => id === Number(query.id)) ?? null);
  answer(listUsersByCondition, () => ({ list: [aStaffRow({ id: 7 })], total: 1, total_page: 1, page: 1 }));
  return renderRoute(routes, address, { user });
}
const row = (name: RegExp) => screen.findByRole('row', { name });

/** By its title: antd gives everything the same id under test, so that names of dialogs are not to be trusted beside a select. */
const dialogOf = async (title: string) =>
  within((await screen.findByText(title)).closest<HTMLElement>('[role=dialog]') ?? document.body);

const now = (dayStart('2026-11-23') + 9 * 3600) * 1000;
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(now));
afterEach(() => jest.restoreAllMocks());

test('asks for this month, twenty a page, and shows day, person and the counters of the short form', async () => {
  show();
  const shown = await row(/20\/11\/2026/);
  expect(shown).toHaveTextContent('Nguyễn Thu Hà');
  expect(within(shown).getByText('12')).toBeVisible();
  expect(callsOf(listAccumulations)[0]?.query).toEqual({
    ...{ paginate: '1', page: 1, size: 20 },
    ...{ startAt: dayStart('2026-11-01'), endAt: dayStart('2026-12-01') - 1 },
  });
});

test('a double click opens the seven counters; what is changed is saved with its version', async () => {
  const { url } = show();
  answer(changeAccumulation, () => anAccumulation({ version: 3, saleQuantity: 5 }));
  await userEvent.dblClick(await screen.findByText('Nguyễn Thu Hà'));
  const dialog = await dialogOf('Tích luỹ của Nguyễn Thu Hà, 20/11/2026');
  expect(url()).toContain('open=31');
  expect(dialog.getAllByRole('textbox')).toHaveLength(7);
  await userEvent.clear(dialog.getByLabelText(/Nhu cầu bán mới/));
  await userEvent.type(dialog.getByLabelText(/Nhu cầu bán mới/), '5');
  await userEvent.click(dialog.getByRole('button', { name: 'Lưu' }));
  expect(await screen.findByText('Update thành công')).toBeVisible();
  expect(callsOf(changeAccumulation)[0]?.body).toMatchObject({
    id: 31,
    version: 2,
    saleQuantity: 5,
    marketingQuantity: 12,
  });
  expect(callsOf(changeAccumulation)[0]?.body).not.toHaveProperty('saleAdviseCustomer');
  await waitFor(() => expect(url()).not.toContain('open'));
});

test('an emptied counter is asked for, and nothing is sent', async () => {
  show([anAccumulation()], '/bussiness/accumulation?open=31');
  const dialog = await dialogOf('Tích luỹ của Nguyễn Thu Hà, 20/11/2026');
  await userEvent.clear(await dialog.findByLabelText(/Số lượng tiếp thị/));
  await userEvent.clear(dialog.getByLabelText(/Nhu cầu mua mới/));
  await userEvent.click(dialog.getByRole('button', { name: 'Lưu' }));
  expect(await dialog.findByText('Vui lòng nhập số lượng tiếp thị hôm nay')).toBeVisible();
  expect(dialog.getByText('Vui lòng nhập Số lượng')).toBeVisible();
  expect(callsOf(changeAccumulation)).toEqual([]);
});

test.each([
  ['a day of mine that is closed', 7, 'Đã quá 3 ngày nên không nhập hay sửa được. Hãy nhờ quản trị viên'],
  ['a day of somebody else', 9, 'Chỉ người nhập và quản trị viên mới được sửa số liệu này'],
])('%s is only read, with all counters', async (_what, user_id, why) => {
  show(
    [anAccumulation({ user_id, may_edit: false, newSaleNegotiationQuantity: 4 })],
    '/bussiness/accumulation?open=31',
  );
  const dialog = await dialogOf('Tích luỹ của Nguyễn Thu Hà, 20/11/2026');
  expect(dialog.getByText(why)).toBeVisible();
  expect(dialog.getByText('Thương lượng bán mới')).toBeVisible();
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
});

test('an admin chooses a quarter and a team, and asks for them by the button', async () => {
  const { url } = show([anAccumulation()], '/bussiness/accumulation', anAdmin());
  const staff = [
    aStaffRow({ id: 6, name: 'Trần Lan', job_position: 6 }),
    aStaffRow({ id: 9, name: 'Bùi Huy', manager: 6 }),
  ];
  answer(listUsersByCondition, () => ({ list: staff, total: 2, total_page: 1, page: 1 }));
  await row(/20\/11\/2026/);
  await userEvent.click(screen.getByRole('radio', { name: 'Quý' }));
  await userEvent.click(screen.getByRole('button', { name: 'Kỳ trước' }));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Nhóm' }));
  await userEvent.click(await screen.findByText('Nhóm Trần Lan · 2 người'));
  expect(callsOf(listAccumulations)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Tìm kiếm' }));
  await waitFor(() => expect(url()).toBe('/bussiness/accumulation?period=quarter&year=2026&quarter=3&team=6'));
  await waitFor(() =>
    expect(callsOf(listAccumulations).at(-1)?.query).toMatchObject({ startAt: dayStart('2026-07-01'), team: 6 }),
  );
});

test('whoever sees only themselves has no choice of people', async () => {
  show();
  await row(/20\/11\/2026/);
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'Cá nhân' })).not.toBeInTheDocument());
});

test('days of one’s own need both ends, in their order', async () => {
  show();
  await userEvent.click(await screen.findByRole('radio', { name: 'Tuỳ chọn' }));
  await userEvent.clear(screen.getByLabelText('Từ ngày'));
  await userEvent.tab();
  expect(screen.getByText('Vui lòng chọn ngày')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tìm kiếm' })).toBeDisabled();
});

test('an open list follows what others enter', async () => {
  show();
  await row(/20\/11\/2026/);
  await openLive();
  try {
    answer(listAccumulations, () => ({
      list: [anAccumulation({ saleQuantity: 77 })],
      total: 1,
      total_page: 1,
      page: 1,
    }));
    hearChange('accumulation', 31);
    expect(await screen.findByText('77')).toBeVisible();
  } finally {
    closeLive();
  }
});

test('nothing, and an API that fails, say so', async () => {
  const { unmount } = show([]);
  expect(await screen.findByText('Chưa có số liệu tích luỹ trong kỳ này.')).toBeVisible();
  unmount();
  refuse(listAccumulations, 500, 'Máy chủ bận');
  renderRoute(routes, '/bussiness/accumulation', { user: aUser({ id: 7 }) });
  expect(await screen.findByText('Error: Máy chủ bận')).toBeVisible();
});
