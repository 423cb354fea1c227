import type { Actor } from '@toam/domain/actor';
import {
  canSeeCustomerPhone,
  type CustomerStaff,
  isOwnCustomer,
  nobodysCustomer,
} from '@toam/domain/customer/customer-access';
import { hideNumbers, tellsNumber } from '@toam/domain/customer/customer-numbers';
import { noteReveal } from '../../audit/revealed-numbers';
import { readSharedCustomers } from '../need-reach/shared-customers.reads';

/** A customer as far as telling needs to know. */
export type Teller = CustomerStaff & { id: number };

/** Texts of a customer by their columns' wire names. */
type Texts = Partial<Record<string, string | null>>;

/**
 * The one place where texts of a customer become what a viewer reads: with their numbers for whoever is entitled, which is recorded
 * where the customer is somebody else's, else without. Every text of a customer goes through here, in whatever answer it stands.
 * D24, D107.
 * @param texts by the columns' wire names; old values of a history are told by the same names
 * @param maySee the viewer is entitled to this customer's numbers
 */
export function visibleTexts<T extends Texts>(actor: Actor, customer: Teller, texts: T, maySee: boolean): T {
  const entries = Object.entries(texts);
  if (!maySee)
    return Object.fromEntries(
      entries.map(([column, value]) => [column, value ? hideNumbers(column, value) : value]),
    ) as T;
  if (!isOwnCustomer(actor, customer) && entries.some(([column, value]) => tellsNumber(column, value ?? null)))
    noteReveal('customer', customer.id);
  return texts;
}

/** One text of a customer, as `visibleTexts` has it; an absent one stays absent. */
export function visibleText<V extends string | null>(
  actor: Actor,
  customer: Teller,
  { column, value, maySee }: { column: string; value: V; maySee: boolean },
): V {
  return visibleTexts(actor, customer, { [column]: value }, maySee)[column] as V;
}

/**
 * A customer's name as the history of a house holds it, by which nobody can be found any more: for those who see everybody's
 * numbers, which is recorded for the house.
 */
export function visibleFormerName(actor: Actor, houseId: number, name: string): string {
  if (!canSeeCustomerPhone(actor, nobodysCustomer)) return hideNumbers('name', name);
  if (tellsNumber('name', name)) noteReveal('house', houseId);
  return name;
}

/** Ids of those whose numbers the actor is entitled to: by themselves, or by a need of theirs that is shared with them. D24. */
export async function readEntitled(actor: Actor, customers: Teller[]): Promise<Set<number>> {
  const others = customers.flatMap((customer) => (canSeeCustomerPhone(actor, customer) ? [] : [customer.id]));
  const shared = await readSharedCustomers(actor, others);
  return new Set(customers.flatMap(({ id }) => (others.includes(id) && !shared.has(id) ? [] : [id])));
}
