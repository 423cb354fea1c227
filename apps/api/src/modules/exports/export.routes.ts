import { exportRows } from '@toam/contracts/export/export.endpoints';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../audit/record-audit';
import { registerRoute } from '../../http/register-route';
import { exportList } from './export-rows';

export function registerExports(app: FastifyInstance): void {
  registerRoute(app, exportRows, {
    audit: { action: 'export', noun: 'house' },
    handler: (call) => exportList(callerOf(call), call.params.kind, call.body),
  });
}
