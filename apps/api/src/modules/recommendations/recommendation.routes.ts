import { matchRequestsOfHouse } from '@toam/contracts/request/match.endpoints';
import { recommendCustomer, restoreRecommendation } from '@toam/contracts/request/recommend.endpoints';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../http/register-route';
import { listHouseCustomers } from './house-customers/house-customers';
import { moveCustomer } from './moving/move-customer';

export function registerRecommendations(app: FastifyInstance): void {
  registerRoute(app, matchRequestsOfHouse, { handler: ({ actor, query }) => listHouseCustomers(actor, query) });
  registerRoute(app, recommendCustomer, {
    audit: { action: 'create', noun: 'recommendation' },
    handler: ({ actor, body }) => moveCustomer(actor, body),
  });
  registerRoute(app, restoreRecommendation, {
    audit: { action: 'restore', noun: 'recommendation' },
    handler: ({ actor, body }) => moveCustomer(actor, { ...body, status: null }),
  });
}
