import { monthSeconds } from '@toam/domain/post/post-budget';
import { and, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { postChannels, posts } from './post.schema';

/** What somebody bought of a channel. VND. */
export interface Bought {
  user_id: number;
  channel_id: number;
  spent: number;
  count: number;
  /** How many of them have no known price. */
  unpriced: number;
}

/** What portals took in a month, by person and channel: posts and renewals, also of what is down again. @param month '2026-11' */
export function readBought(month: string): Promise<Bought[]> {
  const { from, to } = monthSeconds(month);
  return db()
    .select({
      ...{ user_id: posts.user_id, channel_id: posts.channel_id },
      spent: sql<number>`coalesce(sum(${posts.total}), 0)`.mapWith(Number),
      count: sql<number>`count(*)`.mapWith(Number),
      unpriced: sql<number>`count(*) filter (where ${posts.total} is null)`.mapWith(Number),
    })
    .from(posts)
    .innerJoin(postChannels, eq(postChannels.id, posts.channel_id))
    .where(
      and(
        isNotNull(postChannels.portal),
        gte(posts.posted_at, new Date(from * 1000)),
        lt(posts.posted_at, new Date(to * 1000)),
      ),
    )
    .groupBy(posts.user_id, posts.channel_id);
}

/** What was approved and is on its way, by person. */
export const readCommitted = (): Promise<{ user_id: number; total: number }[]> =>
  db()
    .select({ user_id: posts.user_id, total: sql<number>`sum(${posts.total})`.mapWith(Number) })
    .from(posts)
    .where(and(inArray(posts.state, ['waiting', 'posting']), isNotNull(posts.total)))
    .groupBy(posts.user_id);
