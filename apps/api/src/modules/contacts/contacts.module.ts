import type { FastifyInstance } from 'fastify';
import { mountContacts } from './contact.routes';

/** What visitors of the commercial website asked us to call them about. */
export function contactsModule(app: FastifyInstance): void {
  mountContacts(app);
}
