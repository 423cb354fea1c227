import type { Holidays } from '@toam/domain/work-calendar';
import { between } from 'drizzle-orm';
import { db } from '../../db/db';
import { holidays } from './holiday.schema';

/** Names of the holidays between two days, both included. H1. */
export async function readHolidays(first: string, last: string): Promise<Holidays> {
  const { date, name } = holidays;
  const found = await db()
    .select({ date, name })
    .from(holidays)
    .where(between(date, first, last))
    .orderBy(date);
  return new Map(found.map((one) => [one.date, one.name]));
}
