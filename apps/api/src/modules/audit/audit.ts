import { type AuditQuestion, listAudit, maxCountedEntries, readAudit } from '@toam/contracts/audit/audit.endpoints';
import { auditText } from '@toam/contracts/audit/audit.text';
import { handle, moduleOf } from '../../http/handle';
import { type Page, pageOf } from '../../http/page';
import { HttpError } from '../../http-error';
import { findPage, readEntries, readSearch } from './audit-list.queries';
import { serializeEntry, serializeRows } from './audit-serializer';

async function list(query: AuditQuestion, page: Page) {
  const { total, ids } = await findPage(readSearch(query), page);
  const rows = await serializeRows(await readEntries(ids));
  const counted = Math.min(total, maxCountedEntries);
  return { ...pageOf(rows, counted, page), ...(total > maxCountedEntries && { total_capped: true }) };
}

/** Who did what: reads the entries that src/audit writes. */
export const auditModule = moduleOf([
  handle(listAudit, ({ query: { page, size, ...query } }) => list(query, { page, size })),
  handle(readAudit, async ({ query }) => {
    const [found] = await readEntries([query.audit_id]);
    if (!found) throw new HttpError('not_found', auditText.gone);
    return serializeEntry(found);
  }),
]);
