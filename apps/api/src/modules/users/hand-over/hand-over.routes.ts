import {
  carryOutHandOver as carryOutEndpoint,
  listHandOvers as listEndpoint,
  previewHandOver as previewEndpoint,
  undoHandOver as undoEndpoint,
} from '@toam/contracts/user/hand-over.endpoints';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../http/mount';
import { carryOutHandOver } from './carry-out-hand-over';
import { listHandOvers } from './list-hand-overs';
import { previewHandOver } from './preview-hand-over';
import { undoHandOver } from './undo-hand-over';

export function mountHandOvers(app: FastifyInstance): void {
  mount(app, previewEndpoint, { handler: ({ actor, body }) => previewHandOver(actor, body) });
  mount(app, carryOutEndpoint, { handler: ({ actor, body }) => carryOutHandOver(actor, body) });
  mount(app, undoEndpoint, { handler: ({ actor, params }) => undoHandOver(actor, params.id) });
  mount(app, listEndpoint, { handler: ({ actor, query }) => listHandOvers(actor, query.user_id) });
}
