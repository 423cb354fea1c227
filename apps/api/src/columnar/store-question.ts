import type { Condition } from './condition';

/** What a column holds: whole numbers of 32 bits, other numbers, texts, or lists of few different texts. */
export type ColumnKind = 'whole' | 'number' | 'text' | 'list';

/** Columns by name. */
export type ColumnKinds<Column extends string = string> = Record<Column, ColumnKind>;

/** A row as it is stored. Moments are epoch seconds. */
export interface StoredRow {
  id: number;
  /** In the order of the column kinds. */
  values: readonly (number | string | readonly string[] | null)[];
  words: readonly string[];
  tags: readonly number[];
}

/** By a column, or by the points for the conditions that a row meets. */
export type StoreOrder<Column extends string = string> = { direction: 'asc' | 'desc' } & (
  { column: Column | 'id' } | { points: readonly { for: Condition<Column>; count: number }[] }
);

/** What is asked of a store. */
export interface StoreQuestion<Column extends string = string> {
  where: Condition<Column>;
  /** Further conditions: how many of the rows found meet each. */
  counts: Record<string, Condition<Column>>;
  /** Rows with equal values are ordered by id, in the same direction. */
  order: StoreOrder<Column>;
  offset: number;
  limit: number;
}

export interface StoreAnswer {
  total: number;
  ids: number[];
  counts: Record<string, number>;
}
