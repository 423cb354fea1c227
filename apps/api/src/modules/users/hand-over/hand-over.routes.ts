import {
  carryOutHandOver as carryOutEndpoint,
  listHandOvers as listEndpoint,
  previewHandOver as previewEndpoint,
  undoHandOver as undoEndpoint,
} from '@toam/contracts/user/hand-over.endpoints';
import type { FastifyInstance } from 'fastify';
import { onlyReads } from '../../../audit/audited';
import { registerRoute } from '../../../http/register-route';
import { carryOutHandOver } from './carry-out-hand-over';
import { listHandOvers } from './list-hand-overs';
import { previewHandOver } from './preview-hand-over';
import { undoHandOver } from './undo-hand-over';

export function registerHandOvers(app: FastifyInstance): void {
  registerRoute(app, previewEndpoint, { audit: onlyReads, handler: ({ actor, body }) => previewHandOver(actor, body) });
  registerRoute(app, carryOutEndpoint, {
    audit: { action: 'hand_over', noun: 'user', record: 'user_id' },
    handler: ({ actor, body }) => carryOutHandOver(actor, body),
  });
  registerRoute(app, undoEndpoint, {
    audit: { action: 'hand_over_undo', noun: 'user' },
    handler: ({ actor, params }) => undoHandOver(actor, params.id),
  });
  registerRoute(app, listEndpoint, { handler: ({ actor, query }) => listHandOvers(actor, query.user_id) });
}
