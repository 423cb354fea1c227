import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, date, type PgColumn, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, deletedAt, idList, searchText, storedNameOrder, updatedAt } from '../../db/columns';
import { images } from '../media/media.schema';
import { users } from '../users/user.schema';

/**
 * The numbers of a column `phones` as one text, for a trigram index. An index needs immutable text: a vector's text is
 * immutable, a joined array's is not. The numbers are in quotes and sorted.
 */
export const phoneDigits = (phones: PgColumn) => sql`(array_to_tsvector(${phones})::text)`;

/** Long notes are sorted by their beginning, because an index can't hold more of a value. */
export const noteStart = (note: PgColumn) => sql`left(${note}, 60)`;

/** The text with all digits made equal, so that its order reveals no number. D24. */
export const withoutDigits = (text: SQL | PgColumn): SQL =>
  sql`translate(${text}, '123456789１２３４５６７８９', '000000000０００００００００')`;

const alive = sql`deleted_at is null`;

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
    /** All numbers, normalised for comparison (D55). Written together with them. */
    phones: text('phones').array().notNull(),
    email: text('email'),
    fax: text('fax'),
    social_id: text('social_id'),
    date_of_birth: date('date_of_birth'),
    address: text('address'),
    occupation: text('occupation'),
    description: text('description'),
    character: text('character'),
    image_id: integer('image_id').references(() => images.id),
    /** The owning staff. */
    user_id: integer('user_id').references(() => users.id),
    /** Staff of records that were merged into this one. It is their customer as well (D56). */
    co_staff: idList('co_staff'),
    /** Numbers of merged records that did not fit into the four fields. They are also in `phones`. */
    more_phones: text('more_phones')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The record into which this one was merged. Set together with `deleted_at` (D56). */
    merged_into: integer('merged_into').references((): AnyPgColumn => customers.id),
    created_at: createdAt(),
    updated_at: updatedAt(),
    deleted_at: deletedAt(),
    search: searchText('search', 'name'),
    name_order: storedNameOrder('name_order', 'name'),
  },
  (customer) => [
    index('customers_phones').using('gin', customer.phones),
    index('customers_phone_digits').using('gin', sql`${phoneDigits(customer.phones)} gin_trgm_ops`),
    index('customers_search').using('gin', sql`${customer.search} gin_trgm_ops`),
    index('customers_of').on(customer.user_id, customer.id).where(alive),
    // The list's orders, each for both directions: null sorts as the lowest value (customer-list.queries.ts).
    index('customers_by_name').on(customer.name_order.asc().nullsFirst(), customer.id).where(alive),
    // for people who may not read a number in a name (customer-scope.queries.ts)
    index('customers_by_name_unread')
      .on(sql`${withoutDigits(customer.name_order)} asc nulls first`, customer.id)
      .where(alive),
    index('customers_by_birth').on(customer.date_of_birth.asc().nullsFirst(), customer.id).where(alive),
    index('customers_by_fax').on(customer.fax.asc().nullsFirst(), customer.id).where(alive),
    index('customers_by_email').on(customer.email.asc().nullsFirst(), customer.id).where(alive),
    index('customers_by_address').on(customer.address.asc().nullsFirst(), customer.id).where(alive),
    index('customers_by_occupation').on(customer.occupation.asc().nullsFirst(), customer.id).where(alive),
    index('customers_by_social_id').on(customer.social_id.asc().nullsFirst(), customer.id).where(alive),
    index('customers_by_note')
      .on(sql`${noteStart(customer.description)} asc nulls first`, customer.id)
      .where(alive),
    index('customers_by_character')
      .on(sql`${noteStart(customer.character)} asc nulls first`, customer.id)
      .where(alive),
    index('customers_by_creation').on(customer.created_at.asc().nullsFirst(), customer.id).where(alive),
    index('customers_by_change').on(customer.updated_at.asc().nullsFirst(), customer.id).where(alive),
    index('customers_co_staff').using('gin', customer.co_staff).where(alive),
    index('customers_deleted')
      .on(customer.deleted_at, customer.id)
      .where(sql`deleted_at is not null and merged_into is null`),
    index('customers_merged')
      .on(customer.merged_into)
      .where(sql`merged_into is not null`),
  ],
);

export type Customer = typeof customers.$inferSelect;
