import {
  askCancel as askCancelEndpoint,
  keepForm as keepFormEndpoint,
  revokeForm as revokeFormEndpoint,
  approveForm as approveFormEndpoint,
  changeForm as changeFormEndpoint,
  changeFormSetting,
  countWaitingForms as countWaitingEndpoint,
  createForm as createFormEndpoint,
  listMyForms as listMyFormsEndpoint,
  listWaitingForms as listWaitingEndpoint,
  readForm,
  readFormNeighbours,
  readFormSetting,
  rejectForm as rejectFormEndpoint,
  removeForm as removeFormEndpoint,
} from '@toam/contracts/form/form.endpoints';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../http/register-route';
import { readApproverSetting } from './approver';
import { approveForm, rejectForm } from './decide-form';
import { serializeForm } from './form-serializer';
import { countWaitingForms, listMyForms, listWaitingForms, readNeighbours } from './list-forms';
import { askCancel, keepForm, revokeForm } from './revoke-form';
import { changeForm, createForm, removeForm } from './save-form';
import { setApprover } from './set-approver';
import { takeForm } from './take-form';

export function registerForms(app: FastifyInstance): void {
  registerRoute(app, listMyFormsEndpoint, {
    handler: ({ actor, params, query }) => listMyForms(actor, params.type, query),
  });
  registerRoute(app, listWaitingEndpoint, {
    handler: ({ actor, params, query }) => listWaitingForms(actor, params.type, query),
  });
  registerRoute(app, countWaitingEndpoint, { handler: ({ actor }) => countWaitingForms(actor) });
  registerRoute(app, readForm, {
    handler: async ({ actor, params }) => serializeForm(actor, await takeForm(actor, params.type, params.id)),
  });
  registerRoute(app, readFormNeighbours, {
    handler: async ({ actor, params }) => readNeighbours(actor, await takeForm(actor, params.type, params.id)),
  });
  registerRoute(app, createFormEndpoint, {
    audit: { action: 'create', noun: 'form' },
    handler: ({ actor, params, body }) => createForm(actor, params.type, body),
  });
  registerRoute(app, changeFormEndpoint, {
    audit: { action: 'update', noun: 'form', record: 'id' },
    handler: ({ actor, params, body }) => changeForm(actor, params.type, body),
  });
  registerRoute(app, removeFormEndpoint, {
    audit: { action: 'delete', noun: 'form', record: 'id' },
    handler: ({ actor, params }) => removeForm(actor, params.type, params.id),
  });
  registerRoute(app, approveFormEndpoint, {
    audit: { action: 'approve', noun: 'form', record: 'id' },
    handler: ({ actor, params }) => approveForm(actor, params.type, params.id),
  });
  registerRoute(app, rejectFormEndpoint, {
    audit: { action: 'reject', noun: 'form', record: 'id' },
    handler: ({ actor, params, body }) => rejectForm(actor, params.type, params.id, body.reason),
  });
  registerRoute(app, revokeFormEndpoint, {
    audit: { action: 'revoke', noun: 'form', record: 'id' },
    handler: ({ actor, params, body }) => revokeForm(actor, params.type, params.id, body.reason),
  });
  registerRoute(app, askCancelEndpoint, {
    audit: { action: 'cancel_ask', noun: 'form', record: 'id' },
    handler: ({ actor, params, body }) => askCancel(actor, params.type, params.id, body.reason || null),
  });
  registerRoute(app, keepFormEndpoint, {
    audit: { action: 'keep', noun: 'form', record: 'id' },
    handler: ({ actor, params }) => keepForm(actor, params.type, params.id),
  });
  registerRoute(app, readFormSetting, { handler: ({ actor }) => readApproverSetting(actor) });
  registerRoute(app, changeFormSetting, {
    audit: { action: 'update', noun: 'form' },
    handler: ({ actor, body }) => setApprover(actor, body),
  });
}
