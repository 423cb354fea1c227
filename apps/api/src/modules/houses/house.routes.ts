import {
  readViews as readViewsEndpoint,
  recordView as recordViewEndpoint,
} from '@toam/contracts/activity/activity.endpoints';
import {
  changeHouse as changeHouseEndpoint,
  createHouse as createHouseEndpoint,
  deleteHouse as deleteHouseEndpoint,
  findDuplicateAddress,
  findDuplicateOwner,
  readHouse as readHouseEndpoint,
} from '@toam/contracts/house/house.endpoints';
import {
  countHouses as countHousesEndpoint,
  listHouses as listHousesEndpoint,
  listHousesPlain,
} from '@toam/contracts/house/house-list.endpoints';
import { mapHouses as mapHousesEndpoint, readHouseExtent } from '@toam/contracts/house/house-map.endpoints';
import { listColumnValues } from '@toam/contracts/option/option.endpoints';
import type { FastifyInstance } from 'fastify';
import { onlyReads } from '../../audit/audited';
import { mount } from '../../http/mount';
import { changeHouse } from './saving/change-house';
import { createHouse } from './saving/create-house';
import { deleteHouse } from './deletion/delete-house';
import { findSameAddress, findSameOwner } from './duplicates/find-duplicates';
import { columnValues } from './list/house-column-values';
import { readViews, recordView } from './views/house-views';
import { countHouses, listHouses } from './list/list-houses';
import { lookUpLimit } from '../../http/look-up-limit';
import { mapHouses, readExtent } from './map/map-houses';
import { readHouse } from './read-house';

export function mountHouses(app: FastifyInstance): void {
  mount(app, listHousesPlain, {
    audit: onlyReads,
    handler: ({ actor, body, query }) => listHouses(actor, { ...body, fetchType: 'list' }, query),
  });

  mount(app, listHousesEndpoint, {
    audit: onlyReads,
    handler: ({ actor, body, query }) => listHouses(actor, body, query),
  });

  mount(app, countHousesEndpoint, { audit: onlyReads, handler: ({ actor, body }) => countHouses(actor, body) });

  mount(app, mapHousesEndpoint, { audit: onlyReads, handler: ({ actor, body }) => mapHouses(actor, body) });

  mount(app, readHouseExtent, { audit: onlyReads, handler: ({ actor, body }) => readExtent(actor, body) });

  mount(app, readHouseEndpoint, {
    handler: ({ actor, query }) => readHouse(actor, query.house_id),
  });

  mount(app, createHouseEndpoint, {
    audit: { action: 'create', noun: 'house' },
    handler: ({ actor, body }) => createHouse(actor, body),
  });

  mount(app, changeHouseEndpoint, {
    audit: { action: 'update', noun: 'house', record: 'house_id' },
    handler: ({ actor, body }) => changeHouse(actor, body),
  });

  mount(app, deleteHouseEndpoint, {
    audit: { action: 'delete', noun: 'house', record: 'house_id' },
    handler: async ({ actor, body }) => {
      await deleteHouse(actor, body.house_id);
      return null;
    },
  });

  const admitLookUp = lookUpLimit();

  mount(app, findDuplicateAddress, {
    handler: ({ actor, query }) => {
      admitLookUp(actor);
      return findSameAddress(actor, query);
    },
  });

  mount(app, findDuplicateOwner, {
    handler: ({ actor, query }) => {
      admitLookUp(actor);
      return findSameOwner(actor, query);
    },
  });

  mount(app, listColumnValues, { handler: ({ actor, query }) => columnValues(actor, query.column, query.search) });

  mount(app, recordViewEndpoint, {
    audit: { none: 'it counts a view of a house' },
    handler: async ({ actor, body }) => {
      await recordView(actor, body.house_id);
      return null;
    },
  });

  mount(app, readViewsEndpoint, { handler: ({ actor, query }) => readViews(actor, query.house_id) });
}
