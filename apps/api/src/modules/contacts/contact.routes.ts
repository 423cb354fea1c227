import {
  handleContact as handleContactEndpoint,
  listContacts as listContactsEndpoint,
  sendContact as sendContactEndpoint,
} from '@toam/contracts/contact/contact.endpoints';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount';
import { pageOf } from '../../http/page';
import { contactsToWire } from './contact-wire';
import { listContacts } from './contact.queries';
import { handleContact } from './handle-contact';
import { sendContact } from './send-contact';

export function mountContacts(app: FastifyInstance): void {
  mount(app, listContactsEndpoint, {
    handler: async ({ actor, query }) => {
      const { total, waiting, list } = await listContacts(actor, query, query);
      return { ...pageOf(await contactsToWire(actor, list), total, query), waiting };
    },
  });

  mount(app, handleContactEndpoint, {
    handler: ({ actor, params, body }) => handleContact(actor, params.id, body.status),
  });

  mount(app, sendContactEndpoint, {
    handler: async ({ params, body, request }) => {
      await sendContact(params.slug, body, request.ip);
      return null;
    },
  });
}
