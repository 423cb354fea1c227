import type { PostEventKind } from '@toam/contracts/post/post-event.text';
import { postText } from '@toam/contracts/post/post.text';
import { endedStates, livingStates } from '@toam/domain/post/post-life';
import { and, desc, eq, inArray, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { findRow, idsOf, insertRow, saveRow } from '../../db/rows';
import { idArray } from '../../db/id-array';
import { HttpError } from '../../http-error';
import { lockHouseRow, updateSummary } from '../houses/houses.writes';
import { type Post, postEvents, posts } from './post.schema';

export const findPost = (id: number): Promise<Post | undefined> => findRow(posts, eq(posts.id, id));

/** The post, locked behind its house. @throws HttpError not_found */
export async function lockPost(id: number): Promise<Post> {
  const seen = await findPost(id);
  if (!seen) throw new HttpError('not_found', postText.notFound);
  await lockHouseRow(seen.house_id);
  const post = await findRow(posts, eq(posts.id, id), 'update');
  return post!;
}

/** Posts that something may become of. */
export const isOpen = notInArray(posts.state, [...endedStates]);

/** Posts of a house that something may become of, locked; renewals before what they renew. Call it under the house's lock. */
export const lockPostsOf = (houseId: number, channelId?: number): Promise<Post[]> =>
  db()
    .select()
    .from(posts)
    .where(
      and(eq(posts.house_id, houseId), channelId === undefined ? undefined : eq(posts.channel_id, channelId), isOpen),
    )
    .orderBy(sql`(${posts.renews_id} is null)`, posts.id)
    .for('update');

/** Posts that stand in the way of a new one: living ones, and such as the portal may have though they failed. C8 */
export const findInTheWay = (houseId: number, channelIds: readonly number[]): Promise<Post[]> =>
  db()
    .select()
    .from(posts)
    .where(
      and(
        eq(posts.house_id, houseId),
        inArray(posts.channel_id, [...channelIds]),
        or(
          and(inArray(posts.state, [...livingStates]), isNull(posts.renews_id)),
          and(isOpen, eq(posts.is_sent, true), or(eq(posts.state, 'failed'), isNotNull(posts.renews_id))),
        ),
      ),
    )
    .orderBy(posts.id);

/** The renewal of each of these posts that is not through, the latest first. */
export const findRenewals = (ids: readonly number[]): Promise<Post[]> =>
  db()
    .select()
    .from(posts)
    .where(and(sql`${posts.renews_id} = any(${idArray(ids)})`, isOpen))
    .orderBy(desc(posts.id));

/** The last day of each of these posts. */
export async function readLastDays(ids: readonly number[]): Promise<Map<number, string | null>> {
  const found = await db()
    .select({ id: posts.id, last_day: posts.last_day })
    .from(posts)
    .where(sql`${posts.id} = any(${idArray(ids)})`);
  return new Map(found.map(({ id, last_day }) => [id, last_day]));
}

export const insertPost = (values: typeof posts.$inferInsert): Promise<Post> => insertRow(posts, values);

/** Writes columns, with the next version. */
export const updatePost = (id: number, values: Partial<typeof posts.$inferInsert>): Promise<Post> =>
  saveRow(posts, id, values);

/** Whether a post differs from its house is no change of the post: version and date stay. */
export async function writeDrift(id: number, has_drift: boolean): Promise<void> {
  await db()
    .update(posts)
    .set({ has_drift, updated_at: sql`${posts.updated_at}` })
    .where(eq(posts.id, id));
}

export async function addEvent(
  post_id: number,
  kind: PostEventKind,
  { by = null, detail = null }: { by?: number | null; detail?: string | null } = {},
): Promise<void> {
  await db().insert(postEvents).values({ post_id, kind, user_id: by, detail });
}

/** Ids of posts that the job is to take up, those that wait longest first. */
export async function findDue(most: number): Promise<number[]> {
  const found = await db()
    .select({ id: posts.id })
    .from(posts)
    .where(lte(posts.next_try_at, sql`now()`))
    .orderBy(posts.next_try_at, posts.id)
    .limit(most);
  return idsOf(found);
}

/** What waited while a channel was closed. */
export async function resumeChannel(channelId: number): Promise<void> {
  await db()
    .update(posts)
    .set({ next_try_at: sql`now()`, error: null })
    .where(
      and(
        eq(posts.channel_id, channelId),
        eq(posts.state, 'waiting'),
        isNull(posts.next_try_at),
        sql`exists (select 1 from post_channels where id = ${channelId} and kind = 'portal')`,
      ),
    );
}

/** One more post of the house went up. Call it under the house's lock. D53 */
export async function countPosted(houseId: number): Promise<void> {
  await updateSummary(houseId, { post_quantity: sql`post_quantity + 1` });
}

/** One more try for the house failed. Call it under the house's lock. D53 */
export async function countFailed(houseId: number): Promise<void> {
  await updateSummary(houseId, { failed_quantity: sql`failed_quantity + 1` });
}
