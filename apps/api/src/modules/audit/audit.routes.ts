import { type AuditQuestion, listAudit, maxCountedEntries, readAudit } from '@toam/contracts/audit/audit.endpoints';
import { auditText } from '@toam/contracts/audit/audit.text';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../http/register-route';
import { type Page, pageOf } from '../../http/page';
import { HttpError } from '../../http/http-error';
import { findPage, readEntries, readSearch } from './audit-list.queries';
import { serializeEntry, serializeRows } from './audit-serializer';

async function list(query: AuditQuestion, page: Page) {
  const { total, ids } = await findPage(readSearch(query), page);
  const rows = await serializeRows(await readEntries(ids));
  const counted = Math.min(total, maxCountedEntries);
  return { ...pageOf(rows, counted, page), ...(total > maxCountedEntries && { total_capped: true }) };
}

export function registerAudit(app: FastifyInstance): void {
  registerRoute(app, listAudit, { handler: ({ query: { page, size, ...query } }) => list(query, { page, size }) });

  registerRoute(app, readAudit, {
    handler: async ({ query }) => {
      const [found] = await readEntries([query.audit_id]);
      if (!found) throw new HttpError('not_found', auditText.gone);
      return serializeEntry(found);
    },
  });
}
