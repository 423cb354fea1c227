import type { ContactRow } from '@toam/contracts/customer/contact-row.schema';
import type { Actor } from '@toam/domain/actor';
import { plainChanges } from '../../audit/plain-changes';
import { auditChange } from '../../audit/audit-context';
import { emitChange } from '../../live/emit';
import { serializeContact } from './contact-serializer';
import { findContact, noteOutcome } from './contact.queries';

/** Stores the outcome of a locked contact request and publishes it to open lists. @returns the request afterwards */
export async function onContactHandled(
  actor: Actor,
  id: number,
  outcome: { customer_id?: number; request_id?: number },
): Promise<ContactRow> {
  await noteOutcome(id, outcome, actor.id);
  auditChange(actor, 'contact', id, plainChanges(['customer_id', 'request_id'], null, outcome));
  const now = await findContact(id);
  if (!now) throw new Error(`contact request ${id} is gone while it is locked`);
  await emitChange('contact', { id }, actor.id, { rule: 'customers', users: [now.house.user_id] });
  return serializeContact(actor, now);
}
