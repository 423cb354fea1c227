import { fieldsByTitle, headLabels } from '@toam/domain/sheet/import-head';
import type { CellKind } from '@toam/domain/sheet/read-cell';
import type { TableRules } from '@toam/domain/sheet/sheet-table';
import { type DealColumn, plainDealColumns, receiptColumns, shareColumns } from './deal-columns';

interface DealImportColumn {
  label: string;
  kind: CellKind;
  /** The list of a `choice`. */
  list?: 'type' | 'status';
  required: boolean;
  /** The field of the call that stores it. */
  field: string;
}

type PlainName = keyof typeof plainDealColumns;
/** Plain columns of a deal that have a name of their own in sheets, as stored imports name them. They come first, in this order. */
const namedInSheets: Readonly<Record<string, PlainName>> = {
  ...{ deposit: 'deposit_date', notarized: 'notarized_date', receive: 'receive_date' },
  ...{ reservation: 'reservation_date', price: 'price', fee: 'brokerage_fee' },
};
const cellKinds = {
  money: 'money',
  day: 'day',
  openDay: 'day',
  percent: 'percent',
  line: 'text',
  note: 'text',
} as const;

/** How a sheet has the plain columns of a deal. */
function dealPart(): Record<string, DealImportColumn> {
  const columns: Readonly<Record<PlainName, DealColumn>> = plainDealColumns;
  const named = Object.entries(namedInSheets);
  const others = (Object.keys(plainDealColumns) as PlainName[]).filter(
    (name) => !named.some(([, column]) => column === name),
  );
  return Object.fromEntries(
    [...named, ...others.map((name) => [name, name] as const)].map(([cell, name]) => {
      const { label, kind, wire = name } = columns[name];
      const required = kind !== 'openDay' && kind !== 'note';
      return [cell, { label, kind: cellKinds[kind as keyof typeof cellKinds], required, field: wire }];
    }),
  );
}

/** The columns of a sheet of transactions, in the template's order. Brief 6 §4. */
const transactionSheet = {
  code: { label: shareColumns.code.label, kind: 'code', required: true, field: 'transactionCode' },
  house: { label: 'Mã BĐS', kind: 'id', required: true, field: 'house_id' },
  ...dealPart(),
  staff: { label: 'Email nhân viên', kind: 'email', required: true, field: 'staff_id' },
  customer: { label: 'SĐT khách hàng', kind: 'phone', required: true, field: 'customer_id' },
  type: { label: shareColumns.type.label, kind: 'choice', list: 'type', required: true, field: 'transactionType' },
  rate: { label: shareColumns.brokerage_rate.label, kind: 'percent', required: true, field: 'brokerageRate' },
  feeUser: { label: shareColumns.fee_user.label, kind: 'money', required: true, field: 'brokerageFeeUser' },
  status: { label: shareColumns.status.label, kind: 'choice', list: 'status', required: false, field: 'status' },
  note: { label: shareColumns.note.label, kind: 'text', required: false, field: 'note' },
} satisfies Record<string, DealImportColumn>;

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

/** The column of each header. */
export const dealHeads = (sheet: DealSheet, heads: readonly string[]) => fieldsByTitle(heads, namesIn(sheet));

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
