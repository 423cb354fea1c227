import { newDealFields } from '@toam/contracts/deal/deal-fields';
import type { DealImportResult } from '@toam/contracts/deal/deal-import.endpoints';
import { fieldErrors } from '@toam/contracts/invalid-message';
import { dealImportText as text } from '@toam/contracts/deal/deal-import.text';
import { JobPosition } from '@toam/domain/actor';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { db } from '../../db/db';
import { historyEntries } from '../../history/history.schema';
import { HttpError } from '../../http-error';
import { notifications } from '../../live/notification.schema';
import { anActor } from '../../testing/an-actor';
import { emptyTables } from '../../testing/database';
import { insertCustomer, insertHouse } from '../../testing/insert-house';
import { insertUser } from '../../testing/insert-user';
import { random } from '@toam/domain/random';
import { as, testApp } from '../../testing/test-app';
import { uploadFile, workbookOf } from '../../testing/workbook';
import { deals, dealShares, receipts } from '../deals/deal.schema';
import { addShare } from '../deals/add-share.fixture';
import {
  dealBody,
  emailOf,
  emails,
  phones,
  receiptBody,
  receiptCells,
  receiptHeads,
  type ReceiptLine,
  receiptLines,
  shareBody,
  transactionCells,
  transactionHeads,
  type TransactionLine,
  transactionLines,
} from './sheet-lines.fixture';

testApp();
jest.setTimeout(120_000);

const accountant = anActor({ id: 5, job_position: JobPosition.accountant });

async function setFixture(): Promise<void> {
  await emptyTables();
  await insertUser(accountant);
  for (const [at, email] of emails.entries()) await insertUser({ id: 7 + at, email });
  for (const phone of phones) await insertCustomer({ user_id: 7, phone_number: phone, phones: [phone] });
  for (let at = 0; at < 3; at++) await insertHouse({ user_id: 7 });
}

const outcomes = ['inserted', 'updated', 'skipped'];
/** What became of a line: 'inserted', 'updated', 'skipped', or the messages of its refusal. */
type Told = string;
const refusedFor = (errors: object | undefined, message: string): Told =>
  Object.values(errors ?? { message }).toSorted().join('; '); // prettier-ignore

const call = async (method: 'post' | 'put', path: string, body: object) => {
  const reply = await as(accountant)[method](`/business/v2/${path}`, body);
  const { data, errors, message } = reply.json<{ data: { version: number }; errors?: object; message: string }>();
  return { told: reply.statusCode === 200 ? null : refusedFor(errors, message), version: data?.version };
};

const inCode = (table: typeof dealShares | typeof receipts, code: string) =>
  and(eq(sql`lower(${table.code})`, code.toLowerCase()), isNull(table.deleted_at));

/** The single calls, one after the other, as somebody would type the line. */
async function typeTransaction(line: TransactionLine): Promise<Told> {
  const unknown = [
    ...(line.staff > 2 ? [text.staffUnknown(emailOf(line))] : []),
    ...(line.customer > 2 ? [text.customerUnknown] : []),
  ];
  const share = { ...shareBody(line), user_id: line.staff + 7, transactionCode: line.code };
  const asDeal = { ...dealBody(line), users_group: [share] };
  // a row is a whole deal, whatever becomes of it
  const read = newDealFields.safeParse(asDeal);
  if (unknown.length > 0) return refusedFor(unknown, '');
  if (!read.success) return refusedFor(fieldErrors(read.error), '');
  const [known] = await db().select().from(dealShares).where(inCode(dealShares, line.code));
  if (known) {
    const [deal] = await db().select().from(deals).where(eq(deals.id, known.deal_id));
    const body = { id: known.id, ...dealBody(line), ...shareBody(line), staff_id: share.user_id };
    const { told, version } = await call('put', 'transaction/update', body);
    return told ?? (version === known.version + deal!.version ? 'skipped' : 'updated');
  }
  const beside = await db()
    .select()
    .from(deals)
    .where(and(eq(deals.house_id, line.house), eq(deals.deposit_date, line.deposit), isNull(deals.deleted_at)))
    .orderBy(asc(deals.id));
  const deal = beside.at(-1);
  if (!deal) return (await call('post', 'transaction/add', asDeal)).told ?? 'inserted';
  const wrong = [deal.price !== line.price && text.otherDeal, deal.brokerage_fee !== line.fee && text.otherDeal];
  if (wrong.some(Boolean)) return wrong.filter(Boolean).join('; ');
  const [other] = await db().select().from(dealShares).where(eq(dealShares.deal_id, deal.id));
  try {
    await addShare(accountant, other!.id, read.data.users_group[0]!);
    return 'inserted';
  } catch (error) {
    if (error instanceof HttpError) return refusedFor(error.errors, error.message);
    throw error;
  }
}

async function typeReceipt(line: ReceiptLine): Promise<Told> {
  const [share] = await db().select().from(dealShares).where(inCode(dealShares, line.transaction));
  if (!share) return text.transactionUnknown(line.transaction);
  const [known] = await db().select().from(receipts).where(inCode(receipts, line.code));
  if (!known) {
    const body = { ...receiptBody(line), transaction_id: share.id, feeCode: line.code };
    return (await call('post', 'receipt/add', body)).told ?? 'inserted';
  }
  if (known.share_id !== share.id) return text.otherTransaction;
  const { told, version } = await call('put', 'receipt/update', { id: known.id, ...receiptBody(line) });
  return told ?? (version === known.version ? 'skipped' : 'updated');
}

async function importSheet(type: 'transaction' | 'receipt', rows: Parameters<typeof workbookOf>[0]): Promise<Told[]> {
  const order = { type, only_if_clean: '0' };
  const reply = await uploadFile(accountant, '/business/v2/import', await workbookOf(rows), 'so.xlsx', order);
  const { data } = reply.json<{ data: DealImportResult }>();
  return outcomes
    .map((word) => `${word}: ${data[word as 'inserted']}`)
    .concat(
      rows.slice(1).map((_, at) => data.errors.filter(({ row }) => row === at + 2).map(({ message }) => message).toSorted().join('; ')), // prettier-ignore
    );
}

/** Told line by line, as an import tells it. */
const asImport = (told: Told[]): Told[] => {
  const counts = outcomes.map((word) => `${word}: ${told.filter((one) => one === word).length}`);
  return [...counts, ...told.map((one) => (outcomes.includes(one) ? '' : one))];
};

/** Everything that is stored, but for moments. */
async function stored() {
  const rowsOf = async (table: PgTable) => {
    const { rows } = await db().execute<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(stored) - 'created_at' - 'updated_at' as row from ${table} stored order by id`,
    );
    return rows.map(({ row }) => row);
  };
  return {
    ...{ deals: await rowsOf(deals), shares: await rowsOf(dealShares), receipts: await rowsOf(receipts) },
    ...{ history: await rowsOf(historyEntries), hearers: await toldPeople() },
  };
}

/** A sheet tells a person of all its deals in one line, single calls of each: who is told is the same. */
const toldPeople = () =>
  db()
    .selectDistinct({ user_id: notifications.user_id, type: notifications.type })
    .from(notifications)
    .orderBy(notifications.user_id);

interface Way {
  transactions: (lines: TransactionLine[]) => Promise<Told[]>;
  receipts: (lines: ReceiptLine[]) => Promise<Told[]>;
}

async function oneByOne<Line>(lines: Line[], type: (line: Line) => Promise<Told>): Promise<Told[]> {
  const told: Told[] = [];
  for (const line of lines) told.push(await type(line));
  // what was refused is typed once more: a line below may have freed what it needs
  for (const [at, line] of lines.entries()) if (!outcomes.includes(told[at]!)) told[at] = await type(line);
  return asImport(told);
}

const byHand: Way = {
  transactions: (lines) => oneByOne(lines, typeTransaction),
  receipts: (lines) => oneByOne(lines, typeReceipt),
};
const bySheet: Way = {
  transactions: (lines) => importSheet('transaction', [transactionHeads, ...lines.map(transactionCells)]),
  receipts: (lines) => importSheet('receipt', [receiptHeads, ...lines.map(receiptCells)]),
};

/** Two seasons of sheets, with a reduction and a cancelled deal between them. */
async function live(way: Way, seed: number) {
  await setFixture();
  const dice = random(seed);
  const told = [await way.transactions(transactionLines(dice.fork('first'), 14, 1))];
  told.push(await way.receipts(receiptLines(dice.fork('receipts'), 10)));
  await as(accountant).post('/business/v2/coupons', { transaction_id: 1, reducedFee: 100 });
  // on the day of its deposit, so that no later row moves the deposit behind it
  const { date } = (await as(accountant).get('/business/v2/transaction/2')).json<{ data: { date: number } }>().data;
  const bill = await as(accountant).post('/business/v2/cancelBill', { transaction_id: 2, cancelDate: date });
  expect(bill.statusCode).toBe(200);
  told.push(await way.transactions(transactionLines(dice.fork('second'), 20, 1 + (seed % 2))));
  told.push(await way.receipts(receiptLines(dice.fork('later'), 16)));
  return { told, ...(await stored()) };
}

const seeds = [11, 12, 13, 14, 15, 16];

test.each(seeds)('a sheet does what the single calls do, line by line (seed %d)', async (seed) => {
  const typed = await live(byHand, seed);
  const imported = await live(bySheet, seed);
  expect(imported).toEqual(typed);
  expect(typed.shares.length).toBeGreaterThan(5);
  expect(typed.receipts.length).toBeGreaterThan(0);
});
