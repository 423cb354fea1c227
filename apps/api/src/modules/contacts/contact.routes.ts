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
import { mount } from '../../http/mount';
import { pageOf } from '../../http/page';
import { contactsToWire } from './contact-wire';
import { listContactHouses, listContacts } from './contact.queries';
import { handleContact } from './handle-contact';
import { linkNeed } from './link-need';
import { type CreateCustomer, makeCustomer } from './make-customer';
import { draftNeed } from './need-draft';
import { readContact } from './read-contact';
import { sendContact } from './send-contact';
import { visitorAddress } from './visitor-address';

/** @param websiteKey by which the commercial website is trusted with its visitors' addresses */
export function mountContacts(app: FastifyInstance, create: CreateCustomer, websiteKey: string | undefined): void {
  mount(app, listContactsEndpoint, {
    handler: async ({ actor, query }) => {
      const { total, waiting, list } = await listContacts(actor, query, query);
      return { ...pageOf(await contactsToWire(actor, list), total, query), waiting };
    },
  });

  mount(app, listContactHousesEndpoint, { handler: ({ actor, query }) => listContactHouses(actor, query) });

  mount(app, readContactEndpoint, { handler: ({ actor, params }) => readContact(actor, params.id) });

  mount(app, makeCustomerOfContact, {
    audit: { action: 'link', noun: 'contact', record: 'id' },
    handler: ({ actor, params, body }) => makeCustomer(create)(actor, params.id, body),
  });

  mount(app, readNeedDraft, { handler: ({ actor, params }) => draftNeed(actor, params.id) });

  mount(app, linkNeedToContact, {
    audit: { action: 'link', noun: 'contact', record: 'id' },
    handler: ({ actor, params, body }) => linkNeed(actor, params.id, body.request_id),
  });

  mount(app, handleContactEndpoint, {
    audit: { action: 'set_status', noun: 'contact', record: 'id' },
    handler: ({ actor, params, body }) => handleContact(actor, params.id, body.status),
  });

  mount(app, sendContactEndpoint, {
    audit: { action: 'create', noun: 'contact' },
    handler: async ({ params, body, request }) => {
      await sendContact(params.slug, body, visitorAddress(request, websiteKey));
      return null;
    },
  });
}
