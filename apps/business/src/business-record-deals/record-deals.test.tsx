import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listTransactions } from '@toam/contracts/deal/deal.endpoints';
import type { TransactionRow } from '@toam/contracts/deal/deal.schema';
import { JobPosition } from '@toam/domain/actor';
import { dayStart } from '@toam/domain/day';
import { aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { closeLive, hearChange, openLive } from '@toam/testing/live-socket';
import { renderRoute } from '@toam/testing/render-route';
import { aShare as aLedgerShare } from '../business/ledger.fixture';
import CustomerDealsSection from './customer-deals.section';
import HouseDealsTab from './house-deals.tab';

const duyên = { id: 31, name: 'Cao Mỹ Duyên', may_open: true };
const aShare = (differing: Partial<TransactionRow> = {}): TransactionRow =>
  aLedgerShare({ customer_id: 31, customer: duyên, transactionType: 1, may_edit: false, ...differing });

const cancelled = aShare({
  ...{ id: 43, transactionCode: 'GD-2611-0043', cancelDate: dayStart('2026-11-20'), feesPayable: 71_000_000 },
  ...{ brokerageFeeReceived: 20_000_000, brokerageFeeReceivable: 0 },
  customer: { id: 32, name: 'Vũ Thanh Tùng', may_open: false },
});

const sums = {
  ...{ fees: 169_000_000, reduced: 0, payable: 169_000_000, collected: 100_000_000, receivable: 69_000_000 },
  ...{ cancelled: 0, retained: 0 },
};

const answerShares = (list: TransactionRow[], total = list.length) =>
  answer(listTransactions, ({ query }) => ({
    ...{ total, total_page: Math.ceil(total / 10), page: query.page, list },
    sums: { ...sums, cancelled: list.filter(({ cancelDate }) => cancelDate !== null).length },
  }));

const routes = [
  { path: '/customer/31', element: <CustomerDealsSection customerId={31} /> },
  { path: '/house/12', element: <HouseDealsTab houseId={12} /> },
  { path: '*', element: null },
];
const accountant = aUser({ id: 5, job_position: JobPosition.accountant });
const lineOf = async (name: RegExp | string) => (await screen.findByText(name)).closest('li')!;

test('a customer’s page has their deals with houses, people, states and what is still to be collected', async () => {
  answerShares([aShare()]);
  renderRoute(routes, '/customer/31');
  const line = within(await lineOf('148/12 Nguyễn Văn Đậu'));
  expect(line.getByRole('link', { name: '148/12 Nguyễn Văn Đậu' })).toHaveAttribute('href', '/house/12486');
  expect(line.getByText('Đặt cọc')).toBeVisible();
  expect(line.getByText('Nguyễn Thu Hà · Khách mua')).toBeVisible();
  expect(line.getByText(/Đặt cọc 18\/11\/2026 · Giá chốt 8,45 tỷ/)).toBeVisible();
  expect(line.getByText('69.000.000')).toBeVisible();
  expect(line.getByRole('link', { name: 'Mở' })).toHaveAttribute('href', '/bussiness/transaction?tab=detail&open=42');
  expect(screen.getByRole('heading', { name: '1 phần hoa hồng' })).toBeVisible();
  expect(callsOf(listTransactions)[0]?.query).toMatchObject({ customer_id: 31, group: 'detail', page: 1, size: 10 });
  // agents record nothing
  expect(screen.queryByRole('button', { name: 'Ghi nhận giao dịch' })).not.toBeInTheDocument();
});

test('a house’s page has its deals with customers; of a cancelled one only what is kept', async () => {
  answerShares([cancelled]);
  renderRoute(routes, '/house/12');
  const line = within(await lineOf('Vũ Thanh Tùng'));
  expect(screen.getByText('Không tính 1 phần đã huỷ cọc')).toBeVisible();
  expect(line.queryByRole('link', { name: 'Vũ Thanh Tùng' })).not.toBeInTheDocument();
  expect(line.getByText('Đã huỷ cọc')).toBeVisible();
  expect(line.getByText('71.000.000').closest('s')).not.toBeNull();
  expect(line.getByText('Hoa hồng giữ lại')).toBeVisible();
  expect(callsOf(listTransactions)[0]?.query).toMatchObject({ house_id: 12 });
});

test('who records deals begins one from here', async () => {
  answerShares([aShare()]);
  const { url } = renderRoute(routes, '/house/12', { user: accountant });
  await userEvent.click(await screen.findByRole('button', { name: 'Ghi nhận giao dịch' }));
  expect(url()).toBe('/bussiness/transaction/new?house=12');
});

test('more come on request, each once', async () => {
  answer(listTransactions, ({ query }) => ({
    ...{ total: 2, total_page: 2, page: query.page, list: query.page === 1 ? [aShare()] : [aShare(), cancelled] },
    sums,
  }));
  renderRoute(routes, '/customer/31');
  await userEvent.click(await screen.findByRole('button', { name: 'Xem thêm 1' }));
  expect(await screen.findByText('Đã huỷ cọc')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('nothing, and an API that fails, say so; who records may begin at once', async () => {
  answerShares([]);
  const { unmount } = renderRoute(routes, '/customer/31', { user: accountant });
  expect(await screen.findByText(/Chưa có giao dịch nào với khách này/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ghi nhận giao dịch' })).toBeVisible();
  unmount();
  refuse(listTransactions, 500, 'Máy chủ bận');
  renderRoute(routes, '/house/12');
  expect(await screen.findByText('Error: Máy chủ bận')).toBeVisible();
  answerShares([aShare()]);
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByText('Cao Mỹ Duyên')).toBeVisible();
});

test('an open page follows what accountants record', async () => {
  answerShares([aShare()]);
  renderRoute(routes, '/customer/31');
  await screen.findByText('Đặt cọc');
  await openLive();
  try {
    answerShares([aShare({ status: 3 })]);
    hearChange('transaction', 42);
    expect(await screen.findByText('Công chứng HĐMB')).toBeVisible();
  } finally {
    closeLive();
  }
});
