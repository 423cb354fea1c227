import type { Actor } from '@toam/domain/actor';
import {
  canSeeCustomerPhone,
  type CustomerStaff,
  isOwnCustomer,
  nobodysCustomer,
} from '@toam/domain/customer/customer-access';
import { hideNumbers, holdsNumber } from '@toam/domain/customer/customer-numbers';
import { noteReveal } from '../../audit/revealed-numbers';
import { readSharedCustomers } from '../need-scope/shared-customers.reads';

/** A customer's fields that decide the visibility of its texts. */
export type NumberedCustomer = CustomerStaff & { id: number };

/** Texts of a customer by their columns' wire names. */
type Texts = Partial<Record<string, string | null>>;

/**
 * The only place that decides whether texts of a customer show numbers. If the viewer may see them, they stay, and the
 * reveal is recorded for somebody else's customer. If not, they are hidden. Every answer must use it for texts of a
 * customer. D24, D107.
 * @param texts by the columns' wire names; old values of a history use the same names
 * @param maySee the viewer may see this customer's numbers
 */
export function visibleTexts<T extends Texts>(actor: Actor, customer: NumberedCustomer, texts: T, maySee: boolean): T {
  const entries = Object.entries(texts);
  if (!maySee)
    return Object.fromEntries(
      entries.map(([column, value]) => [column, value ? hideNumbers(column, value) : value]),
    ) as T;
  if (!isOwnCustomer(actor, customer) && entries.some(([column, value]) => holdsNumber(column, value ?? null)))
    noteReveal('customer', customer.id);
  return texts;
}

/** One text of a customer by the rule of `visibleTexts`. Null stays null. */
export function visibleText<V extends string | null>(
  actor: Actor,
  customer: NumberedCustomer,
  { column, value, maySee }: { column: string; value: V; maySee: boolean },
): V {
  return visibleTexts(actor, customer, { [column]: value }, maySee)[column] as V;
}

/**
 * A former customer's name in the history of a house. The name no longer identifies a record. So only people who may
 * see all numbers see numbers in it, and the reveal is recorded for the house.
 */
export function visibleFormerName(actor: Actor, houseId: number, name: string): string {
  if (!canSeeCustomerPhone(actor, nobodysCustomer)) return hideNumbers('name', name);
  if (holdsNumber('name', name)) noteReveal('house', houseId);
  return name;
}

/** Ids of the customers whose numbers the actor may see: directly, or through a shared need. D24. */
export async function readEntitled(actor: Actor, customers: NumberedCustomer[]): Promise<Set<number>> {
  const others = customers.flatMap((customer) => (canSeeCustomerPhone(actor, customer) ? [] : [customer.id]));
  const shared = await readSharedCustomers(actor, others);
  return new Set(customers.flatMap(({ id }) => (others.includes(id) && !shared.has(id) ? [] : [id])));
}
