import {
  countHousesByCondition,
  listHousesByCondition,
  readHouseStatistic,
  readHouseStatisticDetail,
} from '@toam/contracts/house/house-statistic.endpoints';
import type { FastifyInstance } from 'fastify';
import { onlyReads } from '../../../audit/audited';
import { mount } from '../../../http/mount';
import { countByCondition, listByCondition } from './house-condition';
import { readStatistic, readStatisticDetail } from './house-statistic';

/** Figures of houses, and the houses behind them. */
export function mountHouseStatistics(app: FastifyInstance): void {
  mount(app, listHousesByCondition, {
    audit: onlyReads,
    handler: ({ actor, body, query }) => listByCondition(actor, body, query),
  });

  mount(app, countHousesByCondition, { audit: onlyReads, handler: ({ actor, body }) => countByCondition(actor, body) });

  mount(app, readHouseStatistic, { handler: ({ actor, query }) => readStatistic(actor, query.user_id) });

  mount(app, readHouseStatisticDetail, { handler: ({ actor, query }) => readStatisticDetail(actor, query) });
}
