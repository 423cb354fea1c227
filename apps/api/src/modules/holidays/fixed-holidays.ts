import { dayOf } from '@toam/domain/day';
import { sql } from 'drizzle-orm';
import { db, tx } from '../../db/db';
import { readHrSetting } from '../hr-settings/hr-settings.reads';
import { writeHrSetting } from '../hr-settings/hr-settings.writes';
import { holidays } from './holiday.schema';

/** Holidays of the solar calendar. Those of the lunar one are entered by an admin. H1. */
const fixed = [
  ['01-01', 'Tết Dương lịch'],
  ['04-30', 'Ngày Giải phóng miền Nam'],
  ['05-01', 'Quốc tế Lao động'],
  ['09-02', 'Quốc khánh'],
] as const;

/** The first year with leave and timesheets. */
const firstYear = 2020;

/**
 * Gives each year until the next one its fixed holidays, once: what an admin deletes does not come back. At every start and every
 * day.
 */
export const seedHolidays = (now = Date.now() / 1000): Promise<void> =>
  tx(async () => {
    // two instances may start at once
    await db().execute(sql`select pg_advisory_xact_lock(hashtextextended('seed holidays', 0))`);
    const until = (await readHrSetting('holidays_until')) ?? firstYear - 1;
    const last = Number(dayOf(now).slice(0, 4)) + 1;
    if (until >= last) return;
    const years = Array.from({ length: last - until }, (_, index) => until + 1 + index);
    const days = years.flatMap((year) => fixed.map(([day, name]) => ({ date: `${year}-${day}`, name })));
    await db().insert(holidays).values(days).onConflictDoNothing();
    await writeHrSetting('holidays_until', last);
  });
