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
 * A condition for a query over contact requests and their houses: requests linked to this customer, and unlinked ones from
 * one of the customer's numbers. People who may not see the customer's numbers could learn them by a match of numbers. So
 * they get only requests about their own houses that are linked to the customer.
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

/** Contact requests by id as lists show them to this person. The caller checks that the person may see them. */
export const readContactRows = async (actor: Actor, ids: number[]) =>
  new Map((await serializeContacts(actor, await findContacts(ids))).map((row) => [row.id, row]));
