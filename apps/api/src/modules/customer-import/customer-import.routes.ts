import {
  checkCustomerImport,
  decideCustomerImport,
  deleteCustomerImport,
  listCustomerImportRows,
  listCustomerImports,
  readCustomerImport,
  readCustomerImportAgain,
  readCustomerImportFile,
  readCustomerImportTemplate,
  setCustomerImportHead,
  storeCustomerImport,
  undoCustomerImport,
  uploadCustomerImport,
} from '@toam/contracts/customer/customer-import.endpoints';
import type { CustomerImport } from '@toam/contracts/customer/customer-import.schema';
import { importText } from '@toam/contracts/customer/customer-import.text';
import { type Actor, isAdmin } from '@toam/domain/actor';
import { canSeeImport } from '@toam/domain/customer-import/customer-import-access';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../audit/record-audit';
import { sessionOf } from '../../http/authorize';
import { registerRoute } from '../../http/register-route';
import { pageOf } from '../../http/page';
import { HttpError } from '../../http-error';
import { readActiveUsers, toActor } from '../users/users.reads';
import { beginImport, readImportAgain } from './begin-import';
import { checkImport, decideImport, storeImport, throwAwayImport, undoImport } from './carry-out-import';
import { findImport, type ListedImport, listImports, listRows } from './customer-import.queries';
import { setFirstRow } from './import-head';
import { lookAtImports } from './import-job';
import { annotatedSheet, templateSheet } from './import-sheets';
import { serializeImport, serializeRows } from './import-serializer';

/** @throws HttpError not_found, also for another person's import: ids are easy to guess */
async function seen(actor: Actor, importId: number): Promise<ListedImport> {
  const found = await findImport(importId);
  if (!found || !canSeeImport(actor, found.one)) throw new HttpError('not_found', importText.notFound);
  return found;
}

const asItStands = async (actor: Actor, importId: number): Promise<CustomerImport> =>
  serializeImport(actor, await seen(actor, importId));

/** Carries out the call, starts the background work, and answers the import's state. */
async function begun(actor: Actor, importId: number, ask: Promise<void>): Promise<CustomerImport> {
  await ask;
  lookAtImports();
  return asItStands(actor, importId);
}

/** The person with whose rights the rows are judged. */
async function importerOf(actor: Actor, { one }: ListedImport): Promise<Actor> {
  if (one.user_id === actor.id) return actor;
  const [importer] = await readActiveUsers([one.user_id]);
  return importer ? toActor(importer) : actor;
}

function registerReading(app: FastifyInstance): void {
  registerRoute(app, listCustomerImports, {
    handler: async ({ actor, query }) => {
      const { total, list } = await listImports(isAdmin(actor) ? null : actor.id, query);
      return pageOf(
        list.map((one) => serializeImport(actor, one)),
        total,
        query,
      );
    },
  });
  registerRoute(app, readCustomerImportTemplate, { handler: ({ actor }) => templateSheet(actor) });
  registerRoute(app, readCustomerImport, { handler: ({ actor, params }) => asItStands(actor, params.importId) });
  registerRoute(app, listCustomerImportRows, {
    handler: async ({ actor, params, query }) => {
      const found = await seen(actor, params.importId);
      const { total, list } = await listRows(found.one.id, query.show, query);
      return pageOf(await serializeRows(actor, await importerOf(actor, found), found.one, list), total, query);
    },
  });
  registerRoute(app, readCustomerImportFile, {
    handler: async ({ actor, params, query }) => {
      const { one } = await seen(actor, params.importId);
      return annotatedSheet(actor, one, query.show);
    },
  });
}

function registerSteps(app: FastifyInstance): void {
  registerRoute(app, uploadCustomerImport, {
    audit: { action: 'import_upload', noun: 'customer' },
    handler: async ({ actor, request, file }) => asItStands(actor, await beginImport(sessionOf(request), file)),
  });
  registerRoute(app, checkCustomerImport, {
    audit: { action: 'import_check', noun: 'customer' },
    handler: (call) => {
      const { actor, params, body } = call;
      return begun(actor, params.importId, checkImport(callerOf(call), params.importId, body.columns));
    },
  });
  registerRoute(app, readCustomerImportAgain, {
    audit: { none: 'how a file is read; what is then checked and stored is recorded' },
    handler: async ({ actor, params: { importId }, body }) => {
      await readImportAgain(actor, importId, body);
      return asItStands(actor, importId);
    },
  });
  registerRoute(app, setCustomerImportHead, {
    audit: { none: 'how a file is read; what is then checked and stored is recorded' },
    handler: async ({ actor, params: { importId }, body }) => {
      await setFirstRow(actor, importId, body.first_is_data);
      return asItStands(actor, importId);
    },
  });
  registerRoute(app, decideCustomerImport, {
    audit: { action: 'import_decide', noun: 'customer' },
    handler: async ({ actor, params: { importId }, body }) => {
      await decideImport(actor, importId, body);
      return asItStands(actor, importId);
    },
  });
  registerRoute(app, storeCustomerImport, {
    audit: { action: 'import', noun: 'customer' },
    handler: (call) => {
      const { actor, params, body } = call;
      return begun(actor, params.importId, storeImport(callerOf(call), params.importId, body.only_if_clean));
    },
  });
  registerRoute(app, undoCustomerImport, {
    audit: { action: 'import_undo', noun: 'customer' },
    handler: (call) => {
      const { actor, params } = call;
      return begun(actor, params.importId, undoImport(callerOf(call), params.importId));
    },
  });
  registerRoute(app, deleteCustomerImport, {
    audit: { action: 'import_discard', noun: 'customer' },
    handler: async ({ actor, params }) => {
      await throwAwayImport(actor, params.importId);
      return null;
    },
  });
}

/** Import of customers from workbooks: upload, columns, dry run, storing, undoing. */
export function registerCustomerImports(app: FastifyInstance): void {
  registerReading(app);
  registerSteps(app);
}
