import {
  changeFormType as changeFormTypeEndpoint,
  createFormType as createFormTypeEndpoint,
  listFormTypes,
  readFormTypes,
  removeFormType as removeFormTypeEndpoint,
} from '@toam/contracts/form-type/form-type.endpoints';
import type { FormTypeKind } from '@toam/domain/form-types';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../http/register-route';
import { countUses } from './form-type-uses';
import { listAll, listKind } from './form-type.queries';
import { serializeFormType } from './form-type-serializer';
import { removeFormType } from './remove-form-type';
import { changeFormType, createFormType } from './save-form-type';

export function registerFormTypes(app: FastifyInstance): void {
  registerRoute(app, readFormTypes, {
    handler: async () => {
      const all = (await listAll()).map(serializeFormType);
      const of = (kind: FormTypeKind) => all.filter((entry) => entry.kind === kind);
      return { shift: of('shift'), typeShift: of('typeShift'), reasonLeave: of('reasonLeave') };
    },
  });
  registerRoute(app, listFormTypes, {
    handler: async ({ params }) => {
      const rows = await listKind(params.type);
      const uses = await countUses(
        params.type,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => ({ ...serializeFormType(row), uses: uses.get(row.id) ?? 0 }));
    },
  });
  registerRoute(app, createFormTypeEndpoint, {
    audit: { action: 'create', noun: 'form_type' },
    handler: ({ actor, params, body }) => createFormType(actor, params.type, body),
  });
  registerRoute(app, changeFormTypeEndpoint, {
    audit: { action: ({ body }) => (body.restore ? 'restore' : 'update'), noun: 'form_type', record: 'id' },
    handler: ({ actor, params, body }) => changeFormType(actor, params.type, body),
  });
  registerRoute(app, removeFormTypeEndpoint, {
    audit: { action: 'delete', noun: 'form_type', record: 'id' },
    handler: ({ actor, params, body }) => removeFormType(actor, params.type, body.id),
  });
}
