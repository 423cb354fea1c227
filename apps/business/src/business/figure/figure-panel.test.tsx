import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listFigureRows } from '@toam/contracts/business/statistic.endpoints';
import { exportRows } from '@toam/contracts/export/export.endpoints';
import { listUsersByCondition } from '@toam/contracts/user/user.endpoints';
import { PeriodType } from '@toam/domain/business/business-period';
import { dayStart } from '@toam/domain/day';
import { anAdmin } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { stopClockAt } from '@toam/testing/clock';
import { renderRoute } from '@toam/testing/render-route';
import type { BusinessChoice } from '../business-choice';
import { aStaffRow } from '../business-staff.fixture';
import { aFigureRow, figureRows } from './figure.fixture';
import { FigurePanel } from './figure-panel';
import type { ShownFigures } from './shown-figures';

stopClockAt(dayStart('2026-11-23') + 9 * 3600);

const november = { type: PeriodType.month, year: 2026, month: 11 } as const;
const choice: BusinessChoice = { period: november, whose: 'team', team: 7, users: [] };
const onReload = jest.fn();

const half = aFigureRow({ id: 42, share_id: 42, amount: 49_500_000, half_of: 99_000_001, code: 'GD-2611-0042' });

function show(address: string, value: number | null = 109_500_000, differing: Partial<ShownFigures> = {}) {
  answer(listFigureRows, () => figureRows([aFigureRow(), half]));
  answer(listUsersByCondition, () => ({ list: [aStaffRow({ id: 7 })], total: 1, total_page: 1, page: 1 }));
  const shown = { amountOf: () => value, isReading: false, onReload, ...differing };
  const routes = [
    { path: '/bussiness', element: <FigurePanel choice={choice} shown={shown} /> },
    { path: '*', element: null },
  ];
  return renderRoute(routes, address, { user: anAdmin() });
}

const purchase = '/bussiness?figure=totalBrokerageFeeByPurchase';
const panel = async () => within(await screen.findByRole('dialog', { name: /gồm những gì$/ }));

test('says the figure, its rule, period and people, and the rows with halves as halves', async () => {
  show(purchase);
  const { findByRole, getByText, getByRole, findByText } = await panel();
  expect(getByRole('heading', { name: '109.500.000 đ' })).toBeVisible();
  expect(await findByText('Tháng 11/2026 · Nhóm Nguyễn Thu Hà')).toBeVisible();
  expect(getByText(/^Phần Khách mua của giao dịch đặt cọc trong kỳ, đã trừ phiếu giảm\./)).toBeVisible();
  const row = await findByRole('row', { name: /^17\/11 36 Đường 64 GD-2611-0042 · TP. Thủ Đức/ });
  expect(row).toHaveTextContent('1/2 của 99.000.001');
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/bussiness/transaction?tab=detail&open=42');
  expect(getByText('Tổng 2 dòng, khớp với số liệu trên màn hình')).toBeVisible();
  expect(callsOf(listFigureRows)[0]).toMatchObject({
    query: { page: 1, size: 50 },
    body: { period: november, team: 7, figure: 'totalBrokerageFeeByPurchase' },
  });
});

test('a bar asks for its days, a person for theirs', async () => {
  show(`${purchase}&bar=2026-11-16_2026-11-22&person=9`);
  await (await panel()).findByText(/^Tổng 2 dòng/);
  expect(callsOf(listFigureRows)[0]?.body).toEqual({
    period: { type: 4, startAt: dayStart('2026-11-16'), endAt: dayStart('2026-11-23') - 1 },
    users: [9],
    figure: 'totalBrokerageFeeByPurchase',
    previous: false,
  });
});

test('a sum that is not the figure of the screen says so, and both are read again', async () => {
  show(purchase, 1);
  const { findByText, getByRole } = await panel();
  expect(await findByText(/màn hình còn hiện số cũ 1 đ/)).toBeVisible();
  await userEvent.click(getByRole('button', { name: 'Tải lại' }));
  expect(onReload).toHaveBeenCalledTimes(1);
  expect(callsOf(listFigureRows)).toHaveLength(2);
});

test('nothing is judged while the screen reads its figures', async () => {
  show(purchase, 1, { isReading: true });
  expect(await (await panel()).findByText('Tổng 2 dòng')).toBeVisible();
});

test('a percent opens what it divides, computed again', async () => {
  answer(listFigureRows, () => figureRows([]));
  const { url } = show('/bussiness?figure=purchase.potentialPercent', 66);
  answer(listFigureRows, ({ body }) => figureRows([], { sum: body.figure === 'purchaseQuantity' ? 50 : 33 }));
  const { findByRole, findByText } = await panel();
  expect(await findByText('Tính lại từ hai số trên: 66%, khớp với số liệu trên màn hình')).toBeVisible();
  await userEvent.click(await findByRole('button', { name: /Khách đã đi xem ?33 lượt$/ }));
  expect(url()).toBe('/bussiness?figure=purchaseCustomerSeenQuantity');
});

test('exports the same question with the columns of the rows', async () => {
  show(purchase);
  refuse(exportRows, 422, 'Thử sau');
  await userEvent.click((await panel()).getByRole('button', { name: 'Xuất Excel' }));
  expect(await screen.findByText('Thử sau')).toBeVisible();
  expect(callsOf(exportRows)[0]).toMatchObject({
    params: { kind: 'figure' },
    body: {
      ...{ period: november, team: 7, figure: 'totalBrokerageFeeByPurchase', all: false },
      columns: ['date', 'address', 'code', 'user', 'money', 'half_of'].map((key) => ({ key })),
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
});

test('the list of the same records keeps period and people; Esc closes', async () => {
  const { url } = show(purchase);
  const link = await (await panel()).findByRole('link', { name: 'Mở Chi tiết giao dịch với bộ lọc này' });
  expect(link).toHaveAttribute('href', '/bussiness/transaction?team=7&tab=detail&f.type=1%2C4');
  await userEvent.keyboard('{Escape}');
  expect(url()).toBe('/bussiness');
});

test('no rows, and a call that fails', async () => {
  const { unmount } = show(purchase, 0);
  unmount();
  show(purchase, 0);
  refuse(listFigureRows, 500, 'Máy chủ bận');
  expect(await (await panel()).findByText('Error: Máy chủ bận')).toBeVisible();
  answer(listFigureRows, () => figureRows([]));
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByText('Không có dòng nào trong kỳ này')).toBeVisible();
  expect(screen.getByText('Tổng 0 dòng, khớp với số liệu trên màn hình')).toBeVisible();
});
