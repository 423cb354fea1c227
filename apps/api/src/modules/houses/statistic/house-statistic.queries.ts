import type { HouseFigures } from '@toam/contracts/house/house-statistic.endpoints';
import { dayOf, dayStart } from '@toam/domain/day';
import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { idArray } from '../../../db/id-array';
import { marketed } from './house-condition';
import { houseStatistics } from './house-statistic.schema';

/** How many days keep every hour. Older days keep only their last hour. */
const daysOfHours = 90;

const local = sql`(${houseStatistics.taken_at} at time zone 'Asia/Ho_Chi_Minh')::date`;

/**
 * Counts every agent's houses at this hour. A second count in the same hour replaces the first. D88.
 * @param now epoch seconds
 */
export async function takeHouseStatistics(now = Date.now() / 1000): Promise<void> {
  const takenAt = new Date(Math.floor(now / 3600) * 3_600_000).toISOString();
  const today = new Date(dayStart(dayOf(now)) * 1000).toISOString();
  await db().execute(sql`
    insert into ${houseStatistics} (taken_at, user_id, house_quantity, house_remain, new_house_quantity, marketing_quantity)
    select ${takenAt}::timestamptz, user_id, count(*), count(*) filter (where status = 0),
      count(*) filter (where created_at >= ${today}::timestamptz), count(*) filter (where ${marketed})
    from houses where deleted_at is null group by user_id
    on conflict (taken_at, user_id) do update set house_quantity = excluded.house_quantity,
      house_remain = excluded.house_remain, new_house_quantity = excluded.new_house_quantity,
      marketing_quantity = excluded.marketing_quantity`);
  await db().execute(sql`
    delete from ${houseStatistics}
    where taken_at < now() - make_interval(days => ${daysOfHours}::int)
      and taken_at not in (select max(taken_at) from house_statistics group by ${local})`);
}

const { house_quantity, house_remain, new_house_quantity, marketing_quantity } = houseStatistics;
const total = (column: SQL | typeof house_quantity) => sql<number>`coalesce(sum(${column}), 0)::int`;

/** The sum of the figures of these people; null means everybody. */
const ofPeople = (users: readonly number[] | null): SQL | undefined =>
  users === null ? undefined : inArray(houseStatistics.user_id, users);

const summed = {
  house_quantity: total(house_quantity),
  house_remain: total(house_remain),
  new_house_quantity: total(new_house_quantity),
  marketing_quantity: total(marketing_quantity),
};

/** Figures of the last counted hour up to the moment; null before the first count. */
export async function findFigures(
  users: readonly number[] | null,
  until: Date,
): Promise<(HouseFigures & { at: Date }) | null> {
  const [last] = await db()
    .select({ at: sql<Date | null>`max(${houseStatistics.taken_at})`.mapWith(houseStatistics.taken_at) })
    .from(houseStatistics)
    .where(lte(houseStatistics.taken_at, until));
  if (!last?.at) return null;
  const [figures] = await db()
    .select(summed)
    .from(houseStatistics)
    .where(and(eq(houseStatistics.taken_at, last.at), ofPeople(users)));
  return { ...figures!, at: last.at };
}

/** A statement for each person's houses on sale in the last counted hour up to the moment: user_id, date, house_remain. */
export const houseCountsOf = (users: readonly number[] | null, until: Date): SQL => sql`
  select ${houseStatistics.user_id} as user_id, ${local} as date, ${house_remain} as house_remain
  from ${houseStatistics}
  where ${houseStatistics.taken_at} = (
      select max(taken_at) from ${houseStatistics} where taken_at <= ${until.toISOString()}::timestamptz)
    and ${users === null ? sql`true` : sql`${houseStatistics.user_id} = any(${idArray(users)})`}`;

/** The last figures of each day from … to. A person without a row in that hour had no house. */
export const listDays = (users: number[] | null, from: Date, to: Date) =>
  db()
    .select({ date: sql<string>`${local}::text`, ...summed })
    .from(houseStatistics)
    .where(
      and(
        sql`${houseStatistics.taken_at} in (select max(taken_at) from house_statistics
          where taken_at between ${from.toISOString()} and ${to.toISOString()}
          group by (taken_at at time zone 'Asia/Ho_Chi_Minh')::date)`,
        gte(houseStatistics.taken_at, from),
        ofPeople(users),
      ),
    )
    .groupBy(local)
    .orderBy(local);
