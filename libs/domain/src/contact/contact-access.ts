import { accessRules } from '../access';
import { isMarketer, type Actor } from '../actor';
import { canSeeCustomerPhone } from '../customer/customer-access';

/** The house that a visitor of the website asked about. */
type RequestedHouse = { user_id: number };

/** Who has the page 'Yêu cầu liên hệ' with everybody's; a house's agent has those about their own houses. D15, D19. */
export const canSeeAllContacts = (actor: Actor): boolean => accessRules.customers(actor);

export const canSeeContact = (actor: Actor, house: RequestedHouse): boolean =>
  !isMarketer(actor) && (canSeeAllContacts(actor) || house.user_id === actor.id);

/** Whoever sees a contact request may mark it handled. D15. */
export const canHandleContact = canSeeContact;

/** As a customer's: admins, the house's agent, holders of customer_permission (D24). */
export const canSeeContactPhone = (actor: Actor, house: RequestedHouse): boolean =>
  canSeeCustomerPhone(actor, { user_id: house.user_id, co_staff: [] });

/** Whose a request is: a list shows its number to them, others who may see it reveal it one by one (D48). */
export const isOwnContact = ({ id }: Pick<Actor, 'id'>, house: RequestedHouse): boolean => house.user_id === id;

/** Who makes a customer of it: the customer becomes theirs, with the number, so only who sees the number. D24. */
export const canMakeCustomerOf = (actor: Actor, house: RequestedHouse): boolean =>
  canHandleContact(actor, house) && canSeeContactPhone(actor, house);
