import {
  changeHouses as changeHousesEndpoint,
  restoreHouses as restoreHousesEndpoint,
} from '@toam/contracts/house/house-bulk.endpoints';
import type { FastifyInstance } from 'fastify';
import { doerOf } from '../../../audit/record-audit';
import { mount } from '../../../http/mount';
import { changeHouses, restoreHouses } from './change-houses';

/** Many houses at once. */
export function mountHouseBulk(app: FastifyInstance): void {
  mount(app, changeHousesEndpoint, {
    audit: { action: 'bulk', noun: 'house', spans: true },
    handler: (call) => changeHouses(doerOf(call), call.body),
  });

  mount(app, restoreHousesEndpoint, {
    audit: { action: 'bulk', noun: 'house', spans: true },
    handler: (call) => restoreHouses(doerOf(call), call.body.houses),
  });
}
