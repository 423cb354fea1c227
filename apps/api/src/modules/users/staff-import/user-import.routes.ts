import { staffImportText as text } from '@toam/contracts/user/staff-import.text';
import {
  deleteUserImport,
  listUserImportRows,
  listUserImports,
  makeImportPasswords,
  readUserImport,
  readUserImportAgain,
  readUserImportFile,
  readUserImportTemplate,
  storeUserImport,
  undoUserImport,
  uploadUserImport,
} from '@toam/contracts/user/user-import.endpoints';
import type { UserImport } from '@toam/contracts/user/user-import.schema';
import type { FastifyInstance } from 'fastify';
import { tx } from '../../../db/db';
import { sessionOf } from '../../../http/authorize';
import { registerRoute } from '../../../http/register-route';
import { pageOf } from '../../../http/page';
import { HttpError } from '../../../http-error';
import { dropWorkbook } from '../../../sheets/kept-workbook.writes';
import { beginImport, readImportAgain } from './begin-import';
import { annotatedSheet, templateSheet } from './import-sheets';
import { serializeImport, rowsShown, serializeRow } from './import-serializer';
import { makePasswords } from './make-passwords';
import { storeImport } from './store-import';
import { undoImport } from './undo-import';
import { findImport, findWholeImport, listImports, lockImport, removeImport } from './user-import.queries';
import type { UserImportRecord } from './user-import.schema';

async function asItStands(importId: number): Promise<UserImport> {
  const one = await findImport(importId);
  if (!one) throw new HttpError('not_found', text.notFound);
  return serializeImport(one);
}

async function whole(importId: number): Promise<UserImportRecord> {
  const one = await findWholeImport(importId);
  if (!one) throw new HttpError('not_found', text.notFound);
  return one;
}

/** @throws HttpError not_found; conflict once the import is stored */
const throwAway = (importId: number): Promise<void> =>
  tx(async () => {
    const one = await lockImport(importId);
    if (!one) throw new HttpError('not_found', text.notFound);
    if (one.stored_at) throw new HttpError('conflict', text.alreadyStored);
    await removeImport(importId);
    await dropWorkbook(one.workbook_id);
  });

function registerReading(app: FastifyInstance): void {
  registerRoute(app, listUserImports, {
    handler: async ({ query }) => {
      const { total, list } = await listImports(query);
      return pageOf(list.map(serializeImport), total, query);
    },
  });
  registerRoute(app, readUserImportTemplate, { handler: () => templateSheet() });
  registerRoute(app, readUserImport, { handler: ({ params }) => asItStands(params.importId) });
  registerRoute(app, listUserImportRows, {
    handler: async ({ params, query }) => {
      const one = await whole(params.importId);
      const { rows } = one;
      if (!rows) throw new HttpError('not_found', text.rowsForgotten);
      const shown = rowsShown(rows, query.show, one);
      const start = (query.page - 1) * query.size;
      const page = shown.slice(start, start + query.size).map((row) => serializeRow(row, one));
      return pageOf(page, shown.length, query);
    },
  });
  registerRoute(app, readUserImportFile, {
    handler: async ({ params, query }) => annotatedSheet(await whole(params.importId), query.show),
  });
}

export function registerUserImports(app: FastifyInstance): void {
  registerReading(app);
  registerRoute(app, uploadUserImport, {
    audit: { action: 'import_upload', noun: 'user' },
    handler: async ({ request, file }) => asItStands(await beginImport(sessionOf(request), file)),
  });
  registerRoute(app, readUserImportAgain, {
    audit: { none: 'how a file is read; what is then stored is recorded' },
    handler: async ({ actor, params: { importId }, body }) => {
      await readImportAgain(actor, importId, body);
      return asItStands(importId);
    },
  });
  registerRoute(app, storeUserImport, {
    audit: { action: 'import', noun: 'user' },
    handler: async ({ actor, params }) => {
      await storeImport(actor, params.importId);
      return asItStands(params.importId);
    },
  });
  registerRoute(app, makeImportPasswords, {
    audit: { action: 'password_reset', noun: 'user' },
    handler: ({ actor, params }) => makePasswords(actor, params.importId),
  });
  registerRoute(app, undoUserImport, {
    audit: { action: 'import_undo', noun: 'user' },
    handler: async ({ actor, params }) => {
      await undoImport(actor, params.importId);
      return asItStands(params.importId);
    },
  });
  registerRoute(app, deleteUserImport, {
    audit: { action: 'import_discard', noun: 'user' },
    handler: async ({ params }) => {
      await throwAway(params.importId);
      return null;
    },
  });
}
