import { dealStatusText, dealTypeText } from '@toam/contracts/deal/deal.text';
import {
  type DealImport,
  dealImports,
  importDeals as importDealsEndpoint,
  maxDealRows,
  readDealTemplate,
} from '@toam/contracts/deal/deal-import.endpoints';
import { dealImportText as text } from '@toam/contracts/deal/deal-import.text';
import type { SheetImportRow } from '@toam/contracts/sheet/import.endpoints';
import { importText } from '@toam/contracts/sheet/import.text';
import type { Actor } from '@toam/domain/actor';
import { type DealSheet, dealSheets, dealTable, sheetOf } from '@toam/domain/deal/deal-import';
import { textOfCell } from '@toam/domain/sheet/import-cells';
import { isNotNull } from 'drizzle-orm';
import { handle, moduleOf } from '../../http/handle';
import { type ImportRecord, type ImportRow, imports } from '../../sheets/import/import.schema';
import { type ImportAnswers, importCalls, importOnWire, rowOnWire } from '../../sheets/import/import-calls';
import { type ImportNoun, keepRow, textColumn, type Work } from '../../sheets/import/import-noun';
import { templateSheet } from '../../sheets/import/import-sheets';
import type { SheetColumn } from '../../sheets/sheet';
import { undoReceipts, undoTransactions } from '../deals/deals.writes';
import { importDeals } from './import-deals';

/** Why the titles are not of this sheet, but of the other one, or of neither. */
function problemOf(sheet: DealSheet, titles: string[]): string | null {
  const found = sheetOf(titles);
  if (found === null) return importText.noHeads;
  return found === sheet ? null : text.wrongSheet[found];
}

/** Takes back what rows stored, as far as nobody has changed it since. */
async function undoRows({ actor, one }: Work, rows: ImportRow[]): Promise<void> {
  const undo = one.noun === 'transaction' ? undoTransactions : undoReceipts;
  const kept = await undo(
    actor,
    rows.map(({ record_id, stored_version, values, filled }) => ({
      ...{ id: record_id!, version: stored_version!, deal_version: Number(values?.deal_version) },
      ...{ before: filled?.kept_before ?? null, after: filled?.kept_after ?? {} },
    })),
    text.undone(one.file_name),
  );
  for (const [at, why] of kept.entries()) if (why !== null) keepRow(rows[at]!, why);
}

const labelOf = ({ noun, columns }: ImportRecord, at: number): string =>
  dealSheets[noun as DealSheet][columns[at] ?? '']?.label ?? '';

const isOwn = (actor: Actor, { user_id }: ImportRecord): boolean => user_id === actor.id;

const nounOf = (sheet: DealSheet): ImportNoun => ({
  nouns: [sheet],
  sheet: {
    limits: { unpacked: 60_000_000, cell: 2000, timeout: 15_000 },
    mostRows: maxDealRows,
    rules: dealTable(sheet),
    problemOf: (titles) => problemOf(sheet, titles),
  },
  // who may import sees what was imported; what was only tried is one's own
  canSee: (actor, one) => isOwn(actor, one) || one.stored_at !== null,
  listed: () => isNotNull(imports.stored_at),
  mayDownload: isOwn,
  // a file holds numbers of customers, and whatever else stands beside the known columns: that is for who uploaded it. D24
  hides: ({ noun, columns }, at) =>
    [undefined, 'phone'].includes(dealSheets[noun as DealSheet][columns[at] ?? '']?.kind),
  text: { ...text, sheetName: ({ noun }) => text.sheetName[noun as DealSheet], unnamed: text.templateFile[sheet] },
  cellText: (_column, cell) => textOfCell(cell),
  titleOf: labelOf,
  outcomes: (_actor, rows) =>
    rows.map(({ outcome }) => (outcome === null || outcome === 'failed' ? '' : text.outcome[outcome])),
  undo: undoRows,
});

const nouns = { transaction: nounOf('transaction'), receipt: nounOf('receipt') };
/** Imports of either sheet: one list. */
const either: ImportNoun = { ...nouns.transaction, nouns: ['transaction', 'receipt'] };

const answers: ImportAnswers<DealImport, SheetImportRow> = {
  imports: (actor, list) =>
    list.map((listed) => ({ ...importOnWire(either, actor, listed), type: listed.one.noun as DealSheet })),
  rows: (actor, one, rows) => rows.map((row) => rowOnWire(either, actor, one, row)),
};

/** The columns of a template, with lists of values. */
const lists = { type: Object.values(dealTypeText), status: Object.values(dealStatusText) };
const columnsOfTemplate = (sheet: DealSheet): SheetColumn[] =>
  Object.values(dealSheets[sheet]).map(({ label, list, required }) => {
    // the reader of headers ignores signs such as *
    const head = textColumn(required ? `${label} *` : label);
    return list ? { ...head, choices: lists[list] } : head;
  });

/** Transactions and receipts from workbooks. D81. */
export const dealImportModule = moduleOf([
  ...importCalls(either, dealImports, answers),
  handle(importDealsEndpoint, { audit: { action: 'import', noun: 'transaction' } }, ({ actor, body, file }) =>
    importDeals(nouns[body.type], actor, body, { ...file, name: file.name || (body.name ?? '') }),
  ),
  handle(readDealTemplate, ({ actor, query: { type } }) =>
    templateSheet(actor, { name: text.sheetName[type], columns: columnsOfTemplate(type) }, text.templateFile[type]),
  ),
]);
