import { exportRows } from '@toam/contracts/export/export.endpoints';
import type { FastifyInstance } from 'fastify';
import { doerOf } from '../../audit/record-audit';
import { mount } from '../../http/mount';
import { exportList } from './export-rows';

export function mountExports(app: FastifyInstance): void {
  mount(app, exportRows, {
    audit: { action: 'export', noun: 'house' },
    handler: (call) => exportList(doerOf(call), call.params.kind, call.body),
  });
}
