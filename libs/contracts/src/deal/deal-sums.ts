import type { DealRow, TransactionRow } from './deal.schema';
import type { DealStatus } from '@toam/domain/deal/deal-values';

/** What a list shows of a deal: sums of the shares that the viewer reads. */
export interface DealSums {
  payable: number;
  collected: number;
  receivable: number;
  /** The first state among the shares that count. */
  status: DealStatus;
  /** Set if every share is cancelled. */
  cancelDate: number | null;
  isCancelled: boolean;
  /** Of cancelled shares: what was retained. */
  brokerageFeeReceived: number;
  /** How many shares the viewer does not read. */
  hidden: number;
}

const sumOf = (shares: readonly TransactionRow[], of: (share: TransactionRow) => number | null): number =>
  shares.reduce((sum, share) => sum + (of(share) ?? 0), 0);

/** The shares of a deal together. Cancelled ones count for nothing but what was retained of them. D79. */
export function dealSums({ transactions }: Pick<DealRow, 'transactions'>): DealSums {
  const live = transactions.filter(({ cancelDate }) => cancelDate === null);
  const cancelled = transactions.filter(({ cancelDate }) => cancelDate !== null);
  const isCancelled = live.length === 0;
  const statuses = (isCancelled ? transactions : live).map(({ status }) => status);
  return {
    payable: sumOf(live, ({ feesPayable }) => feesPayable),
    collected: sumOf(live, ({ brokerageFeeReceived }) => brokerageFeeReceived),
    receivable: sumOf(live, ({ brokerageFeeReceivable }) => brokerageFeeReceivable),
    status: Math.min(...statuses) as DealStatus,
    cancelDate: isCancelled ? (cancelled[0]?.cancelDate ?? null) : null,
    isCancelled,
    brokerageFeeReceived: sumOf(cancelled, ({ brokerageFeeReceived }) => brokerageFeeReceived),
    hidden: transactions.filter(({ in_scope }) => !in_scope).length,
  };
}
