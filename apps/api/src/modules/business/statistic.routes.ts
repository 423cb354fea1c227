import {
  listFigureRows as listRowsEndpoint,
  readBusinessStatistic,
  readStaffStatistic as readStaffEndpoint,
} from '@toam/contracts/business/statistic.endpoints';
import type { FastifyInstance } from 'fastify';
import { onlyReads } from '../../audit/audited';
import { registerRoute } from '../../http/register-route';
import { listFigureRows } from './list-figure-rows';
import { readStaffStatistic } from './read-staff-statistic';
import { readStatistic } from './read-statistic';

export function registerStatistics(app: FastifyInstance): void {
  registerRoute(app, readBusinessStatistic, {
    audit: onlyReads,
    handler: ({ actor, body }) => readStatistic(actor, body),
  });
  registerRoute(app, readStaffEndpoint, {
    audit: onlyReads,
    handler: ({ actor, body }) => readStaffStatistic(actor, body),
  });
  registerRoute(app, listRowsEndpoint, {
    audit: onlyReads,
    handler: ({ actor, body, query }) => listFigureRows(actor, body, query),
  });
}
