import {
  dayText,
  type ImportCell,
  readDay,
  readPhones,
  readSocialId,
  textOfCell,
} from '@toam/domain/sheet/import-cells';
import { headLabels } from '@toam/domain/sheet/import-head';
import type { TableRules } from '@toam/domain/sheet/sheet-table';
import { staffColumns, type StaffColumnKind, type StaffImportColumn, staffImportColumns } from './staff-columns';
import { plainPhone } from '@toam/domain/phone';
import { plain } from '@toam/domain/vietnamese';

/** Other headers that people use, without case, diacritics and signs, in addition to the template's own. */
const otherHeads: Partial<Record<StaffImportColumn, string[]>> = {
  name: ['ho ten', 'ten', 'ten nhan vien', 'ho ten nhan vien', 'nhan vien', 'full name', 'name'],
  phone_number: ['sdt', 'dien thoai', 'so dt', 'di dong', 'phone', 'mobile'],
  email: ['e mail', 'mail', 'thu dien tu', 'dia chi email'],
  date_of_birth: ['ngay thang nam sinh', 'sinh nhat', 'dob'],
  social_id: ['cmnd', 'cccd', 'cmnd cccd', 'so cmnd', 'so cccd', 'can cuoc', 'so can cuoc'],
  provided_date: ['ngay cap cmnd', 'ngay cap cccd', 'ngay cap cmnd cccd'],
  issued_place: ['noi cap cmnd', 'noi cap cccd', 'noi cap cmnd cccd'],
  address: ['dia chi', 'noi o', 'cho o hien tai'],
  id_address: ['thuong tru', 'ho khau', 'ho khau thuong tru'],
  marriage: ['hon nhan'],
  literacy: ['hoc van', 'trinh do'],
  contact_phone: ['sdt nguoi lien he', 'dien thoai nguoi lien he'],
  tax_number: ['mst'],
  bank_account: ['stk', 'so tai khoan ngan hang'],
  bank_name: ['ten ngan hang'],
  employee_type: ['loai nv', 'loai hop dong'],
  onboarding_date: ['ngay bat dau', 'ngay nhan viec'],
  manager: ['quan ly', 'nguoi quan ly', 'cap tren'],
};

/** A column of the file: its field, or null for an unknown header. */
export type StaffHeads = (StaffImportColumn | null)[];

/** The field of each header, each once: of two headers with the same name the first counts. @param labels the template's headers */
export function staffHeads(row: string[], labels: Readonly<Record<StaffImportColumn, string>>): StaffHeads {
  const meant = new Map<string, StaffImportColumn>();
  for (const column of staffImportColumns)
    for (const head of [headLabels(labels[column]), ...(otherHeads[column] ?? [])]) meant.set(head, column);
  const taken = new Set<StaffImportColumn>();
  return row.map((title) => {
    const column = meant.get(headLabels(title));
    if (!column || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
}

/** What tells one person from another. */
const identities: readonly string[] = ['phone_number', 'email', 'social_id'] satisfies StaffImportColumn[];

/** How a sheet of staff is read. @param labels the template's headers */
export const staffTable = (labels: Readonly<Record<StaffImportColumn, string>>): TableRules => ({
  fieldsOf: (titles) => staffHeads(titles, labels),
  identifies: (field, text) => identities.includes(field) && /@|(?:\d\D*){6}/.test(text),
});

/** Remarks: the value was read differently from the file. */
export type StaffCellNote = 'zeroAdded';
/** Errors: the cell cannot be read. */
export type StaffCellProblem = 'failedCell' | 'severalPhones' | 'noDay' | 'noChoice';

/** A cell's value for the form, or the error. */
export interface StaffCell {
  value?: string | number;
  note?: StaffCellNote;
  problem?: StaffCellProblem;
}

/** The values of an enumeration with their labels. */
export type Choices = readonly { value: string | number; label: string }[];

function phoneCell(cell: ImportCell): StaffCell {
  const read = readPhones(cell);
  if (read.phones.length > 1) return { problem: 'severalPhones' };
  // people group digits; one number is stored as one text
  const value = plainPhone(read.phones[0] ?? '');
  return { value, ...(read.zeroAdded && { note: 'zeroAdded' as const }) };
}

function choiceCell(text: string, choices: Choices): StaffCell {
  const said = plain(text);
  const found = choices.find(({ value, label }) => plain(label) === said || String(value) === said);
  return found ? { value: found.value } : { problem: 'noChoice' };
}

const textCell = (cell: ImportCell): StaffCell => ({ value: textOfCell(cell) });

function dayCell(cell: ImportCell, column: StaffImportColumn): StaffCell {
  const day = readDay(cell, { isBirth: column === 'date_of_birth' });
  return day === null ? { problem: 'noDay' } : { value: day };
}

function socialIdCell(cell: ImportCell): StaffCell {
  const read = readSocialId(cell);
  return { value: read.text.replace(/[\s.]/g, ''), ...(read.zeroAdded && { note: 'zeroAdded' as const }) };
}

/** How each kind of column is read. A kind that is not listed is read as plain text. */
const cellOf: Partial<Record<StaffColumnKind, (cell: ImportCell, column: StaffImportColumn) => StaffCell>> = {
  ...{ phone: phoneCell, day: dayCell, socialId: socialIdCell },
};

/**
 * Reads one cell by its column; an empty one is absent. Accepts days as Excel or people write them, labels of enumerations without
 * case and accents, and numbers that lost their 0.
 * @param choices of a column that has them
 */
export function readStaffCell(column: StaffImportColumn, cell: ImportCell, choices?: Choices): StaffCell {
  if (typeof cell === 'object' && cell !== null && 'failed' in cell) return { problem: 'failedCell' };
  const text = textOfCell(cell);
  // imports of old data have '0000-00-00' for an empty day
  if (text === '' || text.startsWith('0000-00-00')) return {};
  return choices ? choiceCell(text, choices) : (cellOf[staffColumns[column].kind] ?? textCell)(cell, column);
}

/** A remark on a cell: the index of its column among the import's columns, or null for the whole row. */
export interface StaffImportRemark {
  at: number | null;
  message: string;
}

/** Days after which an import that was never stored is deleted, and days after which rows with personal data are. */
export const staffImportDays = { open: 7, rows: 30 } as const;

/** The time until which an import can be undone, epoch seconds: as long as its rows are kept. */
export const staffUndoUntil = (storedAt: number): number => storedAt + staffImportDays.rows * 86_400;

export const canUndoStaffImport = (storedAt: number, now: number): boolean => now < staffUndoUntil(storedAt);

/** A cell as the preview shows it. Days are shown as days, even if Excel stored a number. */
export const staffCellText = (column: StaffImportColumn, cell: ImportCell): string =>
  staffColumns[column].kind === 'day' ? dayText(cell, { isBirth: column === 'date_of_birth' }) : textOfCell(cell);
