import type { NewDeal } from '@toam/contracts/deal/deal-fields';
import { largestId } from '@toam/contracts/field';
import { dealImportText } from '@toam/contracts/deal/deal-import.text';
import type { Actor } from '@toam/domain/actor';
import { dayOf, dayStart, writtenDay } from '@toam/domain/day';
import { dealColumns } from '@toam/domain/deal/deal-columns';
import { dealText } from '@toam/contracts/deal/deal.text';
import { applyChange, changeErrors } from '../change-transaction';
import { refuseErrors } from '../check-ledger';
import { findLivingDealsOf } from '../deal-choices.queries';
import type { Deal, DealShare } from '../deal.schema';
import { changedColumns, ledgerChangesOf } from '../ledger-history';
import {
  dealColumnsOf,
  newDealErrors,
  type NewShare,
  newShareErrors,
  shareColumnsOf,
  notifyShared,
} from '../record-deal';
import {
  type BookDeal,
  type BookShare,
  type DealBook,
  openDealBook,
  place,
  placeOf,
  type SheetTransaction,
  type State,
  type Told,
} from './deal-book';
import { type Outcome, type StoredRow, type Trial, tryRows } from './trial';
import { recordMany } from '../../../history/record-changes';
import { publishShares } from '../publish-ledger';
import { insertDeals, insertManyShares, writeDeals, writeShares } from './book.queries';

/** The share's code is free. */
function addShare(book: DealBook, of: BookDeal, input: NewShare): void {
  const moment = new Date();
  const own = { id: 0, version: 1, created_at: moment, updated_at: moment, deleted_at: null };
  const columns = { ...own, ...shareColumnsOf(of.deal.id, input) };
  const found = { share: columns, deal: of.deal, reduced: 0, collected: 0, cancel_date: null };
  const share: BookShare = { found, of, state: 'new' };
  of.shares.push(share);
  book.byKey.set(book.keys.get(input.transactionCode)!, share);
  book.told.push({ share, before: null, after: { ...of.deal, ...columns } });
  book.given.push({ share, staff_id: input.user_id });
}

/** @throws HttpError as `recordDeal` */
function recordDeal(book: DealBook, input: NewDeal): Outcome {
  refuseErrors(newDealErrors(input, book.standing));
  const moment = new Date();
  const own = { id: 0, version: 1, created_at: moment, updated_at: moment, deleted_at: null };
  const deal = { ...own, ...dealColumnsOf(input), created_by: book.actor.id };
  const of: BookDeal = { deal, shares: [], state: 'new', order: largestId + book.deals.length + 1 };
  book.deals.push(of);
  place(book, of);
  for (const share of input.users_group) addShare(book, of, share);
  return 'inserted';
}

/** Adds the row's share to the deal of its house and day. @throws HttpError as `addShare`, and for another price or fee. B15 */
function joinDeal(book: DealBook, of: BookDeal, input: NewDeal): Outcome {
  const { price, brokerage_fee } = of.deal;
  const others = of.shares.map(({ found }) => found);
  const [share] = input.users_group;
  refuseErrors({
    ...(price !== input.price && { price: dealImportText.otherDeal }),
    ...(brokerage_fee !== input.brokerageFee && { brokerageFee: dealImportText.otherDeal }),
  });
  refuseErrors(newShareErrors(share!, of.deal, others, book.standing));
  addShare(book, of, share!);
  return 'inserted';
}

/** Notes the new values of a deal, with a line in the history of each share but the one that the row is about. */
function changeDeal(book: DealBook, share: BookShare, values: Partial<Deal>): void {
  const { of } = share;
  const before = { ...of.deal };
  book.byPlace.get(placeOf(before))?.delete(of);
  Object.assign(of.deal, values, { version: before.version + 1 });
  place(book, of);
  if (of.state === 'kept') of.state = 'changed';
  for (const other of of.shares)
    if (other !== share)
      book.told.push({
        ...{ share: other, before: { ...before, ...other.found.share }, after: { ...of.deal, ...other.found.share } },
      });
}

/** @throws HttpError as `changeTransaction` */
export function changeShare(book: DealBook, share: BookShare, asChange: SheetTransaction['asChange']): Outcome {
  const { found, of } = share;
  const input = { ...asChange, id: found.share.id };
  const others = of.shares.filter((one) => one !== share).map((one) => one.found);
  refuseErrors(changeErrors(found, others, input, book.standing));
  const { ofDeal, ofShare, after } = applyChange(found, input);
  const pair = { before: { ...found.deal, ...found.share }, after };
  const changed = changedColumns('transaction', pair);
  if (changed.length === 0) return 'skipped';
  book.told.push({ share, ...pair });
  if (changed.some((column) => column in dealColumns)) changeDeal(book, share, ofDeal);
  if (changed.some((column) => !(column in dealColumns))) {
    Object.assign(found.share, ofShare, { version: found.share.version + 1 });
    if (share.state === 'kept') share.state = 'changed';
  }
  if (pair.before.staff_id !== after.staff_id) book.given.push({ share, staff_id: after.staff_id });
  return 'updated';
}

/** By its code a row is a change, else a new share, of the latest deal with the same house and day if there is one. B15. */
function apply(book: DealBook, { asNew, asChange }: SheetTransaction): Outcome {
  const known = book.byKey.get(book.keys.get(asNew.users_group[0]!.transactionCode)!);
  if (known) return changeShare(book, known, asChange);
  const beside = [...(book.byPlace.get(placeOf({ house_id: asNew.house_id, deposit_date: asNew.date })) ?? [])];
  const [latest] = beside.toSorted((one, other) => other.order - one.order);
  return latest ? joinDeal(book, latest, asNew) : recordDeal(book, asNew);
}

/** What the form asks about, too: rows that begin a deal of a house which has one that is not cancelled, stored or in the same file. D118. */
async function findSeconds(rows: readonly SheetTransaction[], begun: readonly number[]): Promise<Trial['seconds']> {
  const houseOf = (at: number): number => rows[at]!.asNew.house_id;
  const stored = await findLivingDealsOf([...new Set(begun.map(houseOf))]);
  return begun.flatMap((at) => {
    const house = houseOf(at);
    const named = [
      ...stored.filter(({ house_id }) => house_id === house).map(({ codes, date }) => ({ codes, date })),
      ...begun
        .filter((other) => other !== at && houseOf(other) === house)
        .map((other) => rows[other]!.asNew)
        .map(({ users_group, date }) => ({ codes: [users_group[0]!.transactionCode], date: dayStart(date) })),
    ].map(({ codes, date }) => dealImportText.livingDeal(codes.join(', '), writtenDay(dayOf(date))));
    return named.length === 0 ? [] : [{ at, message: dealImportText.second(house, named.join('; ')) }];
  });
}

const dealValues = ({ id: _id, created_at: _made, updated_at: _changed, deleted_at: _deleted, ...values }: Deal) =>
  values;

const shareValues = (share: DealShare, deal_id: number) => {
  const { id: _id, created_at: _made, updated_at: _changed, deleted_at: _deleted, ...values } = share;
  return { ...values, deal_id };
};

const inState = <Record extends { state: State }>(records: readonly Record[], state: State): Record[] =>
  records.filter((one) => one.state === state);

/** Stores the deals and shares. New ones have their numbers afterwards, in the order of the rows. */
async function writeRecords({ deals, told }: DealBook): Promise<void> {
  const newDeals = inState(deals, 'new');
  const madeDeals = await insertDeals(newDeals.map(({ deal }) => dealValues(deal)));
  for (const [at, { deal }] of newDeals.entries()) deal.id = madeDeals[at]!.id;
  await writeDeals(inState(deals, 'changed').map(({ deal }) => deal));
  const newShares = told.flatMap(({ share, before }) => (before === null ? [share] : []));
  const madeShares = await insertManyShares(newShares.map(({ found, of }) => shareValues(found.share, of.deal.id)));
  for (const [at, { found }] of newShares.entries()) found.share.id = madeShares[at]!.id;
  const shares = deals.flatMap((one) => one.shares);
  await writeShares(inState(shares, 'changed').map(({ found }) => found.share));
}

/** Stores what the rows have done, with histories, and tells about it as the single calls do. */
export async function writeDealBook(book: DealBook): Promise<void> {
  const { actor, told, given } = book;
  await writeRecords(book);
  const changes = await ledgerChangesOf('transaction', told);
  await recordMany(
    actor,
    'Transaction',
    told.map(({ share, before }, at) => ({
      ...{ id: share.found.share.id, changes: changes[at]! },
      ...(before === null && { created: dealText.historyCreated }),
    })),
  );
  await publishShares(actor, [...new Set(told.map(({ share }) => share.found.share.id))]);
  await notifyShared(
    actor,
    given.map(({ share: { found, of }, staff_id }) => ({ ...found.share, staff_id, house_id: of.deal.house_id })),
  );
}

/** What a row did to its share, as it is stored. */
const storedOf = (told: Told | undefined): StoredRow | undefined =>
  told && {
    ...{ id: told.share.found.share.id, version: told.share.found.share.version },
    ...{ deal_version: told.share.of.deal.version, before: told.before, after: told.after },
  };

/** Tries rows of transactions, each by the rules of the single calls. Call it in a transaction. D81. */
export async function tryTransactions(actor: Actor, rows: readonly SheetTransaction[]): Promise<Trial> {
  const book = await openDealBook(actor, rows);
  const begun: number[] = [];
  const own: (Told | undefined)[] = [];
  const results = await tryRows(rows, (row, at) => {
    const before = book.deals.length;
    const line = book.told.length;
    const outcome = apply(book, row);
    if (book.deals.length > before) begun.push(at);
    // the first line of a row is of its own share
    own[at] = book.told[line];
    return outcome;
  });
  return {
    results,
    seconds: await findSeconds(
      rows,
      begun.toSorted((one, other) => one - other),
    ),
    write: async () => {
      await writeDealBook(book);
      return rows.map((_, at) => storedOf(own[at]));
    },
  };
}
