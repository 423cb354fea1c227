import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readAttendance } from '@toam/contracts/accumulation/accumulation.endpoints';
import { listFigureRows, readBusinessStatistic } from '@toam/contracts/business/statistic.endpoints';
import type { BusinessStatistic } from '@toam/contracts/business/statistic.schema';
import { listUsersByCondition } from '@toam/contracts/user/user.endpoints';
import { dayStart } from '@toam/domain/day';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { stopClockAt } from '@toam/testing/clock';
import { closeLive, hearChange, openLive } from '@toam/testing/live-socket';
import { renderRoute } from '@toam/testing/render-route';
import { aStaffRow } from '../business/business-staff.fixture';
import { anEmptyStatistic, aStatistic } from '../business/business-statistic.fixture';
import { aFigureRow, figureRows } from '../business/figure/figure.fixture';
import { Component } from './business-overview.screen';

// The chart's code loads slowly on a busy machine.
jest.setTimeout(30_000);
stopClockAt(dayStart('2026-11-23') + 9 * 3600);

const routes = [
  { path: '/bussiness', Component },
  { path: '*', element: <p>nơi khác</p> },
];

function show(address = '/bussiness', statistic: BusinessStatistic = aStatistic(), user = anAdmin()) {
  answer(readBusinessStatistic, ({ body }) => ({ ...statistic, by: body.by }));
  answer(listFigureRows, () => figureRows([aFigureRow()]));
  answer(readAttendance, () => ({ days: [], list: [] }));
  answer(listUsersByCondition, () => ({ list: [aStaffRow({ id: 7 })], total: 1, total_page: 1, page: 1 }));
  return renderRoute(routes, address, { user });
}
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const button = (name: string | RegExp) => screen.findByRole('button', { name }, { timeout: 10_000 });
const tableHead = (name: string) => button(new RegExp(`^${name} ?\\d/\\d chỉ tiêu`));

test('asks for this month by weeks; the revenue says its change, its parts and what is still to come', async () => {
  show();
  const revenue = await card('Doanh thu hoa hồng');
  expect(revenue.getByText('Tháng 11/2026')).toBeVisible();
  expect(revenue.getByRole('button', { name: 'Doanh thu hoa hồng: 204 tr (204.000.001 đ)' })).toHaveTextContent(
    '204 tr',
  );
  expect(revenue.getByText('tăng 27,5%')).toBeInTheDocument();
  expect(revenue.getByText('so với tháng 10/2026')).toBeVisible();
  for (const percent of ['46,3%', '53,7%', '0%']) expect(revenue.getByText(percent)).toBeVisible();
  expect(revenue.getByRole('button', { name: /Còn phải thu: 190.000.001 đ/ })).toBeVisible();
  expect(revenue.getByText('Hoa hồng giữ lại')).toBeVisible();
  expect(callsOf(readBusinessStatistic).map(({ body }) => body)).toEqual([
    { period: { type: 3, year: 2026, month: 11 }, by: 'week' },
  ]);
});

test('a deal of both sides stands on a line of its own, and is explained where it makes an average larger', async () => {
  const { unmount } = show('/bussiness?side=sale');
  const revenue = await card('Doanh thu hoa hồng');
  expect(revenue.getByText('tính một nửa cho mỗi bên')).toBeVisible();
  expect((await card('FiveWay')).getByText(/^1 giao dịch hai bên được chia nửa/)).toBeVisible();
  expect((await card('Nhu cầu bán')).getByRole('button', { name: /^1 giao dịch hai bên/ })).toBeVisible();
  unmount();
  show('/bussiness?side=sale', aStatistic({ bothTransactionQuantity: 0 }));
  expect((await card('Doanh thu hoa hồng')).queryByText('tính một nửa cho mỗi bên')).not.toBeInTheDocument();
  expect(screen.queryByText(/giao dịch hai bên được chia nửa/)).not.toBeInTheDocument();
});

test.each([
  ['Doanh thu hoa hồng: 204 tr (204.000.001 đ)', 'figure=brokerageFeeRevenue'],
  ['Doanh thu hoa hồng, Khách mua: 94.500.000 đ', 'figure=totalBrokerageFeeByPurchase'],
  ['Giao dịch thành công, Khách mua: 2 GD', 'figure=purchaseTransactionQuantity'],
  [/^Khách đã đi xem 62/, 'figure=customerSeenQuantity'],
  [/^Tỷ lệ chốt 4,8%/, 'figure=synthetic.buyingPercent'],
  [/^Hoa hồng bình quân/, 'figure=synthetic.averageBrokerageFee'],
  ['BĐS đang bán: 1.284', 'figure=houseQuantity'],
  ['BĐS đang bán, kỳ trước: 1.200', 'figure=houseQuantity&previous=1'],
  ['Nhu cầu bán, Nhu cầu mới: 50', 'figure=saleQuantity'],
  ['Nhu cầu bán, Tỷ lệ xem, kỳ trước: 26', 'figure=sale.potentialPercent&previous=1'],
])('%s opens %s', async (name, address) => {
  const { url } = show();
  await userEvent.click(await button(name));
  expect(url()).toBe(`/bussiness?${address}`);
});

test('a bar of the chart opens its days', async () => {
  const { url } = show();
  await userEvent.click(await button('01/11/2026: 99.000.001 đ'));
  expect(url()).toBe('/bussiness?figure=brokerageFeeRevenue&bar=2026-11-01_2026-11-01');
  const table = screen.getByRole('table', { name: 'Doanh thu theo thời gian' });
  expect(within(table).getByRole('row', { name: '09/11 – 15/11/2026 20.000.000 đ 0 đ 0 đ' })).toBeInTheDocument();
});

test('the grouping of the chart is in the address; a single month has no months', async () => {
  const { url } = show();
  const chart = await card('Doanh thu theo thời gian');
  expect(chart.queryByRole('radio', { name: 'Tháng' })).not.toBeInTheDocument();
  await userEvent.click(chart.getByRole('radio', { name: 'Ngày' }));
  expect(url()).toBe('/bussiness?by=day');
  await waitFor(() => expect(callsOf(readBusinessStatistic).at(-1)?.body.by).toBe('day'));
  await userEvent.click(chart.getByRole('radio', { name: 'Tuần' }));
  expect(url()).toBe('/bussiness');
});

test.each([
  ['period=year', { type: 1, year: 2026 }, 'month'],
  ['period=quarter&by=day', { type: 2, year: 2026, quarter: 4 }, 'day'],
  ['by=month', { type: 3, year: 2026, month: 11 }, 'week'],
])('the address %s asks for %j by %s', async (address, period, by) => {
  show(`/bussiness?${address}&team=6`);
  await card('FiveWay');
  expect(callsOf(readBusinessStatistic)[0]?.body).toEqual({ period, team: 6, by });
});

test('FiveWay of a side, and the opened tables, are in the address', async () => {
  const { url } = show();
  const ways = await card('FiveWay');
  expect(ways.getByRole('button', { name: /^Giao dịch 3 giảm 1/ })).toBeVisible();
  await userEvent.click(ways.getByRole('radio', { name: 'Mua' }));
  expect(url()).toBe('/bussiness?side=purchase');
  expect(ways.getByRole('button', { name: /^Giao dịch 2 không đổi/ })).toBeVisible();
  expect(screen.getByRole('table', { name: 'Nhu cầu bán' })).toBeVisible();
  await userEvent.click(await tableHead('Nhu cầu mua'));
  expect(screen.getByRole('table', { name: 'Nhu cầu mua' })).toBeVisible();
  expect(url()).toBe('/bussiness?side=purchase&tables=sale%2Cpurchase');
  await userEvent.click(await tableHead('Nhu cầu bán'));
  await userEvent.click(await tableHead('Nhu cầu mua'));
  expect(screen.queryByRole('table', { name: 'Nhu cầu bán' })).not.toBeInTheDocument();
  expect(url()).toBe('/bussiness?side=purchase&tables=');
});

test('a table has both periods, the standard and whether it is reached', async () => {
  show();
  const table = within(await screen.findByRole('table', { name: 'Nhu cầu bán' }));
  const cells = (name: string) =>
    within(table.getByRole('rowheader', { name }).closest('tr')!).getAllByRole('cell').map((cell) => cell.textContent); // prettier-ignore
  expect(cells('Giá trị đầu kỳ')).toEqual(['BĐS', '–', '71', '–', '–']);
  expect(cells('Nhu cầu mới')).toEqual(['nhu cầu', '26', '50', '32,0', 'Đạt']);
  expect(cells('Khách đã đi xem')).toEqual(['lượt', '26', '25', '32,0', 'Chưa đạt']);
  expect((await tableHead('Nhu cầu mua')).textContent).toContain('1/2 chỉ tiêu đạt chuẩn');
});

const typeDay = async (name: string, day: string) => {
  const box = await screen.findByRole('textbox', { name });
  await userEvent.clear(box);
  await userEvent.type(box, `${day}{Enter}`);
  await userEvent.tab();
  expect(box).toHaveValue(day);
  return box;
};

test('more than two years are refused under their days, and nothing is asked for', async () => {
  const { url } = show();
  await card('Doanh thu hoa hồng');
  await userEvent.click(screen.getByRole('radio', { name: 'Tuỳ chọn' }));
  await typeDay('Đến ngày', '25/04/2026');
  const first = await typeDay('Từ ngày', '01/01/2020');
  expect(screen.getByRole('alert')).toHaveTextContent('Chọn tối đa 2 năm');
  expect(first).toHaveAccessibleDescription('Chọn tối đa 2 năm');
  expect(first).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Tìm kiếm' })).toBeDisabled();
  await userEvent.type(first, '{Enter}');
  expect(url()).toBe('/bussiness');
  expect(callsOf(readBusinessStatistic)).toHaveLength(1);
  await typeDay('Từ ngày', '25/04/2024');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Tìm kiếm' }));
  await waitFor(() => expect(url()).toBe('/bussiness?period=custom&from=2024-04-25&to=2026-04-25'));
});

test('an address with more than two years says so in place of the figures, and asks for none', async () => {
  show('/bussiness?period=custom&from=2020-01-01&to=2026-04-25&figure=totalCollected');
  const figures = within(screen.getByRole('region', { name: 'Số liệu kinh doanh' }));
  expect(await figures.findByText('Chọn tối đa 2 năm')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Thử lại' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Xuất' })).not.toBeInTheDocument();
  expect([...callsOf(readBusinessStatistic), ...callsOf(listFigureRows)]).toEqual([]);
});

test('other figures are asked for by the button; the old ones stay until they are here', async () => {
  const { url } = show();
  await card('Doanh thu hoa hồng');
  let go = () => undefined as void;
  const wait = new Promise<void>((resolve) => {
    go = resolve;
  });
  answer(readBusinessStatistic, async ({ body }) => {
    await wait;
    return aStatistic({ by: body.by, brokerageFeeRevenue: 7_000_000 });
  });
  await userEvent.click(screen.getByRole('button', { name: 'Kỳ trước' }));
  await userEvent.click(screen.getByRole('button', { name: 'Tìm kiếm' }));
  await waitFor(() => expect(url()).toBe('/bussiness?year=2026&month=10'));
  const revenue = await card('Doanh thu hoa hồng');
  // still those of November, and named so
  expect(revenue.getByText('204 tr')).toBeVisible();
  expect(revenue.getByText('Tháng 11/2026')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Số liệu kinh doanh' })).toHaveAttribute('aria-busy', 'true');
  act(go);
  expect(await revenue.findByText('7 tr')).toBeVisible();
  expect(revenue.getByText('Tháng 10/2026')).toBeVisible();
});

test.each(['transaction', 'receipt', 'accumulation', 'target'])(
  'a change of a %s refreshes the figures',
  async (noun) => {
    show();
    await card('Doanh thu hoa hồng');
    await openLive();
    try {
      answer(readBusinessStatistic, () => aStatistic({ brokerageFeeRevenue: 9_000_000 }));
      hearChange(noun, 5);
      expect(
        await screen.findByRole('button', { name: 'Doanh thu hoa hồng: 9 tr (9.000.000 đ)' }, { timeout: 4000 }),
      ).toBeVisible();
    } finally {
      closeLive();
    }
  },
);

test('a company that has just begun is told what to do next, each by their rights', async () => {
  const { unmount, url } = show('/bussiness', anEmptyStatistic());
  expect(await screen.findByText('Chưa có số liệu kinh doanh')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nhập giá trị đầu quý' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ghi nhận giao dịch' }));
  expect(url()).toBe('/bussiness/transaction?new=1');
  unmount();
  show('/bussiness', anEmptyStatistic(), aUser({ id: 7 }));
  expect(await button('Nhập tích luỹ hôm nay')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ghi nhận giao dịch' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Nhập giá trị đầu quý' })).not.toBeInTheDocument();
});

test('people without any figures can be left for everybody', async () => {
  const { url } = show('/bussiness?period=quarter&team=6', anEmptyStatistic());
  expect(await screen.findByText(/Không có số liệu của những người đang chọn/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Xem tất cả' }));
  await waitFor(() => expect(url()).toBe('/bussiness?period=quarter'));
});

test('an empty period of another time leads to the present one', async () => {
  const { url } = show('/bussiness?year=2019&month=3', anEmptyStatistic());
  await userEvent.click(await screen.findByRole('button', { name: 'Xem tháng này' }));
  expect(url()).toBe('/bussiness');
  expect(await screen.findByText('Chưa có số liệu kinh doanh')).toBeVisible();
});

test('a period without revenue after one with it is no new company', async () => {
  show('/bussiness', { ...anEmptyStatistic(), previous: aStatistic().previous });
  expect(await screen.findByText('Chưa có doanh thu trong kỳ này.')).toBeVisible();
  expect((await card('Doanh thu hoa hồng')).getByText('giảm 100%')).toBeInTheDocument();
});

test('loads in the shape of the screen, and says what has failed', async () => {
  show();
  refuse(readBusinessStatistic, 500, 'Máy chủ bận');
  expect(screen.getByRole('status', { name: 'Đang tải số liệu kinh doanh' })).toBeVisible();
  expect(await screen.findByText('Error: Máy chủ bận')).toBeVisible();
  answer(readBusinessStatistic, () => aStatistic());
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await card('Doanh thu hoa hồng')).toBeDefined();
});

test('a standard opens the quarters that it is made of; the address keeps it', async () => {
  const { url } = show();
  await userEvent.click(await button('Nhu cầu bán, Nhu cầu mới, Chuẩn: 32,0'));
  expect(await screen.findByText('96 ÷ 90 ngày × 30 ngày trong kỳ')).toBeVisible();
  expect(screen.getByRole('link', { name: /Quý 4\/2026/ })).toHaveAttribute(
    'href',
    '/bussiness/first-value?year=2026&quarter=4',
  );
  expect(url()).toBe('/bussiness?standard=sale.demand');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(url()).toBe('/bussiness'));
});
