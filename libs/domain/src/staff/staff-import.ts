import { dayText, type ImportCell, textOfCell } from '@toam/domain/sheet/import-cells';
import { fieldsByTitle, headLabels } from '@toam/domain/sheet/import-head';
import type { CellKind } from '@toam/domain/sheet/read-cell';
import type { TableRules } from '@toam/domain/sheet/sheet-table';
import { staffColumns, type StaffColumnKind, type StaffImportColumn, staffImportColumns } from './staff-columns';

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

/** Fields by the words of their headers. */
const fieldsByHead = new Map(
  staffImportColumns.flatMap((column) =>
    [headLabels(staffColumns[column].label), ...(otherHeads[column] ?? [])].map((head) => [head, column] as const),
  ),
);

/** What tells one person from another. */
const identities: readonly string[] = ['phone_number', 'email', 'social_id'] satisfies StaffImportColumn[];

/** How a sheet of staff is read. */
export const staffTable: TableRules = {
  fieldsOf: (titles) => fieldsByTitle(titles, fieldsByHead),
  identifies: (field, text) => identities.includes(field) && /@|(?:\d\D*){6}/.test(text),
};

const cellKinds: Partial<Record<StaffColumnKind, CellKind>> = { phone: 'phone', day: 'day', socialId: 'socialId' };

/** How a column's cells are read. */
export const staffCellKind = (column: StaffImportColumn, hasChoices: boolean): CellKind => {
  if (hasChoices) return 'choice';
  return column === 'date_of_birth' ? 'birthday' : (cellKinds[staffColumns[column].kind] ?? 'text');
};

/** A cell as the preview shows it. Days are shown as days, even if Excel stored a number. @param column null: one that is left out */
export const staffCellText = (column: StaffImportColumn | null, cell: ImportCell): string =>
  column !== null && staffColumns[column].kind === 'day'
    ? dayText(cell, { isBirth: column === 'date_of_birth' })
    : textOfCell(cell);
