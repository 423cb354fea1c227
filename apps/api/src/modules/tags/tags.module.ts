import {
  deleteHouseTag,
  listHouseTags,
  saveHouseTag,
  tagHouses as tagHousesEndpoint,
  untagHouses as untagHousesEndpoint,
} from '@toam/contracts/house/house-tag.endpoints';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../http/register-route';
import { deleteTag, saveTag, serializeTags } from './save-tag';
import { tagHouses, untagHouses } from './tag-houses';
import { listTags } from './tag.queries';

/** Labels of houses. */
export function tagsModule(app: FastifyInstance): void {
  registerRoute(app, listHouseTags, { handler: async () => serializeTags(await listTags()) });
  registerRoute(app, saveHouseTag, {
    audit: {
      action: ({ body }) => (body.restore ? 'restore' : body.tagId ? 'update' : 'create'),
      noun: 'tag',
      record: 'tagId',
    },
    handler: ({ actor, body }) => saveTag(actor, body),
  });
  registerRoute(app, deleteHouseTag, {
    audit: { action: 'delete', noun: 'tag', record: 'tagId' },
    handler: async ({ actor, body }) => {
      await deleteTag(actor, body.tagId);
      return null;
    },
  });
  registerRoute(app, tagHousesEndpoint, {
    audit: { action: 'tag', noun: 'house' },
    handler: ({ actor, body }) => tagHouses(actor, body),
  });
  registerRoute(app, untagHousesEndpoint, {
    audit: { action: 'untag', noun: 'house' },
    handler: ({ actor, body }) => untagHouses(actor, body),
  });
}
