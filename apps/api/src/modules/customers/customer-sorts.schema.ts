import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { customers } from './customer.schema';

/**
 * Texts of customers that are not deleted, as lists compare them; triggers keep the rows (decision 111). In all but the words all digits are equal
 * (`withoutDigits`): for people who may not read numbers, whose orders no index of `customers` has. What a save often changes has no
 * index here, so that a save writes one page (a heap-only update).
 */
export const customerSorts = pgTable(
  'customer_sorts',
  {
    id: integer('id')
      .primaryKey()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** The occupation without case and accents. */
    occupation_words: text('occupation_words'),
    email: text('email'),
    address: text('address'),
    occupation: text('occupation'),
    social_id: text('social_id'),
    fax: text('fax'),
    /** The beginnings of notes (`noteStart`). */
    description: text('description'),
    character: text('character'),
  },
  (sorts) => [index('customer_sorts_occupation').using('gin', sql`${sorts.occupation_words} gin_trgm_ops`)],
);
