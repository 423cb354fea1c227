import { accessRules } from '@toam/domain/access';
import { isMarketer, type Actor } from '@toam/domain/actor';
import { canSeeCustomerPhone } from '@toam/domain/customer/customer-access';

/** The house that a visitor of the website asked about. */
type RequestedHouse = { user_id: number };

/** Who sees everybody's contact requests on the page 'Yêu cầu liên hệ'. A house's agent sees those about their own houses. D15, D19. */
export const canSeeAllContacts = (actor: Actor): boolean => accessRules.customers(actor);

export const canSeeContact = (actor: Actor, house: RequestedHouse): boolean =>
  !isMarketer(actor) && (canSeeAllContacts(actor) || house.user_id === actor.id);

/** Everybody who sees a contact request may mark it as handled. D15. */
export const canHandleContact = canSeeContact;

/** The same rule as for a customer's numbers: admins, the house's agent, holders of customer_permission (D24). */
export const canSeeContactPhone = (actor: Actor, house: RequestedHouse): boolean =>
  canSeeCustomerPhone(actor, { user_id: house.user_id, co_staff: [] });

/**
 * Whether the request is about the actor's own house: lists then show its number. Others who may see the request reveal numbers one
 * by one (D48).
 */
export const isOwnContact = ({ id }: Pick<Actor, 'id'>, house: RequestedHouse): boolean => house.user_id === id;

/** Who may make a customer from a contact request. The customer becomes theirs, with the number, so they must see the number. D24. */
export const canMakeCustomerOf = (actor: Actor, house: RequestedHouse): boolean =>
  canHandleContact(actor, house) && canSeeContactPhone(actor, house);
