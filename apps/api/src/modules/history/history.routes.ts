import { listHistory } from '@toam/contracts/history/history.endpoints';
import type { FastifyInstance } from 'fastify';
import { doerOf } from '../../audit/record-audit';
import { mount } from '../../http/mount';
import { readHistory } from './read-history';

export function mountHistory(app: FastifyInstance): void {
  mount(app, listHistory, {
    handler: (call) => readHistory(doerOf(call), call.body.filter, call.body.sort, call.query),
  });
}
