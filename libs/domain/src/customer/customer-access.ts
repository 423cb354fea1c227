import { isAdmin, isMarketer, type Actor } from '../actor';
import { accessRules } from '../access';

/** Whose customer it is: the owning staff, and the staff of records that were merged into this one. D56. */
export interface CustomerStaff {
  user_id: number | null;
  co_staff: readonly number[];
}

/** Nobody's customer: what somebody sees of it, they see of everybody's. */
export const nobodysCustomer: CustomerStaff = { user_id: null, co_staff: [] };

/** Everybody whose customer it is, the owning staff first, nobody twice. */
export const staffOfCustomer = ({ user_id, co_staff }: CustomerStaff): number[] => [
  ...new Set(user_id === null ? co_staff : [user_id, ...co_staff]),
];

/** Staff of merged records own the one that is left as much as its own staff does. D56. */
export const isOwnCustomer = ({ id }: Pick<Actor, 'id'>, { user_id, co_staff }: CustomerStaff): boolean =>
  user_id === id || co_staff.includes(id);

/**
 * Who sees a customer's real phone numbers: admins, the owning staff, and holders of customer_permission.
 * Staff with whom a request of that customer was shared come on top. Marketers never. Specification 2 §3, D20, D24.
 */
export const canSeeCustomerPhone = (actor: Actor, customer: CustomerStaff): boolean =>
  !isMarketer(actor) && (isAdmin(actor) || isOwnCustomer(actor, customer) || actor.customer_permission === 1);

/** Who sees every customer in lists and by link; others have their own (D19). */
export const canSeeAllCustomers = (actor: Actor): boolean => accessRules.customers(actor);

export const canSeeCustomer = (actor: Actor, customer: CustomerStaff): boolean =>
  !isMarketer(actor) && (canSeeAllCustomers(actor) || isOwnCustomer(actor, customer));

/**
 * Who sees the phone of a house's customer: as above, and the house's own agent, but only where someone entitled to
 * the number put that customer on the house. Else anybody could read a number by naming the customer's id.
 * Specification 1 §6, D24.
 */
export const canSeeHouseCustomerPhone = (
  actor: Actor,
  house: { user_id: number; customer_vouched: boolean },
  customer: CustomerStaff,
): boolean =>
  canSeeCustomerPhone(actor, customer) || (!isMarketer(actor) && house.customer_vouched && house.user_id === actor.id);
