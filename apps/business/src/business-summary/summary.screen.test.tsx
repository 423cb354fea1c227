import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listFigureRows, readStaffStatistic } from '@toam/contracts/business/statistic.endpoints';
import type { StaffStatisticRow } from '@toam/contracts/business/statistic.schema';
import { listUsersByCondition } from '@toam/contracts/user/user.endpoints';
import { dayStart } from '@toam/domain/day';
import { anAdmin } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { stopClockAt } from '@toam/testing/clock';
import { renderRoute } from '@toam/testing/render-route';
import { aStaffRow } from '../business/business-staff.fixture';
import { aPeriod } from '../business/business-statistic.fixture';
import { aFigureRow, figureRows } from '../business/figure/figure.fixture';
import { Component } from './summary.screen';

stopClockAt(dayStart('2026-11-23') + 9 * 3600);

const routes = [
  { path: '/bussiness/statistic', Component },
  { path: '*', element: null },
];

const none = { demand: null, seen: null };
const { brokerageFeeRevenue, totalBrokerageFeeReceivable, bothTransactionQuantity, totalMarketingQuantity, fiveWays } =
  aPeriod();
const total = {
  ...{ brokerageFeeRevenue, totalBrokerageFeeReceivable, bothTransactionQuantity, totalMarketingQuantity, fiveWays },
  standards: {
    sale: none,
    purchase: { demand: { value: 32.5, met: false }, seen: { value: 20, met: true } },
    connection: none,
  },
};

const person = (id: number, name: string, revenue: number): StaffStatisticRow => ({
  ...total,
  brokerageFeeRevenue: revenue,
  fiveWays: { ...fiveWays, synthetic: { ...fiveWays.synthetic, totalBrokerageFee: revenue } },
  user: { id, name, avatar: null, job_position: 7 },
});

function show(
  list = [person(7, 'Nguyễn Thu Hà', 10), person(8, 'Bùi Gia Huy', 30), person(9, 'Đỗ An', 20)],
  query = '',
) {
  answer(readStaffStatistic, () => ({ list, total }));
  answer(listFigureRows, () => figureRows([aFigureRow({ amount: 30 })]));
  answer(listUsersByCondition, () => ({ list: [aStaffRow({ id: 7 })], total: 1, total_page: 1, page: 1 }));
  return renderRoute(routes, `/bussiness/statistic${query}`, { user: anAdmin() });
}

const names = async () => {
  await screen.findByRole('rowheader', { name: /Bùi Gia Huy/ });
  return screen.getAllByRole('rowheader').map((cell) => cell.textContent.match(/An|Huy|Hà|Tổng/)?.[0]);
};
const heading = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) });

test('a row for each person, the highest revenue first, and the total above them', async () => {
  show();
  expect(await names()).toEqual(['Tổng', 'Huy', 'An', 'Hà']);
  expect(screen.getByRole('rowheader', { name: 'Tổng 3 người' })).toBeVisible();
  expect(heading('Doanh thu')).toHaveAttribute('aria-sort', 'descending');
  expect(callsOf(readStaffStatistic)[0]?.body).toEqual({ period: { type: 3, year: 2026, month: 11 } });
});

test('any column sorts, names from A; the order is in the address', async () => {
  const { url } = show();
  await names();
  await userEvent.click(within(heading('Nhân viên')).getByRole('button'));
  expect(await names()).toEqual(['Tổng', 'Huy', 'An', 'Hà']);
  expect(url()).toBe('/bussiness/statistic?sort=user&direction=asc');
  await userEvent.click(within(heading('Nhân viên')).getByRole('button'));
  expect(await names()).toEqual(['Tổng', 'Hà', 'An', 'Huy']);
});

test('a part has its standards, and keeps the filter', async () => {
  show(undefined, '?team=7&part=purchase');
  const row = await screen.findByRole('row', { name: /Bùi Gia Huy/ });
  expect(within(row).getByText('chuẩn 32,5')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Nhu cầu mua' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Nhu cầu bán' })).toHaveAttribute(
    'href',
    '/bussiness/statistic?team=7&part=sale',
  );
});

test('a person’s figure opens their rows, the total those of all', async () => {
  const { url } = show();
  const row = await screen.findByRole('row', { name: /Bùi Gia Huy/ });
  await userEvent.click(within(row).getByRole('button', { name: 'Doanh thu hoa hồng: 30' }));
  expect(url()).toBe('/bussiness/statistic?figure=brokerageFeeRevenue&person=8');
  expect(await screen.findByText('Tổng 1 dòng, khớp với số liệu trên màn hình')).toBeVisible();
  expect(callsOf(listFigureRows)[0]?.body).toMatchObject({ users: [8], figure: 'brokerageFeeRevenue' });
});

test('an address with more than two years says so in place of the people, and asks for none', async () => {
  show([], '?period=custom&from=2020-01-01&to=2026-04-25');
  expect(await screen.findAllByText('Chọn tối đa 2 năm')).toHaveLength(2);
  expect(screen.queryByText('Thử lại')).not.toBeInTheDocument();
  expect(callsOf(readStaffStatistic)).toEqual([]);
});

test('nobody in the filter, and a call that fails', async () => {
  const { unmount } = show([]);
  expect(await screen.findByText('Không có nhân viên nào trong bộ lọc này')).toBeVisible();
  unmount();
  show();
  refuse(readStaffStatistic, 500, 'Máy chủ bận');
  expect(await screen.findByText('Error: Máy chủ bận')).toBeVisible();
});
