import { sendContact } from '@toam/contracts/contact/contact.endpoints';
import type { InputOf } from '@toam/contracts/endpoint';
import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { contactText } from '@toam/contracts/contact/contact.text';
import { normalisePhone } from '@toam/domain/phone';
import { plainChanges } from '../../audit/plain-changes';
import { auditChange, auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { networkOf } from '../../http/network-of';
import { creates, handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { emit } from '../../live/emit';
import { notify } from '../../live/notify';
import { fingerprint } from '../../sessions/token';
import { findPublishedHouse } from '../houses/house-match.reads';
import { isActiveStaff, readOverseers } from '../users/users.reads';
import { allowContact, isRepeated } from './contact-limits';
import { insertContact } from './contact.queries';
import { visitorAddress } from './visitor-address';

type Visitor = InputOf<typeof sendContact>['body'];

/** The house's agent. If the agent is locked: the people who oversee their work, because somebody should call. */
const whoAnswers = async (agent: number): Promise<number[]> =>
  (await isActiveStaff(agent)) ? [agent] : readOverseers(agent);

/**
 * Stores a visitor's request about a house on the website, and notifies the house's agent. Programs that fill in the hidden
 * field and visitors who send the same twice get the usual answer, but nothing is stored. D15.
 * @throws HttpError not_found unless the house is on the website; too_many
 */
async function send(slug: string, visitor: Visitor, ip: string): Promise<void> {
  if (visitor.website) return auditNothing();
  await tx(async () => {
    const house = await findPublishedHouse(slug);
    if (!house) throw new HttpError('not_found', contactText.houseNotFound);
    const { name, phone_number, message } = visitor;
    const sent = { house_id: house.id, phone: normalisePhone(phone_number), sender: fingerprint(networkOf(ip)) };
    await allowContact(sent);
    if (await isRepeated({ ...sent, message })) return auditNothing();
    const id = await insertContact({ ...sent, name, phone_number, message });
    auditChange(null, 'contact', id, plainChanges(['name', 'phone_number', 'message'], null, visitor));
    auditChange(null, 'house', house.id);
    await notify({ users: await whoAnswers(house.user_id), by: null, type: NotificationType.contacted, house });
    await emit(
      { kind: 'record.changed', noun: 'contact', record_id: id, changed_by: null },
      { rule: 'customers', users: [house.user_id] },
    );
  });
}

/** @param websiteKey proves that a caller is the commercial website, whose visitors' addresses we trust */
export const sendContactCall = (websiteKey: string | undefined) =>
  handle(sendContact, { audit: creates('contact') }, async ({ params, body, request }) => {
    await send(params.slug, body, visitorAddress(request, websiteKey));
    return null;
  });
