import { eq, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { monthsKey } from './closed-month.queries';
import { type ClosedMonth, closedMonths, closedTimesheets } from './closed-month.schema';

/** Waits for those who are writing a day, and holds up others. */
export const lockAllMonths = async (): Promise<void> => {
  await db().execute(sql`select pg_advisory_xact_lock(${monthsKey})`);
};

/** Closes a month with what is kept of it. */
export async function insertClosing(
  values: Pick<ClosedMonth, 'month' | 'shifts' | 'closed_by'>,
  timesheets: readonly Omit<typeof closedTimesheets.$inferInsert, 'closing_id'>[],
): Promise<ClosedMonth> {
  const [made] = await db().insert(closedMonths).values(values).returning();
  // each has a person's whole month
  for (let at = 0; at < timesheets.length; at += 50)
    await db()
      .insert(closedTimesheets)
      .values(timesheets.slice(at, at + 50).map((one) => ({ ...one, closing_id: made!.id })));
  return made!;
}

export const updateReopened = (id: number, reopened_by: number, reopen_reason: string) =>
  db().update(closedMonths).set({ reopened_by, reopen_reason, reopened_at: new Date() }).where(eq(closedMonths.id, id));
