import type { ContactRow } from '@toam/contracts/customer/contact-row.schema';
import { contactText } from '@toam/contracts/contact/contact.text';
import { contactListText } from '@toam/contracts/contact/contact-list.text';
import type { Actor } from '@toam/domain/actor';
import { canHandleContact } from '@toam/domain/contact/contact-access';
import { auditChange, auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { HttpError } from '../../http/http-error';
import { emit } from '../../live/emit';
import { serializeContact } from './contact-serializer';
import { findContact, lockContact, setContactStatus } from './contact.queries';

/**
 * Marks a contact request handled, or new again. If it has that state already, nothing changes, and its first handler stays. D15.
 * @throws HttpError not_found, forbidden
 */
export const handleContact = (actor: Actor, id: number, status: 0 | 1): Promise<ContactRow> =>
  tx(async () => {
    const found = await lockContact(id);
    if (!found) throw new HttpError('not_found', contactText.notFound);
    if (!canHandleContact(actor, found.house)) throw new HttpError('forbidden', contactText.mayNotHandle);
    if (found.contact.status === status) auditNothing();
    else {
      await setContactStatus(id, status, actor.id);
      const word = contactListText.status;
      const change = { column: 'status', old_value: word[found.contact.status], new_value: word[status] };
      auditChange(actor, 'contact', id, [change]);
      await emit(
        { kind: 'record.changed', noun: 'contact', record_id: id, changed_by: actor.id },
        { rule: 'customers', users: [found.house.user_id] },
      );
    }
    const now = await findContact(id);
    if (!now) throw new Error(`contact request ${id} is gone while it is locked`);
    return serializeContact(actor, now);
  });
