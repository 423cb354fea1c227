import { type ImportCell, readDay, readPhones, textOfCell } from '@toam/domain/sheet/import-cells';
import { legibleCode, withoutUnseen } from '@toam/domain/visible-text';
import { headLabels } from '@toam/domain/sheet/import-head';
import type { TableRules } from '@toam/domain/sheet/sheet-table';
import { readMoney } from '@toam/domain/money/money-input';
import { plain } from '@toam/domain/vietnamese';
import { dealColumns, receiptColumns, shareColumns } from './deal-columns';

/** How a cell is read. */
export type DealCellKind =
  /** VND: a number, or digits in groups. */
  | 'money'
  | 'percent'
  | 'day'
  | 'phone'
  | 'email'
  /** The number of a record. */
  | 'id'
  /** The label or number of a type or status. */
  | 'type'
  | 'status'
  | 'code'
  | 'text';

interface DealImportColumn {
  label: string;
  kind: DealCellKind;
  required: boolean;
  /** The field of the call that stores it. */
  field: string;
}

/** The columns of a sheet of transactions, in the template's order. Brief 6 §4. */
const transactionSheet = {
  code: { label: shareColumns.code.label, kind: 'code', required: true, field: 'transactionCode' },
  house: { label: 'Mã BĐS', kind: 'id', required: true, field: 'house_id' },
  deposit: { label: dealColumns.deposit_date.label, kind: 'day', required: true, field: 'date' },
  notarized: { label: dealColumns.notarized_date.label, kind: 'day', required: true, field: 'notarizedDate' },
  receive: { label: dealColumns.receive_date.label, kind: 'day', required: true, field: 'brokerageReceiveDate' },
  reservation: { label: dealColumns.reservation_date.label, kind: 'day', required: false, field: 'reservationDate' },
  price: { label: dealColumns.price.label, kind: 'money', required: true, field: 'price' },
  fee: { label: dealColumns.brokerage_fee.label, kind: 'money', required: true, field: 'brokerageFee' },
  staff: { label: 'Email nhân viên', kind: 'email', required: true, field: 'staff_id' },
  customer: { label: 'SĐT khách hàng', kind: 'phone', required: true, field: 'customer_id' },
  type: { label: shareColumns.type.label, kind: 'type', required: true, field: 'transactionType' },
  rate: { label: shareColumns.brokerage_rate.label, kind: 'percent', required: true, field: 'brokerageRate' },
  feeUser: { label: shareColumns.fee_user.label, kind: 'money', required: true, field: 'brokerageFeeUser' },
  status: { label: shareColumns.status.label, kind: 'status', required: false, field: 'status' },
  note: { label: shareColumns.note.label, kind: 'text', required: false, field: 'note' },
} as const satisfies Record<string, DealImportColumn>;

const receiptSheet = {
  code: { label: receiptColumns.code.label, kind: 'code', required: true, field: 'feeCode' },
  transaction: { label: shareColumns.code.label, kind: 'code', required: true, field: 'transaction_id' },
  collected: { label: receiptColumns.collected_on.label, kind: 'day', required: true, field: 'dateCollect' },
  amount: { label: receiptColumns.fee_collect.label, kind: 'money', required: true, field: 'feeCollect' },
  note: { label: receiptColumns.note.label, kind: 'text', required: false, field: 'note' },
} as const satisfies Record<string, DealImportColumn>;

/** What a sheet may hold. D81. */
export const dealSheets: Record<'transaction' | 'receipt', Record<string, DealImportColumn>> = {
  transaction: transactionSheet,
  receipt: receiptSheet,
};
export type DealSheet = keyof typeof dealSheets;
export const dealSheetNames = Object.keys(dealSheets) as DealSheet[];

/** What tells one sheet from the other. Specification 3 §5.7. */
const marks: Record<DealSheet, string> = {
  transaction: headLabels(shareColumns.type.label),
  receipt: headLabels(receiptColumns.code.label),
};

/** Which sheet this header row is of; null: of none. */
export function sheetOf(heads: readonly string[]): DealSheet | null {
  const labels = new Set(heads.map(headLabels));
  return dealSheetNames.find((name) => labels.has(marks[name])) ?? null;
}

const namesIn = (sheet: DealSheet) =>
  new Map(Object.entries(dealSheets[sheet]).map(([name, { label }]) => [headLabels(label), name]));

/** The column of each header; null for an unknown one. Of two with the same name the first counts. */
export function dealHeads(sheet: DealSheet, heads: readonly string[]): (string | null)[] {
  const names = namesIn(sheet);
  const taken = new Set<string>();
  return heads.map((head) => {
    const name = names.get(headLabels(head));
    if (!name || taken.has(name)) return null;
    taken.add(name);
    return name;
  });
}

/** What a row of totals never has. */
const identities: Record<DealSheet, readonly string[]> = {
  transaction: ['house', 'deposit', 'staff', 'customer'],
  receipt: ['transaction', 'collected'],
};

/** How a sheet is read. Its titles may be of the other one: the person is told so. */
export const dealTable = (sheet: DealSheet): TableRules => ({
  fieldsOf: (titles) => dealHeads(sheetOf(titles) ?? sheet, titles),
  isMeant: (titles) => sheetOf(titles) === sheet,
  identifies: (field, text) => text !== '' && identities[sheet].includes(field),
});

/** Why a cell cannot be read. */
export type DealCellProblem = 'failedCell' | 'noMoney' | 'noNumber' | 'noDay' | 'noChoice' | 'severalPhones';

/** A cell's value, or what is wrong with it. Neither: it is empty. */
export interface DealCell {
  value?: string | number;
  problem?: DealCellProblem;
}

/** The values of an enumeration with their labels. A value with several: the label of today, and those of older templates. */
export type DealChoices = Readonly<Record<number, string | readonly string[]>>;

/** More digits than any amount or id has: what is too large says by how much it may be, not that nobody can read it. */
const wholeNumber = (text: string, problem: DealCellProblem): DealCell =>
  /^\d{1,30}$/.test(text) ? { value: Number(text) } : { problem };

/** What a formula is beside a whole number, in đồng: spreadsheets count in fractions of two. */
const roundingError = 0.001;

/** The whole number that a spreadsheet shows for 28833044.999999996. Other numbers stay. */
function withoutRoundingError(cell: ImportCell): ImportCell {
  if (typeof cell !== 'number') return cell;
  const whole = Math.round(cell);
  return Math.abs(cell - whole) < roundingError ? whole : cell;
}

/** A part of a đồng: '5.200.000,5', '5200000.4'. */
const hasParts = (text: string): boolean => /[.,](?!0+(?!\d))(?:\d{1,2}|\d{4,})(?!\d)(?!.*\d)/.test(text);

/** '86.500.000 đ', '86,500,000', '86,5 triệu' and 86500000 are the same. A part of a đồng is none. D121 */
function moneyCell(cell: ImportCell): DealCell {
  const text = textOfCell(withoutRoundingError(cell));
  // bookkeepers end an amount so, that nothing can be written behind it
  const said = text.replace(/^'/, '').replace(/\s*\/-$/, '');
  if (/^\d{16,30}$/.test(said.replace(/[.,\s]/g, '')) && !hasParts(said))
    return { value: Number(said.replace(/\D/g, '')) };
  const read = readMoney(said, 0);
  if ('problem' in read || ((read.said ?? 0) === 0 && hasParts(said))) return { problem: 'noMoney' };
  return { value: read.dong };
}

function percentCell(text: string): DealCell {
  const said = text.replace(/\s*%$/, '').replace(',', '.');
  return /^\d{1,3}(\.\d+)?$/.test(said) ? { value: Number(said) } : { problem: 'noNumber' };
}

function choiceCell(text: string, choices: DealChoices): DealCell {
  const said = plain(text);
  const isMeant = (label: string | readonly string[]) => [label].flat().some((one) => plain(one) === said);
  const found = Object.entries(choices).find(([value, label]) => isMeant(label) || value === said);
  return found ? { value: Number(found[0]) } : { problem: 'noChoice' };
}

function dayCell(cell: ImportCell): DealCell {
  const day = readDay(cell);
  return day === null ? { problem: 'noDay' } : { value: day };
}

function phoneCell(cell: ImportCell): DealCell {
  const { phones } = readPhones(cell);
  return phones.length > 1 ? { problem: 'severalPhones' } : { value: phones[0] ?? '' };
}

/** Reads one cell by its kind. @param choices of a type or status */
export function readDealCell(kind: DealCellKind, cell: ImportCell, choices: DealChoices = {}): DealCell {
  if (typeof cell === 'object' && cell !== null && 'failed' in cell) return { problem: 'failedCell' };
  const text = textOfCell(cell);
  if (text === '') return {};
  switch (kind) {
    case 'money':
      return moneyCell(cell);
    case 'percent':
      return percentCell(text);
    case 'id':
      return wholeNumber(text.replace(/^#/, ''), 'noNumber');
    case 'day':
      return dayCell(cell);
    case 'phone':
      return phoneCell(cell);
    case 'type':
    case 'status':
      return choiceCell(text, choices);
    case 'code':
      return { value: legibleCode(text) };
    case 'email':
      return { value: withoutUnseen(text) };
    default:
      return { value: text };
  }
}
