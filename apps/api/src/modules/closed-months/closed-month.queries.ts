import { and, asc, between, desc, eq, isNull, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { idArray } from '../../db/id-array';
import { type ClosedMonth, closedMonths, closedTimesheets } from './closed-month.schema';

/** The advisory lock of all months. */
export const monthsKey = sql`hashtextextended('closed months', 0)`;

/** Held by whoever writes a day, until the transaction ends: no month is closed in between. */
export const lockOpenMonths = async (): Promise<void> => {
  await db().execute(sql`select pg_advisory_xact_lock_shared(${monthsKey})`);
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
export const findStoredPeople = async (closings: readonly number[]) =>
  db()
    .select({
      ...{ closing_id: closedTimesheets.closing_id, user_id: closedTimesheets.user_id },
      person: closedTimesheets.person,
    })
    .from(closedTimesheets)
    .where(sql`${closedTimesheets.closing_id} = any(${idArray(closings)})`);
