import {
  correctLeave as correctLeaveEndpoint,
  previewLeave as previewLeaveEndpoint,
  readLeaveLedger as readLeaveLedgerEndpoint,
} from '@toam/contracts/form/leave.endpoints';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../../http/register-route';
import { correctLeave } from './correct-leave';
import { readLeaveLedger } from './leave-ledger';
import { previewLeave } from './preview-leave';

export function registerLeave(app: FastifyInstance): void {
  registerRoute(app, readLeaveLedgerEndpoint, {
    handler: ({ actor, params, query }) => readLeaveLedger(actor, params.userId, query.year),
  });
  registerRoute(app, previewLeaveEndpoint, { handler: ({ actor, query }) => previewLeave(actor, { query }) });
  registerRoute(app, correctLeaveEndpoint, {
    audit: { action: 'leave_correct', noun: 'leave', record: 'userId' },
    handler: ({ actor, params, body }) => correctLeave(actor, params.userId, body),
  });
}
