import type { Actor } from '@toam/domain/actor';
import { canSeeContactPhone } from '@toam/domain/contact/contact-access';
import { and, inArray, isNull, ne, or, type SQL } from 'drizzle-orm';
import { houses } from '../houses/house.schema';
import { contactRequests } from './contact.schema';
import { findContacts } from './contact.queries';
import { serializeContacts } from './contact-serializer';

export { contactsVisibleTo, listContactsWhere } from './contact.queries';
export { serializeContacts } from './contact-serializer';

/**
 * Of a query over contact requests and their houses: those that came from this customer, or from one of their numbers
 * while nobody was made of them. Somebody not entitled to the customer's numbers, who sees the request's, would learn
 * by it that they are the same: of their own houses' requests they get those that were linked to the customer.
 */
export function isContactOf(
  actor: Actor,
  customer: { ids: number[]; phones: string[] },
  maySeePhones: boolean,
): SQL | undefined {
  const sameNumber = and(
    isNull(contactRequests.customer_id),
    inArray(contactRequests.phone, customer.phones),
    maySeePhones || canSeeContactPhone(actor, { user_id: 0 }) ? undefined : ne(houses.user_id, actor.id),
  );
  return or(inArray(contactRequests.customer_id, customer.ids), sameNumber);
}

/** Contact requests by id as lists show them to this person; whether they see them is the caller's to ask. */
export const readContactRows = async (actor: Actor, ids: number[]) =>
  new Map((await serializeContacts(actor, await findContacts(ids))).map((row) => [row.id, row]));
