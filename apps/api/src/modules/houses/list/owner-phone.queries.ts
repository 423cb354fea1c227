import type { Actor } from '@toam/domain/actor';
import { canSeeHouseNumbers } from '@toam/domain/house/house-numbers';
import { and, eq, inArray } from 'drizzle-orm';
import { db } from '../../../db/db';
import { readAtOnce } from '../../../db/read-at-once';
import { customers } from '../../customers/customer.schema';
import { findCustomersOfPhone } from '../../customers/customers.reads';
import { readEntitled } from '../../customers/visible-customer.reads';
import { alive } from '../house-scope.queries';
import { houses } from '../house.schema';

/** Nobody owns more. */
const mostHouses = 1000;

/**
 * The houses whose owner has one of these numbers, as far as the actor sees the owner's number there. Of others nobody learns by searching
 * whether there are any. D24, D126
 */
export async function listHousesOfPhones(actor: Actor, phones: readonly string[]): Promise<number[]> {
  const owners = (await readAtOnce(...phones.map((phone) => () => findCustomersOfPhone(phone)))).flat();
  if (owners.length === 0) return [];
  const { id, user_id, customer_vouched } = houses;
  const customer = { id: customers.id, user_id: customers.user_id, co_staff: customers.co_staff };
  const found = await db()
    .select({ id, user_id, customer_vouched, customer })
    .from(houses)
    .innerJoin(customers, eq(customers.id, houses.customer_id))
    .where(and(alive, inArray(houses.customer_id, owners)))
    .limit(mostHouses);
  const entitled = await readEntitled(
    actor,
    found.map((house) => house.customer),
  );
  return found
    .filter((house) => entitled.has(house.customer.id) || canSeeHouseNumbers(actor, house, house.customer))
    .map((house) => house.id);
}
