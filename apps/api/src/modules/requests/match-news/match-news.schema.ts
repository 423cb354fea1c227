import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { updatedAt } from '../../../db/columns';
import { users } from '../../users/user.schema';
import { requests } from '../request.schema';

const ids = (name: string) =>
  integer(name)
    .array()
    .notNull()
    .default(sql`'{}'`);

/**
 * What a staff member has been told of a need: every house that fitted it while they could see it, once. Lists of ids, for a
 * need may fit hundreds of houses and there is one row for each of its staff.
 */
export const matchNews = pgTable(
  'match_news',
  {
    request_id: integer('request_id')
      .notNull()
      .references(() => requests.id),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Houses they know of, told or found when the need was first looked at. */
    known: ids('known'),
    /** Houses found and not yet told: the next digest's. */
    fresh: ids('fresh'),
    updated_at: updatedAt(),
  },
  (news) => [
    primaryKey({ columns: [news.request_id, news.user_id] }),
    index('match_news_fresh')
      .on(news.user_id)
      .where(sql`fresh <> '{}'`),
  ],
);
