import { dealPaperText as text } from '@toam/contracts/deal/deal-paper.text';
import { CancelBillDialog } from '../business/paper/cancel-bill.dialog';
import { PickShare } from './pick-share';

/** Cancels a deal or share that is chosen first. */
export const NewCancelBillDialog = ({ onClose }: { onClose: () => void }) => (
  <PickShare title={text.billNew} isDue={false} onClose={onClose}>
    {(shareId) => <CancelBillDialog shareId={shareId} onClose={onClose} />}
  </PickShare>
);
