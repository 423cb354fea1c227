import { listRelaxations, maxCountedMatches } from '@toam/contracts/need/need-houses.endpoints';
import { type Relaxation, relaxationsOf } from '@toam/domain/need/need-relaxation';
import { neighboursOf } from '@toam/domain/need/neighbours';
import { and, not, sql } from 'drizzle-orm';
import { handle } from '../../../http/handle';
import { readDistrictPlaces } from '../../map/map.reads';
import { openNeed, type OpenedNeed } from '../need-houses/find-need';
import { db } from '../../../db/db';
import { houses } from '../../houses/house.schema';
import { fits, houseOfTable, needOfRecord } from '../../needs/matching/need-match.reads';
import { untouchedHouses } from '../need-houses/need-house.queries';

type Places = Awaited<ReturnType<typeof readDistrictPlaces>>;

/** The name of the district that a relaxation adds. */
const addedNames = ({ kind, change }: Relaxation, places: Places): string[] =>
  kind === 'neighbour' ? places.filter(({ id }) => id === change.province?.at(-1)).map(({ name }) => name) : [];

/**
 * How many more houses fit after each change of the need, in the order of the relaxations. It is one statement, and
 * each part stops counting at the limit that is shown.
 */
async function countGains(opened: OpenedNeed, relaxations: Relaxation[]): Promise<number[]> {
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

/**
 * 'Nới lỏng': small changes of single wishes, and how many more houses each brings, most first. Changes that bring none
 * are left out. Issue "Customers, needs and matching", D61.
 * @throws HttpError not_found, forbidden (`openNeed`)
 */
export const listRelaxationsCall = handle(listRelaxations, async ({ actor, query }) => {
  const opened = await openNeed(actor, query.request_id);
  const places = await readDistrictPlaces();
  const relaxations = relaxationsOf(opened.need, neighboursOf(opened.need.province, places));
  const gains = await countGains(opened, relaxations);
  return relaxations
    .map((one, at) => ({ ...one, gain: gains[at] ?? 0, names: addedNames(one, places) }))
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain)
    .map((one) => ({
      ...one,
      gain: Math.min(one.gain, maxCountedMatches),
      gain_capped: one.gain > maxCountedMatches,
    }));
});
