import type { RequestHouse } from '@toam/contracts/request/match.schema';
import { needText } from '@toam/contracts/texts/need';
import type { Actor } from '@toam/domain/actor';
import { matchNeed } from '@toam/domain/matching';
import { canSeeNeed } from '@toam/domain/request-access';
import { type Page, pageOf } from '../../http/page';
import { Refusal } from '../../http/refusal';
import { readHouseRows, readHousesToMatch } from '../houses/house-match.reads';
import { readTeam } from '../users/users.reads';
import { findHousesFor } from './match-list.queries';
import { findNeeds } from './request.queries';
import type { Need } from './request.schema';

/** Houses with why they fit, in the order of the ids. */
async function explained(actor: Actor, need: Need, ids: number[]): Promise<RequestHouse[]> {
  const rows = await readHouseRows(actor, ids);
  const matched = await readHousesToMatch(ids);
  return rows.flatMap((house) => {
    const values = matched.get(house.id);
    return values ? [{ house, match: matchNeed(need, values), standing: null }] : [];
  });
}

/**
 * Houses that fit each of the needs and that the actor may see, best first, without those that the customer has been
 * offered. D61.
 * @param fetchType `count` leaves the houses out: for a list of needs
 * @throws Refusal not_found, forbidden for the first need that is not there or not the actor's to see
 */
export async function matchHouses(
  actor: Actor,
  { request_ids, fetchType, page, size }: Page & { request_ids: number[]; fetchType: 'list' | 'count' },
) {
  const team = await readTeam(actor.id);
  const needs = await findNeeds(request_ids);
  const asked = request_ids.map((id) => {
    const need = needs.get(id);
    if (!need) throw new Refusal('not_found', needText.notFound);
    if (!canSeeNeed(actor, need, team)) throw new Refusal('forbidden', needText.mayNotSee);
    return need;
  });
  const answers = [];
  for (const need of asked) {
    const { total, ids } = await findHousesFor(actor, need, { page, size: fetchType === 'count' ? 0 : size });
    answers.push({ request_id: need.id, ...pageOf(await explained(actor, need, ids), total, { page, size }) });
  }
  return answers;
}
