import { listDeleted } from '@toam/contracts/deletion/deletion.endpoints';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../http/register-route';
import { listDeletions } from './list-deletions';

/** Lists deleted records, for admins. D11. */
export function deletionsModule(app: FastifyInstance): void {
  registerRoute(app, listDeleted, {
    handler: ({ params, query: { search, ...page } }) => listDeletions(params.noun, search, page),
  });
}
