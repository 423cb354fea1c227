import { auditChangeWords } from '@toam/contracts/audit/audit-words';
import { listAudit, auditQuestion, type AuditRow } from '@toam/contracts/audit/audit.endpoints';
import { auditActionText, auditNounText, auditText, revealPlaceText } from '@toam/contracts/texts/audit';
import { type Actor, isSuperAdmin } from '@toam/domain/actor';
import { Refusal } from '../../http/refusal';
import { type ExportColumn, exportColumnsOf, sheetColumn } from '../../sheets/export-column';
import { exportKind } from '../../sheets/export-kind';
import { packedIds } from '../../sheets/packed-ids';
import { rowsInBatches } from '../../sheets/rows-in-batches';
import { everyEntry, type FoundEntry, readEntries, readSearch } from './audit-list.queries';
import { rowsToWire } from './audit-wire';

/** A row of the list, with everything that its entry says before and after. */
type Exported = AuditRow & { whole: FoundEntry['entry']['changes'] };

const { text, number, moment } = exportColumnsOf<Exported>();

const whoOf = ({ user, job }: AuditRow): string => user?.name ?? (job ? auditText.system : auditText.visitor);
const toldWords = ({ told }: Exported): string =>
  told.map(({ place, count }) => auditText.toldAt(revealPlaceText[place], String(count))).join(' · ');

const wholeWords = (row: Exported): string =>
  row.whole
    .flatMap(({ noun, id, changes }) =>
      changes.map((change) => `${auditNounText[noun]} #${id} · ${auditChangeWords(noun, change)}`),
    )
    .join('\n');

/** The columns of the list by their keys there. */
const columns: Record<string, ExportColumn<Exported>> = {
  id: number('#', (row) => row.id),
  created_at: moment(auditText.time, (row) => row.created_at),
  user: text(auditText.person, whoOf, 180),
  action: text(auditText.action, (row) => auditActionText[row.action], 160),
  noun: text(auditText.noun, (row) => auditNounText[row.noun], 140),
  record_id: number(auditText.recordId, (row) => row.record_id),
  record: text(auditText.record, (row) => row.record_name, 240),
  count: number(auditText.count, (row) => row.count),
  changes: text(auditText.changes, (row) => toldWords(row) || wholeWords(row), 480),
  ip: text(auditText.ip, (row) => row.ip, 130),
  job: text(auditText.job, (row) => row.job, 130),
};

/** The audit as a sheet, for super admins: before and after in full, numbers of customers included. D48. */
export const auditExport = exportKind({
  list: listAudit,
  question: auditQuestion,
  column: (wanted) => sheetColumn(columns, wanted),
  find: async (actor: Actor, question, wanted) => {
    if (!isSuperAdmin(actor)) throw new Refusal('forbidden', auditText.superAdminOnly);
    const { found, order } = everyEntry(readSearch(question ?? auditQuestion.parse({})));
    const ids = await packedIds(found, order);
    const cells = wanted.map(({ key }) => columns[key]!);
    const read = async (some: number[]) => {
      const entries = await readEntries(some);
      const rows = await rowsToWire(entries);
      return rows.map((row, at) => {
        const exported = { ...row, whole: entries[at]!.entry.changes };
        return cells.map(({ value }) => value(exported));
      });
    };
    return { total: ids.length, batches: rowsInBatches(ids, read) };
  },
});
