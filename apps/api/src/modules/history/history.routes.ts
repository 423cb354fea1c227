import { listHistory } from '@toam/contracts/history/history.endpoints';
import type { FastifyInstance } from 'fastify';
import { onlyReads } from '../../audit/audited';
import { registerRoute } from '../../http/register-route';
import { readHistory } from './read-history';

export function registerHistory(app: FastifyInstance): void {
  registerRoute(app, listHistory, {
    audit: onlyReads,
    handler: ({ actor, body, query }) => readHistory(actor, body.filter, body.sort, query),
  });
}
