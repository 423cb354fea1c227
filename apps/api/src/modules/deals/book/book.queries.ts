import { dealColumns, receiptColumns, shareColumns } from '@toam/domain/deal/deal-columns';
import type { LedgerTable } from '@toam/domain/deal/ledger-values';
import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { nameKey } from '../../../db/columns';
import { db } from '../../../db/db';
import { idArray } from '../../../db/id-array';
import { type Deal, deals, type DealShare, dealShares, type Receipt, receipts } from '../deal.schema';

/** A code as somebody wrote it. `key` is the same for codes that count as one, `id` the live record that has it. */
interface FoundCode extends Record<string, unknown> {
  asked: string;
  key: string;
  id: number | null;
}

const input = sql`said.code`;
const codesIn = (codes: readonly string[]) => sql`unnest(${sql.param([...new Set(codes)])}::text[]) as said (code)`;

export async function findCodes(
  table: typeof dealShares | typeof receipts,
  codes: readonly string[],
): Promise<FoundCode[]> {
  const { rows } = await db().execute<FoundCode>(sql`
    select said.code as asked, ${nameKey(input)} as key, ${table.id} as id
    from ${codesIn(codes)}
    left join ${table} on ${nameKey(table.code)} = ${nameKey(input)} and ${table.deleted_at} is null`);
  return rows;
}

/** Where a deal is found: the house, and the day of the deposit. B15. */
export interface DealPlace {
  house_id: number;
  date: string;
}

/** The live deals of these places, and those of the shares with these codes. */
export async function findDealIds(places: readonly DealPlace[], codes: readonly string[]): Promise<number[]> {
  const houseIds = sql.param(places.map(({ house_id }) => house_id));
  const days = sql.param(places.map(({ date }) => date));
  const { rows } = await db().execute<{ id: number }>(sql`
    select ${deals.id} as id from unnest(${houseIds}::int[], ${days}::date[]) as place (house_id, day)
    join ${deals} on ${deals.house_id} = place.house_id and ${deals.deposit_date} = place.day and ${deals.deleted_at} is null
    union
    select ${dealShares.deal_id} from ${codesIn(codes)}
    join ${dealShares} on ${nameKey(dealShares.code)} = ${nameKey(input)} and ${dealShares.deleted_at} is null`);
  return rows.map(({ id }) => id);
}

/** Rows per statement: each has some parameters, and a statement can have 65,535. */
const rowsAtOnce = 1000;

/** Inserts many rows. @returns them in the given order */
async function inParts<Value extends object, Row extends Value>(
  values: readonly Value[],
  insert: (part: Value[]) => Promise<Row[]>,
  told: keyof Value,
): Promise<Row[]> {
  const made: Row[] = [];
  for (let at = 0; at < values.length; at += rowsAtOnce)
    made.push(...(await insert(values.slice(at, at + rowsAtOnce))));
  // the database answers in the order sent; a wrong pairing would go unnoticed, so this checks it
  if (made.some((row, at) => row[told] !== values[at]![told]))
    throw new Error('the database answered in another order');
  return made;
}

type Own = 'id' | 'created_at' | 'updated_at' | 'deleted_at';

export const insertDeals = (values: readonly Omit<Deal, Own>[]): Promise<Deal[]> =>
  inParts(values, (part) => db().insert(deals).values(part).returning(), 'house_id');

export const insertManyShares = (values: readonly Omit<DealShare, Own>[]): Promise<DealShare[]> =>
  inParts(values, (part) => db().insert(dealShares).values(part).returning(), 'code');

export const insertManyReceipts = (values: readonly Omit<Receipt, Own>[]): Promise<Receipt[]> =>
  inParts(values, (part) => db().insert(receipts).values(part).returning(), 'code');

/** Writes records as they are now, versions included. */
async function writeMany(
  table: typeof deals | typeof dealShares | typeof receipts,
  columns: LedgerTable,
  changed: readonly { id: number }[],
): Promise<void> {
  if (changed.length === 0) return;
  const types: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  const written = ['version', ...Object.keys(columns)];
  const values = written.map((name) => sql`${sql.identifier(name)} = said.${sql.identifier(name)}`);
  const typed = ['id', ...written].map((name) => sql`${sql.identifier(name)} ${sql.raw(types[name]!.getSQLType())}`);
  await db().execute(sql`
    update ${table} set ${sql.join(values, sql`, `)}, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as said (${sql.join(typed, sql`, `)})
    where ${table.id} = said.id`);
}
export const writeDeals = (changed: readonly Deal[]) => writeMany(deals, dealColumns, changed);
export const writeShares = (changed: readonly DealShare[]) => writeMany(dealShares, shareColumns, changed);
export const writeReceipts = (changed: readonly Receipt[]) => writeMany(receipts, receiptColumns, changed);

/** Deletes shares or receipts. */
export async function deleteMany(table: typeof dealShares | typeof receipts, ids: readonly number[]): Promise<void> {
  await db().execute(sql`
    update ${table} set deleted_at = now(), version = version + 1, updated_at = now() where id = any(${idArray(ids)})`);
}

/** Deletes those of the deals that have no share any more. */
export async function deleteEmptyDeals(ids: readonly number[]): Promise<void> {
  await db().execute(sql`
    update ${deals} set deleted_at = now(), version = version + 1, updated_at = now()
    where id = any(${idArray(ids)}) and deleted_at is null and not exists (
      select from ${dealShares} where ${dealShares.deal_id} = ${deals.id} and ${dealShares.deleted_at} is null)`);
}
