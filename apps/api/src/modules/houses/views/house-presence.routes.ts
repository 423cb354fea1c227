import { attendHouse as attendHouseEndpoint } from '@toam/contracts/presence/presence.endpoints';
import type { FastifyInstance } from 'fastify';
import { sessionOf } from '../../../http/authorize';
import { momentary } from '../../../audit/audited';
import { registerRoute } from '../../../http/register-route';
import { attendHouse } from './attend-house';

export function registerHousePresence(app: FastifyInstance): void {
  registerRoute(app, attendHouseEndpoint, {
    audit: momentary,
    handler: ({ request, params, body }) => attendHouse(sessionOf(request), params.houseId, body.page, body.doing),
  });
}
