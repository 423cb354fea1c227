import { like, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { anywhere } from '../../db/column-conditions';
import { customers } from '../customers/customer.schema';
import { hasNameWord } from '../customers/customers.reads';
import { houses } from '../houses/house.schema';
import { users } from '../users/user.schema';
import { dealShares, type receipts } from './deal.schema';

export const plainly = (text: SQL | PgColumn, word: string): SQL => sql`f_vn(${text}) like ${anywhere(word)}`;

/** People with the word in their names. What is stored for searches holds the name, too, so `f_vn` works for few of them. */
export const hasStaffWord = (column: PgColumn, word: string): SQL =>
  sql`${column} in (select ${users.id} from ${users} where ${like(sql`${users.search}`, anywhere(word))} and ${plainly(users.name, word)})`;

/**
 * The word stands in the record's code. An index of trigrams finds three letters at once; it is asked once, not for each record. Two
 * letters stand in too many codes.
 */
export const hasCode = (table: typeof dealShares | typeof receipts, word: string): SQL =>
  word.length < 3
    ? like(table.search, anywhere(word))
    : sql`${table.id} in (select id from ${table} as coded where coded.search like ${anywhere(word)})`;

/**
 * A word of a search stands in the share's code, or in the name of its person, customer or house. Digits never find a phone number.
 * D24, D47. Names are searched once, not once for each share that has them.
 */
export const hasShareWord = (word: string): SQL =>
  or(
    hasStaffWord(dealShares.staff_id, word),
    sql`${dealShares.deal_house_id} in (select ${houses.id} from ${houses} where ${like(sql`${houses.address_search}`, anywhere(word))})`,
    sql`${dealShares.customer_id} in (select ${customers.id} from ${customers} where ${hasNameWord(word, sql`false`)})`,
    hasCode(dealShares, word),
  )!;
