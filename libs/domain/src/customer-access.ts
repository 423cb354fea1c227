import { isAdmin, isMarketer, type Actor } from './actor';
import { accessRules } from './access';

type Owned = { user_id: number | null };

/**
 * Who sees a customer's real phone numbers: admins, the owning staff, and holders of customer_permission.
 * Staff with whom a request of that customer was shared come on top. Marketers never. Specification 2 §3, D20, D24.
 */
export const canSeeCustomerPhone = (actor: Actor, customer: Owned): boolean =>
  !isMarketer(actor) && (isAdmin(actor) || customer.user_id === actor.id || actor.customer_permission === 1);

/** Who sees every customer in lists and by link; others have their own (D19). */
export const canSeeAllCustomers = (actor: Actor): boolean => accessRules.customers(actor);

export const canSeeCustomer = (actor: Actor, customer: Owned): boolean =>
  !isMarketer(actor) && (canSeeAllCustomers(actor) || customer.user_id === actor.id);

/**
 * Who sees the phone of a house's customer: as above, and the house's own agent, but only where someone entitled to
 * the number put that customer on the house. Else anybody could read a number by naming the customer's id.
 * Specification 1 §6, D24.
 */
export const canSeeHouseCustomerPhone = (
  actor: Actor,
  house: { user_id: number; customer_vouched: boolean },
  customer: Owned,
): boolean =>
  canSeeCustomerPhone(actor, customer) || (!isMarketer(actor) && house.customer_vouched && house.user_id === actor.id);
