import type { ReceiptRow } from '@toam/contracts/deal/deal.schema';
import { CancelBillDialog } from './cancel-bill.dialog';
import { CouponDialog } from './coupon.dialog';
import { ReceiptOfShareDialog } from './receipt-of-share.dialog';
import { ReceiptDialog } from './receipt.dialog';

/** The dialog over a share's panel. A bill that stands is changed, else the deal is cancelled. */
export type OpenPaper =
  | { kind: 'new-receipt' }
  | { kind: 'receipt'; receipt: ReceiptRow }
  | { kind: 'coupon'; couponId: number | null }
  | { kind: 'bill' };

interface PaperDialogProps {
  shareId: number;
  paper: OpenPaper;
  onClose: () => void;
}

export function PaperDialog({ shareId, paper, onClose }: PaperDialogProps) {
  switch (paper.kind) {
    case 'new-receipt':
      return <ReceiptOfShareDialog shareId={shareId} onClose={onClose} />;
    case 'receipt':
      return <ReceiptDialog receipt={paper.receipt} onClose={onClose} />;
    case 'coupon':
      return <CouponDialog shareId={shareId} couponId={paper.couponId} onClose={onClose} />;
    case 'bill':
      return <CancelBillDialog shareId={shareId} onClose={onClose} />;
  }
}
