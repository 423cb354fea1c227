import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { idList, idOf, updatedAt } from '../../../db/columns';
import { users } from '../../users/user.schema';
import { requests } from '../need.schema';

/**
 * The matches of a need that a staff member knows: every house that fitted it while they could see it, once. Lists of
 * ids, because a need may fit hundreds of houses and each of its staff has a row.
 */
export const matchNews = pgTable(
  'match_news',
  {
    request_id: idOf('request_id', () => requests.id),
    user_id: idOf('user_id', () => users.id),
    /** Houses they know: notified, or found at the first check of the need. */
    known: idList('known'),
    /** Houses found but not notified yet. The next digest contains them. */
    fresh: idList('fresh'),
    updated_at: updatedAt(),
  },
  (news) => [
    primaryKey({ columns: [news.request_id, news.user_id] }),
    index('match_news_fresh')
      .on(news.user_id)
      .where(sql`fresh <> '{}'`),
  ],
);
