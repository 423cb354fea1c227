import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addAccumulation,
  changeAccumulation,
  readAccumulation,
} from '@toam/contracts/accumulation/accumulation.endpoints';
import type { AccumulationRow } from '@toam/contracts/accumulation/accumulation.schema';
import { dayStart } from '@toam/domain/day';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { anAccumulation } from '../business/accumulation/accumulation.fixture';
import { Component } from './accumulation-form.screen';

const routes = [
  { path: '/bussiness/accumulation/new', Component },
  { path: '*', element: null },
];
const now = (dayStart('2026-11-23') + 9 * 3600) * 1000;
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(now));
afterEach(() => jest.restoreAllMocks());

/** @param taken what I have entered already */
function show(taken: AccumulationRow[] = [], address = '/bussiness/accumulation/new') {
  answer(readAccumulation, ({ query }) => taken.find(({ date }) => date === Number(query.date)) ?? null);
  answer(addAccumulation, () => anAccumulation());
  return renderRoute(routes, address);
}
const field = (name: RegExp) => screen.findByLabelText(name);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Lưu' }));

test('today’s report: all 18 counters, the empty ones filled with 0 at once', async () => {
  const { url } = show();
  await userEvent.type(await field(/Số lượng tiếp thị/), '12');
  await userEvent.type(await field(/Thương lượng mua mới/), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Nhập 0 vào ô trống' }));
  await save();
  expect(await screen.findByText('Tạo mới thành công')).toBeVisible();
  const body = callsOf(addAccumulation)[0]?.body ?? {};
  expect(body).toMatchObject({
    // as the API reads it
    date: '2026-11-23',
    marketingQuantity: 12,
    newPurchaseNegotiationQuantity: 1,
  });
  expect(Object.keys(body)).toHaveLength(19);
  expect(url()).toBe('/bussiness/accumulation');
});

test('what is missing is named, and nothing is sent', async () => {
  show();
  await userEvent.type(await field(/Số lượng tiếp thị/), '12');
  await userEvent.click(await field(/Nhu cầu bán mới/));
  await userEvent.tab();
  expect(await screen.findByText('Vui lòng nhập Nhu cầu bán mới')).toBeVisible();
  expect(callsOf(addAccumulation)).toEqual([]);
});

test('a day to come is refused', async () => {
  show();
  const date = await screen.findByRole('textbox', { name: 'Ngày' });
  await userEvent.clear(date);
  await userEvent.type(date, '24/11/2026{Enter}');
  await userEvent.tab();
  expect(await screen.findByText('Không được chọn ngày trong tương lai')).toBeVisible();
});

test('a form left open overnight keeps what was typed and takes the new day', async () => {
  const { url } = show();
  await userEvent.type(await field(/Số lượng tiếp thị/), '12');
  jest.spyOn(Date, 'now').mockReturnValue(now + 24 * 3_600_000);
  fireEvent(window, new Event('visibilitychange')); // back at the desk: what is shown is asked again
  await waitFor(() => expect(callsOf(readAccumulation)).toHaveLength(2));
  expect(await field(/Số lượng tiếp thị/)).toHaveValue('12');
  const date = screen.getByRole('textbox', { name: 'Ngày' });
  await userEvent.clear(date);
  await userEvent.type(date, '24/11/2026{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Nhập 0 vào ô trống' }));
  await save();
  await waitFor(() => expect(url()).toBe('/bussiness/accumulation'));
  expect(callsOf(addAccumulation)[0]?.body).toMatchObject({ date: '2026-11-24', marketingQuantity: 12 });
});

test('a report that is entered elsewhere meanwhile replaces nothing typed; it is told, and opened on request', async () => {
  const taken: AccumulationRow[] = [];
  show(taken);
  await userEvent.type(await field(/Số lượng tiếp thị/), '5');
  taken.push(anAccumulation({ date: dayStart('2026-11-23') }));
  fireEvent(window, new Event('visibilitychange'));
  expect(await screen.findByText('Ngày này đã có số liệu. Hãy mở ra để sửa')).toBeVisible();
  expect(await field(/Số lượng tiếp thị/)).toHaveValue('5');
  await userEvent.click(screen.getByRole('button', { name: 'Mở số liệu của ngày này' }));
  expect(await screen.findByRole('heading', { name: 'Tích luỹ ngày 23/11/2026' })).toBeVisible();
});

test('a day that has a report opens it', async () => {
  const { url } = show([anAccumulation()]);
  answer(changeAccumulation, () => anAccumulation({ version: 3 }));
  const date = await screen.findByRole('textbox', { name: 'Ngày' });
  await userEvent.clear(date);
  await userEvent.type(date, '20/11/2026{Enter}');
  await userEvent.tab();
  expect(await screen.findByText('Ngày này đã có số liệu. Hãy mở ra để sửa')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Mở số liệu của ngày này' }));
  await waitFor(() => expect(url()).toBe('/bussiness/accumulation/new?date=2026-11-20'));
  expect(await screen.findByRole('heading', { name: 'Tích luỹ ngày 20/11/2026' })).toBeVisible();
  expect(await field(/Số lượng tiếp thị/)).toHaveValue('12');
  expect(await screen.findByRole('textbox', { name: 'Ngày' })).toBeDisabled();
  await userEvent.type(await field(/Nhu cầu bán mới/), '0');
  await save();
  expect(await screen.findByText('Update thành công')).toBeVisible();
  expect(callsOf(changeAccumulation)[0]?.body).toMatchObject({ id: 31, version: 2, saleQuantity: 30 });
});

test('a day that was entered elsewhere meanwhile is joined with it, after asking', async () => {
  show();
  answer(changeAccumulation, () => anAccumulation({ version: 3 }));
  const current = anAccumulation({ date: dayStart('2026-11-23') });
  await userEvent.type(await field(/Số lượng tiếp thị/), '5');
  await userEvent.click(screen.getByRole('button', { name: 'Nhập 0 vào ô trống' }));
  refuse(addAccumulation, 409, 'Ngày này đã có số liệu. Hãy mở ra để sửa', { current });
  await save();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Số lượng tiếp thị')).toBeVisible();
});

test('a day that is closed is not opened for changes', async () => {
  show([anAccumulation({ may_edit: false })], '/bussiness/accumulation/new?date=2026-11-20');
  expect(
    await screen.findByRole('heading', { name: 'Đã quá 3 ngày nên không nhập hay sửa được. Hãy nhờ quản trị viên' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Về danh sách tích luỹ' })).toHaveAttribute(
    'href',
    '/bussiness/accumulation',
  );
});
