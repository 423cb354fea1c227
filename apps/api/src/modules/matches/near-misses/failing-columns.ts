import { listFailingColumns, listSubRecommended, maxCountedMatches } from '@toam/contracts/need/need-houses.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import { needDrawerText } from '@toam/contracts/need/need-drawer.text';
import { wishedColumns, mandatoryColumns, type MatchedNeed, type NeedWish } from '@toam/domain/need/matching';
import { and, not, type SQL, sql } from 'drizzle-orm';
import { onlyReads } from '../../../audit/audited';
import { handle } from '../../../http/handle';
import { pageOf } from '../../../http/page';
import { HttpError } from '../../../http-error';
import { houseOfTable, isOffered, meets, needOfRecord } from '../../needs/matching/need-match.reads';
import { openNeed, type OpenedNeed } from '../need-houses/find-need';
import { toNeedHouses } from '../need-houses/need-house-serializer';
import { findUntouched, untouchedHouses } from '../need-houses/need-house.queries';
import { db } from '../../../db/db';
import { houses } from '../../houses/house.schema';

/** The drawer shows at most so many combinations, nearest to fitting first. */
const maxCombinations = 30;

/** Mandatory columns for which the need has a wish. Only these can fail. */
function failable(need: MatchedNeed): NeedWish[] {
  const query = wishedColumns(need);
  return mandatoryColumns(need).filter((column) => query.includes(column));
}

/** @throws HttpError invalid if one of the columns is not mandatory or has no wish */
function checkColumns(need: MatchedNeed, columns: NeedWish[]): NeedWish[] {
  const known = failable(need);
  if (columns.every((column) => known.includes(column))) return known;
  throw new HttpError('invalid', commonText.invalid, { errors: { columns: needDrawerText.notMandatory } });
}

/** The bit of the nth column in a combination. */
const bitOf = (at: number): number => 2 ** at;

/**
 * Counts houses by the mandatory columns that they fail. It reads the houses on offer once.
 * @param mandatory every column that can fail; failing all of them is no near miss, unless there is only one
 * @param failing the ones that may fail; the others must be met
 */
async function countFailing(
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

/** Near misses. Refused as `openNeed` does, and as invalid for columns that are not mandatory. D62 */
export const failingColumnCalls = [
  // The mandatory columns because of which houses do not fit, alone or together, and how many houses each combination
  // excludes. Fewest columns come first, then most houses. With several mandatory columns, at least one is met.
  handle(listFailingColumns, { audit: onlyReads }, async ({ actor, body: { request_id, columns } }) => {
    const opened = await openNeed(actor, request_id);
    const mandatory = checkColumns(opened.need, columns ?? []);
    const counted = await countFailing(opened, mandatory, columns ?? mandatory);
    return counted
      .toSorted((a, b) => a.columns.length - b.columns.length || b.total - a.total)
      .slice(0, maxCombinations)
      .map(({ total, ...one }) => ({
        ...one,
        total: Math.min(total, maxCountedMatches),
        total_capped: total > maxCountedMatches,
      }));
  }),
  // the houses that fail exactly these mandatory columns, best first
  handle(listSubRecommended, { audit: onlyReads }, async ({ actor, query: page, body: { request_id, columns } }) => {
    const opened = await openNeed(actor, request_id);
    const mandatory = checkColumns(opened.need, columns);
    const need = needOfRecord(opened.need);
    const state = mandatory.map((column) => {
      const isMet = meets(column, need, houseOfTable);
      return columns.includes(column) ? not(isMet) : isMet;
    });
    const { total, ids } = await findUntouched(opened, and(isOffered(need, houseOfTable), ...state)!, 'score', page);
    return pageOf(await toNeedHouses(opened, ids), total, page);
  }),
];
