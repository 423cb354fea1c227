import type { Condition } from './condition';

/**
 * What a column holds: whole numbers of 32 bits, other numbers, texts, plain texts, lists of few different texts, or keys: lists of any
 * number of different whole numbers. Plain texts take less memory: they are without case and accents already, or are only sorted by.
 */
export type ColumnKind = 'whole' | 'number' | 'text' | 'plain' | 'list' | 'keys';

/** Columns by name. */
export type ColumnKinds<Column extends string = string> = Record<Column, ColumnKind>;

/** A row as it is stored. Moments are epoch seconds. */
export interface StoredRow {
  id: number;
  /** In the order of the column kinds. */
  values: readonly (number | string | readonly string[] | readonly number[] | null)[];
  words: readonly string[];
}

export type Direction = 'asc' | 'desc';

/** By a column, or by the points for the conditions that a row meets. */
export type StoreOrder<Column extends string = string> = {
  direction: Direction;
  /** How rows with equal values stand, by their ids. Absent: in the same direction. */
  ties?: Direction;
  /** Rows without a value stand last in both directions. Absent: null is lower than every value. */
  unknown?: 'last';
} & ({ column: Column | 'id' } | { points: readonly { for: Condition<Column>; count: number }[] });

/** What is asked of a store. */
export interface StoreQuestion<Column extends string = string> {
  where: Condition<Column>;
  /** Further conditions: how many of the rows found meet each. */
  counts: Record<string, Condition<Column>>;
  order: StoreOrder<Column>;
  offset: number;
  limit: number;
}

export interface StoreAnswer {
  total: number;
  ids: number[];
  counts: Record<string, number>;
}
