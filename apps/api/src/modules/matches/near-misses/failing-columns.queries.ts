import type { NeedWish } from '@toam/domain/need/matching';
import { and, type SQL, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { houses } from '../../houses/house.schema';
import { houseOfTable, isOffered, meets, needOfRecord } from '../../needs/matching/need-match.reads';
import type { OpenedNeed } from '../need-houses/find-need';
import { untouchedHouses } from '../need-houses/need-house.queries';

/** The bit of the nth column in a combination. */
const bitOf = (at: number): number => 2 ** at;

/**
 * Counts houses by the mandatory columns that they fail. It reads the houses on offer once.
 * @param mandatory every column that can fail; failing all of them is no near miss, unless there is only one
 * @param failing the ones that may fail; the others must be met
 */
export async function countFailing(
  opened: OpenedNeed,
  mandatory: NeedWish[],
  failing: NeedWish[],
): Promise<{ columns: NeedWish[]; total: number }[]> {
  if (failing.length === 0) return [];
  const need = needOfRecord(opened.need);
  const isMet = (column: NeedWish): SQL => meets(column, need, houseOfTable);
  const bits = failing.map(
    (column, at) => sql`case when ${isMet(column)} then 0 else ${sql.raw(String(bitOf(at)))} end`,
  );
  const held = mandatory.filter((column) => !failing.includes(column)).map(isMet);
  const found = db()
    .select({ failed: sql<number>`(${sql.join(bits, sql` + `)})`.as('failed') })
    .from(houses)
    .where(and(await untouchedHouses(opened), isOffered(need, houseOfTable), ...held));
  const all = mandatory.length > 1 && held.length === 0 ? bitOf(failing.length) - 1 : 0;
  const { rows } = await db().execute<{ failed: number; total: number }>(sql`
    select failed, count(*)::int as total from (${found}) as found
    where failed not in (0, ${sql.raw(String(all))}) group by failed`);
  return rows.map(({ failed, total }) => ({ columns: failing.filter((_one, at) => failed & bitOf(at)), total }));
}
