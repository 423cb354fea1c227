import type { ContactRow } from '@toam/contracts/customer/contact-row.schema';
import type { Actor } from '@toam/domain/actor';
import { canMakeCustomerOf, canSeeContactPhone, isOwnContact } from '@toam/domain/contact/contact-access';
import { hideNumbers } from '@toam/domain/customer/customer-numbers';
import { hideHouseNumbers } from '@toam/domain/house/house-numbers';
import { canSeeHouse } from '@toam/domain/house/house-access';
import { canSeeNeed } from '@toam/domain/need/need-access';
import { noteReveal } from '../../audit/revealed-numbers';
import { toEpoch } from '../../db/columns';
import { readConversationIds } from '../chat/chats.reads';
import { readLinkableCustomers, readSamePhone, type LinkableCustomer } from '../customers/customer-links.reads';
import { findNeeds } from '../needs/needs.reads';
import { readTeam } from '../users/team/team.reads';
import { readStaffNames } from '../users/users.reads';
import type { FoundContact } from './contact.queries';

const isDefined = (id: number | null): id is number => id !== null;

/** Numbers that this person sees. Only for these may the answer say who has them already (D56). */
const seenPhones = (actor: Actor, found: FoundContact[]): string[] =>
  found.flatMap(({ contact, house }) => (canSeeContactPhone(actor, house) ? [contact.phone] : []));

/** Customers and needs that were made from the requests, and conversations of their numbers, as far as this person may see them. */
async function outcomesOf(actor: Actor, found: FoundContact[]) {
  const ids = found.flatMap(({ contact }) => contact.customer_id ?? []);
  const customers = await readLinkableCustomers(actor, ids);
  const needs = await findNeeds(found.map(({ contact }) => contact.request_id).filter(isDefined));
  const team = await readTeam(actor.id);
  const seen = [...needs.values()].flatMap((need) => (canSeeNeed(actor, need, team) ? [need.id] : []));
  const phones = seenPhones(actor, found);
  return {
    ...{ customers, needs: new Set(seen) },
    samePhone: await readSamePhone(actor, phones),
    chats: await readConversationIds(actor, phones),
  };
}

const linkOf = (customer: LinkableCustomer | undefined): ContactRow['customer'] =>
  customer ? { id: customer.id, name: customer.name, may_open: customer.may_open } : null;

/** What the visitor left. Numbers are masked without a right to them; seeing those of another agent's house is recorded. D24, D107. */
function saidBy(actor: Actor, { contact, house }: FoundContact, maySee: boolean) {
  const { name, phone_number, message } = contact;
  if (!maySee)
    return {
      name: hideNumbers('name', name),
      phone_number: hideNumbers('phone_number', phone_number),
      message: hideNumbers('message', message),
    };
  if (!isOwnContact(actor, house)) noteReveal('contact', contact.id);
  return { name, phone_number, message };
}

/** Contact requests for this person. Without a right to them, numbers are masked, also in name and message. D24. */
export async function serializeContacts(actor: Actor, found: FoundContact[]): Promise<ContactRow[]> {
  const staff = await readStaffNames(found.flatMap(({ contact }) => contact.handled_by ?? []));
  const { customers, needs, samePhone, chats } = await outcomesOf(actor, found);
  return found.map((one) => {
    const { contact, house } = one;
    const isEntitled = canSeeContactPhone(actor, house);
    const handler = contact.handled_by === null ? undefined : staff.get(contact.handled_by);
    const { id, status, request_id } = contact;
    const chat = isEntitled ? chats.get(contact.phone) : undefined;
    const customer = contact.customer_id === null ? undefined : customers.get(contact.customer_id);
    return {
      ...{ id, status },
      house: {
        ...house,
        title: hideHouseNumbers(house.title),
        address: hideHouseNumbers(house.address),
        may_open: canSeeHouse(actor, house),
      },
      ...saidBy(actor, one, isEntitled),
      masked: !isEntitled,
      handled_by: handler ? { id: handler.id, name: handler.name, avatar: handler.avatar } : null,
      handled_at: contact.handled_at && toEpoch(contact.handled_at),
      customer: linkOf(customer),
      request: request_id !== null && needs.has(request_id) ? { id: request_id } : null,
      same_phone: (isEntitled && !customer && samePhone.get(contact.phone)) || [],
      may_make_customer: !customer && canMakeCustomerOf(actor, house),
      chat: chat === undefined ? null : { id: chat },
      created_at: toEpoch(contact.created_at),
    };
  });
}

/** One contact request, as `serializeContacts` gives it. */
export async function serializeContact(actor: Actor, found: FoundContact): Promise<ContactRow> {
  const [row] = await serializeContacts(actor, [found]);
  return row!;
}
