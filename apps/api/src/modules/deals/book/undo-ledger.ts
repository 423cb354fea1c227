import type { NewReceipt, TransactionChange } from '@toam/contracts/deal/deal-fields';
import { dealImportText } from '@toam/contracts/deal/deal-import.text';
import { dealText } from '@toam/contracts/deal/deal.text';
import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import type { Actor } from '@toam/domain/actor';
import { ledgerColumns } from '@toam/domain/deal/deal-columns';
import { fullMoney } from '@toam/domain/money/money-format';
import { recordManyChanges } from '../../../history/record-changes';
import { HttpError } from '../../../http-error';
import { notify } from '../../../live/notify';
import { readHouseNames } from '../../houses/houses.reads';
import { readStanding } from '../check-ledger';
import { findReceipts, type FoundShare, lockDealsOf } from '../deal.queries';
import { type Deal, type DealShare, dealShares, type Receipt, receipts } from '../deal.schema';
import { publishReceipts, publishShares } from '../publish-ledger';
import { deleteEmptyDeals, deleteMany } from './book.queries';
import { bookOf, type SheetTransaction } from './deal-book';
import { type StoredRow, tryRows } from './trial';
import { type BookReceipt, changeInBook, type ReceiptBook, writeReceiptBook } from './try-receipts';
import { changeShare, writeDealBook } from './try-transactions';

/** Of each row: why its record is kept as it is; null: it is taken back. */
type Kept = (string | null)[];

const messageOf = ({ message, errors }: HttpError): string => Object.values(errors ?? {})[0] ?? message;

/**
 * Takes changes back, the last one first, as the single calls would: what they refuse is kept. Where the same record was changed by
 * several rows, each gives back what it had found.
 */
async function giveBack<Row>(rows: Row[], attempt: (row: Row) => void): Promise<Kept> {
  const results = await tryRows(rows.toReversed(), (row) => {
    attempt(row);
    return 'updated';
  });
  return results
    .toReversed()
    .map((result) => (result instanceof HttpError ? dealImportText.kept(messageOf(result)) : null));
}

/** Deletes what the rows made, and gives back what they changed. `kept` says of each row why neither is done. */
async function takeBack<Row extends StoredRow>(
  rows: readonly Row[],
  kept: Kept,
  { remove, restore }: { remove: (rows: Row[]) => Promise<void>; restore: (rows: Row[]) => Promise<Kept> },
): Promise<Kept> {
  const free = rows.filter((_, at) => kept[at] === null);
  // what was made makes room for what was there before
  const made = free.filter(({ before }) => before === null);
  if (made.length > 0) await remove(made);
  const changed = free.filter(({ before }) => before !== null);
  const refused = changed.length > 0 ? await restore(changed) : [];
  return rows.map((row, at) => kept[at] ?? refused[changed.indexOf(row)] ?? null);
}

/** A record that is gone, and what is told about it. */
interface Gone {
  id: number;
  staff_id: number;
  told: string;
}

/** Writes into the histories why records went, and tells their people, each in one line. D118. */
async function followRemovals(
  actor: Actor,
  gone: Gone[],
  of: { model: 'Transaction' | 'Receipt'; reason: string; many: (count: number, reason: string) => string },
): Promise<void> {
  const change = { column: 'deleted_at', old_value: null, new_value: dealText.historyDeleted(of.reason) };
  await recordManyChanges(
    actor,
    of.model,
    gone.map(({ id }) => ({ id, ...change })),
  );
  for (const staffId of new Set(gone.map(({ staff_id }) => staff_id))) {
    const own = gone.filter(({ staff_id }) => staff_id === staffId);
    const detail = own.length === 1 ? own[0]!.told : of.many(own.length, of.reason);
    await notify({ users: [staffId], by: actor.id, type: NotificationType.ledgerRemoved, detail });
  }
}

function whyShareKept(found: FoundShare | undefined, row: StoredRow): string | null {
  if (!found) return dealImportText.keptGone;
  if (found.share.version !== row.version || found.deal.version !== row.deal_version) return dealImportText.keptEdited;
  const hasPapers = found.collected > 0 || found.reduced > 0 || found.cancel_date !== null;
  return row.before === null && hasPapers ? dealImportText.keptPapers : null;
}

/** What a share and its deal were, as a change. Their codes never changed. */
function asChange(before: Deal & DealShare): SheetTransaction['asChange'] {
  const { code: _same, ...columns } = ledgerColumns.transaction;
  const values = before as unknown as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(columns).map(([column, of]) => ['wire' in of ? of.wire : column, values[column]]),
  ) as Omit<TransactionChange, 'id' | 'version'>;
}

/**
 * Takes back what rows of transactions stored: new shares go, and with the last share its deal; changed ones become what they were.
 * Whatever somebody has changed since is kept, and a share with receipts, reductions or a cancel bill.
 * Call it in a transaction. @param reason for the histories and the people concerned
 */
export async function undoTransactions(actor: Actor, rows: readonly StoredRow[], reason: string): Promise<Kept> {
  const ids = rows.map(({ id }) => id);
  const shares = await lockDealsOf(ids);
  const remove = async (made: StoredRow[]) => {
    const gone = made.map(({ id }) => shares.get(id)!);
    await deleteMany(
      dealShares,
      made.map(({ id }) => id),
    );
    await deleteEmptyDeals(gone.map(({ deal }) => deal.id));
    const houses = await readHouseNames([...new Set(gone.map(({ deal }) => deal.house_id))]);
    const told = ({ share, deal }: FoundShare) =>
      dealText.noticeDealRemoved(share.code, houses.get(deal.house_id)?.address ?? `#${deal.house_id}`, reason);
    await followRemovals(
      actor,
      gone.map((found) => ({ id: found.share.id, staff_id: found.share.staff_id, told: told(found) })),
      { model: 'Transaction', reason, many: dealText.noticeManySharesRemoved },
    );
  };
  const restore = async (changed: StoredRow[]) => {
    const before = (row: StoredRow) => row.before as Deal & DealShare;
    const standing = await readStanding(changed.map(before));
    const { book, byId } = bookOf(actor, standing, [...(await lockDealsOf(changed.map(({ id }) => id))).values()]);
    const kept = await giveBack(changed, (row) => changeShare(book, byId.get(row.id)!, asChange(before(row))));
    await writeDealBook(book);
    return kept;
  };
  const kept = rows.map((row) => whyShareKept(shares.get(row.id), row));
  const done = await takeBack(rows, kept, { remove, restore });
  await publishShares(
    actor,
    ids.filter((_, at) => done[at] === null),
  );
  return done;
}

function whyReceiptKept(receipt: Receipt | undefined, row: StoredRow): string | null {
  if (!receipt) return dealImportText.keptGone;
  return receipt.version === row.version ? null : dealImportText.keptEdited;
}

/** `undoTransactions` for rows of receipts: the money of new ones is payable again. */
export async function undoReceipts(actor: Actor, rows: readonly StoredRow[], reason: string): Promise<Kept> {
  const ids = rows.map(({ id }) => id);
  const known = await findReceipts(ids);
  const shares = await lockDealsOf(known.map(({ share_id }) => share_id));
  // read again after the lock
  const found = new Map((await findReceipts(ids)).map((receipt) => [receipt.id, receipt]));
  const remove = async (made: StoredRow[]) => {
    const gone = made.map(({ id }) => found.get(id)!);
    await deleteMany(
      receipts,
      made.map(({ id }) => id),
    );
    const told = ({ code, fee_collect, share_id }: Receipt) =>
      dealText.noticeRemoved(
        dealText.theReceipt(code, fullMoney(fee_collect)),
        shares.get(share_id)!.share.code,
        reason,
      );
    await followRemovals(
      actor,
      gone.map((one) => ({ id: one.id, staff_id: shares.get(one.share_id)!.share.staff_id, told: told(one) })),
      { model: 'Receipt', reason, many: dealText.noticeManyReceiptsRemoved },
    );
  };
  const restore = async (changed: StoredRow[]) => {
    const own = changed.map(({ id }) => found.get(id)!);
    const byKey = new Map(
      own.map((receipt): [string, BookReceipt] => [String(receipt.id), { receipt, state: 'kept' }]),
    );
    const now = await lockDealsOf(own.map(({ share_id }) => share_id));
    const book: ReceiptBook = { actor, shares: now, keys: new Map(), byKey, told: [] };
    const kept = await giveBack(changed, ({ id, before }) => {
      const { share_id, code, collected_on, fee_collect, note } = before as Receipt;
      const said = {
        transaction_id: share_id,
        feeCode: code,
        dateCollect: collected_on,
        feeCollect: fee_collect,
        note,
      };
      changeInBook(book, byKey.get(String(id))!, said satisfies NewReceipt);
    });
    await writeReceiptBook(book);
    return kept;
  };
  const kept = rows.map((row) => whyReceiptKept(found.get(row.id), row));
  const done = await takeBack(rows, kept, { remove, restore });
  const gone = ids.filter((_, at) => done[at] === null);
  await publishReceipts(
    actor,
    gone,
    gone.map((id) => found.get(id)!.share_id),
  );
  return done;
}
