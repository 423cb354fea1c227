import { maxCountedMatches } from '@toam/contracts/need/need-houses.endpoints';
import type { Relaxation } from '@toam/domain/need/need-relaxation';
import { and, not, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { houses } from '../../houses/house.schema';
import { fits, houseOfTable, needOfRecord } from '../../needs/matching/need-match.reads';
import type { OpenedNeed } from '../need-houses/find-need';
import { untouchedHouses } from '../need-houses/need-house.queries';

/**
 * How many more houses fit after each change of the need, in the order of the relaxations. It is one statement, and
 * each part stops counting at the limit that is shown.
 */
export async function countGains(opened: OpenedNeed, relaxations: Relaxation[]): Promise<number[]> {
  if (relaxations.length === 0) return [];
  const { need } = opened;
  const untouched = await untouchedHouses(opened);
  // unknown (no price, no width) did not fit before either
  const fitsAlready = sql`coalesce(${fits(needOfRecord(need), houseOfTable)}, false)`;
  const counts = relaxations.map(({ change }) => {
    const relaxed = fits(needOfRecord({ ...need, ...change }), houseOfTable);
    const gained = db()
      .select({ id: houses.id })
      .from(houses)
      .where(and(untouched, relaxed, not(fitsAlready)))
      .limit(maxCountedMatches + 1);
    return sql`(select count(*)::int from (${gained}) as gained)`;
  });
  const { rows } = await db().execute<{ gains: number[] }>(sql`select array[${sql.join(counts, sql`, `)}] as gains`);
  return rows[0]?.gains ?? [];
}
