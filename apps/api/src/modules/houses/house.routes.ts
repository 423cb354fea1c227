import {
  readViews as readViewsEndpoint,
  recordView as recordViewEndpoint,
} from '@toam/contracts/activity/activity.endpoints';
import {
  changeHouse as changeHouseEndpoint,
  createHouse as createHouseEndpoint,
  deleteHouse as deleteHouseEndpoint,
  findDuplicateAddress,
  readHouse as readHouseEndpoint,
} from '@toam/contracts/house/house.endpoints';
import { listHouses as listHousesEndpoint, listHousesPlain } from '@toam/contracts/house/house-list.endpoints';
import { listColumnValues } from '@toam/contracts/option/option.endpoints';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount';
import { changeHouse } from './change-house';
import { createHouse } from './create-house';
import { deleteHouse } from './delete-house';
import { findDuplicates } from './find-duplicates';
import { columnValues } from './house-column-values';
import { readViews, recordView } from './house-views';
import { listHouses } from './list-houses';
import { readHouse } from './read-house';

export function mountHouses(app: FastifyInstance): void {
  mount(app, listHousesPlain, {
    handler: ({ actor, body, query }) => listHouses(actor, { ...body, fetchType: 'list' }, query),
  });

  mount(app, listHousesEndpoint, { handler: ({ actor, body, query }) => listHouses(actor, body, query) });

  mount(app, readHouseEndpoint, { handler: ({ actor, query }) => readHouse(actor, query.house_id) });

  mount(app, createHouseEndpoint, { handler: ({ actor, body }) => createHouse(actor, body) });

  mount(app, changeHouseEndpoint, { handler: ({ actor, body }) => changeHouse(actor, body) });

  mount(app, deleteHouseEndpoint, {
    handler: async ({ actor, body }) => {
      await deleteHouse(actor, body.house_id);
      return null;
    },
  });

  mount(app, findDuplicateAddress, { handler: ({ actor, query }) => findDuplicates(actor, query) });

  mount(app, listColumnValues, { handler: ({ actor, query }) => columnValues(actor, query.column, query.search) });

  mount(app, recordViewEndpoint, {
    handler: async ({ actor, body }) => {
      await recordView(actor, body.house_id);
      return null;
    },
  });

  mount(app, readViewsEndpoint, { handler: ({ actor, query }) => readViews(actor, query.house_id) });
}
