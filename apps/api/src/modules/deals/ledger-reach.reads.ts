import type { HistoryModel } from '@toam/contracts/history/history.endpoints';
import type { Actor } from '@toam/domain/actor';
import {
  findBills,
  findCoupons,
  findOld,
  findReceipts,
  findShare,
  findSharesOfDeals,
  type FoundShare,
} from './deal.queries';
import { isInScope, readerOf } from './deal-serializer';

/** Records of the ledger with a history. */
export type LedgerModel = Extract<HistoryModel, 'Transaction' | 'Receipt' | 'Coupon' | 'CancelBill' | 'OldTransaction'>;

/**
 * How much of a record somebody reads: `scope` all of it, `parties` what is not the other's own, null nothing. `share`: the share that
 * it is of; an old transaction has none.
 */
export interface LedgerReach {
  readers: 'scope' | 'parties' | null;
  share: FoundShare | null;
}

const papers = { Receipt: findReceipts, Coupon: findCoupons, CancelBill: findBills };

async function findShareOfPaper(model: keyof typeof papers, id: number): Promise<FoundShare | undefined> {
  const [paper] = await papers[model]([id]);
  return paper && findShare(paper.share_id);
}

/** How much of a live record of the ledger the actor reads; undefined if there is none. D25, D29. */
export async function readLedgerReach(actor: Actor, model: LedgerModel, id: number): Promise<LedgerReach | undefined> {
  const reader = await readerOf(actor);
  if (model === 'OldTransaction') {
    const old = await findOld(id);
    return old && { readers: isInScope(reader, old.user_id) ? 'scope' : null, share: null };
  }
  const share = model === 'Transaction' ? await findShare(id) : await findShareOfPaper(model, id);
  if (!share) return undefined;
  if (isInScope(reader, share.share.staff_id)) return { readers: 'scope', share };
  if (model !== 'Transaction') return { readers: null, share };
  const beside = await findSharesOfDeals([share.deal.id]);
  const isParty = beside.some((other) => isInScope(reader, other.share.staff_id));
  return { readers: isParty ? 'parties' : null, share };
}
