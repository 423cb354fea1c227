import { listRelaxations, maxCountedMatches } from '@toam/contracts/need/need-houses.endpoints';
import { type Relaxation, relaxationsOf } from '@toam/domain/need/need-relaxation';
import { neighboursOf } from '@toam/domain/need/neighbours';
import { handle } from '../../../http/handle';
import { readDistrictPlaces } from '../../map/map.reads';
import { openNeed } from '../need-houses/find-need';
import { countGains } from './relaxation.queries';

type Places = Awaited<ReturnType<typeof readDistrictPlaces>>;

/** The name of the district that a relaxation adds. */
const addedNames = ({ kind, change }: Relaxation, places: Places): string[] =>
  kind === 'neighbour' ? places.filter(({ id }) => id === change.province?.at(-1)).map(({ name }) => name) : [];

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
