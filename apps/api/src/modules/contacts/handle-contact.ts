import { handleContact } from '@toam/contracts/contact/contact.endpoints';
import { contactText } from '@toam/contracts/contact/contact.text';
import { contactListText } from '@toam/contracts/contact/contact-list.text';
import { canHandleContact } from '@toam/domain/contact/contact-access';
import { auditChange, auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { emit } from '../../live/emit';
import { serializeContact } from './contact-serializer';
import { findContact, lockContact, setContactStatus } from './contact.queries';

/** Marks a contact request handled, or new again. If it has that state already, nothing changes, and its first handler stays. D15. */
export const handleContactCall = handle(
  handleContact,
  { audit: { action: 'set_status', noun: 'contact', record: 'id' } },
  ({ actor, params: { id }, body: { status } }) =>
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
    }),
);
