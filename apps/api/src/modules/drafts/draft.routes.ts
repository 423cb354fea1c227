import {
  deleteDraft,
  readDrafts as readDraftsEndpoint,
  writeDraft as writeDraftEndpoint,
} from '@toam/contracts/draft/draft.endpoints';
import type { FastifyInstance } from 'fastify';
import { momentary } from '../../audit/audited';
import { registerRoute } from '../../http/register-route';
import { endDrafts } from './draft.queries';
import { readDrafts, writeDraft } from './write-draft';

export function registerDrafts(app: FastifyInstance): void {
  registerRoute(app, readDraftsEndpoint, {
    handler: ({ actor, params }) => readDrafts({ userId: actor.id, form: params.form }),
  });

  registerRoute(app, writeDraftEndpoint, {
    audit: momentary,
    handler: ({ actor, params, body: { takes, ...sent }, request }) => {
      const device = (request.headers['user-agent'] ?? '').slice(0, 300);
      return writeDraft({ userId: actor.id, form: params.form }, { ...sent, device }, takes);
    },
  });

  registerRoute(app, deleteDraft, {
    audit: momentary,
    handler: async ({ actor, params, body }) => {
      await endDrafts({ userId: actor.id, form: params.form }, [body.tab]);
      return null;
    },
  });
}
