import { listHistory } from '@toam/contracts/history/history.endpoints';
import type { FastifyInstance } from 'fastify';
import { onlyReads } from '../../audit/audited';
import { mount } from '../../http/mount';
import { readHistory } from './read-history';

export function mountHistory(app: FastifyInstance): void {
  mount(app, listHistory, {
    audit: onlyReads,
    handler: ({ actor, body, query }) => readHistory(actor, body.filter, body.sort, query),
  });
}
