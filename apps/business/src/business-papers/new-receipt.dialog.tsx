import { dealPaperText as text } from '@toam/contracts/texts/deal-paper';
import { FreshShare } from './fresh-share';
import { PickShare } from './pick-share';
import { ReceiptsNewDialog } from './receipts-new.dialog';

interface ReceiptOfShareDialogProps {
  shareId: number;
  onClose: () => void;
}

/** A receipt of one share, as it is now. */
export const ReceiptOfShareDialog = ({ shareId, onClose }: ReceiptOfShareDialogProps) => (
  <FreshShare shareId={shareId} title={text.receiptsNew(1)} onClose={onClose}>
    {(share) => <ReceiptsNewDialog shares={[share]} onClose={onClose} />}
  </FreshShare>
);

/** A receipt of a share that is chosen first. */
export const NewReceiptDialog = ({ onClose }: { onClose: () => void }) => (
  <PickShare title={text.receiptsNew(1)} isDue onClose={onClose}>
    {(shareId) => <ReceiptOfShareDialog shareId={shareId} onClose={onClose} />}
  </PickShare>
);
