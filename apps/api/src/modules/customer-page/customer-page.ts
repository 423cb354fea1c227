import {
  listCustomerContacts,
  listCustomerHouses,
  readCustomerOverview,
  listCustomerShowings,
} from '@toam/contracts/customer/customer-page.endpoints';
import { canDeleteCustomer, canEditCustomer } from '@toam/domain/customer/customer-change';
import type { CustomerShowing } from '@toam/contracts/customer/customer-page.schema';
import type { Actor } from '@toam/domain/actor';
import { canSeeNeed } from '@toam/domain/need/need-access';
import { handle, moduleOf } from '../../http/handle';
import { pageOf } from '../../http/page';
import { listContactsWhere, serializeContacts } from '../contacts/contacts.reads';
import { readHouseRows } from '../houses/house-match.reads';
import {
  contactsOf,
  listHousesOf,
  countByTarget,
  countNeeds,
  countOf,
  findMoves,
  listShowings,
} from './customer-page.queries';
import { reachCustomer, type Reached } from './reached-customer';
import { readTimelineCall } from './timeline';
import { readListedCustomer } from '../customers/customer-links.reads';
import { toEpoch } from '../../db/columns';
import { readVisibleIds } from '../houses/houses.reads';
import { toMatchState } from '../matches/matches.reads';
import { personOf, readStaffNames } from '../users/users.reads';

/** A page without rows, for counting only. */
const noRows = { page: 1, size: 0 };

/**
 * The top of a customer's page: the customer, what the viewer may do, and how many records of each kind there are.
 * @throws HttpError not_found, forbidden
 */
const readOverviewCall = handle(readCustomerOverview, async ({ actor, params: { id } }) => {
  const reached = await reachCustomer(actor, id);
  const { customer, isWhole } = reached;
  const byTarget = await countByTarget(reached);
  return {
    customer: await readListedCustomer(actor, customer.id),
    reach: isWhole ? 'whole' : 'shared',
    may_edit: canEditCustomer(actor, customer),
    may_delete: canDeleteCustomer(actor, customer),
    counts: {
      ...(await countNeeds(reached)),
      showings: countOf(byTarget, 'all'),
      deals: countOf(byTarget, 'done'),
      houses: (await listHousesOf(reached, noRows)).total,
      contacts: (await listContactsWhere(actor, contactsOf(reached), noRows)).total,
    },
  };
});

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
        ...toMatchState(actor, standing, staff, { customer, maySee: maySeePhones }),
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
const readShowingsCall = handle(listCustomerShowings, async ({ actor, params, query }) => {
  const { id } = params;
  const { group, ...page } = query;
  const reached = await reachCustomer(actor, id);
  const total = countOf(await countByTarget(reached), group);
  return pageOf(await serialize(reached, await listShowings(reached, group, page)), total, page);
});

/** Everything that is known about one customer, from all modules. */
export const customerPageModule = moduleOf([
  readOverviewCall,
  handle(listCustomerHouses, async ({ actor, params, query }) => {
    const { total, ids } = await listHousesOf(await reachCustomer(actor, params.id), query);
    return pageOf(await readHouseRows(actor, ids), total, query);
  }),
  readShowingsCall,
  handle(listCustomerContacts, async ({ actor, params, query }) => {
    const reached = await reachCustomer(actor, params.id);
    const { total, list } = await listContactsWhere(actor, contactsOf(reached), query);
    return pageOf(await serializeContacts(actor, list), total, query);
  }),
  readTimelineCall,
]);
