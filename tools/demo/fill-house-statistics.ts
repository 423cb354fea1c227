import { dayStart } from '@toam/domain/day';
import { type SQL, sql } from 'drizzle-orm';
import { db } from '../../apps/api/src/db/db';
import { marketed } from '../../apps/api/src/modules/houses/statistic/house-condition';
import type { Brokerage } from './brokerage';
import { pastDays } from './business/deal-days';

/** The first month is for comparing with. */
const months = 13;
const lastHour = 23 * 3600;

const seconds = (moments: readonly number[]): SQL => sql`${sql.param(`{${moments.join(',')}}`)}::bigint[]`;

/**
 * Counts everybody's houses of each day, as the hourly job would have done it: one that is off the market was on it until its last
 * change. Each day has its last hour, today the present one. D88, brief 6 §7.
 */
export async function insertHouseStatistics({ calendar }: Brokerage): Promise<void> {
  const presentHour = Math.floor(calendar.now.getTime() / 3_600_000) * 3600;
  const midnights = pastDays(calendar, months).map(dayStart);
  const hours = midnights.map((midnight) => Math.min(midnight + lastHour, presentHour));
  await db().execute(sql`
    insert into house_statistics (taken_at, user_id, house_quantity, house_remain, new_house_quantity, marketing_quantity)
    select counted.hour, user_id, count(*), count(*) filter (where status = 0 or updated_at > counted.hour),
      count(*) filter (where created_at >= counted.midnight), count(*) filter (where ${marketed})
    from (
      select to_timestamp(hour) as hour, to_timestamp(midnight) as midnight
      from unnest(${seconds(hours)}, ${seconds(midnights)}) moment(hour, midnight)
    ) counted
    join houses on houses.created_at <= counted.hour
    group by counted.hour, user_id`);
}
