import { type ImportCell, readDay, readPhones, readSocialId, textOfCell } from '@toam/domain/sheet/import-cells';
import type { ImportField } from './customer-import-columns';
import { phoneFields } from '@toam/domain/customer/customer-phones';
import { kindOfColumn } from '@toam/domain/customer/customer-columns';
import { holdsMask, isMaskedPhone, normalisePhone } from '@toam/domain/phone';

/** Remarks: the value was read differently from the file, and the person sees that. */
export type ImportNoteKind =
  /** Excel had dropped the leading 0. */
  | 'phoneZero'
  | 'idZero'
  /** One cell held several numbers. */
  | 'phonesSplit'
  /** The same number twice in one row. */
  | 'phoneTwice'
  /** The export hid this number, so it counts as absent. D24. */
  | 'phoneMasked'
  | 'faxMasked'
  /** Numbers are hidden in this text. It is imported as it is. */
  | 'textMasked'
  /** D57: a value that is not a day becomes empty. */
  | 'dayUnread';

/** Errors that keep a row from being imported, besides those that the customer form reports. */
export type ImportProblemKind =
  /** Excel shows an error: `#N/A`. */
  | 'failedCell'
  /** A formula without a saved result. */
  | 'unsavedFormula'
  /** Every number of the row is hidden: the person who exported it was not allowed to see them. D24. */
  | 'phonesMasked'
  /** More numbers than a customer has fields for. */
  | 'tooManyPhones';

interface Remark<Kind> {
  kind: Kind;
  /** Index of the column in the file. */
  at: number;
}

/** A row read by its columns. A field without a column, or with an empty cell, is absent. */
export interface ReadImportRow {
  values: Partial<Record<ImportField, string>>;
  /** Index of the column that a field was read from. */
  columnOf: Partial<Record<ImportField, number>>;
  notes: Remark<ImportNoteKind>[];
  problems: Remark<ImportProblemKind>[];
}

interface FoundPhone {
  phone: string;
  at: number;
}

const isPhone = (field: ImportField): boolean => phoneFields.some((one) => one === field);

/** A mask is not a number. It is left out with a remark. If the row has no other number, that is an error. */
function withoutMasks(row: ReadImportRow, written: FoundPhone[]): FoundPhone[] {
  const real = written.filter(({ phone }) => !isMaskedPhone(phone));
  const masked = new Set(written.flatMap((one) => (real.includes(one) ? [] : [one.at])));
  const [first] = masked;
  if (real.length === 0 && first !== undefined) row.problems.push({ kind: 'phonesMasked', at: first });
  else for (const at of masked) row.notes.push({ kind: 'phoneMasked', at });
  return real;
}

/** The row's numbers in the order of their fields, each once. Extra numbers of a cell take the free fields. */
function takePhones(row: ReadImportRow, written: FoundPhone[]): void {
  const found = withoutMasks(row, written);
  const known = new Set<string>();
  const once: FoundPhone[] = [];
  for (const one of found) {
    const same = normalisePhone(one.phone);
    if (same && known.has(same)) row.notes.push({ kind: 'phoneTwice', at: one.at });
    else once.push(one);
    known.add(same);
  }
  once.forEach(({ phone, at }, place) => {
    const field = phoneFields[place];
    if (field) {
      row.values[field] = phone;
      row.columnOf[field] = at;
    } else if (!row.problems.some(({ kind }) => kind === 'tooManyPhones')) {
      row.problems.push({ kind: 'tooManyPhones', at });
    }
  });
}

function phonesOf(row: ReadImportRow, cell: ImportCell, at: number): FoundPhone[] {
  const { phones, zeroAdded } = readPhones(cell);
  if (zeroAdded) row.notes.push({ kind: 'phoneZero', at });
  if (phones.length > 1) row.notes.push({ kind: 'phonesSplit', at });
  return phones.map((phone) => ({ phone, at }));
}

function takeField(row: ReadImportRow, field: ImportField, cell: ImportCell, at: number): void {
  row.columnOf[field] = at;
  const kind = kindOfColumn(field);
  if (kind === 'day') {
    const day = readDay(cell, { isBirth: field === 'date_of_birth' });
    if (day) row.values[field] = day;
    else row.notes.push({ kind: 'dayUnread', at });
    return;
  }
  if (kind === 'fax' && isMaskedPhone(textOfCell(cell))) {
    row.notes.push({ kind: 'faxMasked', at });
    return;
  }
  const { text, zeroAdded } = kind === 'identity' ? readSocialId(cell) : { text: textOfCell(cell), zeroAdded: false };
  if (zeroAdded) row.notes.push({ kind: 'idZero', at });
  if (holdsMask(text)) row.notes.push({ kind: 'textMasked', at });
  row.values[field] = text;
}

/** Reads one row of the file by its columns. Reports only problems of the file itself; the form's rules are checked later. */
export function readImportRow(cells: readonly ImportCell[], columns: readonly (ImportField | null)[]): ReadImportRow {
  const row: ReadImportRow = { values: {}, columnOf: {}, notes: [], problems: [] };
  const phones: { place: number; found: FoundPhone[] }[] = [];
  columns.forEach((field, at) => {
    const cell = cells[at] ?? null;
    if (!field) return;
    row.columnOf[field] = at;
    if (textOfCell(cell) === '' && !(typeof cell === 'object' && cell !== null && 'failed' in cell)) return;
    if (typeof cell === 'object' && cell !== null && 'failed' in cell)
      row.problems.push({ kind: cell.failed ? 'failedCell' : 'unsavedFormula', at });
    else if (isPhone(field))
      phones.push({ place: phoneFields.findIndex((one) => one === field), found: phonesOf(row, cell, at) });
    else takeField(row, field, cell, at);
  });
  takePhones(
    row,
    phones.toSorted((one, other) => one.place - other.place).flatMap(({ found }) => found),
  );
  return row;
}
