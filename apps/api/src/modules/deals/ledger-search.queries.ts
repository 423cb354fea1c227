import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { contains } from '../../db/column-conditions';
import { users } from '../users/user.schema';
import type { dealShares, receipts } from './deal.schema';

/** The word stands in what is stored for searches: of a share its code and the names in it, of a receipt its code. Decision 109. */
export const isAbout = (table: typeof dealShares | typeof receipts, word: string): SQL => contains(table.search, word);

export const plainly = (text: SQL | PgColumn, word: string): SQL => contains(sql`f_vn(${text})`, word);

/** People with the word in their names. What is stored for searches holds the name, too, so `f_vn` works for few of them. */
export const hasStaffWord = (column: PgColumn, word: string): SQL =>
  sql`${column} in (select ${users.id} from ${users} where ${contains(users.search, word)} and ${plainly(users.name, word)})`;
