import { and, count, desc, eq, gte, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { idArray } from '../../db/id-array';
import type { Page } from '../../http/page';
import { type Accumulation, accumulations } from './accumulation.schema';

const alive = isNull(accumulations.deleted_at);

export async function findAccumulation(id: number): Promise<Accumulation | undefined> {
  const [found] = await db()
    .select()
    .from(accumulations)
    .where(and(eq(accumulations.id, id), alive));
  return found;
}

/** Locks the entry until the transaction ends. */
export async function lockAccumulation(id: number): Promise<Accumulation | undefined> {
  const [found] = await db()
    .select()
    .from(accumulations)
    .where(and(eq(accumulations.id, id), alive))
    .for('update');
  return found;
}

/** What a person entered for a day: '2026-11-20'. */
export async function findOfDay(userId: number, date: string): Promise<Accumulation | undefined> {
  const [found] = await db()
    .select()
    .from(accumulations)
    .where(and(eq(accumulations.user_id, userId), eq(accumulations.date, date), alive));
  return found;
}

/** Makes entries of a person run one after the other: a day has one. */
export const lockDaysOf = async (userId: number): Promise<void> => {
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`accumulation ${userId}`}, 0))`);
};

export async function insertAccumulation(values: typeof accumulations.$inferInsert): Promise<Accumulation> {
  const [made] = await db().insert(accumulations).values(values).returning();
  return made!;
}

export async function updateAccumulation(
  id: number,
  written: Partial<typeof accumulations.$inferInsert>,
): Promise<Accumulation> {
  const [updated] = await db()
    .update(accumulations)
    .set({ ...written, version: sql`${accumulations.version} + 1` })
    .where(eq(accumulations.id, id))
    .returning();
  return updated!;
}

export interface AccumulationFilter {
  /** Whose; null: everybody's. */
  users: readonly number[] | null;
  /** Days: '2026-11-01'. */
  first?: string | undefined;
  last?: string | undefined;
}

const matching = ({ users, first, last }: AccumulationFilter): SQL | undefined =>
  and(
    alive,
    users === null ? undefined : sql`${accumulations.user_id} = any(${idArray(users)})`,
    first === undefined ? undefined : gte(accumulations.date, first),
    last === undefined ? undefined : lte(accumulations.date, last),
  );

/** The last day first. */
export async function listAccumulations(filter: AccumulationFilter, { page, size }: Page) {
  const where = matching(filter);
  const [counted] = await db().select({ total: count() }).from(accumulations).where(where);
  const list = await db()
    .select()
    .from(accumulations)
    .where(where)
    .orderBy(desc(accumulations.date), desc(accumulations.id))
    .limit(size)
    .offset((page - 1) * size);
  return { total: counted?.total ?? 0, list };
}

/** Which days were entered. */
export const findEnteredDays = (
  users: readonly number[],
  first: string,
  last: string,
): Promise<Pick<Accumulation, 'id' | 'user_id' | 'date'>[]> =>
  db()
    .select({ id: accumulations.id, user_id: accumulations.user_id, date: accumulations.date })
    .from(accumulations)
    .where(matching({ users, first, last }));
