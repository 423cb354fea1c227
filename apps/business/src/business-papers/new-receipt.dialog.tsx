import { dealPaperText as text } from '@toam/contracts/deal/deal-paper.text';
import { ReceiptOfShareDialog } from '../business/paper/receipt-of-share.dialog';
import { PickShare } from './pick-share';

/** A receipt of a share that is chosen first. */
export const NewReceiptDialog = ({ onClose }: { onClose: () => void }) => (
  <PickShare title={text.receiptsNew(1)} isDue onClose={onClose}>
    {(shareId) => <ReceiptOfShareDialog shareId={shareId} onClose={onClose} />}
  </PickShare>
);
