import { dealStatusText, dealTypeText } from '@toam/contracts/deal/deal.text';
import { dealImportText as text, formerBothText } from '@toam/contracts/deal/deal-import.text';
import { cellProblemText } from '@toam/contracts/sheet/import.text';
import { type DealSheet, dealSheets } from '@toam/domain/deal/deal-import';
import { DealType } from '@toam/domain/deal/deal-values';
import { type ImportCell, textOfCell } from '@toam/domain/sheet/import-cells';
import { type CellChoices, readCell } from '@toam/domain/sheet/read-cell';
import type { HttpError } from '../../http-error';
import type { Outcome, StoredRow } from '../deals/deals.writes';

/** An error of a row; `column` is a name of the sheet's columns, null for the whole row. */
export interface RowError {
  column: string | null;
  message: string;
}

/** A row of the file: its values by column, what is wrong with it, and what became of it. */
export interface DealSheetRow {
  row: number;
  cells: ImportCell[];
  said: Readonly<Record<string, string | number | undefined>>;
  errors: RowError[];
  /** Of a row that could be tried. */
  outcome?: Outcome;
  warning?: string;
  stored?: StoredRow | undefined;
}

const choicesOf = (labels: Readonly<Record<number, string>>): CellChoices =>
  Object.entries(labels).map(([value, label]) => ({ value: Number(value), label }));

const lists = {
  type: [...choicesOf(dealTypeText), { value: DealType.both, label: formerBothText }],
  status: choicesOf(dealStatusText),
};

/** @param columns the name of each cell's column */
export function readDealRow(
  sheet: DealSheet,
  columns: readonly (string | null)[],
  { row, cells }: Pick<DealSheetRow, 'row' | 'cells'>,
): DealSheetRow {
  const said: Record<string, string | number | undefined> = {};
  const errors: RowError[] = [];
  columns.forEach((name, at) => {
    if (name === null) return;
    const { kind, list } = dealSheets[sheet][name]!;
    const { value, problem } = readCell(kind, cells[at] ?? null, list && lists[list]);
    if (problem) errors.push({ column: name, message: cellProblemText[problem] });
    said[name] = value;
  });
  return { row, cells, said, errors };
}

/** The sheet's columns by the field of the call that stores them. */
const columnOf = (type: DealSheet, path: string): string | null => {
  const field = path
    .split('.')
    .at(-1)!
    .replace(/^user_id$/, 'staff_id');
  return Object.entries(dealSheets[type]).find(([, column]) => column.field === field)?.[0] ?? null;
};

/** A refusal of one row's save as errors of its cells. */
export function errorsOf(type: DealSheet, { message, errors }: HttpError): RowError[] {
  const named = Object.entries(errors ?? {}).map(([path, said]) => ({ column: columnOf(type, path), message: said }));
  return named.length > 0 ? named : [{ column: null, message }];
}

/** Notes what is wrong with a row. Of a cell that could not be read, nothing else is said. */
export function addErrors(row: DealSheetRow, more: readonly RowError[]): void {
  const marked = new Set(row.errors.map(({ column }) => column));
  row.errors.push(...more.filter(({ column }) => !marked.has(column)));
}

/** The same for codes that will count as one. */
const codeKey = (code: string | number): string => String(code).toLocaleLowerCase('vi');

/** Marks codes that stood in an earlier row: which of the two counts is not for us to say. */
export function markSameCodes(rows: readonly DealSheetRow[]): void {
  const first = new Map<string, number>();
  for (const { row, said, errors } of rows) {
    if (said.code === undefined) continue;
    const code = codeKey(said.code);
    const above = first.get(code);
    if (above === undefined) first.set(code, row);
    else errors.push({ column: 'code', message: text.codeAbove(above) });
  }
}

/** Marks rows whose price or fee differs from that of an earlier row of the same deal. B15. */
export function markOtherDeals(rows: readonly DealSheetRow[]): void {
  const first = new Map<string, DealSheetRow['said']>();
  for (const { said, errors } of rows) {
    if (said.house === undefined || said.deposit === undefined) continue;
    const deal = `${said.house} ${said.deposit}`;
    const above = first.get(deal);
    if (!above) first.set(deal, said);
    else
      for (const column of ['price', 'fee'] as const)
        if (above[column] !== undefined && said[column] !== undefined && above[column] !== said[column])
          errors.push({ column, message: text.otherDeal });
  }
}

/** The title of an error's column, and what stands in the cell; null for the whole row, or an empty cell. */
export function placeOfError(
  type: DealSheet,
  columns: readonly (string | null)[],
  { cells }: DealSheetRow,
  { column }: RowError,
) {
  if (column === null) return { at: null, column: null, value: null };
  const at = columns.indexOf(column);
  return { at, column: dealSheets[type][column]!.label, value: textOfCell(cells[at] ?? null) || null };
}

/** Errors of a row in the order of the sheet's columns; those of the whole row come last. */
export function inColumnOrder(type: DealSheet, errors: readonly RowError[]): RowError[] {
  const columns = Object.keys(dealSheets[type]);
  const placeOf = ({ column }: RowError) => (column === null ? columns.length : columns.indexOf(column));
  return errors.toSorted((one, other) => placeOf(one) - placeOf(other));
}
