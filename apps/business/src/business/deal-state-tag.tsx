import type { TransactionRow } from '@toam/contracts/deal/deal.schema';
import { recordDealsText } from '@toam/contracts/texts/record-deals';
import { dealStatusText } from '@toam/contracts/texts/deal';
import { DealStatus } from '@toam/domain/deal/deal-values';
import { StatusTag, type Tone } from '@toam/ui/core';

const tones: Record<DealStatus, Tone> = {
  [DealStatus.reserved]: 'warning',
  [DealStatus.deposited]: 'info',
  [DealStatus.notarized]: 'teal',
  [DealStatus.registering]: 'success',
};

/** How far a share's deal is; a cancelled one is only that. Mockup 23. */
export const DealStateTag = ({ share }: { share: Pick<TransactionRow, 'status' | 'cancelDate'> }) =>
  share.cancelDate === null ? (
    <StatusTag tone={tones[share.status]}>{dealStatusText[share.status]}</StatusTag>
  ) : (
    <StatusTag tone="error">{recordDealsText.cancelled}</StatusTag>
  );
