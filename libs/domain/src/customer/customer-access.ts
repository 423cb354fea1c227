import { isAdmin, isMarketer, type Actor } from '@toam/domain/actor';
import { accessRules } from '@toam/domain/access';

/** The staff of a customer: the owning staff, and the staff of records that were merged into this one. D56. */
export interface CustomerStaff {
  user_id: number | null;
  co_staff: readonly number[];
}

/** A customer without staff. If an actor may see a field of it, they may see that field of every customer. */
export const nobodysCustomer: CustomerStaff = { user_id: null, co_staff: [] };

/** Ids of the customer's staff, the owning staff first, each once. */
export const staffOfCustomer = ({ user_id, co_staff }: CustomerStaff): number[] => [
  ...new Set(user_id === null ? co_staff : [user_id, ...co_staff]),
];

/** Staff of merged records have the same rights to the customer as its owning staff. D56. */
export const isOwnCustomer = ({ id }: Pick<Actor, 'id'>, { user_id, co_staff }: CustomerStaff): boolean =>
  user_id === id || co_staff.includes(id);

/**
 * Who sees a customer's real phone numbers: admins, the owning staff, and holders of customer_permission. Staff with whom a request
 * of that customer was shared also see them. Marketers never do. Specification 2 §3, D20, D24.
 */
export const canSeeCustomerPhone = (actor: Actor, customer: CustomerStaff): boolean =>
  !isMarketer(actor) && (isAdmin(actor) || isOwnCustomer(actor, customer) || actor.customer_permission === 1);

/** Who sees every customer in lists and by link. Others see only their own (D19). */
export const canSeeAllCustomers = (actor: Actor): boolean => accessRules.customers(actor);

export const canSeeCustomer = (actor: Actor, customer: CustomerStaff): boolean =>
  !isMarketer(actor) && (canSeeAllCustomers(actor) || isOwnCustomer(actor, customer));

/**
 * Who sees the phone of a house's customer: everybody whom the rule above admits, and the house's own agent. The agent sees it only
 * if somebody who may see the number put that customer on the house. Otherwise anybody could read a number by naming the customer's
 * id. Specification 1 §6, D24.
 */
export const canSeeHouseCustomerPhone = (
  actor: Actor,
  house: { user_id: number; customer_vouched: boolean },
  customer: CustomerStaff,
): boolean =>
  canSeeCustomerPhone(actor, customer) || (!isMarketer(actor) && house.customer_vouched && house.user_id === actor.id);
