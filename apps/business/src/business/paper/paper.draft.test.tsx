import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cancelDeal, changeReceipt, createCoupon, readTransaction } from '@toam/contracts/deal/deal.endpoints';
import { anAdmin } from '@toam/testing/a-user';
import { answer } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { walkDraft } from '@toam/testing/walk-draft';
import type { ReactElement } from 'react';
import { aBill, aCoupon, aReceipt, aSharePage } from '../ledger.fixture';
import { CancelBillDialog } from './cancel-bill.dialog';
import { CouponDialog } from './coupon.dialog';
import { ReceiptDialog } from './receipt.dialog';

const close = () => undefined;

beforeEach(() => {
  answer(readTransaction, () => aSharePage());
  answer(changeReceipt, () => aReceipt({ version: 2 }));
  answer(createCoupon, () => aCoupon());
  answer(cancelDeal, () => ({ list: [aBill()] }));
});

const opening = (element: ReactElement) => async () =>
  renderRoute([{ path: '/', element }], '/', { user: anAdmin({ id: 7 }) });
const noteField = () => screen.findByLabelText(/Ghi chú/);
async function press(): Promise<void> {
  const button = screen.queryByRole('button', { name: 'Lưu' });
  if (!button) return;
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

walkDraft({
  ...{ form: 'receipt', name: 'receipt-31', saves: changeReceipt, field: noteField, press },
  open: opening(<ReceiptDialog receipt={aReceipt()} onClose={close} />),
  finished: { version: 1, before: { feeCollect: 100_000_000 }, changes: { feeCollect: 90_000_000 } },
});

walkDraft({
  ...{ form: 'coupon', name: 'coupon-new-42', saves: createCoupon, field: noteField, press },
  open: opening(<CouponDialog shareId={42} couponId={null} onClose={close} />),
  finished: { reducedFee: 1_000_000, note: 'Khách quen' },
});

walkDraft({
  ...{ form: 'cancel-bill', name: 'cancel-bill-new-42', saves: cancelDeal, field: noteField, press },
  open: opening(<CancelBillDialog shareId={42} onClose={close} />),
  finished: { cancelDate: '2026-11-21', note: 'Khách đổi ý', extent: 'deal' },
});
