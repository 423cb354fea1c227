import { makeCustomerOfContact } from '@toam/contracts/contact/contact.endpoints';
import { type NewCustomer, newCustomer } from '@toam/contracts/customer/customer.schema';
import { fieldErrors, invalidMessage } from '@toam/contracts/invalid-message';
import { commonText } from '@toam/contracts/texts/common';
import { contactText } from '@toam/contracts/contact/contact.text';
import { customerText } from '@toam/contracts/customer/customer.text';
import type { Actor } from '@toam/domain/actor';
import { canMakeCustomerOf, canSeeContact } from '@toam/domain/contact/contact-access';
import { tx } from '../../db/db';
import { handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { holdCustomer, readLinkableCustomers } from '../customers/customer-links.reads';
import { serializeContact } from './contact-serializer';
import { type FoundContact, lockContact } from './contact.queries';
import { onContactHandled } from './on-contact-handled';

/** Provided by the customers module: stores a customer of the actor. */
export type CreateCustomer = (actor: Actor, sent: NewCustomer) => Promise<{ customer: { id: number } }>;

/** @throws HttpError not_found, forbidden; conflict if somebody else was faster */
async function authorize(actor: Actor, id: number): Promise<FoundContact> {
  const found = await lockContact(id);
  if (!found || !canSeeContact(actor, found.house)) throw new HttpError('not_found', contactText.notFound);
  if (!canMakeCustomerOf(actor, found.house)) throw new HttpError('forbidden', contactText.mayNotMake);
  const { customer_id } = found.contact;
  const made = customer_id === null ? undefined : (await readLinkableCustomers(actor, [customer_id])).get(customer_id);
  if (made)
    throw new HttpError('conflict', contactText.alreadyMade(made.name), {
      current: await serializeContact(actor, found),
    });
  return found;
}

/** @throws HttpError invalid by field if the sent values and the visitor's values make no valid customer */
function whole(fields: object): NewCustomer {
  const parsed = newCustomer.safeParse(fields, { error: invalidMessage });
  if (!parsed.success) throw new HttpError('invalid', commonText.invalid, { errors: fieldErrors(parsed.error) });
  return parsed.data;
}

/** Any customer with this number may be named, also another agent's. This gives the actor no right to see them. */
async function existing(id: number, phone: string): Promise<number> {
  const held = await holdCustomer(id);
  if (!held) throw new HttpError('not_found', customerText.notFound);
  if (!held.phones.includes(phone))
    throw new HttpError('invalid', commonText.invalid, { errors: { customer_id: contactText.otherNumber } });
  return id;
}

/**
 * Makes a customer from a contact request, or links the customer who has the number already. Name and number come from the
 * request if they are not sent. The request is marked handled and linked in the same transaction. D15, D56.
 * @throws HttpError conflict, too, if somebody else has the number (`same_phone`)
 */
export const makeCustomerCall = (create: CreateCustomer) =>
  handle(
    makeCustomerOfContact,
    { audit: { action: 'link', noun: 'contact', record: 'id' } },
    ({ actor, params: { id }, body: { customer_id, ...sent } }) =>
      tx(async () => {
        const { contact } = await authorize(actor, id);
        const { name, phone_number } = contact;
        const made = customer_id
          ? await existing(customer_id, contact.phone)
          : (await create(actor, whole({ name, phone_number, ...sent }))).customer.id;
        return onContactHandled(actor, id, { customer_id: made });
      }),
  );
