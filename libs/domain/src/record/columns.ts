/** Names of a table's columns that have these traits. */
export type ColumnsWith<Table, Traits> = {
  [Name in keyof Table]: Table[Name] extends Traits ? Name : never;
}[keyof Table];

/**
 * The columns of a noun's table that have all these traits, in the table's order.
 * @param traits values that a column must have, such as `{ kind: 'day' }`
 */
export const columnsWith = <const Table extends Record<string, object>, const Traits extends object>(
  table: Table,
  traits: Traits,
): ColumnsWith<Table, Traits>[] =>
  Object.entries(table).flatMap(([name, column]) =>
    Object.entries(traits).every(([trait, value]) => (column as Record<string, unknown>)[trait] === value)
      ? [name as ColumnsWith<Table, Traits>]
      : [],
  );

/** What each column of a table is called. */
export const labelsOf = <const Table extends Record<string, { label: string }>>(table: Table) =>
  Object.fromEntries(Object.entries(table).map(([name, { label }]) => [name, label])) as {
    [Name in keyof Table]: Table[Name]['label'];
  };

/** A value for every column of a table, chosen by what the column holds. */
export const byKind = <const Table extends Record<string, { kind: string }>, Values extends Record<string, unknown>>(
  table: Table,
  values: Values,
) =>
  Object.fromEntries(Object.entries(table).map(([name, { kind }]) => [name, values[kind]])) as {
    [Name in keyof Table]: Values[Table[Name]['kind']];
  };
