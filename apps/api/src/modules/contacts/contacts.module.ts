import type { FastifyInstance } from 'fastify';
import { mountContacts } from './contact.routes';
import type { CreateCustomer } from './make-customer';

/**
 * What visitors of the commercial website asked us to call them about.
 * @param create makes a customer of one, in the caller's transaction: the module of customers' own use case
 */
export const contactsModule =
  (create: CreateCustomer) =>
  (app: FastifyInstance): void =>
    mountContacts(app, create);
