import type { ContactRow } from '@toam/contracts/customer/contact-row.schema';
import { contactText } from '@toam/contracts/contact/contact.text';
import type { Actor } from '@toam/domain/actor';
import { canSeeContact } from '@toam/domain/contact/contact-access';
import { HttpError } from '../../http/http-error';
import { serializeContact } from './contact-serializer';
import { findContact } from './contact.queries';

/**
 * One contact request. D24.
 * @throws HttpError not_found, also if the actor does not see it
 */
export async function readContact(actor: Actor, id: number): Promise<ContactRow> {
  const found = await findContact(id);
  if (!found || !canSeeContact(actor, found.house)) throw new HttpError('not_found', contactText.notFound);
  return serializeContact(actor, found);
}
