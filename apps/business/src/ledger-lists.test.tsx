import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  listCancelBills,
  listCoupons,
  listReceipts,
  listTransactions,
  readTransaction,
  suggestCodes,
} from '@toam/contracts/deal/deal.endpoints';
import { exportRows } from '@toam/contracts/export/export.endpoints';
import { listUsersByCondition } from '@toam/contracts/user/user.endpoints';
import { listHistory } from '@toam/contracts/history/history.endpoints';
import { dayStart } from '@toam/domain/day';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { stopClockAt } from '@toam/testing/clock';
import { renderRoute } from '@toam/testing/render-route';
import { aStaffRow } from './business/business-staff.fixture';
import { aBill, aCoupon, answerCounts, aReceipt, aShare, aSharePage } from './business/ledger.fixture';
// loaded before the first test, not within its second of patience
import './business-papers/cancel-bill-list.screen';
import './business-papers/coupon-list.screen';
import './business-papers/receipt-list.screen';
import './business/share-panel/share-panel';
import { Component as Frame } from './business-transaction/transaction.frame';

stopClockAt(dayStart('2026-11-23') + 9 * 3600);

const routes = [
  { path: '/bussiness/transaction', Component: Frame },
  { path: '*', element: null },
];
const page = { total_page: 1, page: 1 };

function show(address: string, user = anAdmin()) {
  const staff = [aStaffRow({ id: 7 }), aStaffRow({ id: 9, name: 'Lê Ngọc Diễm' })];
  answer(listUsersByCondition, () => ({ list: staff, total: 2, ...page }));
  answerCounts();
  answer(listReceipts, () => {
    const list = [aReceipt(), aReceipt({ id: 30, feeCode: 'PT-2611-0030', retained: true })];
    return { list, total: 2, ...page, sums: { collected: 200_000_000 } };
  });
  answer(listCoupons, () => ({ list: [aCoupon()], total: 1, ...page, sums: { reduced: 9_000_000 } }));
  answer(listCancelBills, () => ({ list: [aBill()], total: 1, ...page, sums: { retained: 100_000_000 } }));
  answer(readTransaction, () => aSharePage());
  answer(listHistory, () => ({ list: [], total: 0, ...page }));
  return renderRoute(routes, address, { user });
}
const row = (name: RegExp) => screen.findByRole('row', { name });

test('receipts of the month, ten a page, with the sum of all of them', async () => {
  show('/bussiness/transaction?tab=receipt');
  const shown = within(await row(/PT-2611-0031/));
  expect(shown.getByText('20/11/2026')).toBeVisible();
  expect(shown.getByText('148/12 Nguyễn Văn Đậu')).toBeVisible();
  expect(shown.getByText('Bình Thạnh · Cao Mỹ Duyên')).toBeVisible();
  expect(within(await row(/PT-2611-0030/)).getByText('Hoa hồng giữ lại')).toBeVisible();
  expect(screen.getByText(/200\.000\.000/)).toBeVisible();
  expect(callsOf(listReceipts)[0]?.query).toMatchObject({
    ...{ page: 1, size: 10, startAt: dayStart('2026-11-01'), endAt: dayStart('2026-12-01') - 1 },
  });
});

test('a link shows one receipt of any period, until its chip is taken off', async () => {
  const { url } = show('/bussiness/transaction?tab=receipt&record=31');
  await row(/PT-2611-0031/);
  expect(callsOf(listReceipts)[0]?.query).toMatchObject({ id: 31, search: '', page: 1, size: 10 });
  expect(screen.getByText('Chỉ #31')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Bỏ lọc Mã số' }));
  await waitFor(() => expect(callsOf(listReceipts).at(-1)?.query).toHaveProperty('startAt'));
  expect(url()).toBe('/bussiness/transaction?tab=receipt');
});

test('a double click changes a receipt; who only reads gets the panel of its share', async () => {
  const recorder = show('/bussiness/transaction?tab=receipt');
  await userEvent.dblClick(within(await row(/PT-2611-0031/)).getByText('20/11/2026'));
  expect(await screen.findByText('Phiếu thu PT-2611-0031')).toBeVisible();
  recorder.unmount();

  const { url } = show('/bussiness/transaction?tab=receipt', aUser({ id: 7 }));
  answer(listReceipts, () => ({
    ...{ list: [aReceipt({ may_edit: false })], total: 1, ...page, sums: { collected: 100_000_000 } },
  }));
  answer(readTransaction, () => aSharePage({ may_edit: false, receipts: [aReceipt({ may_edit: false })] }));
  await userEvent.dblClick(within(await row(/PT-2611-0031/)).getByText('20/11/2026'));
  const panel = within(await screen.findByRole('dialog', { name: 'Giao dịch GD-2611-0042' }));
  expect(url()).toContain('open=42');
  expect(panel.queryByRole('button', { name: /Sửa/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Tạo phiếu thu' })).not.toBeInTheDocument();
});

test('the code of the share opens its panel, back closes it', async () => {
  const { url } = show('/bussiness/transaction?tab=coupon');
  await userEvent.click(await screen.findByRole('link', { name: 'Mở giao dịch GD-2611-0042' }));
  expect(await screen.findByRole('dialog', { name: 'Giao dịch GD-2611-0042' })).toBeVisible();
  expect(url()).toBe('/bussiness/transaction?tab=coupon&open=42');
  await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
  await waitFor(() => expect(url()).toBe('/bussiness/transaction?tab=coupon'));
});

test('a new receipt begins with the share that it is for', async () => {
  show('/bussiness/transaction?tab=receipt');
  answer(listTransactions, () => ({
    ...{ list: [aShare(), aShare({ id: 43, transactionCode: 'GD-X', cancelDate: 1 })], total: 2, ...page },
    sums: { fees: 0, reduced: 0, payable: 0, collected: 0, receivable: 0, cancelled: 0, retained: 0 },
  }));
  answer(suggestCodes, () => ({ code: 'PT-2611-0032', codes: ['PT-2611-0032'] }));
  await row(/PT-2611-0031/);
  await userEvent.click(screen.getByRole('button', { name: 'Tạo phiếu thu' }));
  await userEvent.click(await screen.findByRole('combobox', { name: /Chọn giao dịch/ }));
  await userEvent.click(await screen.findByText('GD-2611-0042 · Nguyễn Thu Hà'));
  expect(screen.queryByText(/GD-X/)).not.toBeInTheDocument();
  expect(callsOf(listTransactions)[0]?.query).toMatchObject({ due: 1, group: 'detail' });
  expect(await screen.findByLabelText(/Mã phiếu thu/)).toHaveValue('PT-2611-0032');
});

test('reductions and cancel bills have their sums and their dialogs', async () => {
  const coupons = show('/bussiness/transaction?tab=coupon');
  await userEvent.dblClick(await screen.findByText('Bình Thạnh · Cao Mỹ Duyên'));
  expect(await screen.findByText('Tạo phiếu giảm hoa hồng', { selector: '.ant-modal-title' })).toBeVisible();
  coupons.unmount();

  show('/bussiness/transaction?tab=cancel');
  answer(readTransaction, () => aSharePage({ cancelDate: dayStart('2026-11-21'), cancel_bill: aBill() }));
  await userEvent.dblClick(await screen.findByText('21/11/2026'));
  expect(await screen.findByText('Phiếu huỷ cọc của GD-2611-0042')).toBeVisible();
});

test('an empty month offers every period, and words without a result can be cleared', async () => {
  const { url } = show('/bussiness/transaction?tab=cancel');
  answer(listCancelBills, () => ({ list: [], total: 0, ...page, total_page: 0, sums: { retained: 0 } }));
  expect(await screen.findByText('Không có giao dịch nào huỷ cọc trong kỳ này.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Xem mọi kỳ' }));
  await waitFor(() => expect(url()).toBe('/bussiness/transaction?tab=cancel&anytime=1'));
  await waitFor(() => expect(callsOf(listCancelBills).at(-1)?.query).not.toHaveProperty('startAt'));
  await userEvent.type(screen.getByRole('searchbox'), 'không có{Enter}');
  expect(await screen.findByText('Không có phiếu huỷ cọc nào khớp bộ lọc.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Xoá bộ lọc' }));
  expect(await screen.findByText('Chưa có giao dịch nào huỷ cọc.')).toBeVisible();
});

test('a failure can be tried again', async () => {
  show('/bussiness/transaction?tab=receipt');
  refuse(listReceipts, 500, 'Máy chủ bận');
  expect(await screen.findByText('Error: Máy chủ bận')).toBeVisible();
  answer(listReceipts, () => ({ list: [aReceipt()], total: 1, ...page, sums: { collected: 100_000_000 } }));
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await row(/PT-2611-0031/)).toBeVisible();
});

test('a column sorts the list, in the address, and its own order comes first', async () => {
  const { url } = show('/bussiness/transaction?tab=receipt');
  await row(/PT-2611-0031/);
  expect(callsOf(listReceipts)[0]?.query).toMatchObject({ sort: 'dateCollect', order: 'desc' });
  const head = screen.getByRole('columnheader', { name: /Số tiền thu/ });
  await userEvent.click(within(head).getByRole('button', { name: /Số tiền thu/ }));
  await waitFor(() => expect(url()).toContain('sort=feeCollect'));
  await waitFor(() => expect(callsOf(listReceipts).at(-1)?.query).toMatchObject({ sort: 'feeCollect' }));
  expect(screen.getByRole('columnheader', { name: 'Ghi chú' })).not.toHaveAttribute('aria-sort');
});

test.each([
  ['coupon', 'Bình Thạnh · Cao Mỹ Duyên', 'coupon', ['made', 'reducedFee', 'note']],
  ['cancel', '21/11/2026', 'cancel_bill', ['cancelDate', 'feeCollected', 'note']],
])('the list of the tab %s is exported as it stands', async (tab, shown, kind, keys) => {
  show(`/bussiness/transaction?tab=${tab}`);
  await screen.findByText(shown);
  answer(exportRows, () => null as never);
  await userEvent.click(screen.getByRole('button', { name: /Xuất Excel/ }));
  await userEvent.click(await screen.findByText('Theo bộ lọc hiện tại'));
  await waitFor(() => expect(callsOf(exportRows)[0]?.params).toEqual({ kind }));
  const asked = callsOf(exportRows)[0]?.body;
  expect(asked?.columns.map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
  expect(asked).toMatchObject({ sort: keys[0], order: 'desc' });
});
