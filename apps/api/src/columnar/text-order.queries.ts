import { type SQL, sql } from 'drizzle-orm';
import { db } from '../db/db';
import { answerInTextOrder } from './ask-columns';

/** Texts that every language orders in another way than code points do. */
const sample = ['b', 'B', 'a', 'á', 'Z', 'đ', 'a b', 'ab', 'a-c', 'ｆ', '🏠', '9', '10', ''];

/** Whether the database orders texts by code points: its collation is "C", or one like it. @param collation other than its own */
export async function ordersByCodePoints(collation: SQL = sql``): Promise<boolean> {
  const ordered = (by: SQL) =>
    sql`array(select text from unnest(${sql.param(sample)}::text[]) as text order by text ${by})`;
  const { rows } = await db().execute<{ is_alike: boolean }>(
    sql`select ${ordered(collation)} = ${ordered(sql`collate "C"`)} as is_alike`,
  );
  return rows[0]!.is_alike;
}

/** Columns order texts by code points. Where the database does not, it answers lists in the order of a text itself. */
export async function checkTextOrder(log: { warn(details: object, line: string): void }): Promise<void> {
  const isAlike = await ordersByCodePoints();
  answerInTextOrder(isAlike);
  if (!isAlike) log.warn({}, 'the database orders texts by a language: it answers lists in the order of a text itself');
}
