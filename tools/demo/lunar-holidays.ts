import { daysBetween } from '@toam/domain/work-calendar';
import { db } from '../../apps/api/src/db/db';
import { holidays } from '../../apps/api/src/modules/holidays/holiday.schema';

/**
 * Tết (its five days off, as the state decided them until 2026, later from the eve on) and Giỗ Tổ (10/3 of the lunar year), by year. A table,
 * because Node's lunar calendar is a day off in 2027, and China's is another one in 2030.
 */
const lunar: Record<number, { tet: readonly [string, string]; ancestors: string }> = {
  2025: { tet: ['2025-01-27', '2025-01-31'], ancestors: '2025-04-07' },
  2026: { tet: ['2026-02-16', '2026-02-20'], ancestors: '2026-04-26' },
  2027: { tet: ['2027-02-05', '2027-02-09'], ancestors: '2027-04-16' },
  2028: { tet: ['2028-01-25', '2028-01-29'], ancestors: '2028-04-04' },
  2029: { tet: ['2029-02-12', '2029-02-16'], ancestors: '2029-04-23' },
  2030: { tet: ['2030-02-01', '2030-02-05'], ancestors: '2030-04-12' },
};

/** The lunar holidays of a year that an admin would have entered (H1). Empty for a year that the table does not know. */
export function lunarHolidays(year: number): { date: string; name: string }[] {
  const of = lunar[year];
  if (!of) return [];
  return [
    ...daysBetween(...of.tet).map((date) => ({ date, name: 'Tết Nguyên đán' })),
    { date: of.ancestors, name: 'Giỗ Tổ Hùng Vương' },
  ];
}

/** Those of the years that the demo has days of, and of the next one. */
export async function insertLunarHolidays(now: Date): Promise<void> {
  const year = now.getUTCFullYear();
  const values = [year - 1, year, year + 1].flatMap(lunarHolidays);
  if (values.length > 0) await db().insert(holidays).values(values).onConflictDoNothing();
}
