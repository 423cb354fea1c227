import {
  changeHouses as changeHousesEndpoint,
  restoreHouses as restoreHousesEndpoint,
} from '@toam/contracts/house/house-bulk.endpoints';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../../audit/record-audit';
import { registerRoute } from '../../../http/register-route';
import { changeHouses, restoreHouses } from './change-houses';

/** Actions on many houses at once. */
export function registerHouseBulk(app: FastifyInstance): void {
  registerRoute(app, changeHousesEndpoint, {
    audit: { action: 'bulk', noun: 'house', spans: true },
    handler: (call) => changeHouses(callerOf(call), call.body),
  });

  registerRoute(app, restoreHousesEndpoint, {
    audit: { action: 'bulk', noun: 'house', spans: true },
    handler: (call) => restoreHouses(callerOf(call), call.body.houses),
  });
}
