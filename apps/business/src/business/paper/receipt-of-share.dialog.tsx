import { dealPaperText as text } from '@toam/contracts/deal/deal-paper.text';
import { FreshShare } from './fresh-share';
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
