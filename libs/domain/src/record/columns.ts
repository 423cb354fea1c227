import type { WireOf } from './field';

/** A trait's value, or several values of which one must match. */
type OneOf<Value> = Value extends readonly (infer One)[] ? One : Value;

/** Names of a table's columns that have these traits. */
export type ColumnsWith<Table, Traits> = {
  [Name in keyof Table]: Table[Name] extends { [Trait in keyof Traits]: OneOf<Traits[Trait]> } ? Name : never;
}[keyof Table];

/**
 * The columns of a table that have all these traits, in the table's order.
 * @param traits values that a column must have, such as `{ kind: 'day' }`, or one of several: `{ kind: ['day', 'phone'] }`
 */
export const columnsWith = <const Table extends Record<string, object>, const Traits extends object>(
  table: Table,
  traits: Traits,
): ColumnsWith<Table, Traits>[] =>
  Object.entries(table).flatMap(([name, column]) =>
    Object.entries(traits).every(([trait, wanted]: [string, unknown]) => {
      const value = (column as Record<string, unknown>)[trait];
      return Array.isArray(wanted) ? wanted.includes(value) : wanted === value;
    })
      ? [name as ColumnsWith<Table, Traits>]
      : [],
  );

/** The part of a table that has all these traits. */
export const tableWith = <const Table extends Record<string, object>, const Traits extends object>(
  table: Table,
  traits: Traits,
) =>
  Object.fromEntries(columnsWith(table, traits).map((name) => [name, table[name]])) as Pick<
    Table,
    ColumnsWith<Table, Traits>
  >;

/** The label of each column of a table. */
export const labelsOf = <const Table extends Record<string, { label: string }>>(table: Table) =>
  Object.fromEntries(Object.entries(table).map(([name, { label }]) => [name, label])) as {
    [Name in keyof Table]: Table[Name]['label'];
  };

/** A value for every column of a table, chosen by the column's kind. */
export const byKind = <const Table extends Record<string, { kind: string }>, Values extends Record<string, unknown>>(
  table: Table,
  values: Values,
) =>
  Object.fromEntries(Object.entries(table).map(([name, { kind }]) => [name, values[kind]])) as {
    [Name in keyof Table]: Values[Table[Name]['kind']];
  };

/** The same, but a function makes each value from the column's name and description. */
export const madeByKind = <
  const Table extends Record<string, { kind: string }>,
  Makers extends Record<string, (name: never, column: never) => unknown>,
>(
  table: Table,
  makers: Makers,
) =>
  Object.fromEntries(
    Object.entries(table).map(([name, column]) => [name, makers[column.kind]!(name as never, column as never)]),
  ) as {
    [Name in keyof Table]: ReturnType<Makers[Table[Name]['kind']]>;
  };

/** Values of a table's columns under the names that the columns have on the wire. */
export const underWireNames = <
  const Table extends Record<string, { kind: string; wire?: string }>,
  Values extends Record<keyof Table, unknown>,
>(
  table: Table,
  values: Values,
) =>
  Object.fromEntries(Object.entries(table).map(([name, { wire = name }]) => [wire, values[name as keyof Table]])) as {
    -readonly [Name in keyof Table & string as WireOf<Name, Table[Name]>]: Values[Name];
  };

export type WireNamesOf<Table> = {
  [Name in keyof Table & string]: WireOf<Name, Table[Name]>;
}[keyof Table & string];
/** The names of a table's columns on the wire, in the table's order. */
export const wireNames = <const Table extends Record<string, { kind: string; wire?: string }>>(table: Table) =>
  Object.entries(table).map(([name, { wire = name }]) => wire) as WireNamesOf<Table>[];

/** A value for each of these columns. */
export const perColumn = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

/** The values of a record in some columns, without its other fields. */
export const valuesIn = <Row extends object, Name extends keyof Row>(row: Row, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
