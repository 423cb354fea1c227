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
import { listColumnValues } from '@toam/contracts/house/house-column.endpoints';
import type { FastifyInstance } from 'fastify';
import { onlyReads } from '../../audit/audited';
import { registerRoute } from '../../http/register-route';
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

export function registerHouses(app: FastifyInstance): void {
  registerRoute(app, listHousesPlain, {
    audit: onlyReads,
    handler: ({ actor, body, query }) => listHouses(actor, { ...body, fetchType: 'list' }, query),
  });

  registerRoute(app, listHousesEndpoint, {
    audit: onlyReads,
    handler: ({ actor, body, query }) => listHouses(actor, body, query),
  });

  registerRoute(app, countHousesEndpoint, { audit: onlyReads, handler: ({ actor, body }) => countHouses(actor, body) });

  registerRoute(app, mapHousesEndpoint, { audit: onlyReads, handler: ({ actor, body }) => mapHouses(actor, body) });

  registerRoute(app, readHouseExtent, { audit: onlyReads, handler: ({ actor, body }) => readExtent(actor, body) });

  registerRoute(app, readHouseEndpoint, {
    handler: ({ actor, query }) => readHouse(actor, query.house_id),
  });

  registerRoute(app, createHouseEndpoint, {
    audit: { action: 'create', noun: 'house' },
    handler: ({ actor, body }) => createHouse(actor, body),
  });

  registerRoute(app, changeHouseEndpoint, {
    audit: { action: 'update', noun: 'house', record: 'house_id' },
    handler: ({ actor, body }) => changeHouse(actor, body),
  });

  registerRoute(app, deleteHouseEndpoint, {
    audit: { action: 'delete', noun: 'house', record: 'house_id' },
    handler: async ({ actor, body }) => {
      await deleteHouse(actor, body.house_id);
      return null;
    },
  });

  const allowLookUp = lookUpLimit();

  registerRoute(app, findDuplicateAddress, {
    handler: ({ actor, query }) => {
      allowLookUp(actor);
      return findSameAddress(actor, query);
    },
  });

  registerRoute(app, findDuplicateOwner, {
    handler: ({ actor, query }) => {
      allowLookUp(actor);
      return findSameOwner(actor, query);
    },
  });

  registerRoute(app, listColumnValues, {
    handler: ({ actor, query }) => columnValues(actor, query.column, query.search),
  });

  registerRoute(app, recordViewEndpoint, {
    audit: { none: 'it counts a view of a house' },
    handler: async ({ actor, body }) => {
      await recordView(actor, body.house_id);
      return null;
    },
  });

  registerRoute(app, readViewsEndpoint, { handler: ({ actor, query }) => readViews(actor, query.house_id) });
}
