import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Another text after every change of a table's rows, whatever order transactions end in: a row has the number of the transaction that wrote
 * it. It reads the whole table, so it is for small ones.
 */
export const tableStamp = (table: PgTable): SQL<string> =>
  sql<string>`count(*) || ' ' || coalesce(sum(${table}.xmin::text::int8), 0)`;
