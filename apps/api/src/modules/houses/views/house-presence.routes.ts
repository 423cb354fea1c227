import { attendHouse as attendHouseEndpoint } from '@toam/contracts/presence/presence.endpoints';
import type { FastifyInstance } from 'fastify';
import { sessionOf } from '../../../http/access';
import { momentary } from '../../../audit/audited';
import { mount } from '../../../http/mount';
import { attendHouse } from './attend-house';

export function mountHousePresence(app: FastifyInstance): void {
  mount(app, attendHouseEndpoint, {
    audit: momentary,
    handler: ({ request, params, body }) => attendHouse(sessionOf(request), params.houseId, body.page, body.doing),
  });
}
