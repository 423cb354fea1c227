import { auditChangeLabel } from './audit-labels';
import { listAudit, auditQuery, type AuditRow } from '@toam/contracts/audit/audit.endpoints';
import { auditActionText, auditNounText, auditText, revealPlaceText } from '@toam/contracts/audit/audit.text';
import { type Actor, isSuperAdmin } from '@toam/domain/actor';
import { HttpError } from '../../http-error';
import { type ExportColumn, exportColumnsOf, sheetColumn } from '../../sheets/export-column';
import { exportKind } from '../../sheets/export-kind';
import { packedIds } from '../../sheets/packed-ids';
import { rowsInBatches } from '../../sheets/rows-in-batches';
import { everyEntry, type FoundEntry, readEntries, readSearch } from './audit-list.queries';
import { serializeRows } from './audit-serializer';

/** A row of the list, with all values of its entry before and after. */
type Exported = AuditRow & { whole: FoundEntry['entry']['changes'] };

const { text, number, moment } = exportColumnsOf<Exported>();

const whoOf = ({ user, job }: AuditRow): string => user?.name ?? (job ? auditText.system : auditText.visitor);
const revealedLabel = ({ told }: Exported): string =>
  told.map(({ place, count }) => auditText.toldAt(revealPlaceText[place], String(count))).join(' · ');

const wholeWords = (row: Exported): string =>
  row.whole
    .flatMap(({ noun, id, changes }) =>
      changes.map((change) => `${auditNounText[noun]} #${id} · ${auditChangeLabel(noun, change)}`),
    )
    .join('\n');

/** The columns of the sheet. The keys are those of the list. */
const columns: Record<string, ExportColumn<Exported>> = {
  id: number('#', (row) => row.id),
  created_at: moment(auditText.time, (row) => row.created_at),
  user: text(auditText.person, whoOf, 180),
  action: text(auditText.action, (row) => auditActionText[row.action], 160),
  noun: text(auditText.noun, (row) => auditNounText[row.noun], 140),
  record_id: number(auditText.recordId, (row) => row.record_id),
  record: text(auditText.record, (row) => row.record_name, 240),
  count: number(auditText.count, (row) => row.count),
  changes: text(auditText.changes, (row) => revealedLabel(row) || wholeWords(row), 480),
  ip: text(auditText.ip, (row) => row.ip, 130),
  job: text(auditText.job, (row) => row.job, 130),
};

/** The audit as a sheet, for super admins. It shows all values before and after, with customers' phone numbers. D48. */
export const auditExport = exportKind({
  list: listAudit,
  question: auditQuery,
  column: (wanted) => sheetColumn(columns, wanted),
  find: async (actor: Actor, query, wanted) => {
    if (!isSuperAdmin(actor)) throw new HttpError('forbidden', auditText.superAdminOnly);
    const { found, order } = everyEntry(readSearch(query ?? auditQuery.parse({})));
    const ids = await packedIds(found, order);
    const cells = wanted.map(({ key }) => columns[key]!);
    const read = async (some: number[]) => {
      const entries = await readEntries(some);
      const rows = await serializeRows(entries);
      return rows.map((row, at) => {
        const exported = { ...row, whole: entries[at]!.entry.changes };
        return cells.map(({ value }) => value(exported));
      });
    };
    return { total: ids.length, batches: rowsInBatches(ids, read) };
  },
});
