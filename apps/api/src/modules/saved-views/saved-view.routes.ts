import {
  changeSavedView,
  createSavedView,
  deleteSavedView,
  listSavedViews,
  readSharedView,
  seeSavedView,
} from '@toam/contracts/saved-view/saved-view.endpoints';
import { savedViewText } from '@toam/contracts/saved-view/saved-view.text';
import type { FastifyInstance } from 'fastify';
import { momentary } from '../../audit/audited';
import { registerRoute } from '../../http/register-route';
import { HttpError } from '../../http/http-error';
import { changeView, createView, removeView, seeView, serializeView } from './save-view';
import { findSharedView, findViews } from './saved-view.queries';

export function registerSavedViews(app: FastifyInstance): void {
  registerRoute(app, listSavedViews, {
    handler: async ({ actor, query }) => (await findViews(actor.id, query.list)).map(serializeView),
  });

  registerRoute(app, readSharedView, {
    handler: async ({ query }) => {
      const found = await findSharedView(query.list, query.key);
      if (!found) throw new HttpError('not_found', savedViewText.gone);
      const { key, name, address, columns } = found.view;
      return { key, name, address, columns, owner: found.owner };
    },
  });

  registerRoute(app, createSavedView, {
    audit: { action: 'create', noun: 'view' },
    handler: ({ actor, body: { list, ...written } }) => createView(actor, list, written),
  });

  registerRoute(app, changeSavedView, {
    audit: { action: 'update', noun: 'view', record: 'view_id' },
    handler: ({ actor, body: { view_id, ...changed } }) => changeView(actor, view_id, changed),
  });

  registerRoute(app, deleteSavedView, {
    audit: { action: 'delete', noun: 'view', record: 'view_id' },
    handler: async ({ actor, body }) => {
      await removeView(actor, body.view_id);
      return null;
    },
  });

  registerRoute(app, seeSavedView, { audit: momentary, handler: ({ actor, body }) => seeView(actor, body.view_id) });
}
