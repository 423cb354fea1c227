import type { HouseCustomer, MatchedCustomer } from '@toam/contracts/request/match.schema';
import type { StaffName } from '@toam/contracts/user/user';
import type { Actor } from '@toam/domain/actor';
import { canSeeCustomerPhone } from '@toam/domain/customer/customer-access';
import { type MatchedHouse, matchNeed } from '@toam/domain/need/matching';
import { canRecommend, canSeeNeed, canSeeNeedCustomerPhone, type Team } from '@toam/domain/need/request-access';
import { readLinkableCustomers } from '../../customers/customer-links.reads';
import { readCustomersToMatch, type CustomerToMatch } from '../../customers/customers.reads';
import { visibleTexts } from '../../customers/visible-customer.reads';
import type { Need } from '../../requests/request.schema';
import { summariesOf } from '../../requests/requests.reads';
import { personOf, readStaffNames } from '../../users/users.reads';
import type { Recommendation } from '../recommendation.schema';
import { toStanding } from '../standing-serializer';

/** A customer found for a house: the need that matched, and the stored match status. */
export interface FoundPair {
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
export async function toHouseCustomers(
  viewer: Viewer,
  house: MatchedHouse,
  pairs: FoundPair[],
): Promise<HouseCustomer[]> {
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
        standing: standing && toStanding(viewer.actor, standing, staff, { customer, maySee }),
        may_move: canRecommend(viewer.actor, { customer, need }, viewer.team),
      },
    ];
  });
}
