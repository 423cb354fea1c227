import {
  accumulationCounters,
  type ShortCounterName,
  shortCounterNames,
} from '@toam/domain/business/accumulation.record';
import type { Days } from '@toam/domain/business/business-period';
import { type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { accumulations } from '../accumulations/accumulation.schema';
import { isOf, isWithin, type People, maskedDay } from './booked.queries';

/** Sums of the counters of days. */
export type Activity = Record<ShortCounterName, number>;

const sums = sql.join(
  shortCounterNames.map(
    (name) =>
      sql`coalesce(sum(${accumulations[accumulationCounters[name].column]}), 0)::int as ${sql.identifier(name)}`,
  ),
  sql`, `,
);

const entered = (people: People, spans: readonly Days[]): SQL => sql`
  from ${accumulations}
  where ${accumulations.deleted_at} is null and ${isOf(accumulations.user_id, people)} and ${isWithin(accumulations.date, spans)}`;

/** What people did on each day (`maskedDay`). Days without entries are left out. */
export async function sumActivityByDay(
  people: People,
  spans: readonly Days[],
): Promise<(Activity & { date: string })[]> {
  const { rows } = await db().execute<Activity & { date: string }>(sql`
    select ${maskedDay(accumulations.date, spans)}::text as date, ${sums} ${entered(people, spans)} group by 1`);
  return rows;
}

/** What each person did. Null: all of them. */
export async function sumActivityByStaff(
  people: People,
  days: Days,
): Promise<(Activity & { user_id: number | null })[]> {
  const { rows } = await db().execute<Activity & { user_id: number | null }>(sql`
    select ${accumulations.user_id} as user_id, ${sums} ${entered(people, [days])}
    group by grouping sets ((${accumulations.user_id}), ())`);
  return rows;
}

export function addActivity(days: readonly Activity[]): Activity {
  const sum = Object.fromEntries(shortCounterNames.map((name) => [name, 0])) as Activity;
  for (const day of days) for (const name of shortCounterNames) sum[name] += day[name];
  return sum;
}
