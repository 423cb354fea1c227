import type { HistoryEntry, HistoryModel } from '@toam/contracts/history/history.endpoints';
import { dealText } from '@toam/contracts/deal/deal.text';
import type { Actor } from '@toam/domain/actor';
import { writtenDay } from '@toam/domain/day';
import { fullMoney } from '@toam/domain/money/money-format';
import {
  findBills,
  findEveryPaperOf,
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
  /** Of a share that is read as a whole: everything that was ever written about it. D118. */
  papers: LedgerPaper[];
}

/** A paper of a share, deleted or not, as the share's history names it. */
export type LedgerPaper = NonNullable<HistoryEntry['paper']>;

const none = { papers: [] };

const papers = { Receipt: findReceipts, Coupon: findCoupons, CancelBill: findBills };

async function findShareOfPaper(model: keyof typeof papers, id: number): Promise<FoundShare | undefined> {
  const [paper] = await papers[model]([id]);
  return paper && findShare(paper.share_id);
}

/** The names of all papers of a share: 'Phiếu thu PT-2611-0001', 'Phiếu giảm hoa hồng 500.000 đ', 'Phiếu huỷ cọc 22/11/2026'. */
async function readPaperNames(shareId: number): Promise<LedgerPaper[]> {
  const written = await findEveryPaperOf(shareId);
  const { paper: name } = dealText;
  return [
    ...written.receipts.map(({ id, code }) => ({ model: 'Receipt' as const, id, name: name.Receipt(code) })),
    ...written.coupons.map(({ id, reduced_fee }) => ({
      ...{ model: 'Coupon' as const, id, name: name.Coupon(`${fullMoney(reduced_fee)} đ`) },
    })),
    ...written.bills.map(({ id, cancel_date }) => ({
      ...{ model: 'CancelBill' as const, id, name: name.CancelBill(writtenDay(cancel_date)) },
    })),
  ];
}

/** How much of a live record of the ledger the actor reads; undefined if there is none. D25, D29. */
export async function readLedgerReach(actor: Actor, model: LedgerModel, id: number): Promise<LedgerReach | undefined> {
  const reader = await readerOf(actor);
  if (model === 'OldTransaction') {
    const old = await findOld(id);
    return old && { ...none, readers: isInScope(reader, old.user_id) ? 'scope' : null, share: null };
  }
  const share = model === 'Transaction' ? await findShare(id) : await findShareOfPaper(model, id);
  if (!share) return undefined;
  if (isInScope(reader, share.share.staff_id))
    return { readers: 'scope', share, papers: model === 'Transaction' ? await readPaperNames(id) : [] };
  if (model !== 'Transaction') return { ...none, readers: null, share };
  const beside = await findSharesOfDeals([share.deal.id]);
  const isParty = beside.some((other) => isInScope(reader, other.share.staff_id));
  return { ...none, readers: isParty ? 'parties' : null, share };
}
