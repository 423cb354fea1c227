import {
  changeTarget as changeEndpoint,
  createTarget as createEndpoint,
  listTargets,
} from '@toam/contracts/target/target.endpoints';
import type { FastifyInstance } from 'fastify';
import { onlyReads } from '../../audit/audited';
import { registerRoute } from '../../http/register-route';
import { readTargets } from './list-targets';
import { changeTarget, createTarget } from './save-target';

export function registerTargets(app: FastifyInstance): void {
  registerRoute(app, createEndpoint, {
    audit: { action: 'create', noun: 'target' },
    handler: ({ actor, body }) => createTarget(actor, body),
  });
  registerRoute(app, changeEndpoint, {
    audit: { action: 'update', noun: 'target', record: 'id' },
    handler: ({ actor, body }) => changeTarget(actor, body),
  });
  registerRoute(app, listTargets, { audit: onlyReads, handler: ({ actor, body }) => readTargets(actor, body) });
}
