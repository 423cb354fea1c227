import { dealPaperText as text } from '@toam/contracts/deal/deal-paper.text';
import { CouponDialog } from '../business/paper/coupon.dialog';
import { PickShare } from './pick-share';

/** A reduction of a share that is chosen first. */
export const NewCouponDialog = ({ onClose }: { onClose: () => void }) => (
  <PickShare title={text.couponNew} isDue onClose={onClose}>
    {(shareId) => <CouponDialog shareId={shareId} couponId={null} onClose={onClose} />}
  </PickShare>
);
