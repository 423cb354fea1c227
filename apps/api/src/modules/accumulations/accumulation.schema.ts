import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, deletedAt, updatedAt } from '../../db/columns';
import { users } from '../users/user.schema';

const counter = (name: string) => integer(name).notNull().default(0);

/** What a person did on a day: one row for both counter sets. Specification 3 §3, D74. */
export const accumulations = pgTable(
  'accumulations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    version: integer('version').notNull().default(1),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** A day in Vietnam. */
    date: date('date').notNull(),
    marketing_quantity: counter('marketing_quantity'),
    sale_quantity: counter('sale_quantity'),
    sale_advise_customer: counter('sale_advise_customer'),
    sale_house_seen_quantity: counter('sale_house_seen_quantity'),
    sale_customer_seen_quantity: counter('sale_customer_seen_quantity'),
    new_sale_negotiation_quantity: counter('new_sale_negotiation_quantity'),
    purchase_quantity: counter('purchase_quantity'),
    purchase_advise_customer: counter('purchase_advise_customer'),
    purchase_customer_seen_quantity: counter('purchase_customer_seen_quantity'),
    purchase_to_take_customer_seen_house: counter('purchase_to_take_customer_seen_house'),
    purchase_product_seen_quantity: counter('purchase_product_seen_quantity'),
    purchase_customer_seen_2nd_quantity: counter('purchase_customer_seen_2nd_quantity'),
    new_purchase_negotiation_quantity: counter('new_purchase_negotiation_quantity'),
    connection_quantity: counter('connection_quantity'),
    connection_customer_seen_quantity: counter('connection_customer_seen_quantity'),
    suitable_connection_product_quantity: counter('suitable_connection_product_quantity'),
    connection_product_seen_quantity: counter('connection_product_seen_quantity'),
    new_connection_negotiation_quantity: counter('new_connection_negotiation_quantity'),
    created_by: integer('created_by')
      .notNull()
      .references(() => users.id),
    created_at: createdAt(),
    updated_at: updatedAt(),
    deleted_at: deletedAt(),
  },
  (row) => [
    check(
      'accumulations_counters',
      sql`least(${row.marketing_quantity}, ${row.sale_quantity}, ${row.sale_advise_customer}, ${row.sale_house_seen_quantity},
        ${row.sale_customer_seen_quantity}, ${row.new_sale_negotiation_quantity}, ${row.purchase_quantity},
        ${row.purchase_advise_customer}, ${row.purchase_customer_seen_quantity}, ${row.purchase_to_take_customer_seen_house},
        ${row.purchase_product_seen_quantity}, ${row.purchase_customer_seen_2nd_quantity}, ${row.new_purchase_negotiation_quantity},
        ${row.connection_quantity}, ${row.connection_customer_seen_quantity}, ${row.suitable_connection_product_quantity},
        ${row.connection_product_seen_quantity}, ${row.new_connection_negotiation_quantity}) >= 0`,
    ),
    uniqueIndex('accumulations_day')
      .on(row.user_id, row.date)
      .where(sql`deleted_at is null`),
    index('accumulations_date').on(row.date, row.user_id),
  ],
);

export type Accumulation = typeof accumulations.$inferSelect;
