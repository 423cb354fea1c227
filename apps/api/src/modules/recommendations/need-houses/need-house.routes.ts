import {
  listFailingColumns,
  listNeedHouses,
  listRelaxations,
  listSubRecommended,
  searchNeedHouses,
  updateHousePriority,
  updateHouseStatus,
} from '@toam/contracts/request/need-houses.endpoints';
import type { FastifyInstance } from 'fastify';
import { onlyReads } from '../../../audit/audited';
import { registerRoute } from '../../../http/register-route';
import * as failing from '../near-misses/failing-columns';
import { moveCustomer, setPriority } from '../moving/move-customer';
import * as needHouses from './need-houses';
import * as relaxations from '../near-misses/relaxations';

/** The drawer of a need: its houses by tab, moves, near misses and relaxations. */
export function registerNeedHouses(app: FastifyInstance): void {
  registerRoute(app, listNeedHouses, { handler: ({ actor, query }) => needHouses.listNeedHouses(actor, query) });
  registerRoute(app, searchNeedHouses, { handler: ({ actor, query }) => needHouses.searchNeedHouses(actor, query) });
  registerRoute(app, updateHouseStatus, {
    audit: { action: 'set_status', noun: 'recommendation' },
    handler: ({ actor, body }) => moveCustomer(actor, body),
  });
  registerRoute(app, updateHousePriority, {
    audit: { action: 'update', noun: 'recommendation' },
    handler: ({ actor, body: { houseId, customerId, ...rest } }) =>
      setPriority(actor, { house_id: houseId, customer_id: customerId, ...rest }),
  });
  registerRoute(app, listFailingColumns, {
    audit: onlyReads,
    handler: ({ actor, body }) => failing.listFailingColumns(actor, body),
  });
  registerRoute(app, listSubRecommended, {
    audit: onlyReads,
    handler: ({ actor, query, body }) => failing.listSubRecommended(actor, { ...query, ...body }),
  });
  registerRoute(app, listRelaxations, {
    handler: ({ actor, query: { request_id } }) => relaxations.listRelaxations(actor, request_id),
  });
}
