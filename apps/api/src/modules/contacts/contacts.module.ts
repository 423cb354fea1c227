import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { registerContacts } from './contact.routes';
import type { CreateCustomer } from './make-customer';
import { openToWebsites } from './website-origins';

/**
 * What visitors of the commercial website asked us to call them about.
 * @param create makes a customer of one, in the caller's transaction: the module of customers' own use case
 */
export const contactsModule =
  (create: CreateCustomer) =>
  (app: FastifyInstance, env: Env): void => {
    openToWebsites(app, env.WEBSITE_ORIGINS);
    registerContacts(app, create, env.WEBSITE_KEY);
  };
