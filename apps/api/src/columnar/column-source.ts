import { type SQL, sql } from 'drizzle-orm';
import type { PgArray, PgColumn } from 'drizzle-orm/pg-core';
import type { ChangesTable } from './changes-table';
import type { JoinedText } from './column-store';
import type { ColumnKind } from './store-question';

/** What a column in memory holds, and what the database gives for it. */
export interface SourceColumn {
  kind: ColumnKind;
  /** Numbers as drivers give them as numbers, moments in epoch seconds, days since 1970, keys as a text with spaces between. */
  value: SQL;
}

/** Where the columns of a table's rows come from. A row's number is its id. */
export interface ColumnSource<Column extends string = string> {
  /** As logs and questions name it. */
  name: string;
  columns: Record<Column, SourceColumn>;
  joined?: JoinedText<Column>;
  /** Columns of texts that lists are sorted by. */
  sorted: readonly Column[];
  /** The tables, joined. */
  from: SQL;
  id: SQL;
  /** The row's words, with spaces between. */
  words: SQL;
  /** Where triggers note which rows changed. */
  changes: ChangesTable;
  /** Names of others that rows have. */
  names?: readonly NamesOfOthers[];
}

/**
 * Who has a new name is noted, not each row that has it: a row that another transaction adds meanwhile has the old name, and nobody
 * would note it. The reader finds the rows when it sees the new name.
 */
export interface NamesOfOthers {
  changes: ChangesTable;
  /** Ids of the rows that have the name of one of them. */
  rowsOf: (who: SQL) => SQL;
}

/** A column of a table, as a store takes it. */
export function stored(column: PgColumn): SourceColumn {
  const { columnType, dataType } = column;
  if (columnType === 'PgBoolean') return { kind: 'whole', value: sql`${column}::int` };
  if (columnType === 'PgDateString') return { kind: 'whole', value: sql`(${column} - date '1970-01-01')` };
  if (/Integer|SmallInt/.test(columnType)) return { kind: 'whole', value: sql`${column}` };
  if (dataType === 'date') return { kind: 'number', value: sql`extract(epoch from ${column})::float8` };
  if (dataType === 'number') return { kind: 'number', value: sql`${column}::float8` };
  if (dataType !== 'array') return { kind: 'text', value: sql`${column}` };
  const isOfTexts = (column as PgArray<never, never>).baseColumn.dataType === 'string';
  return isOfTexts ? { kind: 'list', value: sql`${column}` } : keys(sql`array_to_string(${column}, ' ')`);
}

/** Whole numbers as a text with spaces between. Drivers read that sooner than lists. */
export const keys = (value: SQL): SourceColumn => ({ kind: 'keys', value });

/** A text without case and accents, or one that lists are only sorted by. */
export const plainText = (value: SQL): SourceColumn => ({ kind: 'plain', value });
