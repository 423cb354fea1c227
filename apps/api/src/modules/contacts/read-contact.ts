import type { ContactRow } from '@toam/contracts/contact/contact.endpoints';
import { contactText } from '@toam/contracts/texts/contact';
import type { Actor } from '@toam/domain/actor';
import { canSeeContact } from '@toam/domain/contact/contact-access';
import { Refusal } from '../../http/refusal';
import { contactToWire } from './contact-wire';
import { findContact } from './contact.queries';

/**
 * One contact request. D24.
 * @throws Refusal not_found, for those who do not see it, too
 */
export async function readContact(actor: Actor, id: number): Promise<ContactRow> {
  const found = await findContact(id);
  if (!found || !canSeeContact(actor, found.house)) throw new Refusal('not_found', contactText.notFound);
  return contactToWire(actor, found);
}
