import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { updatedAt } from '../../../db/columns';
import { users } from '../../users/user.schema';
import { requests } from '../need.schema';

const ids = (name: string) =>
  integer(name)
    .array()
    .notNull()
    .default(sql`'{}'`);

/**
 * The matches of a need that a staff member knows: every house that fitted it while they could see it, once. Lists of
 * ids, because a need may fit hundreds of houses and each of its staff has a row.
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
    /** Houses they know: notified, or found at the first check of the need. */
    known: ids('known'),
    /** Houses found but not notified yet. The next digest contains them. */
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
