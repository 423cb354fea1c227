import {
  countHousesByCondition,
  listHousesByCondition,
  readHouseStatistic,
  readHouseStatisticDetail,
} from '@toam/contracts/house/house-statistic.endpoints';
import type { FastifyInstance } from 'fastify';
import { onlyReads } from '../../../audit/audited';
import { registerRoute } from '../../../http/register-route';
import { countByCondition, listByCondition } from './house-condition';
import { readStatistic, readStatisticDetail } from './house-statistic';

/** Figures of houses, and the houses that they count. */
export function registerHouseStatistics(app: FastifyInstance): void {
  registerRoute(app, listHousesByCondition, {
    audit: onlyReads,
    handler: ({ actor, body, query }) => listByCondition(actor, body, query),
  });

  registerRoute(app, countHousesByCondition, {
    audit: onlyReads,
    handler: ({ actor, body }) => countByCondition(actor, body),
  });

  registerRoute(app, readHouseStatistic, { handler: ({ actor, query }) => readStatistic(actor, query.user_id) });

  registerRoute(app, readHouseStatisticDetail, { handler: ({ actor, query }) => readStatisticDetail(actor, query) });
}
