import { staffImportText as text } from '@toam/contracts/texts/staff-import';
import {
  deleteUserImport,
  listUserImportRows,
  listUserImports,
  makeImportPasswords,
  readUserImport,
  readUserImportFile,
  readUserImportTemplate,
  storeUserImport,
  undoUserImport,
  uploadUserImport,
} from '@toam/contracts/user/user-import.endpoints';
import type { UserImport } from '@toam/contracts/user/user-import.schema';
import type { FastifyInstance } from 'fastify';
import { tx } from '../../../db/db';
import { sessionOf } from '../../../http/access';
import { mount } from '../../../http/mount';
import { pageOf } from '../../../http/page';
import { Refusal } from '../../../http/refusal';
import { beginImport } from './begin-import';
import { annotatedSheet, templateSheet } from './import-sheets';
import { importToWire, rowsShown, rowToWire } from './import-wire';
import { makePasswords } from './make-passwords';
import { storeImport } from './store-import';
import { undoImport } from './undo-import';
import { findImport, findWholeImport, listImports, lockImport, removeImport } from './user-import.queries';
import type { UserImportRecord } from './user-import.schema';

async function asItStands(importId: number): Promise<UserImport> {
  const one = await findImport(importId);
  if (!one) throw new Refusal('not_found', text.notFound);
  return importToWire(one);
}

async function whole(importId: number): Promise<UserImportRecord> {
  const one = await findWholeImport(importId);
  if (!one) throw new Refusal('not_found', text.notFound);
  return one;
}

/** @throws Refusal not_found; conflict once staff were made of it */
const throwAway = (importId: number): Promise<void> =>
  tx(async () => {
    const one = await lockImport(importId);
    if (!one) throw new Refusal('not_found', text.notFound);
    if (one.stored_at) throw new Refusal('conflict', text.alreadyStored);
    await removeImport(importId);
  });

function mountReading(app: FastifyInstance): void {
  mount(app, listUserImports, {
    handler: async ({ query }) => {
      const { total, list } = await listImports(query);
      return pageOf(list.map(importToWire), total, query);
    },
  });
  mount(app, readUserImportTemplate, { handler: () => templateSheet() });
  mount(app, readUserImport, { handler: ({ params }) => asItStands(params.importId) });
  mount(app, listUserImportRows, {
    handler: async ({ params, query }) => {
      const one = await whole(params.importId);
      const { rows } = one;
      if (!rows) throw new Refusal('not_found', text.rowsForgotten);
      const shown = rowsShown(rows, query.show, one);
      const start = (query.page - 1) * query.size;
      const page = shown.slice(start, start + query.size).map((row) => rowToWire(row, one));
      return pageOf(page, shown.length, query);
    },
  });
  mount(app, readUserImportFile, {
    handler: async ({ params, query }) => annotatedSheet(await whole(params.importId), query.show),
  });
}

export function mountUserImports(app: FastifyInstance): void {
  mountReading(app);
  mount(app, uploadUserImport, {
    audit: { action: 'import_upload', noun: 'user' },
    handler: async ({ request, file }) => asItStands(await beginImport(sessionOf(request), file)),
  });
  mount(app, storeUserImport, {
    audit: { action: 'import', noun: 'user' },
    handler: async ({ actor, params }) => {
      await storeImport(actor, params.importId);
      return asItStands(params.importId);
    },
  });
  mount(app, makeImportPasswords, {
    audit: { action: 'password_reset', noun: 'user' },
    handler: ({ actor, params }) => makePasswords(actor, params.importId),
  });
  mount(app, undoUserImport, {
    audit: { action: 'import_undo', noun: 'user' },
    handler: async ({ actor, params }) => {
      await undoImport(actor, params.importId);
      return asItStands(params.importId);
    },
  });
  mount(app, deleteUserImport, {
    audit: { action: 'import_discard', noun: 'user' },
    handler: async ({ params }) => {
      await throwAway(params.importId);
      return null;
    },
  });
}
