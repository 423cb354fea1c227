import type { DraftChange } from '@toam/contracts/house/house-detail.schema';
import type { Actor } from '@toam/domain/actor';
import { canSeeHouseCustomerPhone } from '@toam/domain/customer/customer-access';
import { isWrittenColumn } from '@toam/domain/house/house-columns';
import { canSeeHouseNumbers, hideHouseNumbers } from '@toam/domain/house/house-numbers';
import { inArray } from 'drizzle-orm';
import { db } from '../../../db/db';
import { type NamedCustomer, readNamedCustomers } from '../../customers/customers.reads';
import { readEntitled, visibleText } from '../../customers/visible-customer.reads';
import { type House, houses } from '../house.schema';

/** A customer that a house shows, and whether this person may see the numbers there. */
export interface HouseCustomer {
  customer: NamedCustomer;
  maySee: boolean;
}

/** The customer and agent of a house, now or as proposed. `customer_vouched`: the person who set the customer may see the phone. */
type Place = Pick<House, 'user_id' | 'customer_id' | 'customer_vouched'>;

/**
 * The customers at these places, in the same order; null where there is none. People who may see the numbers on the
 * customer's own page may see them here. So may the house's agent, if the customer is vouched for. Specification 1 §6, D24.
 */
export async function readCustomersAt(actor: Actor, places: Place[]): Promise<(HouseCustomer | null)[]> {
  const customers = await readNamedCustomers(places.flatMap(({ customer_id }) => customer_id ?? []));
  const entitled = await readEntitled(actor, [...customers.values()]);
  return places.map((place) => {
    const customer = place.customer_id === null ? undefined : customers.get(place.customer_id);
    if (!customer) return null;
    return { customer, maySee: entitled.has(customer.id) || canSeeHouseCustomerPhone(actor, place, customer) };
  });
}

/** The customers of these houses, by house id. Used for texts that belong to a house. Houses without a customer are left out. */
export async function readCustomersOf(actor: Actor, houseIds: number[]): Promise<Map<number, HouseCustomer>> {
  if (houseIds.length === 0) return new Map();
  const { id, user_id, customer_id, customer_vouched } = houses;
  const found = await db()
    .select({ id, user_id, customer_id, customer_vouched })
    .from(houses)
    .where(inArray(id, [...new Set(houseIds)]));
  const told = await readCustomersAt(actor, found);
  return new Map(found.flatMap((house, at) => (told[at] ? [[house.id, told[at]] as const] : [])));
}

/** Whether the actor may see the numbers in the texts of these houses, in the same order. D125 */
export async function mayReadNumbers(actor: Actor, places: Place[]): Promise<boolean[]> {
  const told = await readCustomersAt(actor, places);
  return places.map((place, at) => told[at]?.maySee ?? canSeeHouseNumbers(actor, place, null));
}

/** Those of the houses in whose texts the actor may see the numbers. D125 */
export async function readToldHouses(actor: Actor, houseIds: number[]): Promise<Set<number>> {
  if (houseIds.length === 0) return new Set();
  const { id, user_id, customer_id, customer_vouched } = houses;
  const found = await db()
    .select({ id, user_id, customer_id, customer_vouched })
    .from(houses)
    .where(inArray(id, [...new Set(houseIds)]));
  const seen = await mayReadNumbers(actor, found);
  return new Set(found.flatMap((house, at) => (seen[at] ? [house.id] : [])));
}

/** The proposed fields of a house, and whether the proposed customer is vouched for. */
interface Proposal {
  house: Place;
  attributes: Record<string, unknown>;
  customer_vouched: boolean;
}

const showName = (actor: Actor, place: HouseCustomer | null | undefined, value: string | null): string | null =>
  place ? visibleText(actor, place.customer, { column: 'name', value, maySee: place.maySee }) : value;

/** The proposed fields as this person may read them. D125 */
export const showAttributes = (attributes: Record<string, unknown>, maySee: boolean): Record<string, unknown> =>
  maySee
    ? attributes
    : Object.fromEntries(
        Object.entries(attributes).map(([name, value]) => [
          name,
          isWrittenColumn(name) ? hideHouseNumbers(value) : value,
        ]),
      );

/** The differences as this person may read them. The customer's name follows the visibility rules of that place. D24, D107, D125. */
export async function showProposals(
  actor: Actor,
  proposals: Proposal[],
  changes: DraftChange[][],
): Promise<DraftChange[][]> {
  const places = proposals.flatMap(({ house, attributes, customer_vouched }): Place[] => [
    house,
    { user_id: house.user_id, customer_id: Number(attributes.customer_id) || null, customer_vouched },
  ]);
  const customers = await readCustomersAt(actor, places);
  const maySee = await mayReadNumbers(
    actor,
    proposals.map(({ house }) => house),
  );
  return changes.map((list, at) =>
    list.map((change) => {
      const { column, oldValue, newValue } = change;
      if (!maySee[at] && isWrittenColumn(column))
        return { column, oldValue: hideHouseNumbers(oldValue), newValue: hideHouseNumbers(newValue) };
      if (column !== 'customer_id') return change;
      return {
        column: change.column,
        oldValue: showName(actor, customers[2 * at], change.oldValue),
        newValue: showName(actor, customers[2 * at + 1], change.newValue),
      };
    }),
  );
}
