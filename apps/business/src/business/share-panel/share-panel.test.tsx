import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readTransaction, suggestCodes } from '@toam/contracts/deal/deal.endpoints';
import type { TransactionPage } from '@toam/contracts/deal/deal.schema';
import { listHistory } from '@toam/contracts/history/history.endpoints';
import { dayStart } from '@toam/domain/day';
import { anAdmin } from '@toam/testing/a-user';
import { answer, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { aBill, aCoupon, aShare, aSharePage } from '../ledger.fixture';
import { SharePanel } from './share-panel';
import { linesOf } from './share-sum';

const element = <SharePanel shareId={42} onClose={() => undefined} />;
const recorded = {
  ...{ id: 1, user: null, column: 'created_at', old_value: null, new_value: 'Ghi nhận', created_at: 1_795_000_000 },
};
function show(share: TransactionPage | null = aSharePage()) {
  if (share) answer(readTransaction, () => share);
  answer(listHistory, () => ({ total: 1, total_page: 1, page: 1, list: [recorded] }));
  return renderRoute([{ path: '/', element }], '/', { user: anAdmin() });
}
const panel = async () => within(await screen.findByRole('dialog', { name: /Giao dịch/ }));
const nothingOwn = {
  ...{ in_scope: false, customer_id: null, customer: null, brokerageRate: null, brokerageFeeUser: null },
  ...{ reducedFee: null, feesPayable: null, brokerageFeeReceived: null, brokerageFeeReceivable: null },
  ...{ brokerageFeeStatus: null, note: null, may_edit: false },
} as const;

test.each([
  ['a share of which a part is collected', {}, [169, 0, 169, 100, 69]],
  [
    'a reduced one',
    { reducedFee: 9_000_000, feesPayable: 160_000_000, brokerageFeeReceivable: 60_000_000 },
    [169, 9, 160, 100, 60],
  ],
  ['a cancelled one', { cancelDate: dayStart('2026-11-21'), brokerageFeeReceivable: 0 }, [169, 0, 169, 100]],
])('the lines of %s follow from each other', (_what, differing, millions) => {
  const lines = linesOf(aSharePage(differing));
  expect(lines.map(({ amount }) => amount / 1_000_000)).toEqual(millions);
});

test('shows the money as a sum, the papers, the deal with its links, and what can be done', async () => {
  show(aSharePage({ coupons: [aCoupon()], others: [aShare({ id: 43, transactionCode: 'GD-2611-0043' })] }));
  const shown = await panel();
  expect(await shown.findByRole('row', { name: 'Hoa hồng còn phải thu 69.000.000 đ' })).toBeVisible();
  expect(shown.getByRole('link', { name: '148/12 Nguyễn Văn Đậu' })).toHaveAttribute('href', '/house/12486');
  expect(shown.getByRole('link', { name: 'Cao Mỹ Duyên' })).toHaveAttribute('href', '/customer/41');
  expect(shown.getByRole('link', { name: 'Nguyễn Thu Hà' })).toHaveAttribute('href', '/employment?person=7');
  expect(shown.getByRole('link', { name: 'Mở giao dịch GD-2611-0043' })).toHaveAttribute('href', '/?open=43');
  expect(shown.getByRole('button', { name: 'Sửa phiếu thu PT-2611-0031' })).toBeVisible();
  expect(await shown.findByText('Ghi nhận')).toBeVisible();
  expect(shown.getByRole('button', { name: 'Sửa phiếu giảm 9.000.000 đ' })).toBeVisible();
  answer(suggestCodes, () => ({ code: 'PT-2611-0032', codes: ['PT-2611-0032'] }));
  await userEvent.click(shown.getByRole('button', { name: 'Tạo phiếu thu' }));
  expect(await screen.findByLabelText(/Số tiền thu/)).toHaveValue('69.000.000');
});

test('of a cancelled share nothing more is collected or reduced', async () => {
  show(aSharePage({ cancelDate: dayStart('2026-11-21'), brokerageFeeReceivable: 0, cancel_bill: aBill() }));
  const shown = await panel();
  expect(await shown.findByText(/^Đã huỷ cọc ngày 21\/11\/2026/)).toBeVisible();
  expect(shown.getByRole('row', { name: 'Hoa hồng giữ lại 100.000.000 đ' })).toBeVisible();
  expect(shown.queryByRole('button', { name: 'Tạo phiếu thu' })).not.toBeInTheDocument();
  expect(shown.queryByRole('button', { name: 'Giảm hoa hồng' })).not.toBeInTheDocument();
  expect(shown.getByRole('button', { name: 'Sửa phiếu huỷ cọc' })).toBeVisible();
});

test('what is another person’s own is not shown, and never as 0', async () => {
  const others = [aShare({ id: 43, transactionCode: 'GD-2611-0043' })];
  show(aSharePage({ ...nothingOwn, receipts: [], others }));
  const shown = await panel();
  expect((await shown.findAllByText('Không hiển thị')).length).toBe(2);
  expect(shown.queryByText('0 đ')).not.toBeInTheDocument();
  expect(shown.queryByText('Phiếu thu')).not.toBeInTheDocument();
});

test('the other person’s part in my deal is named without its fee and leads nowhere', async () => {
  show(aSharePage({ may_edit: false, others: [aShare({ id: 43, transactionCode: 'GD-2611-0043', ...nothingOwn })] }));
  const others = within(await (await panel()).findByRole('region', { name: 'Các phần khác của giao dịch' }));
  expect(others.getByText('Không hiển thị')).toBeVisible();
  expect(others.queryByRole('link')).not.toBeInTheDocument();
});

test('a link to somebody else’s share says why nothing is shown', async () => {
  refuse(readTransaction, 403, 'Bạn không có quyền xem số liệu của nhân viên này');
  show(null);
  expect(await screen.findByRole('heading', { name: /Bạn không có quyền xem/ })).toBeVisible();
});
