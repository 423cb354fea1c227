import {
  deleteHouseTag,
  listHouseTags,
  saveHouseTag,
  tagHouses as tagHousesEndpoint,
  untagHouses as untagHousesEndpoint,
} from '@toam/contracts/house/house-tag.endpoints';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount';
import { deleteTag, saveTag, tagsToWire } from './save-tag';
import { tagHouses, untagHouses } from './tag-houses';
import { listTags } from './tag.queries';

/** Labels of houses. */
export function tagsModule(app: FastifyInstance): void {
  mount(app, listHouseTags, { handler: async () => tagsToWire(await listTags()) });
  mount(app, saveHouseTag, {
    audit: {
      action: ({ body }) => (body.restore ? 'restore' : body.tagId ? 'update' : 'create'),
      noun: 'tag',
      record: 'tagId',
    },
    handler: ({ actor, body }) => saveTag(actor, body),
  });
  mount(app, deleteHouseTag, {
    audit: { action: 'delete', noun: 'tag', record: 'tagId' },
    handler: async ({ actor, body }) => {
      await deleteTag(actor, body.tagId);
      return null;
    },
  });
  mount(app, tagHousesEndpoint, {
    audit: { action: 'tag', noun: 'house' },
    handler: ({ actor, body }) => tagHouses(actor, body),
  });
  mount(app, untagHousesEndpoint, {
    audit: { action: 'untag', noun: 'house' },
    handler: ({ actor, body }) => untagHouses(actor, body),
  });
}
