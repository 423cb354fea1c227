import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, idOf, searchText } from '../../db/columns';
import { customers } from '../customers/customer.schema';
import { houses } from '../houses/house.schema';
import { requests } from '../needs/need.schema';
import { users } from '../users/user.schema';

/** Requests by visitors of the commercial website to be called. D15. */
export const contactRequests = pgTable(
  'contact_requests',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    house_id: idOf('house_id', () => houses.id),
    name: text('name').notNull(),
    phone_number: text('phone_number').notNull(),
    /** Normalised for comparison (D55). */
    phone: text('phone').notNull(),
    message: text('message').notNull().default(''),
    /** 0 new, 1 handled. */
    status: smallint('status').notNull().default(0).$type<0 | 1>(),
    handled_by: integer('handled_by').references(() => users.id),
    handled_at: timestamp('handled_at', { withTimezone: true }),
    /** The customer and the need that were made from it. */
    customer_id: integer('customer_id').references(() => customers.id),
    request_id: integer('request_id').references(() => requests.id),
    /** A digest of the sender’s address, for the limits of the public call; never shown. */
    sender: text('sender').notNull().default(''),
    created_at: createdAt(),
    search: searchText('search', 'name'),
  },
  (contact) => [
    index('contact_requests_newest').on(contact.created_at, contact.id),
    index('contact_requests_house').on(contact.house_id, contact.id),
    index('contact_requests_sender').on(contact.sender, contact.created_at),
    index('contact_requests_phone').on(contact.phone, contact.created_at),
    index('contact_requests_customer').on(contact.customer_id),
    index('contact_requests_new')
      .on(contact.id)
      .where(sql`status = 0`),
  ],
);
