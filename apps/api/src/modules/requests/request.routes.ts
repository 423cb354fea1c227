import { matchHousesOfRequests } from '@toam/contracts/request/match.endpoints';
import * as needs from '@toam/contracts/request/request.endpoints';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../http/register-route';
import { changeRequest } from './saving/change-request';
import { createRequest } from './saving/create-request';
import { deleteRequest, restoreRequest } from './saving/delete-request';
import { matchHouses } from './matching/match-houses';
import { countRequests, listRequests, readRequest } from './list/read-requests';
import { readRequestHistory } from './history/request-history';
import { shareRequest } from './saving/share-request';

export function registerRequests(app: FastifyInstance): void {
  registerRoute(app, needs.listRequests, { handler: ({ actor, query }) => listRequests(actor, query, query) });
  registerRoute(app, needs.countRequests, { handler: ({ actor, query }) => countRequests(actor, query) });
  registerRoute(app, needs.readRequest, { handler: ({ actor, query }) => readRequest(actor, query.request_id) });
  registerRoute(app, needs.createRequest, {
    audit: { action: 'create', noun: 'request' },
    handler: ({ actor, body }) => createRequest(actor, body),
  });
  registerRoute(app, needs.changeRequest, {
    audit: { action: 'update', noun: 'request', record: 'request_id' },
    handler: ({ actor, body }) => changeRequest(actor, body),
  });
  registerRoute(app, needs.deleteRequest, {
    audit: { action: 'delete', noun: 'request', record: 'request_id' },
    handler: async ({ actor, body }) => {
      await deleteRequest(actor, body.request_id);
      return null;
    },
  });
  registerRoute(app, needs.restoreRequest, {
    audit: { action: 'restore', noun: 'request', record: 'request_id' },
    handler: ({ actor, body }) => restoreRequest(actor, body.request_id),
  });
  registerRoute(app, needs.shareRequest, {
    audit: { action: 'share', noun: 'request', record: 'request_id' },
    handler: ({ actor, body }) => shareRequest(actor, body),
  });
  registerRoute(app, needs.listRequestHistory, {
    handler: ({ actor, query }) => readRequestHistory(actor, query.request_id, query),
  });
  registerRoute(app, matchHousesOfRequests, { handler: ({ actor, query }) => matchHouses(actor, query) });
}
