import { dayStart } from '@toam/domain/day';
import type { WireOf } from '@toam/domain/record/field';
import type { DealColumn, DealColumnKind } from './deal-columns';
import type { DealStatus, DealType, FeeStatus } from './deal-values';

/** What a column of each kind holds in the database. Days are '2026-11-22', amounts VND. */
interface Stored extends Record<DealColumnKind, string | number | null> {
  money: number;
  percent: number;
  day: string;
  openDay: string | null;
  staff: number;
  customer: number;
  house: number;
  type: DealType;
  status: DealStatus;
  feeStatus: FeeStatus;
  code: string;
  line: string;
  note: string | null;
}
/** Kinds that a body may leave out. */
type Open = 'openDay' | 'note';

export type LedgerTable = Readonly<Record<string, DealColumn>>;
type Name<Table> = keyof Table & string;
type Holds<Column> = Column extends { kind: infer Kind extends DealColumnKind } ? Stored[Kind] : never;

/** A record's columns as the database has them. */
export type StoredValues<Table> = { -readonly [N in keyof Table]: Holds<Table[N]> };
/** The columns as the wire has them: a day is its first second, 0 for none. D4. */
export type WireValues<Table> = {
  -readonly [N in Name<Table> as WireOf<N, Table[N]>]: Table[N] extends { kind: 'day' | 'openDay' }
    ? number
    : Holds<Table[N]>;
};
/** What a parsed body may say of the columns. */
type Said<Table> = { readonly [N in Name<Table> as WireOf<N, Table[N]>]?: Holds<Table[N]> | undefined };
type OpenIn<Table> = { [N in Name<Table>]: Table[N] extends { kind: Open } ? WireOf<N, Table[N]> : never }[Name<Table>];
/** What a parsed body of a whole record says. */
type SaidWhole<Table> = {
  readonly [N in Name<Table> as Exclude<WireOf<N, Table[N]>, OpenIn<Table>>]: Holds<Table[N]>;
} & Said<Table>;

const named = (table: LedgerTable) =>
  Object.entries(table).map(([name, { wire = name, kind }]) => ({ name, wire, kind }));

/** A day as the wire has it: its first second; 0 for none. D4. */
export const wireDay = (day: string | null): number => (day === null ? 0 : dayStart(day));

/** A record's columns as the wire has them. */
export function toWire<const Table extends LedgerTable>(table: Table, row: StoredValues<Table>): WireValues<Table> {
  const values = row as Readonly<Record<string, string | number | null>>;
  return Object.fromEntries(
    named(table).map(({ name, wire, kind }) => {
      const value = values[name] ?? null;
      return [wire, kind === 'day' || kind === 'openDay' ? wireDay(value as string | null) : value];
    }),
  ) as WireValues<Table>;
}

/** The columns that a body names. */
export function columnsIn<const Table extends LedgerTable>(
  table: Table,
  body: Said<Table>,
): Partial<StoredValues<Table>> {
  const said = body as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    named(table).flatMap(({ name, wire }) => (said[wire] === undefined ? [] : [[name, said[wire]]])),
  ) as Partial<StoredValues<Table>>;
}

/** All columns of a record as its body says them. What the body leaves out is null. */
export function everyColumnIn<const Table extends LedgerTable>(
  table: Table,
  body: SaidWhole<Table>,
): StoredValues<Table> {
  const said = body as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    named(table).map(({ name, wire }) => [name, said[wire] ?? null]),
  ) as unknown as StoredValues<Table>;
}
