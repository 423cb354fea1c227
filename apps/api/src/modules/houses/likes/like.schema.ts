import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { createdAt, idOf } from '../../../db/columns';
import { houses } from '../house.schema';
import { users } from '../../users/user.schema';

/** Likes of houses by people (D49). `houses.likes_count` is updated with them. */
export const houseLikes = pgTable(
  'house_likes',
  {
    house_id: idOf('house_id', () => houses.id),
    user_id: idOf('user_id', () => users.id),
    created_at: createdAt(),
  },
  (like) => [
    primaryKey({ columns: [like.house_id, like.user_id] }),
    index('house_likes_user').on(like.user_id, like.house_id),
  ],
);
