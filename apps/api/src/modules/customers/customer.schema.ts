import { sql } from 'drizzle-orm';
import { type AnyPgColumn, date, type PgColumn, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, deletedAt, searchText, updatedAt } from '../../db/columns';
import { images } from '../media/media.schema';
import { users } from '../users/user.schema';

/**
 * The numbers of a column `phones` in one text, which trigrams can index: a vector's text is immutable, a joined array's is
 * not. It has them in quotes, sorted.
 */
export const phoneDigits = (phones: PgColumn) => sql`(array_to_tsvector(${phones})::text)`;

/** People who sell, let, buy or rent. Specification 2 §3 "Customer". */
export const customers = pgTable(
  'customers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    version: integer('version').notNull().default(1),
    name: text('name').notNull(),
    phone_number: text('phone_number').notNull(),
    phone_number2: text('phone_number2'),
    phone_number3: text('phone_number3'),
    phone_number4: text('phone_number4'),
    /** All of them as comparison sees them (D55); written with them. */
    phones: text('phones').array().notNull(),
    email: text('email'),
    fax: text('fax'),
    social_id: text('social_id'),
    date_of_birth: date('date_of_birth'),
    address: text('address'),
    description: text('description'),
    character: text('character'),
    image_id: integer('image_id').references(() => images.id),
    /** The owning staff. */
    user_id: integer('user_id').references(() => users.id),
    /** Staff of records that were merged into this one: it is theirs as well (D56). */
    co_staff: integer('co_staff')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Numbers of merged records for which the four fields had no room; also in `phones`. */
    more_phones: text('more_phones')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The record that this one was merged into; set together with `deleted_at` (D56). */
    merged_into: integer('merged_into').references((): AnyPgColumn => customers.id),
    created_at: createdAt(),
    updated_at: updatedAt(),
    deleted_at: deletedAt(),
    search: searchText('search', 'name'),
  },
  (customer) => [
    index('customers_phones').using('gin', customer.phones),
    index('customers_phone_digits').using('gin', sql`${phoneDigits(customer.phones)} gin_trgm_ops`),
    index('customers_search').using('gin', sql`${customer.search} gin_trgm_ops`),
    index('customers_of')
      .on(customer.user_id, customer.id)
      .where(sql`deleted_at is null`),
    index('customers_co_staff')
      .using('gin', customer.co_staff)
      .where(sql`deleted_at is null`),
    index('customers_merged')
      .on(customer.merged_into)
      .where(sql`merged_into is not null`),
  ],
);

export type Customer = typeof customers.$inferSelect;
