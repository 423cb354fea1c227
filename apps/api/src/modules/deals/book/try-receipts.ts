import { futureDayErrors, type NewReceipt } from '@toam/contracts/deal/deal-fields';
import { dealText } from '@toam/contracts/deal/deal.text';
import { dealImportText } from '@toam/contracts/deal/deal-import.text';
import type { Actor } from '@toam/domain/actor';
import { recordMany } from '../../../history/record-changes';
import { refuseErrors } from '../check-ledger';
import { findReceipts, type FoundShare, lockCodes, lockDealsOf } from '../deal.queries';
import { type Receipt, receipts } from '../deal.schema';
import { changedColumns, ledgerChangesOf, type LedgerPair } from '../ledger-history';
import { publishReceipts } from '../publish-ledger';
import { changedReceipt, payableOfNew, receiptColumnsOf } from '../record-receipts';
import { findCodes, insertManyReceipts, writeReceipts } from './book.queries';
import { type Outcome, type StoredRow, type Trial, tryRows } from './trial';

/** A receipt, and what the rows have done to it so far. */
export interface BookReceipt {
  receipt: Receipt;
  state: 'kept' | 'changed' | 'new';
}

/** The shares and receipts that a sheet touches, locked and in memory. */
export interface ReceiptBook {
  actor: Actor;
  shares: ReadonlyMap<number, FoundShare>;
  /** Codes as the rows write them, and their keys. */
  keys: ReadonlyMap<string, string>;
  byKey: Map<string, BookReceipt>;
  told: (LedgerPair & { of: BookReceipt })[];
}

/** @throws HttpError as `recordReceipts` and its schema */
function record(book: ReceiptBook, input: NewReceipt): Outcome {
  refuseErrors(futureDayErrors('dateCollect', input.dateCollect, null));
  const found = book.shares.get(input.transaction_id);
  const payable = payableOfNew(input, found);
  const moment = new Date();
  const own = { id: 0, version: 1, created_at: moment, updated_at: moment, deleted_at: null };
  const receipt = { ...own, ...receiptColumnsOf(input, payable, book.actor.id) };
  found!.collected += receipt.fee_collect;
  const of: BookReceipt = { receipt, state: 'new' };
  book.byKey.set(book.keys.get(input.feeCode)!, of);
  book.told.push({ of, before: null, after: { ...receipt } });
  return 'inserted';
}

/** Empty cells leave what is there. @throws HttpError as `changeReceipt`, and for a receipt of another share */
export function changeInBook(book: ReceiptBook, of: BookReceipt, input: NewReceipt): Outcome {
  const { receipt } = of;
  const found = book.shares.get(input.transaction_id);
  if (!found || receipt.share_id !== input.transaction_id)
    refuseErrors({ transaction_id: dealImportText.otherTransaction });
  const { dateCollect, feeCollect, note } = input;
  const after = changedReceipt({ receipt, found: found! }, { dateCollect, feeCollect, note });
  const pair = { before: { ...receipt }, after };
  if (changedColumns('receipt', pair).length === 0) return 'skipped';
  found!.collected += after.fee_collect - receipt.fee_collect;
  Object.assign(receipt, after, { version: receipt.version + 1 });
  if (of.state === 'kept') of.state = 'changed';
  book.told.push({ of, ...pair });
  return 'updated';
}

function apply(book: ReceiptBook, input: NewReceipt): Outcome {
  const known = book.byKey.get(book.keys.get(input.feeCode)!);
  return known ? changeInBook(book, known, input) : record(book, input);
}

async function openBook(actor: Actor, rows: readonly NewReceipt[]): Promise<ReceiptBook> {
  const shares = await lockDealsOf([...new Set(rows.map(({ transaction_id }) => transaction_id))]);
  await lockCodes('receipt');
  const codes = await findCodes(
    receipts,
    rows.map(({ feeCode }) => feeCode),
  );
  const found = await findReceipts(codes.flatMap(({ id }) => id ?? []));
  const byId = new Map(found.map((receipt) => [receipt.id, receipt]));
  const byKey = new Map<string, BookReceipt>();
  for (const { key, id } of codes) {
    const receipt = id === null ? undefined : byId.get(id);
    if (receipt) byKey.set(key, { receipt, state: 'kept' });
  }
  return { actor, shares, keys: new Map(codes.map(({ asked, key }) => [asked, key])), byKey, told: [] };
}

const receiptValues = (receipt: Receipt) => ({
  ...{ version: receipt.version, share_id: receipt.share_id, code: receipt.code, collected_on: receipt.collected_on },
  ...{ fee_payable: receipt.fee_payable, fee_collect: receipt.fee_collect },
  ...{ note: receipt.note, user_id: receipt.user_id },
});

/** Stores what the rows have done, with histories, and tells about it as the single calls do. */
export async function writeReceiptBook({ actor, byKey, told }: ReceiptBook): Promise<void> {
  const all = [...byKey.values()];
  const made = all.filter(({ state }) => state === 'new');
  const stored = await insertManyReceipts(made.map(({ receipt }) => receiptValues(receipt)));
  for (const [at, { receipt }] of made.entries()) receipt.id = stored[at]!.id;
  await writeReceipts(all.flatMap(({ receipt, state }) => (state === 'changed' ? [receipt] : [])));
  const changes = await ledgerChangesOf('receipt', told);
  await recordMany(
    actor,
    'Receipt',
    told.map(({ of, before }, at) => ({
      ...{ id: of.receipt.id, changes: changes[at]! },
      ...(before === null && { created: dealText.historyCreated }),
    })),
  );
  const touched = [...new Set(told.map(({ of }) => of.receipt))];
  await publishReceipts(
    actor,
    touched.map(({ id }) => id),
    touched.map(({ share_id }) => share_id),
  );
}

/** What a row did to its receipt, as it is stored. */
const storedOf = (told: ReceiptBook['told'][number] | undefined): StoredRow | undefined =>
  told && { id: told.of.receipt.id, version: told.of.receipt.version, before: told.before, after: told.after };

/** Tries rows of receipts, each by the rules of the single calls. Call it in a transaction. D81. */
export async function tryReceipts(actor: Actor, rows: readonly NewReceipt[]): Promise<Trial> {
  const book = await openBook(actor, rows);
  const own: (ReceiptBook['told'][number] | undefined)[] = [];
  const results = await tryRows(rows, (row, at) => {
    const line = book.told.length;
    const outcome = apply(book, row);
    own[at] = book.told[line];
    return outcome;
  });
  return {
    results,
    seconds: [],
    write: async () => {
      await writeReceiptBook(book);
      return rows.map((_, at) => storedOf(own[at]));
    },
  };
}
