import type { NewDeal, TransactionChange } from '@toam/contracts/deal/deal-fields';
import type { Actor } from '@toam/domain/actor';
import { readStanding, type LedgerState } from '../check-ledger';
import { findSharesOfDeals, type FoundShare, lockCodes, lockDeals } from '../deal.queries';
import { type Deal, dealShares } from '../deal.schema';
import type { LedgerPair } from '../ledger-history';
import { namedIn } from '../record-deal';
import { type DealPlace, findCodes, findDealIds } from './book.queries';

/** A row of transactions: what it says if its code is new, and what it changes otherwise. */
export interface SheetTransaction {
  /** With one share. */
  asNew: NewDeal;
  asChange: Omit<TransactionChange, 'id' | 'version'>;
}

/** What the rows have done to a record so far. */
export type State = 'kept' | 'changed' | 'new';

export interface BookDeal {
  deal: Deal;
  shares: BookShare[];
  state: State;
  /** Later deals have a larger one. */
  order: number;
}

export interface BookShare {
  found: FoundShare;
  of: BookDeal;
  state: State;
}

/** A line of a share's history. */
export interface Told extends LedgerPair {
  share: BookShare;
}

/** The part of the ledger that a sheet touches, locked and in memory. Rows change it by the rules of the single calls. */
export interface DealBook {
  actor: Actor;
  standing: LedgerState;
  deals: BookDeal[];
  /** Codes as the rows write them, and their keys. */
  keys: ReadonlyMap<string, string>;
  byKey: Map<string, BookShare>;
  byPlace: Map<string, Set<BookDeal>>;
  told: Told[];
  /** Whose shares are new to them. */
  given: { share: BookShare; staff_id: number }[];
}

export const placeOf = ({ house_id, deposit_date }: Pick<Deal, 'house_id' | 'deposit_date'>) =>
  `${house_id} ${deposit_date}`;

/** Makes the deal one that is found by its house and day. */
export function place(book: DealBook, of: BookDeal): void {
  const key = placeOf(of.deal);
  book.byPlace.set(key, (book.byPlace.get(key) ?? new Set()).add(of));
}

/** Locks the deals that the rows touch, then codes. A deal that came to be meanwhile is locked, too. */
async function lockTouched(places: readonly DealPlace[], codes: readonly string[]): Promise<number[]> {
  let locked = await findDealIds(places, codes);
  await lockDeals(locked);
  await lockCodes('transaction');
  for (;;) {
    const touched = await findDealIds(places, codes);
    const known = new Set(locked);
    if (touched.every((id) => known.has(id))) return touched;
    await lockDeals(touched);
    locked = touched;
  }
}

/** The shares of some deals as a book, and its shares by their ids. */
export function bookOf(actor: Actor, standing: LedgerState, shares: readonly FoundShare[]) {
  const book: DealBook = {
    ...{ actor, standing, deals: [], keys: new Map() },
    ...{ byKey: new Map(), byPlace: new Map(), told: [], given: [] },
  };
  const byDeal = new Map<number, BookDeal>();
  const byId = new Map<number, BookShare>();
  for (const found of shares) {
    const { deal } = found;
    const of: BookDeal = byDeal.get(deal.id) ?? { deal, shares: [], state: 'kept', order: deal.id };
    if (of.shares.length === 0) {
      byDeal.set(deal.id, of);
      book.deals.push(of);
      place(book, of);
    }
    const share: BookShare = { found: { ...found, deal: of.deal }, of, state: 'kept' };
    of.shares.push(share);
    byId.set(found.share.id, share);
  }
  return { book, byId };
}

/** Locks and reads what the rows touch. */
export async function openDealBook(actor: Actor, rows: readonly SheetTransaction[]): Promise<DealBook> {
  const input = rows.map(({ asNew }) => asNew);
  const codes = input.flatMap(({ users_group }) => users_group.map(({ transactionCode }) => transactionCode));
  const dealIds = await lockTouched(input, codes);
  const standing = await readStanding(input.flatMap(namedIn));
  const { book, byId } = bookOf(actor, standing, await findSharesOfDeals(dealIds));
  const found = await findCodes(dealShares, codes);
  book.keys = new Map(found.map(({ asked, key }) => [asked, key]));
  for (const { key, id } of found) {
    const share = id === null ? undefined : byId.get(id);
    if (share) book.byKey.set(key, share);
  }
  return book;
}
