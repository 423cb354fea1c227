import { listCustomerShowings } from '@toam/contracts/customer/customer-page.endpoints';
import type { CustomerShowing } from '@toam/contracts/customer/customer-page.schema';
import type { Actor } from '@toam/domain/actor';
import { canSeeNeed } from '@toam/domain/need/request-access';
import { toEpoch } from '../../db/columns';
import { handle } from '../../http/handle';
import { pageOf } from '../../http/page';
import { readHouseRows } from '../houses/house-match.reads';
import { readVisibleIds } from '../houses/houses.reads';
import { toStanding } from '../recommendations/recommendations.reads';
import { personOf, readStaffNames } from '../users/users.reads';
import { countByTarget, countOf, findMoves, listShowings } from './customer-page.queries';
import { reachCustomer, type Reached } from './reached-customer';

type Found = Awaited<ReturnType<typeof listShowings>>;

/** Houses by id as lists show them to this person, without those that they may not see. */
async function housesOf(actor: Actor, ids: number[]) {
  const rows = await readHouseRows(actor, await readVisibleIds(actor, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

async function serialize(reached: Reached, found: Found): Promise<CustomerShowing[]> {
  const { actor, team, customer, maySeePhones } = reached;
  const houseIds = found.map(({ standing }) => standing.house_id);
  const houses = await housesOf(actor, houseIds);
  const moves = await findMoves(customer.id, houseIds);
  const people = [...found.map(({ standing }) => standing), ...moves].flatMap(({ user_id }) => user_id ?? []);
  const staff = await readStaffNames(people);
  return found.map(({ standing, need }) => {
    const mayReadNeed = need !== null && canSeeNeed(actor, need, team);
    return {
      id: standing.id,
      house: houses.get(standing.house_id) ?? null,
      house_id: standing.house_id,
      standing: {
        ...toStanding(actor, standing, staff, { customer, maySee: maySeePhones }),
        request_id: mayReadNeed ? need.id : null,
      },
      need_id: mayReadNeed ? need.id : null,
      moves: moves
        .filter(({ house_id }) => house_id === standing.house_id)
        .map(({ previous_target, target, user_id, created_at }) => ({
          previous_target,
          target,
          by: personOf(staff, user_id),
          at: toEpoch(created_at),
        })),
    };
  });
}

/**
 * Houses that the customer was shown, with the present status and the status changes of each. If a viewer sees the whole
 * customer but not a house, they get only the house's number.
 * @throws HttpError not_found, forbidden
 */
export const readShowingsCall = handle(listCustomerShowings, async ({ actor, params, query }) => {
  const { id } = params;
  const { group, ...page } = query;
  const reached = await reachCustomer(actor, id);
  const total = countOf(await countByTarget(reached), group);
  return pageOf(await serialize(reached, await listShowings(reached, group, page)), total, page);
});
