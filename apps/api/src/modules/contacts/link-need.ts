import { linkNeedToContact } from '@toam/contracts/contact/contact.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import { contactText } from '@toam/contracts/contact/contact.text';
import { needText } from '@toam/contracts/request/need.text';
import { canHandleContact } from '@toam/domain/contact/contact-access';
import { canEditNeed } from '@toam/domain/need/request-access';
import { tx } from '../../db/db';
import { handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { holdCustomer } from '../customers/customer-links.reads';
import type { Need } from '../requests/request.schema';
import { findNeed } from '../requests/requests.reads';
import { readTeam } from '../users/team/team.reads';
import { lockContact } from './contact.queries';
import { onContactHandled } from './on-contact-handled';

/** A need whose customer cannot change until the transaction ends. */
async function holdNeed(id: number): Promise<Need | undefined> {
  const need = await findNeed(id);
  if (!need || (await holdCustomer(need.customer_id))) return need;
  // the customer was merged into another one just now, and the need moved along
  const moved = await findNeed(id);
  return moved && (await holdCustomer(moved.customer_id)) ? moved : undefined;
}

/**
 * Stores which need was made from a contact request, and the need's customer if the request has none. The request is then
 * handled. A repeated call is no error. D15.
 */
export const linkNeedCall = handle(
  linkNeedToContact,
  { audit: { action: 'link', noun: 'contact', record: 'id' } },
  ({ actor, params: { id }, body }) =>
    tx(async () => {
      const found = await lockContact(id);
      if (!found || !canHandleContact(actor, found.house)) throw new HttpError('not_found', contactText.notFound);
      const need = await holdNeed(body.request_id);
      if (!need) throw new HttpError('not_found', needText.notFound);
      if (!canEditNeed(actor, need, await readTeam(actor.id))) throw new HttpError('forbidden', needText.mayNotSee);
      const { customer_id } = found.contact;
      if (customer_id !== null && customer_id !== need.customer_id)
        throw new HttpError('invalid', commonText.invalid, { errors: { request_id: contactText.needOfOther } });
      return onContactHandled(actor, id, { request_id: need.id, customer_id: need.customer_id });
    }),
);
