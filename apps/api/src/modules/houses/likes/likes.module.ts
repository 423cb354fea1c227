import { readHouseLikes, toggleHouseLike } from '@toam/contracts/house/house-like.endpoints';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../../http/register-route';
import { readLikes, toggleLike } from './toggle-like';

/** Who likes which house. */
export function likesModule(app: FastifyInstance): void {
  registerRoute(app, toggleHouseLike, {
    audit: { action: 'like', noun: 'house', record: 'houseId' },
    handler: ({ actor, params }) => toggleLike(actor, params.houseId),
  });
  registerRoute(app, readHouseLikes, { handler: ({ actor, params }) => readLikes(actor, params.houseId) });
}
