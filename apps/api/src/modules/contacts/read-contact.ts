import type { ContactRow } from '@toam/contracts/contact/contact.endpoints';
import { contactText } from '@toam/contracts/texts/contact';
import { canSeeContact, isOwnContact } from '@toam/domain/contact-access';
import { type Doer, recordAuditOnce } from '../../audit/record-audit';
import { Refusal } from '../../http/refusal';
import { contactToWire } from './contact-wire';
import { findContact } from './contact.queries';

/**
 * One contact request; who is told the number of one about somebody else's house is recorded. D24, D48.
 * @throws Refusal not_found, for those who do not see it, too
 */
export async function readContact(doer: Doer, id: number): Promise<ContactRow> {
  const found = await findContact(id);
  if (!found || !canSeeContact(doer.actor, found.house)) throw new Refusal('not_found', contactText.notFound);
  const contact = await contactToWire(doer.actor, found, 'page');
  if (!contact.masked && !isOwnContact(doer.actor, found.house))
    await recordAuditOnce(doer, { action: 'phone_reveal', noun: 'contact', recordId: id });
  return contact;
}
