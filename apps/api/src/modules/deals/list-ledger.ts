import type { InputOf } from '@toam/contracts/endpoint';
import type {
  countLedger as countLedgerEndpoint,
  listOldTransactions as listOldEndpoint,
  listReceipts as listReceiptsEndpoint,
  listTransactions as listTransactionsEndpoint,
} from '@toam/contracts/deal/deal.endpoints';
import type { DealRow, TransactionPage } from '@toam/contracts/deal/deal.schema';
import { dealText } from '@toam/contracts/texts/deal';
import type { Actor } from '@toam/domain/actor';
import { dayOf } from '@toam/domain/day';
import { oldReceivable } from '@toam/domain/deal/old-transaction';
import { readAtOnce } from '../../db/read-at-once';
import { HttpError } from '../../http/http-error';
import { pageOf } from '../../http/page';
import { readFilteredStaff } from '../users/team/business-scope.reads';
import {
  findBills,
  findCoupons,
  findPapersOf,
  findReceipts,
  findShare,
  findShares,
  findSharesOfDeals,
} from './deal.queries';
import { isInScope, readerOf, serializeDeal, serializeDeals, serializeShares } from './deal-serializer';
import {
  billList,
  countRows,
  couponList,
  type LedgerFilter,
  listOld,
  listPapers,
  listShares,
  type PaperFilter,
  type PaperList,
  receiptList,
  type ShareFilter,
} from './ledger-list.queries';
import { serializeBills, serializeCoupons, serializeOld, serializeReceipts } from './paper-serializer';

type TransactionQuery = InputOf<typeof listTransactionsEndpoint>['query'];
type PaperQuery = InputOf<typeof listReceiptsEndpoint>['query'];
type OldQuery = InputOf<typeof listOldEndpoint>['query'];
type Scope = InputOf<typeof countLedgerEndpoint>['query'];
type Filter = Scope & Pick<PaperQuery, 'search'>;

const dayOrNone = (moment: number | undefined): string | undefined =>
  moment === undefined ? undefined : dayOf(moment);

/** @throws HttpError forbidden for people outside the actor's scope */
const filterOf = async (actor: Actor, { team, users, search, startAt, endAt }: Filter): Promise<LedgerFilter> => ({
  people: await readFilteredStaff(actor, { team, users }),
  ...{ search, first: dayOrNone(startAt), last: dayOrNone(endAt) },
});

/** The filter of a list of shares. @throws HttpError forbidden for people outside the actor's scope */
export const shareFilterOf = async (actor: Actor, query: TransactionQuery): Promise<ShareFilter> => ({
  ...(await filterOf(actor, query)),
  ...{ types: query.type, statuses: query.status, house_id: query.house_id, customer_id: query.customer_id },
  isDue: query.due === 1,
});

/** Records in the order of their ids. One that was deleted meanwhile is left out. */
function inOrder<Found>(ids: readonly number[], found: readonly Found[], idOf: (one: Found) => number): Found[] {
  const byId = new Map(found.map((one) => [idOf(one), one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const ownId = ({ id }: { id: number }): number => id;

/** Shares, or deals with all their shares, of those whose figures the actor reads. B9. @throws HttpError forbidden */
export async function listTransactions(actor: Actor, query: TransactionQuery) {
  const [filter, reader] = await readAtOnce(
    () => shareFilterOf(actor, query),
    () => readerOf(actor),
  );
  if (query.group === 'detail') {
    const { total, ids, sums } = await listShares(filter, query);
    const found = inOrder(ids, await findShares(ids), ({ share }) => share.id);
    return { ...pageOf(await serializeShares(reader, found), total, query), sums };
  }
  const { total, ids, sums } = await listShares(filter, query, reader);
  const shares = await findSharesOfDeals(ids);
  const listed = ids.flatMap((id) => shares.find(({ deal }) => deal.id === id)?.deal ?? []);
  return { ...pageOf(await serializeDeals(reader, listed, shares), total, query), sums };
}

/**
 * A share with its deal and its papers. Somebody with another share of the deal reads it without what is the other's own.
 * @throws HttpError not_found, forbidden
 */
export async function readTransaction(actor: Actor, id: number): Promise<TransactionPage> {
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
}

/**
 * A deal with all its shares, as far as the reader has them in their scope.
 * @throws HttpError not_found; forbidden for those without a share of it
 */
export async function readDeal(actor: Actor, id: number): Promise<DealRow> {
  const shares = await findSharesOfDeals([id]);
  const [first] = shares;
  if (!first) throw new HttpError('not_found', dealText.notFound);
  const reader = await readerOf(actor);
  if (!shares.some(({ share }) => isInScope(reader, share.staff_id)))
    throw new HttpError('forbidden', dealText.mayNotSee);
  return serializeDeal(reader, first.deal, shares);
}

/** The filter of a list of papers. @throws HttpError forbidden for people outside the actor's scope */
export const paperFilterOf = async (actor: Actor, query: PaperQuery): Promise<PaperFilter> => ({
  ...(await filterOf(actor, query)),
  ...{ share_id: query.transaction_id, id: query.id },
});

/** The ids of a page of papers, what the answer says of all of them, and who reads them. @throws HttpError forbidden */
async function listIds(actor: Actor, of: PaperList, query: PaperQuery) {
  const [filter, reader] = await readAtOnce(
    () => paperFilterOf(actor, query),
    () => readerOf(actor),
  );
  const { ids, total, sum } = await listPapers(of, filter, query);
  return { ids, total, sum, reader };
}

export async function listReceipts(actor: Actor, query: PaperQuery) {
  const { ids, total, sum, reader } = await listIds(actor, receiptList, query);
  const rows = await serializeReceipts(reader, inOrder(ids, await findReceipts(ids), ownId));
  return { ...pageOf(rows, total, query), sums: { collected: sum } };
}

export async function listCoupons(actor: Actor, query: PaperQuery) {
  const { ids, total, sum, reader } = await listIds(actor, couponList, query);
  const rows = await serializeCoupons(reader, inOrder(ids, await findCoupons(ids), ownId));
  return { ...pageOf(rows, total, query), sums: { reduced: sum } };
}

export async function listBills(actor: Actor, query: PaperQuery) {
  const { ids, total, sum, reader } = await listIds(actor, billList, query);
  const rows = await serializeBills(reader, inOrder(ids, await findBills(ids), ownId));
  return { ...pageOf(rows, total, query), sums: { retained: sum } };
}

/** @throws HttpError forbidden */
export async function listOldTransactions(actor: Actor, query: OldQuery) {
  const kinds = { types: query.type, statuses: query.status, id: query.id };
  const { total, list, fee, received } = await listOld({ ...(await filterOf(actor, query)), ...kinds }, query);
  const sums = { fee, received, receivable: oldReceivable({ fee, received }) };
  return { ...pageOf(await serializeOld(await readerOf(actor), list), total, query), sums };
}

/** How many rows each list has. @throws HttpError forbidden for people outside the actor's scope */
export const countLedger = async (actor: Actor, scope: Scope) =>
  countRows(await filterOf(actor, { ...scope, search: '' }));
