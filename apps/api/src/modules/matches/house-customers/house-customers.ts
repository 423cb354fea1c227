import { matchRequestsOfHouse } from '@toam/contracts/need/match.endpoints';
import {
  houseCustomerGroups,
  type HouseCustomerGroup,
  type HouseCustomer,
  type MatchedCustomer,
} from '@toam/contracts/need/match.schema';
import type { Actor } from '@toam/domain/actor';
import { MatchTarget } from '@toam/domain/need-values';
import { type Team, canRecommend, canSeeNeed, canSeeNeedCustomerPhone } from '@toam/domain/need/need-access';
import type { StaffName } from '@toam/contracts/user/user';
import { canSeeCustomerPhone } from '@toam/domain/customer/customer-access';
import { type MatchedHouse, matchNeed } from '@toam/domain/need/matching';
import { handle } from '../../../http/handle';
import { type Page, pageOf } from '../../../http/page';
import { findHouseToMatch, type HouseToMatch } from '../../houses/house-match.reads';
import { findNeeds, findNeedsFor, summariesOf } from '../../needs/needs.reads';
import { readTeam } from '../../users/team/team.reads';
import { countByTarget, findStandings, listAtTarget } from '../match.queries';
import { refuseUnseen } from '../../houses/houses.reads';
import { readLinkableCustomers } from '../../customers/customer-links.reads';
import { readCustomersToMatch, type CustomerToMatch } from '../../customers/customers.reads';
import { visibleTexts } from '../../customers/visible-customer.reads';
import type { Need } from '../../needs/need.schema';
import { personOf, readStaffNames } from '../../users/users.reads';
import type { Recommendation } from '../match.schema';
import { toMatchState } from '../match-state-serializer';

type TargetGroup = Exclude<HouseCustomerGroup, 'suitable'>;

const targetOf = MatchTarget satisfies Record<TargetGroup, MatchTarget>;

/** A customer found for a house: the need that matched, and the stored match status. */
interface FoundPair {
  customer_id: number;
  need: Need | null;
  standing: Recommendation | null;
}

interface Viewer {
  actor: Actor;
  team: Team;
}

/** Whether the viewer may see the number, through the customer or through the need. D24. */
function maySeePhone({ actor, team }: Viewer, customer: CustomerToMatch, need: Need | null): boolean {
  return need ? canSeeNeedCustomerPhone(actor, need, customer, team) : canSeeCustomerPhone(actor, customer);
}

function customerOf(
  actor: Actor,
  customer: CustomerToMatch,
  staff: Map<number, StaffName>,
  { maySee, may_open }: { maySee: boolean; may_open: boolean },
): MatchedCustomer {
  const { id, name, phone_number, user_id } = customer;
  const told = visibleTexts(actor, customer, { name, phone_number }, maySee);
  return { id, ...told, masked: !maySee, user: personOf(staff, user_id), may_open };
}

/**
 * Customers of a house as this person may see them. The phone is masked. A need that they may not see is left out. Each
 * wish of the need is compared with the house. Customers deleted in the meantime are left out.
 */
async function toHouseCustomers(viewer: Viewer, house: MatchedHouse, pairs: FoundPair[]): Promise<HouseCustomer[]> {
  const ids = pairs.map(({ customer_id }) => customer_id);
  const customers = await readCustomersToMatch(ids);
  const links = await readLinkableCustomers(viewer.actor, ids);
  const needs = await summariesOf(pairs.flatMap(({ need }) => need ?? []));
  const staff = await readStaffNames(
    [...customers.values(), ...pairs.flatMap(({ standing }) => standing ?? [])].flatMap(({ user_id }) => user_id ?? []),
  );
  return pairs.flatMap(({ customer_id, need, standing }) => {
    const customer = customers.get(customer_id);
    if (!customer) return [];
    const shown = need && canSeeNeed(viewer.actor, need, viewer.team) ? need : null;
    const maySee = maySeePhone(viewer, customer, need);
    return [
      {
        customer: customerOf(viewer.actor, customer, staff, {
          maySee,
          may_open: links.get(customer_id)?.may_open ?? false,
        }),
        need: (shown && needs.get(shown.id)) ?? null,
        match: shown && matchNeed(shown, house),
        standing: standing && toMatchState(viewer.actor, standing, staff, { customer, maySee }),
        may_move: canRecommend(viewer.actor, { customer, need }, viewer.team),
      },
    ];
  });
}

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
