import { matchRequestsOfHouse } from '@toam/contracts/request/match.endpoints';
import { houseCustomerGroups, type HouseCustomerGroup } from '@toam/contracts/request/match.schema';
import type { Actor } from '@toam/domain/actor';
import { MatchTarget } from '@toam/domain/need-values';
import type { Team } from '@toam/domain/need/request-access';
import { handle } from '../../../http/handle';
import { type Page, pageOf } from '../../../http/page';
import { findHouseToMatch, type HouseToMatch } from '../../houses/house-match.reads';
import { findNeeds, findNeedsFor } from '../../requests/requests.reads';
import { readTeam } from '../../users/team/team.reads';
import { type FoundPair, toHouseCustomers } from './house-customer-serializer';
import { countByTarget, findStandings, listAtTarget } from '../recommendation.queries';
import { refuseUnseen } from '../../houses/houses.reads';

type TargetGroup = Exclude<HouseCustomerGroup, 'suitable'>;

const targetOf = MatchTarget satisfies Record<TargetGroup, MatchTarget>;

/** The pairs for the needs on this page, in their order. */
async function suitablePairs(houseId: number, ids: number[]): Promise<FoundPair[]> {
  const needs = await findNeeds(ids);
  const found = ids.flatMap((id) => needs.get(id) ?? []);
  const standings = await findStandings(
    houseId,
    found.map(({ customer_id }) => customer_id),
  );
  return found.map((need) => ({
    customer_id: need.customer_id,
    need,
    standing: standings.get(need.customer_id) ?? null,
  }));
}

async function pairsAt(
  actor: Actor,
  team: Team,
  house: HouseToMatch,
  target: MatchTarget,
  page: Page,
): Promise<FoundPair[]> {
  const rows = await listAtTarget(actor, team, house, target, page);
  return rows.map(({ standing, need }) => ({ customer_id: standing.customer_id, need, standing }));
}

/**
 * A house's customers of one group, and the count of each group, as this person may see them. The group holds the open needs
 * that the house fits, best first, or the customers at one status, last moved first. Specification 1 §2, §7, D44, D61.
 * @throws HttpError not_found; forbidden if the actor may not see the house
 */
export const matchRequestsOfHouseCall = handle(matchRequestsOfHouse, async ({ actor, query }) => {
  const { house_id, group, ...page } = query;
  const house = await findHouseToMatch(house_id);
  refuseUnseen(actor, house);
  const team = await readTeam(actor.id);
  const suitable = await findNeedsFor(actor, team, house, page);
  const byTarget = await countByTarget(actor, team, house);
  const counted = (one: HouseCustomerGroup): number =>
    one === 'suitable' ? suitable.total : (byTarget.get(targetOf[one]) ?? 0);
  const pairs =
    group === 'suitable'
      ? await suitablePairs(house.id, suitable.ids)
      : await pairsAt(actor, team, house, targetOf[group], page);
  return {
    ...pageOf(await toHouseCustomers({ actor, team }, house, pairs), counted(group), page),
    counts: Object.fromEntries(houseCustomerGroups.map((one) => [one, counted(one)])) as Record<
      HouseCustomerGroup,
      number
    >,
  };
});
