import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt } from '../../db/columns';
import { users } from '../users/user.schema';

/** Check-ins and check-outs. Rows are added, never changed; only the address is found later. Specification 3 §3, D95. */
export const checkins = pgTable(
  'checkins',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** 1 in, 0 out. */
    status: smallint('status').notNull().$type<0 | 1>(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** Null: 'Not permitted', or not found yet. */
    address: text('address'),
    /** The browser did not tell the place. */
    not_authorized: boolean('not_authorized').notNull().default(false),
    device: text('device').notNull().default(''),
    /** As the server saw it. D95. */
    ip: text('ip').notNull().default(''),
    late_sent: boolean('late_sent').notNull().default(false),
    /** The call's Idempotency-Key: however often it is sent, it makes one row. */
    client_key: text('client_key'),
    created_at: createdAt(),
  },
  (checkin) => [
    check('checkins_status', sql`${checkin.status} in (0, 1)`),
    check('checkins_point', sql`(${checkin.latitude} is null) = (${checkin.longitude} is null)`),
    index('checkins_of').on(checkin.user_id, checkin.at),
    index('checkins_newest').on(checkin.at.desc(), checkin.id.desc()),
    uniqueIndex('checkins_key')
      .on(checkin.user_id, checkin.client_key)
      .where(sql`client_key is not null`),
  ],
);

export type Checkin = typeof checkins.$inferSelect;
