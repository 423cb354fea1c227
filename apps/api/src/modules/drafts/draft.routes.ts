import { deleteDraft, readDraft, writeDraft as writeDraftEndpoint } from '@toam/contracts/draft/draft.endpoints';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount';
import { findDraft, removeDraft } from './draft.queries';
import { draftToWire, writeDraft } from './write-draft';

export function mountDrafts(app: FastifyInstance): void {
  mount(app, readDraft, {
    handler: async ({ actor, params }) => {
      const draft = await findDraft(actor.id, params.form);
      return draft ? draftToWire(draft) : null;
    },
  });

  mount(app, writeDraftEndpoint, {
    handler: ({ actor, params, body }) => writeDraft(actor, params.form, body.data, body.version),
  });

  mount(app, deleteDraft, {
    handler: async ({ actor, params }) => {
      await removeDraft(actor.id, params.form);
      return null;
    },
  });
}
