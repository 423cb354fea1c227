import type { CommentStatus } from '@toam/domain/house/house-community';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, deletedAt, idOf } from '../../db/columns';
import { houses } from '../houses/house.schema';
import { images } from '../media/media.schema';
import { users } from '../users/user.schema';

/** Comments on houses and replies to them. Specification 1 §3. Writes also update `houses.comments_count`. */
export const houseComments = pgTable(
  'house_comments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    house_id: idOf('house_id', () => houses.id),
    /** The comment that this replies to; never itself a reply (D49). */
    parent_comment_id: integer('parent_comment_id').references((): AnyPgColumn => houseComments.id),
    user_id: idOf('user_id', () => users.id),
    /** Plain text; mentions are written as ids (libs/domain, comment-text). */
    content: text('content').notNull(),
    image_id: integer('image_id').references(() => images.id),
    /** 0 visible, 1 hidden (D42). */
    status: smallint('status').notNull().default(0).$type<CommentStatus>(),
    /** The browser's key for one send: a repeated request finds the comment that the first one wrote. */
    client_key: text('client_key'),
    created_at: createdAt(),
    edited_at: timestamp('edited_at', { withTimezone: true }),
    deleted_at: deletedAt(),
  },
  (comment) => [
    index('house_comments_threads')
      .on(comment.house_id, comment.id)
      .where(sql`deleted_at is null and parent_comment_id is null`),
    index('house_comments_replies')
      .on(comment.parent_comment_id, comment.id)
      .where(sql`deleted_at is null and parent_comment_id is not null`),
    // one picture per comment; a deleted comment keeps its picture, because it may be restored
    uniqueIndex('house_comments_image').on(comment.image_id),
    uniqueIndex('house_comments_intention').on(comment.user_id, comment.client_key),
  ],
);

export type CommentRow = typeof houseComments.$inferSelect;
