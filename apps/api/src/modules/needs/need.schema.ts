import type { NeedWish } from '@toam/domain/need/matching';
import type { ManagerLevel, NeedStatus } from '@toam/domain/need-values';
import type { Purpose } from '@toam/domain/house/house-values';
import { sql } from 'drizzle-orm';
import { bigint, boolean, doublePrecision, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { bit, createdAt, deletedAt, idList, idOf, searchText, updatedAt } from '../../db/columns';
import { customers } from '../customers/customer.schema';
import { users } from '../users/user.schema';

const alive = sql`deleted_at is null`;

/** Needs: what customers want to buy or rent. Fields of specification 2 §3 "Request", in its spelling. */
export const requests = pgTable(
  'requests',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    version: integer('version').notNull().default(1),
    customer_id: idOf('customer_id', () => customers.id),
    /** The person who set the customer may see the phone, so people with whom the need is shared may see it too (D24). */
    customer_vouched: boolean('customer_vouched').notNull().default(false),
    user_id: idOf('user_id', () => users.id),

    /** Sharing (D60): colleagues by id, superiors by level; the roles say whether they may edit. */
    staff: idList('staff'),
    staff_role: bit('staff_role'),
    manager: smallint('manager').notNull().default(0).$type<ManagerLevel>(),
    manager_role: bit('manager_role'),

    purpose: smallint('purpose').notNull().default(0).$type<Purpose>(),
    status: smallint('status').notNull().default(0).$type<NeedStatus>(),
    /** Quận/Huyện and Phường/Xã (D30). */
    province: idList('province'),
    districts: idList('districts'),
    property_type: idList('property_type'),
    house_type: idList('house_type'),
    request_direction: text('request_direction')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** VND, per month for rent (D63). `money_unit` says how people typed them. */
    min_price: bigint('min_price', { mode: 'number' }),
    max_price: bigint('max_price', { mode: 'number' }),
    money_unit: text('money_unit').notNull().default('bil').$type<'mil' | 'bil'>(),
    /** Minimums: m², m. */
    area: doublePrecision('area'),
    min_width: doublePrecision('min_width'),
    road_area: doublePrecision('road_area'),
    floors: smallint('floors'),
    number_bedroom: smallint('number_bedroom'),
    /** Columns that a house must meet. If empty: price and province (D61). */
    require_column: text('require_column')
      .array()
      .notNull()
      .default(sql`'{}'`)
      .$type<NeedWish[]>(),
    description: text('description'),
    /** Names of the districts and wards, for the list and its search. Rewritten when one of them is renamed. */
    place: text('place').notNull().default(''),

    created_at: createdAt(),
    updated_at: updatedAt(),
    deleted_at: deletedAt(),
    search: searchText('search', 'id::text', 'place', 'description'),
  },
  (request) => [
    index('requests_of').on(request.user_id, request.id).where(alive),
    index('requests_created').on(request.created_at).where(alive),
    index('requests_search')
      .using('gin', sql`${request.search} gin_trgm_ops`)
      .where(alive),
    index('requests_updated').on(request.updated_at).where(alive),
    // the lists of one need; `gin` finds any of several values in any of them
    index('requests_lists')
      .using(
        'gin',
        request.province,
        request.districts,
        request.property_type,
        request.house_type,
        request.request_direction,
        request.require_column,
      )
      .where(alive),
    index('requests_customer').on(request.customer_id).where(alive),
    index('requests_staff').using('gin', request.staff).where(alive),
    index('requests_deleted')
      .on(request.deleted_at, request.id)
      .where(sql`deleted_at is not null`),
    // Matching reads this: open needs, by purpose and budget.
    index('requests_open')
      .on(request.purpose, request.max_price)
      .where(sql`${alive} and status = 0`),
  ],
);

export type Need = typeof requests.$inferSelect;
export type NewNeedRow = typeof requests.$inferInsert;
