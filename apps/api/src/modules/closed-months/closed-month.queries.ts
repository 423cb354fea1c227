import { and, asc, between, desc, eq, isNull, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { idArray } from '../../db/id-array';
import { type ClosedMonth, closedMonths, closedTimesheets } from './closed-month.schema';

const key = sql`hashtextextended('closed months', 0)`;

/** Held by whoever writes a day, until the transaction ends: no month is closed in between. */
export const lockOpenMonths = async (): Promise<void> => {
  await db().execute(sql`select pg_advisory_xact_lock_shared(${key})`);
};

/** Waits for those who are writing a day, and holds up others. */
export const lockAllMonths = async (): Promise<void> => {
  await db().execute(sql`select pg_advisory_xact_lock(${key})`);
};

/** The months that are closed now, of those between two ('2026-10'), both included, in order. */
export const findClosedMonths = (first: string, last: string): Promise<ClosedMonth[]> =>
  db()
    .select()
    .from(closedMonths)
    .where(and(between(closedMonths.month, first, last), isNull(closedMonths.reopened_at)))
    .orderBy(asc(closedMonths.month));

/** Every closing of a month, the newest first. */
export const listClosings = (month: string): Promise<ClosedMonth[]> =>
  db().select().from(closedMonths).where(eq(closedMonths.month, month)).orderBy(desc(closedMonths.id));

export async function insertClosing(
  values: Pick<ClosedMonth, 'month' | 'shifts' | 'closed_by'>,
  timesheets: readonly Omit<typeof closedTimesheets.$inferInsert, 'closing_id'>[],
): Promise<ClosedMonth> {
  const [made] = await db().insert(closedMonths).values(values).returning();
  // a month of a person has some 20 KB
  for (let at = 0; at < timesheets.length; at += 50)
    await db()
      .insert(closedTimesheets)
      .values(timesheets.slice(at, at + 50).map((one) => ({ ...one, closing_id: made!.id })));
  return made!;
}

export const updateReopened = (id: number, reopened_by: number, reopen_reason: string) =>
  db().update(closedMonths).set({ reopened_by, reopen_reason, reopened_at: new Date() }).where(eq(closedMonths.id, id));

/** What was kept of these people. @param among absent: everybody */
export const findTimesheets = (closings: readonly number[], among?: readonly number[]) =>
  db()
    .select()
    .from(closedTimesheets)
    .where(
      and(
        sql`${closedTimesheets.closing_id} = any(${idArray(closings)})`,
        among && sql`${closedTimesheets.user_id} = any(${idArray(among)})`,
      ),
    );

/** Whose months were kept. */
export const findKeptPeople = async (closings: readonly number[]): Promise<{ closing_id: number; user_id: number }[]> =>
  db()
    .select({ closing_id: closedTimesheets.closing_id, user_id: closedTimesheets.user_id })
    .from(closedTimesheets)
    .where(sql`${closedTimesheets.closing_id} = any(${idArray(closings)})`);
