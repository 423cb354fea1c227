import { type AuditQuestion, listAudit, mostCountedEntries, readAudit } from '@toam/contracts/audit/audit.endpoints';
import { auditText } from '@toam/contracts/texts/audit';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount';
import { type Page, pageOf } from '../../http/page';
import { Refusal } from '../../http/refusal';
import { findPage, readEntries, readSearch } from './audit-list.queries';
import { entryToWire, rowsToWire } from './audit-wire';

async function list(asked: AuditQuestion, page: Page) {
  const { total, ids } = await findPage(readSearch(asked), page);
  const rows = await rowsToWire(await readEntries(ids));
  const counted = Math.min(total, mostCountedEntries);
  return { ...pageOf(rows, counted, page), ...(total > mostCountedEntries && { total_capped: true }) };
}

export function mountAudit(app: FastifyInstance): void {
  mount(app, listAudit, { handler: ({ query: { page, size, ...asked } }) => list(asked, { page, size }) });

  mount(app, readAudit, {
    handler: async ({ query }) => {
      const [found] = await readEntries([query.audit_id]);
      if (!found) throw new Refusal('not_found', auditText.gone);
      return entryToWire(found);
    },
  });
}
