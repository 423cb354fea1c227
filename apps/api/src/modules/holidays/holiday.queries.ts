import { and, asc, between, eq, ne } from 'drizzle-orm';
import { db } from '../../db/db';
import { type HolidayRow, holidays } from './holiday.schema';

/** The holidays between two days, both included, in order. */
export const listHolidays = (first: string, last: string): Promise<HolidayRow[]> =>
  db()
    .select()
    .from(holidays)
    .where(between(holidays.date, first, last))
    .orderBy(asc(holidays.date));

/** Locks the holiday until the transaction ends. */
export async function lockHoliday(id: number): Promise<HolidayRow | undefined> {
  const [found] = await db().select().from(holidays).where(eq(holidays.id, id)).for('update');
  return found;
}

/** Whether another holiday has the day. */
export async function isDayTaken(date: string, except?: number): Promise<boolean> {
  const other = except === undefined ? undefined : ne(holidays.id, except);
  const [found] = await db()
    .select({ id: holidays.id })
    .from(holidays)
    .where(and(eq(holidays.date, date), other));
  return found !== undefined;
}

export async function insertHoliday(values: { date: string; name: string; created_by: number }): Promise<HolidayRow> {
  const [made] = await db().insert(holidays).values(values).returning();
  return made!;
}

/** Adds days that are not there yet. */
export const insertMissing = (values: { date: string; name: string }[]) =>
  db().insert(holidays).values(values).onConflictDoNothing();

export async function updateHoliday(id: number, values: { date: string; name: string }): Promise<HolidayRow> {
  const [updated] = await db().update(holidays).set(values).where(eq(holidays.id, id)).returning();
  return updated!;
}

export const deleteHoliday = (id: number) => db().delete(holidays).where(eq(holidays.id, id));
