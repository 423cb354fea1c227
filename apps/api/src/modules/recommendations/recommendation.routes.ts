import { matchRequestsOfHouse } from '@toam/contracts/request/match.endpoints';
import { recommendCustomer, restoreRecommendation } from '@toam/contracts/request/recommend.endpoints';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount';
import { listHouseCustomers } from './house-customers';
import { moveCustomer } from './move-customer';

export function mountRecommendations(app: FastifyInstance): void {
  mount(app, matchRequestsOfHouse, { handler: ({ actor, query }) => listHouseCustomers(actor, query) });
  mount(app, recommendCustomer, {
    audit: { action: 'create', noun: 'recommendation' },
    handler: ({ actor, body }) => moveCustomer(actor, body),
  });
  mount(app, restoreRecommendation, {
    audit: { action: 'restore', noun: 'recommendation' },
    handler: ({ actor, body }) => moveCustomer(actor, { ...body, status: null }),
  });
}
