import { type DealImportResult, maxDealRows } from '@toam/contracts/deal/deal-import.endpoints';
import { dealImportText as text } from '@toam/contracts/texts/deal-import';
import type { Actor } from '@toam/domain/actor';
import { cutText } from '@toam/domain/cut-text';
import { type DealSheet, dealSheets } from '@toam/domain/deal/deal-import';
import { addAuditEvent, auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { withRetryOnDeadlock } from '../../db/retry-on-deadlock';
import { HttpError } from '../../http/http-error';
import { perUserLimit } from '../../http/per-user-limit';
import type { Upload } from '../../http/upload';
import { refuseSheet } from '../../sheets/refuse-sheet';
import { insertImport } from './deal-import.queries';
import { type DealSheetRow, limits, type ReadDealSheet, readDealSheet, type RowError } from './read-deal-sheet';
import { type Outcome, storeReceipt, storeTransaction } from './store-row';

/** What the person asks for. */
export interface ImportOrder {
  type: DealSheet;
  dry_run: boolean;
  only_if_clean: boolean;
}

type Counts = Record<Outcome, number>;
const nothing: Counts = { inserted: 0, updated: 0, skipped: 0 };

const takeTurn = perUserLimit({ max: 2, busy: text.busy, busyYourself: text.busyYourself });
const storeBy = { transaction: storeTransaction, receipt: storeReceipt };

/** Rolls everything back: it was tried, or not all of it is right. */
class TakenBack extends Error {}

/** The sheet's columns by the field of the call that stores them. */
const columnOf = (type: DealSheet, path: string): string | null => {
  const field = path
    .split('.')
    .at(-1)!
    .replace(/^user_id$/, 'staff_id');
  return Object.entries(dealSheets[type]).find(([, column]) => column.field === field)?.[0] ?? null;
};

/** A refusal of one row's save as errors of its cells. */
function errorsOf(type: DealSheet, { message, errors }: HttpError): RowError[] {
  const named = Object.entries(errors ?? {}).map(([path, said]) => ({ column: columnOf(type, path), message: said }));
  return named.length > 0 ? named : [{ column: null, message }];
}

/** Stores one row within a savepoint. A row that is refused leaves nothing. @returns null if it is refused */
async function storeRow(actor: Actor, type: DealSheet, row: DealSheetRow): Promise<Outcome | null> {
  if (row.errors.length > 0) return null;
  try {
    return await tx(() => storeBy[type](actor, row.said));
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    row.errors.push(...errorsOf(type, error));
    return null;
  }
}

/** Marks codes that stood in an earlier row: which of the two counts is not for us to say. */
function markSameCodes(rows: readonly DealSheetRow[]): void {
  const first = new Map<string, number>();
  for (const { row, said, errors } of rows) {
    if (said.code === undefined) continue;
    const code = String(said.code).toLocaleLowerCase('vi');
    const above = first.get(code);
    if (above === undefined) first.set(code, row);
    else errors.push({ column: 'code', message: text.codeAbove(above) });
  }
}

/** Marks rows whose price or fee differs from that of an earlier row of the same deal. B15. */
function markOtherDeals(rows: readonly DealSheetRow[]): void {
  const first = new Map<string, DealSheetRow['said']>();
  for (const { said, errors } of rows) {
    const deal = `${said.house} ${said.deposit}`;
    const above = first.get(deal);
    if (!above) first.set(deal, said);
    else
      for (const column of ['price', 'fee'] as const)
        if (above[column] !== said[column]) errors.push({ column, message: text.otherDeal });
  }
}

/** Stores the rows in one transaction, which a dry run and a file with errors roll back. @returns what became of them */
async function store(actor: Actor, { type, dry_run, only_if_clean }: ImportOrder, rows: DealSheetRow[], file: string) {
  let counts = { ...nothing };
  const readErrors = rows.map(({ errors }) => [...errors]);
  const work = async () => {
    // a new attempt after a deadlock begins anew
    counts = { ...nothing };
    rows.forEach((row, at) => (row.errors = [...readErrors[at]!]));
    for (const row of rows) {
      const outcome = await storeRow(actor, type, row);
      if (outcome) counts[outcome] += 1;
    }
    const isWrong = rows.some(({ errors }) => errors.length > 0);
    if (dry_run || (only_if_clean && isWrong)) throw new TakenBack();
    if (counts.inserted + counts.updated === 0) throw new TakenBack();
    addAuditEvent({ noun: type, count: counts.inserted + counts.updated, detail: { file } });
  };
  try {
    await withRetryOnDeadlock(text.busy, work);
    return counts;
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
    auditNothing();
    const isRefused = !dry_run && only_if_clean && rows.some(({ errors }) => errors.length > 0);
    return isRefused ? { ...nothing } : counts;
  }
}

/** Keeps the file's rows with their errors, for the annotated copy. @returns its address */
async function keep(actor: Actor, type: DealSheet, file_name: string, { cells, rows }: ReadDealSheet): Promise<string> {
  const named = ({ column, message }: RowError) =>
    column === null ? message : `${dealSheets[type][column]!.label}: ${message}`;
  const errors = rows.flatMap((row, at) =>
    row.errors.length === 0 ? [] : [{ at: at + 1, message: row.errors.map(named).join('\n') }],
  );
  const id = await insertImport(actor.id, { type, file_name, rows: cells, result: { errors } });
  return `/api/business/v2/import/${id}/file`;
}

/**
 * Stores the transactions or receipts of a workbook: codes that are known change their records, others make new ones. Each row is saved
 * as by hand, with its history. All rows or, if asked, those without errors, in one transaction. D81.
 * @throws HttpError saying what is wrong with the file; too_many while others upload
 */
export async function importDeals(actor: Actor, order: ImportOrder, upload: Upload): Promise<DealImportResult> {
  const release = takeTurn(actor.id);
  try {
    const sheet = await readDealSheet(order.type, upload);
    const file = cutText(upload.name.normalize('NFC').trim(), 200) || text.templateFile[order.type];
    markSameCodes(sheet.rows);
    if (order.type === 'transaction') markOtherDeals(sheet.rows);
    const counts = await store(actor, order, sheet.rows, file);
    const errors = sheet.rows.flatMap(({ row, errors: own }) =>
      own.map(({ column, message }) => ({
        ...{ row, message },
        column: column === null ? null : dealSheets[order.type][column]!.label,
      })),
    );
    const link = errors.length > 0 ? await keep(actor, order.type, file, sheet) : undefined;
    return { total: sheet.rows.length, ...counts, errors, ...(link && { link }) };
  } catch (error) {
    return refuseSheet(error, { rows: maxDealRows, columns: limits.columns });
  } finally {
    release();
  }
}
