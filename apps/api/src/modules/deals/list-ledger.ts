import {
  countLedger,
  findLedgerPlace,
  listCancelBills,
  listCoupons,
  listLedgerMonths,
  listOldTransactions,
  listReceipts,
  listTransactions,
  readTransaction,
} from '@toam/contracts/deal/deal.endpoints';
import { readDeal as readEndpoint } from '@toam/contracts/deal/deal-form.endpoints';
import type { InputOf } from '@toam/contracts/endpoint';
import type { PaperSort } from '@toam/contracts/deal/ledger-sorts';
import type { DealRow, TransactionRow } from '@toam/contracts/deal/deal.schema';
import { dealText } from '@toam/contracts/deal/deal.text';
import type { Actor } from '@toam/domain/actor';
import { dayOf } from '@toam/domain/day';
import { oldReceivable } from '@toam/domain/deal/old-transaction';
import { readAtOnce } from '../../db/read-at-once';
import { handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { pageOf } from '../../http/page';
import { readStaffWithin } from '../users/team/business-scope.reads';
import {
  findBills,
  findCoupons,
  findPapersOf,
  findReceipts,
  findShare,
  findShares,
  findSharesOfDeals,
} from './deal.queries';
import {
  isInScope,
  type LedgerReader,
  readerOf,
  serializeDeal,
  serializeDeals,
  serializeShares,
} from './deal-serializer';
import type { LedgerFilter } from './ledger-conditions';
import {
  billList,
  countRows,
  couponList,
  listOld,
  type OldFilter,
  listPapers,
  monthsOf,
  placeOf,
  type PaperFilter,
  type PaperList,
  receiptList,
} from './ledger-list.queries';
import type { Sorted } from './ledger-orders';
import { serializeBills, serializeCoupons, serializeOld, serializeReceipts } from './paper-serializer';
import { pageOfShares, type ShareFilter, sumUpShares } from './share-list.queries';

type TransactionQuery = InputOf<typeof listTransactions>['query'];
type ReceiptQuery = InputOf<typeof listReceipts>['query'];
type PaperQuery = Omit<ReceiptQuery, 'sort'>;
type OldQuery = InputOf<typeof listOldTransactions>['query'];
type Scope = InputOf<typeof countLedger>['query'];
type Filter = Scope & Pick<PaperQuery, 'search'>;

const dayOrNone = (moment: number | undefined): string | undefined =>
  moment === undefined ? undefined : dayOf(moment);

/** @throws HttpError forbidden for people outside the reader's scope */
const filterOf = async (
  { scope }: LedgerReader,
  { team, users, search, startAt, endAt }: Filter,
): Promise<LedgerFilter> => ({
  people: await readStaffWithin(scope, { team, users }),
  ...{ search, first: dayOrNone(startAt), last: dayOrNone(endAt) },
});

/** What a list of shares is asked; its months and the place of a row are asked the same. */
type ShareQuery = Filter & Partial<Pick<TransactionQuery, 'type' | 'status' | 'house_id' | 'customer_id' | 'due'>>;

/** The filter of a list of shares. @throws HttpError forbidden for people outside the reader's scope */
export const shareFilterOf = async (reader: LedgerReader, query: ShareQuery): Promise<ShareFilter> => ({
  ...(await filterOf(reader, query)),
  ...{ types: query.type, statuses: query.status, house_id: query.house_id, customer_id: query.customer_id },
  isDue: query.due === 1,
});

/** Records in the order of their ids. One that was deleted meanwhile is left out. */
export function inOrder<Found>(ids: readonly number[], found: readonly Found[], idOf: (one: Found) => number): Found[] {
  const byId = new Map(found.map((one) => [idOf(one), one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export const ownId = ({ id }: { id: number }): number => id;

/** The shares with these ids, in this order. */
export async function readSharePage(reader: LedgerReader, ids: readonly number[]) {
  return serializeShares(
    reader,
    inOrder(ids, await findShares(ids), ({ share }) => share.id),
  );
}

/** The deals with these ids, in this order, with all their shares. */
export async function readDealPage(reader: LedgerReader, ids: readonly number[]) {
  const shares = await findSharesOfDeals(ids);
  const found = new Map(shares.map(({ deal }) => [deal.id, deal]));
  return serializeDeals(reader, inOrder(ids, [...found.values()], ownId), shares);
}

/** Shares, or deals with all their shares, of those whose figures the actor reads. B9. @throws HttpError forbidden */
export const listTransactionsCall = handle(listTransactions, async ({ actor, query }) => {
  const reader = await readerOf(actor);
  const filter = await shareFilterOf(reader, query);
  const ofDeals = query.group === 'deal' ? reader : undefined;
  // a page is found and read sooner than all is added up
  const [rows, { total, sums }] = await readAtOnce(
    async () => {
      const ids = await pageOfShares(filter, query, ofDeals);
      return ofDeals ? readDealPage(reader, ids) : readSharePage(reader, ids);
    },
    () => sumUpShares(filter, ofDeals),
  );
  return { ...pageOf<DealRow | TransactionRow>(rows, total, query), sums };
});

/**
 * A share with its deal and its papers. Somebody with another share of the deal reads it without what is the other's own.
 * @throws HttpError not_found, forbidden
 */
export const readTransactionCall = handle(readTransaction, async ({ actor, params: { id } }) => {
  const found = await findShare(id);
  if (!found) throw new HttpError('not_found', dealText.notFound);
  const reader = await readerOf(actor);
  const shares = await findSharesOfDeals([found.deal.id]);
  if (!shares.some(({ share }) => isInScope(reader, share.staff_id)))
    throw new HttpError('forbidden', dealText.mayNotSee);
  const rows = await serializeShares(reader, shares);
  const papers = isInScope(reader, found.share.staff_id)
    ? await findPapersOf(id)
    : { receipts: [], coupons: [], bills: [] };
  const [bill] = await serializeBills(reader, papers.bills);
  return {
    ...rows.find((row) => row.id === id)!,
    others: rows.filter((row) => row.id !== id),
    receipts: await serializeReceipts(reader, papers.receipts),
    coupons: await serializeCoupons(reader, papers.coupons),
    cancel_bill: bill ?? null,
  };
});

/**
 * A deal with all its shares, as far as the reader has them in their scope.
 * @throws HttpError not_found; forbidden for those without a share of it
 */
export const readDealCall = handle(readEndpoint, async ({ actor, params: { id } }) => {
  const shares = await findSharesOfDeals([id]);
  const [first] = shares;
  if (!first) throw new HttpError('not_found', dealText.notFound);
  const reader = await readerOf(actor);
  if (!shares.some(({ share }) => isInScope(reader, share.staff_id)))
    throw new HttpError('forbidden', dealText.mayNotSee);
  return serializeDeal(reader, first.deal, shares);
});

/** The filter of a list of papers. @throws HttpError forbidden for people outside the reader's scope */
export const paperFilterOf = async (reader: LedgerReader, query: PaperQuery): Promise<PaperFilter> => ({
  ...(await filterOf(reader, query)),
  ...{ share_id: query.transaction_id, id: query.id },
});

/** The ids of a page of papers, what the answer says of all of them, and who reads them. @throws HttpError forbidden */
async function listIds(actor: Actor, of: PaperList, query: PaperQuery & Sorted<PaperSort>) {
  const reader = await readerOf(actor);
  const { ids, total, sum } = await listPapers(of, await paperFilterOf(reader, query), query);
  return { ids, total, sum, reader };
}

/** The papers with these ids, in this order. */
export const readReceiptPage = async (reader: LedgerReader, ids: readonly number[]) =>
  serializeReceipts(reader, inOrder(ids, await findReceipts(ids), ownId));
export const readCouponPage = async (reader: LedgerReader, ids: readonly number[]) =>
  serializeCoupons(reader, inOrder(ids, await findCoupons(ids), ownId));
export const readBillPage = async (reader: LedgerReader, ids: readonly number[]) =>
  serializeBills(reader, inOrder(ids, await findBills(ids), ownId));

export const listReceiptsCall = handle(listReceipts, async ({ actor, query }) => {
  const { ids, total, sum, reader } = await listIds(actor, receiptList, query);
  const rows = await readReceiptPage(reader, ids);
  return { ...pageOf(rows, total, query), sums: { collected: sum } };
});

export const listCouponsCall = handle(listCoupons, async ({ actor, query }) => {
  const { ids, total, sum, reader } = await listIds(actor, couponList, query);
  const rows = await readCouponPage(reader, ids);
  return { ...pageOf(rows, total, query), sums: { reduced: sum } };
});

export const listBillsCall = handle(listCancelBills, async ({ actor, query }) => {
  const { ids, total, sum, reader } = await listIds(actor, billList, query);
  const rows = await readBillPage(reader, ids);
  return { ...pageOf(rows, total, query), sums: { retained: sum } };
});

/** The filter of the list of old transactions. @throws HttpError forbidden for people outside the reader's scope */
export const oldFilterOf = async (reader: LedgerReader, query: OldQuery): Promise<OldFilter> => ({
  ...(await filterOf(reader, query)),
  ...{ types: query.type, statuses: query.status, id: query.id },
});

/** @throws HttpError forbidden */
export const listOldTransactionsCall = handle(listOldTransactions, async ({ actor, query }) => {
  const reader = await readerOf(actor);
  const { total, list, fee, received } = await listOld(await oldFilterOf(reader, query), query);
  const sums = { fee, received, receivable: oldReceivable({ fee, received }) };
  return { ...pageOf(await serializeOld(reader, list), total, query), sums };
});

/** The latest months in which a list has rows. @throws HttpError forbidden for people outside the actor's scope */
export const listLedgerMonthsCall = handle(listLedgerMonths, async ({ actor, query }) => {
  const filter = await shareFilterOf(await readerOf(actor), query);
  return monthsOf(query.list, filter);
});

/**
 * The page of a list on which a row stands. If the period does not have it, its day, with which somebody finds the period that does.
 * @throws HttpError forbidden for people outside the actor's scope
 */
export const findLedgerPlaceCall = handle(findLedgerPlace, async ({ actor, query }) => {
  const { list, id, sort, order, size } = query;
  const reader = await readerOf(actor);
  const filter = await shareFilterOf(reader, query);
  const find = (asked: ShareFilter) => placeOf(list, id, asked, { sort, order }, reader.scope);
  const here = await find(filter);
  if (here) return { page: Math.ceil(here.place / size), day: here.day };
  const elsewhere = await find({ ...filter, first: undefined, last: undefined });
  return { page: null, day: elsewhere?.day ?? null };
});

/** How many rows each list has. @throws HttpError forbidden for people outside the actor's scope */
export const countLedgerCall = handle(countLedger, async ({ actor, query: scope }) =>
  countRows(await filterOf(await readerOf(actor), { ...scope, search: '' })),
);
