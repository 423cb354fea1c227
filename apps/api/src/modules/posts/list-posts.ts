import type { PostListQuery, PostTab } from '@toam/contracts/post/post.endpoints';
import { postText as text } from '@toam/contracts/post/post.text';
import { postEventText } from '@toam/contracts/post/post-event.text';
import type { Actor } from '@toam/domain/actor';
import { canApprovePost } from '@toam/domain/post/post-access';
import type { Portal } from '@toam/domain/post/portal';
import type { PostState } from '@toam/domain/post/post-life';
import { and, count, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import { toEpoch } from '../../db/columns';
import { db } from '../../db/db';
import { HttpError } from '../../http-error';
import { type Page, pageOf } from '../../http/page';
import { readPeople } from '../users/users.reads';
import { readChannels } from './channels';
import { portalGateway } from './portal-gateway/portal-gateway';
import { countBought, countPosts, findBought, findPage } from './post-list.queries';
import { findPost, isOpen } from './post.queries';
import { postChannels, postEvents, posts } from './post.schema';
import { serializeDetail, serializePosts } from './post-serializer';

/** A tab of the manager. */
export async function listTab(actor: Actor, tab: PostTab, query: PostListQuery) {
  const [found, counted] = await Promise.all([findPage(actor, tab, query), countPosts(actor, tab, query)]);
  const { total, ...figures } = counted;
  return {
    ...pageOf(await serializePosts(actor, found), total, query),
    ...{ postQuantity: total, ...figures, gateway: portalGateway().kind },
  };
}

/** What portals took of a question, beside the counts of the tabs. */
export async function listBought(actor: Actor, query: PostListQuery) {
  const [found, bought, { counts }] = await Promise.all([
    findBought(actor, query),
    countBought(actor, query),
    countPosts(actor, 'posted', query),
  ]);
  const { total, sum, unpriced } = bought;
  return {
    ...pageOf(await serializePosts(actor, found), total, query),
    ...{ postQuantity: total, sum, unpriced, counts, gateway: portalGateway().kind },
    shows: { endsSoon: 0, drift: 0, approval: 0, mine: 0 },
  };
}

/** Posts on a portal. */
export async function listOnPortal(
  actor: Actor,
  portal: Portal,
  { state, ...page }: Page & { state?: PostState | undefined },
) {
  const where = and(
    sql`${posts.channel_id} in (select ${postChannels.id} from ${postChannels} where ${postChannels.portal} = ${portal})`,
    state ? eq(posts.state, state) : isOpen,
  );
  const [[counted], found] = await Promise.all([
    db().select({ total: count() }).from(posts).where(where),
    db()
      .select()
      .from(posts)
      .where(where)
      .orderBy(desc(posts.updated_at), desc(posts.id))
      .limit(page.size)
      .offset((page.page - 1) * page.size),
  ]);
  return { ...pageOf(await serializePosts(actor, found), counted!.total, page), gateway: portalGateway().kind };
}

/** The living post of a house on a portal, else the last one. @throws HttpError not_found */
export async function readOnPortal(actor: Actor, portal: Portal, houseId: number) {
  const [found] = await db()
    .select({ post: posts })
    .from(posts)
    .innerJoin(postChannels, eq(postChannels.id, posts.channel_id))
    .where(and(eq(posts.house_id, houseId), eq(postChannels.portal, portal), isNull(posts.renews_id)))
    .orderBy(sql`(${posts.state} in ('failed', 'removed'))`, desc(posts.id))
    .limit(1);
  if (!found) throw new HttpError('not_found', text.notFound);
  return serializeDetail(actor, found.post);
}

/** @throws HttpError not_found */
export async function readPost(actor: Actor, id: number) {
  const post = await findPost(id);
  if (!post) throw new HttpError('not_found', text.notFound);
  return serializeDetail(actor, post);
}

/** What became of the posts of a house. @param until epoch seconds */
export async function listHistory(houseId: number, until: number | null | undefined, page: Page) {
  const where = and(
    eq(posts.house_id, houseId),
    typeof until === 'number' ? lte(postEvents.created_at, new Date(until * 1000 + 999)) : undefined,
  );
  const from = () => db().select({ event: postEvents, channel_id: posts.channel_id }).from(postEvents).innerJoin(posts, eq(posts.id, postEvents.post_id)).where(where); // prettier-ignore
  const found = await from()
    .orderBy(desc(postEvents.id))
    .limit(page.size)
    .offset((page.page - 1) * page.size);
  const total = await db().$count(from().as('found'));
  const [channels, people] = await Promise.all([
    readChannels(),
    readPeople(found.flatMap(({ event }) => event.user_id ?? [])),
  ]);
  const list = found.map(({ event: { id, post_id, kind, detail, user_id, created_at }, channel_id }) => {
    const { name, portal } = channels.get(channel_id)!;
    return {
      ...{ id, post_id, kind, detail, created_at: toEpoch(created_at), title: postEventText[kind](name) },
      channel: { id: channel_id, name, portal },
      user: user_id === null ? null : (people.get(user_id) ?? null),
    };
  });
  return pageOf(list, total, page);
}

/** For admins, who decide; nothing waits for others. */
export async function countWaiting(actor: Actor): Promise<{ waiting: number }> {
  if (!canApprovePost(actor)) return { waiting: 0 };
  return { waiting: await db().$count(posts, eq(posts.state, 'waitingApproval')) };
}
