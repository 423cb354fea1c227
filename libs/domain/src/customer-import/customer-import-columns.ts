import { isFullPhone } from '@toam/domain/phone';
import { customerColumnNames, customerColumns } from '@toam/domain/customer/customer-columns';
import { phoneFields } from '@toam/domain/customer/customer-phones';
import { dayText, type ImportCell, readDay, readPhones, textOfCell } from '@toam/domain/sheet/import-cells';
import { headLabels } from '@toam/domain/sheet/import-head';
import type { TableRules } from '@toam/domain/sheet/sheet-table';

/** What a column of an imported sheet may hold: fields of a customer, in the order of the template. Specification 2 §3. */
export const importFields = [...customerColumnNames, 'user_id'] as const;
export type ImportField = (typeof importFields)[number];

/** The columns that a sheet must have. */
export const requiredImportFields: readonly ImportField[] = ['name', 'phone_number'];

/** Other headers that people use besides our own, without case, diacritics and signs. */
const headersOf: Partial<Record<ImportField, string[]>> = {
  name: [
    'ten khach hang',
    'ho ten',
    'ho va ten',
    'ten',
    'khach hang',
    'ten kh',
    'ho ten khach hang',
    'ho va ten khach hang',
    'ten day du',
    'ten khach',
    'full name',
    'fullname',
    'name',
    'customer',
    'customer name',
  ],
  phone_number: [
    'so dien thoai',
    'sdt',
    'dien thoai',
    'so dt',
    'dt',
    'dtdd',
    'di dong',
    'so di dong',
    'dien thoai di dong',
    'mobile',
    'phone',
    'phone number',
    'tel',
    'telephone',
    'hotline',
    'so dien thoai chinh',
    'so phone',
    'so may',
    'lien he',
    'dien thoai khach hang',
    'sdt khach hang',
    'sdt kh',
    'zalo',
    'so zalo',
    'so lien he',
  ],
  email: ['email', 'e mail', 'mail', 'thu dien tu', 'dia chi email', 'hop thu'],
  date_of_birth: [
    'ngay sinh',
    'ngay thang nam sinh',
    'sinh nhat',
    'ngay sinh nhat',
    'nam sinh',
    'ns',
    'birthday',
    'date of birth',
    'dob',
  ],
  address: [
    'dia chi',
    'dia chi lien he',
    'noi o',
    'cho o',
    'dia chi khach hang',
    'dia chi thuong tru',
    'dc',
    'address',
  ],
  social_id: [
    'cmnd cccd',
    'cmnd',
    'cccd',
    'cccd cmnd',
    'so cmnd',
    'so cccd',
    'can cuoc',
    'can cuoc cong dan',
    'so can cuoc',
    'cmt',
    'so cmt',
    'chung minh nhan dan',
    'cmtnd',
    'id card',
    'so giay to',
  ],
  fax: ['fax', 'so fax'],
  description: [
    'ghi chu',
    'mo ta',
    'chu thich',
    'note',
    'notes',
    'ghi chu khac',
    'noi dung',
    'description',
    'dien giai',
  ],
  occupation: ['nghe', 'cong viec', 'nghe nghiep khach hang', 'job', 'occupation', 'chuc vu'],
  character: ['tinh cach', 'tinh cach khach hang', 'tinh tinh', 'character', 'dac diem'],
  user_id: [
    'nhan vien',
    'nhan vien phu trach',
    'nguoi phu trach',
    'phu trach',
    'nvkd',
    'sale',
    'sales',
    'chuyen vien',
    'staff',
    'nhan vien kinh doanh',
    'nhan vien cham soc',
    'email nhan vien',
    'moi gioi',
  ],
};

const fieldOf = new Map<string, ImportField>([
  ...customerColumnNames.map((name) => [headLabels(customerColumns[name].label), name] as const),
  ...importFields.flatMap((field) => (headersOf[field] ?? []).map((header) => [header, field] as const)),
]);

/** The field that a header names, or null. A number after a phone header is its position: 'SĐT 2'. */
export function fieldOfHeader(header: string): ImportField | null {
  const input = headLabels(header);
  const exact = fieldOf.get(input);
  if (exact) return exact;
  const numbered = /^(.*?) ?(?:phu )?([1-4])?$/.exec(input);
  const stem = numbered?.[1]?.replace(/ (bat buoc|phu|khac)$/, '') ?? '';
  const field = fieldOf.get(stem);
  if (field !== 'phone_number') return numbered?.[2] ? null : (field ?? null);
  return phoneFields[Number(numbered?.[2] ?? (/ (phu|khac)$/.test(input) ? 2 : 1)) - 1] ?? null;
}

/**
 * The field of each column, read from its header. No field appears twice: of two columns with the same name the first counts. A
 * second phone column takes the next free phone field.
 */
export function guessColumns(headers: string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>();
  return headers.map((header) => {
    const named = fieldOfHeader(header);
    const isPhone = phoneFields.some((field) => field === named);
    const field = isPhone && named && taken.has(named) ? phoneFields.find((one) => !taken.has(one)) : named;
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** How a sheet of customers is read. Whoever has no number is none. */
export const customerTable: TableRules = {
  fieldsOf: guessColumns,
  identifies: (field, text) => phoneFields.some((one) => one === field) && text.replace(/\D/g, '').length >= 6,
};

/** Required fields that no column holds. */
export const missingImportFields = (columns: (ImportField | null)[]): ImportField[] =>
  requiredImportFields.filter((field) => !columns.includes(field));

/** What a header row never contains: a phone number, a day, an email address. */
const looksLikeData = (cell: ImportCell): boolean => {
  const text = textOfCell(cell);
  return (
    (text !== '' && readPhones(cell).phones.some((phone) => isFullPhone(phone))) ||
    (typeof cell !== 'number' && readDay(cell) !== null) ||
    /^\S+@\S+\.\S+$/.test(text)
  );
};

/** Whether a file starts with customer rows and has no headers: none of the first rows names a field, and the first looks like data. */
export const firstIsData = (rows: ImportCell[][]): boolean =>
  rows.every((row) => guessColumns(row.map(textOfCell)).every((field) => field === null)) &&
  (rows[0] ?? []).some(looksLikeData);

/** A cell as the preview shows it. Days are shown as days, even if Excel stored a number. */
export const importCellText = (field: ImportField | null, cell: ImportCell): string =>
  field === 'date_of_birth' ? dayText(cell, { isBirth: true }) : textOfCell(cell);
