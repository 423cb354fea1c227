import {
  importDeals as importDealsEndpoint,
  readDealImportFile,
  readDealTemplate,
} from '@toam/contracts/deal/deal-import.endpoints';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../http/register-route';
import { annotatedSheet, templateSheet } from './deal-import-sheets';
import { importDeals } from './import-deals';

/** Transactions and receipts from workbooks. */
export function dealImportModule(app: FastifyInstance): void {
  registerRoute(app, importDealsEndpoint, {
    audit: { action: 'import', noun: 'transaction' },
    handler: ({ actor, body, file }) => importDeals(actor, body, { ...file, name: file.name || (body.name ?? '') }),
  });
  registerRoute(app, readDealTemplate, { handler: ({ query }) => templateSheet(query.type) });
  registerRoute(app, readDealImportFile, { handler: ({ actor, params }) => annotatedSheet(actor, params.id) });
}
