import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listLedgerMonths, listTransactions } from '@toam/contracts/deal/deal.endpoints';
import { dayStart } from '@toam/domain/day';
import { aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { stopClockAt } from '@toam/testing/clock';
import { renderRoute } from '@toam/testing/render-route';
import { Component as Deals } from './deal-list.screen';
import { Component as Shares } from './share-list.screen';
import { dealListColumns, shareListColumns } from './transaction-list.columns';
import {
  aDealRow,
  anAccountant,
  answerTransactions,
  cancelledShare,
  foreignShare,
  openShare,
  settledShare,
} from './transaction.fixture';

jest.setTimeout(30_000);
stopClockAt(dayStart('2026-11-23') + 9 * 3600);

const routes = [
  { path: '/bussiness/transaction', Component: Shares },
  { path: '/deals', Component: Deals },
  { path: '*', element: null },
];
const row = (name: RegExp) => screen.findByRole('row', { name });

const sums = {
  ...{ fees: 358_000_000, payable: 358_000_000, collected: 289_000_000, receivable: 69_000_000 },
  ...{ cancelled: 1, retained: 20_000_000 },
};
const showShares = (user = anAccountant(), address = '/bussiness/transaction?tab=detail') => {
  answerTransactions([openShare, settledShare, cancelledShare], sums);
  return renderRoute(routes, address, { user });
};

test('asks for this month, ten a page; the sums of all pages stand above the rows, without what was cancelled', async () => {
  showShares();
  const total = within(await row(/Tổng 2 dòng, không tính 1 dòng huỷ cọc \(giữ lại 20\.000\.000\)/));
  expect(total.getAllByText('358.000.000')).toHaveLength(2);
  expect(total.getByText('69.000.000')).toBeVisible();
  expect(callsOf(listTransactions)[0]?.query).toMatchObject({
    ...{ group: 'detail', page: 1, size: 10 },
    ...{ startAt: dayStart('2026-11-01'), endAt: dayStart('2026-12-01') - 1 },
  });
  const cancelled = within(await row(/GD-2611-0035/));
  expect(cancelled.getByText('Đã huỷ cọc')).toBeVisible();
  expect(cancelled.getByText('Giữ lại 20 tr')).toBeVisible();
});

test.each([
  ['deals', dealListColumns, 0],
  ['shares, with their boxes', shareListColumns, 40],
])('the list of %s fits a screen of 1280 beside the narrow menu, so its last tag is whole', (_what, columns, boxes) => {
  expect(columns.reduce((sum, { width }) => sum + width, boxes)).toBeLessThanOrEqual(1280 - 64);
});

test('a settled or cancelled share can’t be ticked, nor with all', async () => {
  showShares();
  expect(within(await row(/GD-2611-0040/)).getByRole('checkbox')).toBeDisabled();
  expect(within(await row(/GD-2611-0035/)).getByRole('checkbox')).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Chọn tất cả các dòng đã tải' }));
  expect(within(await row(/GD-2611-0042/)).getByRole('checkbox')).toBeChecked();
  const bar = within(await screen.findByRole('toolbar', { name: 'Đã chọn 1' }));
  expect(bar.getByText('còn phải thu 69.000.000 đ')).toBeVisible();
  expect(bar.getByRole('button', { name: 'Tạo phiếu thu' })).toBeEnabled();
});

test('a double click edits for whoever records, and opens the share for everybody else', async () => {
  const { url, unmount } = showShares();
  await userEvent.dblClick(within(await row(/GD-2611-0042/)).getByText('Nguyễn Thu Hà'));
  expect(url()).toBe('/bussiness/transaction/9/edit?share=42');
  unmount();
  const other = showShares(aUser({ id: 7 }));
  await userEvent.dblClick(within(await row(/GD-2611-0042/)).getByText('Nguyễn Thu Hà'));
  expect(other.url()).toContain('open=42');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('what is still to be collected, of any time: both in the address', async () => {
  const { url } = showShares();
  await row(/GD-2611-0042/);
  // the chip, not the heading that sorts
  await userEvent.click(screen.getAllByRole('button', { name: 'Còn phải thu' })[0]!);
  await userEvent.click(screen.getByRole('button', { name: 'Bỏ lọc Kỳ' }));
  await waitFor(() => expect(url()).toBe('/bussiness/transaction?tab=detail&due=1&anytime=1'));
  const query = callsOf(listTransactions).at(-1)?.query ?? {};
  expect(query).toMatchObject({ due: 1 });
  expect(query).not.toHaveProperty('startAt');
});

test('another period is asked for from its chip', async () => {
  const { url } = showShares();
  await userEvent.click(await screen.findByRole('button', { name: 'Đặt cọc: tháng 11/2026' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Kỳ trước' }));
  await waitFor(() => expect(url()).toContain('month=10'));
  await waitFor(() =>
    expect(callsOf(listTransactions).at(-1)?.query).toMatchObject({ startAt: dayStart('2026-10-01') }),
  );
});

test('another’s amounts are said to be hidden, never 0', async () => {
  answerTransactions([foreignShare]);
  renderRoute(routes, '/bussiness/transaction', { user: aUser({ id: 7 }) });
  expect(within(await row(/GD-2611-0043/)).getAllByText('Không hiển thị')).toHaveLength(5);
});

test('a deal shows its people and their sums; what a co-sharer does not read is said', async () => {
  answerTransactions([aDealRow([openShare, foreignShare])], { payable: 169_000_000, receivable: 69_000_000 });
  const { url } = renderRoute(routes, '/deals', { user: aUser({ id: 7 }) });
  const deal = within(await row(/148\/12 Nguyễn Văn Đậu/));
  expect(deal.getByText('Nguyễn Thu Hà, Lê Hoàng Phúc')).toBeVisible();
  expect(deal.getByText('1 phần khác không hiển thị')).toBeVisible();
  expect(deal.getByText('69.000.000')).toBeVisible();
  expect(screen.getByText('Tổng 1 giao dịch')).toBeVisible();
  await userEvent.dblClick(deal.getByText('Nguyễn Thu Hà, Lê Hoàng Phúc'));
  expect(url()).toBe('/deals?open=42');
});

test('no deals in the period: the way out is any period; a ledger that fails can be asked again', async () => {
  answerTransactions([]);
  const { url, unmount } = renderRoute(routes, '/deals', { user: anAccountant() });
  await userEvent.click(await screen.findByRole('button', { name: 'Xem mọi kỳ' }));
  await waitFor(() => expect(url()).toBe('/deals?anytime=1'));
  expect(await screen.findByText('Chưa có giao dịch nào.')).toBeVisible();
  unmount();
  refuse(listTransactions, 500, 'Máy chủ bận');
  renderRoute(routes, '/deals', { user: anAccountant() });
  expect(await screen.findByText('Error: Máy chủ bận')).toBeVisible();
});

test('a code of another month is one press away, and “Xoá bộ lọc” keeps the words', async () => {
  answerTransactions([]);
  answer(listLedgerMonths, () => ({ months: [] }));
  const { url } = renderRoute(routes, '/deals?search=GD-2610-0007&due=1', { user: anAccountant() });
  expect(await screen.findByText('Không có giao dịch nào khớp bộ lọc.')).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Xoá bộ lọc' }).at(-1)!);
  await waitFor(() => expect(url()).toBe('/deals?search=GD-2610-0007'));
  await userEvent.click(screen.getByRole('button', { name: 'Xem mọi kỳ' }));
  await waitFor(() => expect(url()).toBe('/deals?search=GD-2610-0007&anytime=1'));
  await userEvent.click(await screen.findByRole('button', { name: 'Xoá bộ lọc' }));
  await waitFor(() => expect(url()).toBe('/deals?anytime=1'));
});

test('the month that has the searched code is named, and one press goes there with search and filters', async () => {
  answerTransactions([]);
  answer(listLedgerMonths, () => ({
    months: [
      { year: 2026, month: 10, total: 1 },
      { year: 2025, month: 12, total: 2 },
    ],
  }));
  const { url } = renderRoute(routes, '/deals?search=GD-2610-0007&due=1&whose=people&users=7', {
    user: anAccountant(),
  });
  expect(await screen.findByText('Có 1 giao dịch ở tháng 10, 2 giao dịch ở tháng 12/2025.')).toBeVisible();
  expect(callsOf(listLedgerMonths)[0]?.query).toEqual({ list: 'deal', search: 'GD-2610-0007', due: 1, users: [7] });
  await userEvent.click(screen.getByRole('button', { name: 'Xem tháng 10' }));
  await waitFor(() => expect(url()).toContain('month=10'));
  expect(url()).toContain('search=GD-2610-0007&due=1');
  expect(url()).toContain('users=7');
  await waitFor(() =>
    expect(callsOf(listTransactions).at(-1)?.query).toMatchObject({ startAt: dayStart('2026-10-01') }),
  );
});
