import { dealStatusText, dealTypeText, feeStatusText } from '@toam/contracts/deal/deal.text';
import { dayOf, dayStart, writtenDay } from '@toam/domain/day';
import type { DealColumn, DealColumnKind } from '@toam/domain/deal/deal-columns';
import type { DealStatus, DealType, FeeStatus } from '@toam/domain/deal/deal-values';
import type { LedgerTable } from '@toam/domain/deal/ledger-values';
import { fullMoney } from '@toam/domain/money/money-format';
import { labelsOf, underWireNames, type WireNamesOf } from '@toam/domain/record/columns';
import type { WireOf } from '@toam/domain/record/field';

/** What a form holds of a column of each kind: days as 'YYYY-MM-DD', amounts in VND. */
interface Held extends Record<DealColumnKind, string | number | null> {
  money: number | null;
  percent: number | null;
  day: string | null;
  openDay: string | null;
  staff: number | null;
  customer: number | null;
  house: number | null;
  type: DealType | null;
  status: DealStatus | null;
  feeStatus: FeeStatus | null;
  code: string;
  line: string;
  note: string;
}
type Kind<Column> = Column extends { kind: infer K extends DealColumnKind } ? K : never;
/** A record of the ledger as its form holds it, by the names on the wire. An empty text is '', anything else that is empty is null. */
export type FormValues<Table> = {
  -readonly [N in keyof Table & string as WireOf<N, Table[N]>]: Held[Kind<Table[N]>];
};
type Values<Table> = { readonly [Wire in WireNamesOf<Table>]: string | number | null };

const isDay = (kind: DealColumnKind) => kind === 'day' || kind === 'openDay';
const emptyOf = (kind: DealColumnKind) => (kind === 'code' || kind === 'line' || kind === 'note' ? '' : null);

/** The values of a table's columns, each made of its kind and what stands under its name on the wire. */
function each<const Table extends LedgerTable>(
  table: Table,
  values: Values<Table>,
  make: (kind: DealColumnKind, value: string | number | null) => string | number | null,
) {
  const known: Readonly<Record<string, string | number | null>> = values;
  return Object.fromEntries(
    Object.entries(table).map(([name, { wire = name, kind }]) => [wire, make(kind, known[wire] ?? null)]),
  );
}

export const emptyValues = <const Table extends LedgerTable>(table: Table) =>
  each(table, {} as Values<Table>, emptyOf) as FormValues<Table>;

/** What the form of a stored record begins with. */
export const valuesOf = <const Table extends LedgerTable>(table: Table, row: Values<Table>) =>
  each(table, row, (kind, value) => {
    // on the wire 0 is no day
    if (isDay(kind)) return value === 0 ? null : dayOf(value as number);
    return value ?? emptyOf(kind);
  }) as FormValues<Table>;

/** The form's values in the API's shape. What is missing stays null, so that the contract's own words are said of it. */
export const wireOf = <const Table extends LedgerTable>(table: Table, values: Values<Table>) =>
  each(table, values, (kind, value) => {
    if (kind === 'note') return value === '' ? null : value;
    return isDay(kind) && value !== null ? dayStart(value as string) : value;
  });

/** The label of each field. */
export const fieldLabels = <const Table extends LedgerTable>(table: Table) => underWireNames(table, labelsOf(table));

/** The column that a field of the form is of. */
export const columnAt = (table: LedgerTable, field: string): DealColumn | undefined =>
  Object.entries(table).find(([name, { wire = name }]) => wire === field)?.[1];

/** A value as people read it; records as '#12'. */
export function valueWords(kind: DealColumnKind, value: string | number | null): string {
  if (value === null) return '';
  switch (kind) {
    case 'day':
    case 'openDay':
      return writtenDay(String(value));
    case 'type':
      return dealTypeText[value as DealType];
    case 'status':
      return dealStatusText[value as DealStatus];
    case 'feeStatus':
      return feeStatusText[value as FeeStatus];
    case 'house':
    case 'staff':
    case 'customer':
      return `#${value}`;
    default:
      return typeof value === 'number' ? fullMoney(value) : value;
  }
}
