import type { ShareKind, ShareRequestStatus } from '@toam/domain/house/house-transition';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, idOf } from '../../../db/columns';
import { users } from '../../users/user.schema';
import { houses } from '../house.schema';

/**
 * Every request for the community or the website, and its decision. A web request's id is the wire's `preview_id`
 * (D40). The house also stores whether one is open (decision 16), written in the same transaction.
 */
export const shareRequests = pgTable(
  'share_requests',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    house_id: idOf('house_id', () => houses.id),
    kind: text('kind').notNull().$type<ShareKind>(),
    status: text('status').notNull().default('open').$type<ShareRequestStatus>(),
    /** The requester. */
    user_id: idOf('user_id', () => users.id),
    /** The reason for the rejection. */
    reason: text('reason'),
    /** Who approved, rejected or withdrew it. */
    decided_by: integer('decided_by').references(() => users.id),
    decided_at: timestamp('decided_at', { withTimezone: true }),
    created_at: createdAt(),
  },
  (request) => [
    uniqueIndex('share_requests_open')
      .on(request.house_id, request.kind)
      .where(sql`status = 'open'`),
    index('share_requests_house').on(request.house_id, request.kind, request.id),
    // A queue in its order: longest wait first.
    index('share_requests_queue')
      .on(request.kind, request.created_at, request.id)
      .where(sql`status = 'open'`),
  ],
);

export type StoredRequest = typeof shareRequests.$inferSelect;
