import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { idArray } from '../../db/id-array';
import { type Target, targets } from './target.schema';

/** Locks the target until the transaction ends. */
export async function lockTarget(id: number): Promise<Target | undefined> {
  const [found] = await db().select().from(targets).where(eq(targets.id, id)).for('update');
  return found;
}

export async function readTarget(id: number): Promise<Target | undefined> {
  const [found] = await db().select().from(targets).where(eq(targets.id, id));
  return found;
}

type Of = Pick<Target, 'year' | 'quarter' | 'user_id'>;

const of = ({ year, quarter, user_id }: Of): SQL | undefined =>
  and(
    eq(targets.year, year),
    eq(targets.quarter, quarter),
    user_id === null ? isNull(targets.user_id) : eq(targets.user_id, user_id),
  );

export async function findTarget(which: Of): Promise<Target | undefined> {
  const [found] = await db().select().from(targets).where(of(which));
  return found;
}

/** Stores a target. @returns null if the quarter and person have one */
export async function insertTarget(values: typeof targets.$inferInsert): Promise<Target | null> {
  const [made] = await db().insert(targets).values(values).onConflictDoNothing().returning();
  return made ?? null;
}

export async function updateTarget(id: number, written: Partial<typeof targets.$inferInsert>): Promise<Target> {
  const [updated] = await db()
    .update(targets)
    .set({ ...written, version: sql`${targets.version} + 1` })
    .where(eq(targets.id, id))
    .returning();
  return updated!;
}

/** Quarters as one number, in order: 2026 Q4 is 8108. */
const ordinal = sql`${targets.year} * 4 + ${targets.quarter}`;

interface Quarter {
  year: number;
  quarter: number;
}

const ordinalOf = ({ year, quarter }: Quarter): number => year * 4 + quarter;

/**
 * The company's targets and those of these people, from one quarter to another, both included. The company's first.
 * @param users null: everybody's
 */
export const listTargetsBetween = (first: Quarter, last: Quarter, users: readonly number[] | null): Promise<Target[]> =>
  db()
    .select()
    .from(targets)
    .where(
      and(
        sql`${ordinal} between ${ordinalOf(first)}::int and ${ordinalOf(last)}::int`,
        users === null ? undefined : or(isNull(targets.user_id), sql`${targets.user_id} = any(${idArray(users)})`),
      ),
    )
    .orderBy(targets.year, targets.quarter, sql`${targets.user_id} nulls first`, targets.id);
