import * as calls from '@toam/contracts/contact/contact.endpoints';
import { contactText } from '@toam/contracts/contact/contact.text';
import { canSeeContact } from '@toam/domain/contact/contact-access';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { handle, moduleOf } from '../../http/handle';
import { HttpError } from '../../http-error';
import { pageOf } from '../../http/page';
import { serializeContact, serializeContacts } from './contact-serializer';
import { findContact, listContactHouses, listContacts } from './contact.queries';
import { handleContactCall } from './handle-contact';
import { linkNeedCall } from './link-need';
import { type CreateCustomer, makeCustomerCall } from './make-customer';
import { readNeedDraftCall } from './need-draft';
import { sendContactCall } from './send-contact';
import { openToWebsites } from './website-origins';

const readCalls = [
  handle(calls.listContacts, async ({ actor, query }) => {
    const { total, waiting, list } = await listContacts(actor, query, query);
    return { ...pageOf(await serializeContacts(actor, list), total, query), waiting };
  }),
  handle(calls.listContactHouses, ({ actor, query }) => listContactHouses(actor, query)),
  // who does not see it is told that there is none. D24
  handle(calls.readContact, async ({ actor, params }) => {
    const found = await findContact(params.id);
    if (!found || !canSeeContact(actor, found.house)) throw new HttpError('not_found', contactText.notFound);
    return serializeContact(actor, found);
  }),
];

/**
 * Requests by visitors of the commercial website to be called.
 * @param create makes a customer from a request, in the caller's transaction; the customers module provides it
 */
export const contactsModule =
  (create: CreateCustomer) =>
  (app: FastifyInstance, { WEBSITE_ORIGINS, WEBSITE_KEY }: Env): void => {
    openToWebsites(app, WEBSITE_ORIGINS);
    moduleOf([
      ...readCalls,
      makeCustomerCall(create),
      readNeedDraftCall,
      linkNeedCall,
      handleContactCall,
      sendContactCall(WEBSITE_KEY),
    ])(app);
  };
