import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { registerContacts } from './contact.routes';
import type { CreateCustomer } from './make-customer';
import { openToWebsites } from './website-origins';

/**
 * Requests by visitors of the commercial website to be called.
 * @param create makes a customer from a request, in the caller's transaction; the customers module provides it
 */
export const contactsModule =
  (create: CreateCustomer) =>
  (app: FastifyInstance, env: Env): void => {
    openToWebsites(app, env.WEBSITE_ORIGINS);
    registerContacts(app, create, env.WEBSITE_KEY);
  };
