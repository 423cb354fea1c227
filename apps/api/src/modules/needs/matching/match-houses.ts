import { matchHousesOfRequests, maxCountedMatches, maxMatchedHouses } from '@toam/contracts/need/match.endpoints';
import type { RequestHouse } from '@toam/contracts/need/match.schema';
import { needText } from '@toam/contracts/need/need.text';
import type { Actor } from '@toam/domain/actor';
import { matchNeed } from '@toam/domain/need/matching';
import { canSeeNeed } from '@toam/domain/need/need-access';
import { handle } from '../../../http/handle';
import { type Page, pageOf } from '../../../http/page';
import { HttpError } from '../../../http-error';
import { readHouseRows, readHousesToMatch } from '../../houses/house-match.reads';
import { readTeam } from '../../users/team/team.reads';
import { countHousesFor, findHousesFor } from './match-list.queries';
import { findNeeds } from '../need.queries';
import type { Need } from '../need.schema';

/** Houses with the reasons why they fit, in the order of the ids. */
async function explained(actor: Actor, need: Need, ids: number[]): Promise<RequestHouse[]> {
  const rows = await readHouseRows(actor, ids);
  const matched = await readHousesToMatch(ids);
  return rows.flatMap((house) => {
    const values = matched.get(house.id);
    return values ? [{ house, match: matchNeed(need, values), standing: null }] : [];
  });
}

/** Needs by id, in the given order. @throws HttpError not_found, forbidden for the first that the actor may not see */
async function findQueriedNeeds(actor: Actor, ids: number[]): Promise<Need[]> {
  const team = await readTeam(actor.id);
  const needs = await findNeeds(ids);
  return ids.map((id) => {
    const need = needs.get(id);
    if (!need) throw new HttpError('not_found', needText.notFound);
    if (!canSeeNeed(actor, need, team)) throw new HttpError('forbidden', needText.mayNotSee);
    return need;
  });
}

/** For a list: only the count, up to a limit. */
async function counted(actor: Actor, need: Need, page: Page) {
  const total = await countHousesFor(actor, need, maxCountedMatches);
  const isCapped = total > maxCountedMatches;
  return { ...pageOf([], Math.min(total, maxCountedMatches), page), ...(isCapped ? { total_capped: true } : {}) };
}

async function listed(actor: Actor, need: Need, page: Page) {
  const { total, ids } = await findHousesFor(actor, need, page);
  return pageOf(await explained(actor, need, ids), total, page);
}

/**
 * Houses that fit each of the needs and that the actor may see, best first, without houses already offered to the
 * customer. Several needs share the row limit of one answer, so their pages may be smaller than requested. D61.
 * `fetchType` count leaves the houses out: for a list of needs.
 * @throws HttpError not_found, forbidden for the first need that does not exist or that the actor may not see
 */
export const matchHousesCall = handle(matchHousesOfRequests, async ({ actor, query }) => {
  const { request_ids, fetchType, ...asked } = query;
  const needs = await findQueriedNeeds(actor, request_ids);
  const max = Math.max(1, Math.floor(maxMatchedHouses / needs.length));
  const page = { ...asked, size: Math.min(asked.size, max) };
  const answers = [];
  for (const need of needs) {
    const found = await (fetchType === 'count' ? counted : listed)(actor, need, page);
    answers.push({ request_id: need.id, ...found });
  }
  return answers;
});
