import { index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { idOf } from '../../../db/columns';
import { users } from '../../users/user.schema';
import { houses } from '../house.schema';

/** Who opened a house, and how often (D45). */
export const houseViews = pgTable(
  'house_views',
  {
    house_id: idOf('house_id', () => houses.id),
    user_id: idOf('user_id', () => users.id),
    view_count: integer('view_count').notNull().default(1),
    last_viewed_at: timestamp('last_viewed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (view) => [
    primaryKey({ columns: [view.house_id, view.user_id] }),
    // the houses that a person opened last
    index('house_views_recent').on(view.user_id, view.last_viewed_at, view.house_id),
  ],
);
