import type { ContactRow } from '@toam/contracts/contact/contact.endpoints';
import type { Actor } from '@toam/domain/actor';
import { canMakeCustomerOf, canSeeContactPhone, isOwnContact } from '@toam/domain/contact-access';
import { canSeeHouse } from '@toam/domain/house-access';
import { hidePhones, maskedPhone } from '@toam/domain/phone';
import { canSeeNeed } from '@toam/domain/request-access';
import { toEpoch } from '../../db/columns';
import { readLinkableCustomers, readSamePhone, type LinkableCustomer } from '../customers/customer-links.reads';
import { findNeeds } from '../requests/requests.reads';
import { readTeam } from '../users/team.reads';
import { readStaffNames } from '../users/users.reads';
import type { FoundContact } from './contact.queries';

const isDefined = (id: number | null): id is number => id !== null;

/** Numbers that this person sees: of them it may be said who has them already (D56). */
const seenPhones = (actor: Actor, found: FoundContact[]): string[] =>
  found.flatMap(({ contact, house }) => (canSeeContactPhone(actor, house) ? [contact.phone] : []));

/** What came of the requests, as this person may know it. */
async function outcomesOf(actor: Actor, found: FoundContact[]) {
  const ids = found.flatMap(({ contact }) => contact.customer_id ?? []);
  const customers = await readLinkableCustomers(actor, ids);
  const needs = await findNeeds(found.map(({ contact }) => contact.request_id).filter(isDefined));
  const team = await readTeam(actor.id);
  const seen = [...needs.values()].flatMap((need) => (canSeeNeed(actor, need, team) ? [need.id] : []));
  return { customers, needs: new Set(seen), samePhone: await readSamePhone(actor, seenPhones(actor, found)) };
}

/** A name alone: without the numbers that people write into names, where they are hidden. */
const linkOf = (customer: LinkableCustomer | undefined, shows: boolean): ContactRow['customer'] =>
  customer
    ? { id: customer.id, name: shows ? customer.name : hidePhones(customer.name), may_open: customer.may_open }
    : null;

/**
 * Contact requests as this person may see them: the number, and numbers in name and message, masked where they are not
 * entitled (D24), and in a list where the request is not theirs (D48).
 * @param place a page tells the number to whoever is entitled, and records it
 */
export async function contactsToWire(
  actor: Actor,
  found: FoundContact[],
  place: 'list' | 'page' = 'list',
): Promise<ContactRow[]> {
  const staff = await readStaffNames(found.flatMap(({ contact }) => contact.handled_by ?? []));
  const { customers, needs, samePhone } = await outcomesOf(actor, found);
  return found.map(({ contact, house }) => {
    const isEntitled = canSeeContactPhone(actor, house);
    const shows = place === 'page' ? isEntitled : isOwnContact(actor, house);
    const handler = contact.handled_by === null ? undefined : staff.get(contact.handled_by);
    const { request_id } = contact;
    const customer = contact.customer_id === null ? undefined : customers.get(contact.customer_id);
    return {
      ...contact,
      house: { ...house, may_open: canSeeHouse(actor, house) },
      name: shows ? contact.name : hidePhones(contact.name),
      phone_number: shows ? contact.phone_number : maskedPhone,
      masked: !shows,
      can_reveal: !shows && isEntitled,
      message: shows ? contact.message : hidePhones(contact.message),
      handled_by: handler ? { id: handler.id, name: handler.name, avatar: handler.avatar } : null,
      handled_at: contact.handled_at && toEpoch(contact.handled_at),
      customer: linkOf(customer, shows),
      request: request_id !== null && needs.has(request_id) ? { id: request_id } : null,
      same_phone: (isEntitled && !customer && samePhone.get(contact.phone)) || [],
      may_make_customer: !customer && canMakeCustomerOf(actor, house),
      created_at: toEpoch(contact.created_at),
    };
  });
}

/** One of them. */
export async function contactToWire(
  actor: Actor,
  found: FoundContact,
  place: 'list' | 'page' = 'list',
): Promise<ContactRow> {
  const [row] = await contactsToWire(actor, [found], place);
  return row!;
}
