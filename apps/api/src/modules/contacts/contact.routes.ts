import {
  handleContact as handleContactEndpoint,
  linkNeedToContact,
  listContactHouses as listContactHousesEndpoint,
  listContacts as listContactsEndpoint,
  makeCustomerOfContact,
  readContact as readContactEndpoint,
  readNeedDraft,
  sendContact as sendContactEndpoint,
} from '@toam/contracts/contact/contact.endpoints';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../http/register-route';
import { pageOf } from '../../http/page';
import { serializeContacts } from './contact-serializer';
import { listContactHouses, listContacts } from './contact.queries';
import { handleContact } from './handle-contact';
import { linkNeed } from './link-need';
import { type CreateCustomer, makeCustomer } from './make-customer';
import { draftNeed } from './need-draft';
import { readContact } from './read-contact';
import { sendContact } from './send-contact';
import { visitorAddress } from './visitor-address';

/** @param websiteKey proves that a caller is the commercial website, whose visitors' addresses we trust */
export function registerContacts(app: FastifyInstance, create: CreateCustomer, websiteKey: string | undefined): void {
  registerRoute(app, listContactsEndpoint, {
    handler: async ({ actor, query }) => {
      const { total, waiting, list } = await listContacts(actor, query, query);
      return { ...pageOf(await serializeContacts(actor, list), total, query), waiting };
    },
  });

  registerRoute(app, listContactHousesEndpoint, { handler: ({ actor, query }) => listContactHouses(actor, query) });

  registerRoute(app, readContactEndpoint, { handler: ({ actor, params }) => readContact(actor, params.id) });

  registerRoute(app, makeCustomerOfContact, {
    audit: { action: 'link', noun: 'contact', record: 'id' },
    handler: ({ actor, params, body }) => makeCustomer(create)(actor, params.id, body),
  });

  registerRoute(app, readNeedDraft, { handler: ({ actor, params }) => draftNeed(actor, params.id) });

  registerRoute(app, linkNeedToContact, {
    audit: { action: 'link', noun: 'contact', record: 'id' },
    handler: ({ actor, params, body }) => linkNeed(actor, params.id, body.request_id),
  });

  registerRoute(app, handleContactEndpoint, {
    audit: { action: 'set_status', noun: 'contact', record: 'id' },
    handler: ({ actor, params, body }) => handleContact(actor, params.id, body.status),
  });

  registerRoute(app, sendContactEndpoint, {
    audit: { action: 'create', noun: 'contact' },
    handler: async ({ params, body, request }) => {
      await sendContact(params.slug, body, visitorAddress(request, websiteKey));
      return null;
    },
  });
}
