import { alonhadatCalls, batdongsanCalls } from '@toam/contracts/post/portal-post.endpoints';
import { listBoughtPosts } from '@toam/contracts/post/post-cost.endpoints';
import * as calls from '@toam/contracts/post/post.endpoints';
import type { PostListQuery, PostTab } from '@toam/contracts/post/post.endpoints';
import type { Portal } from '@toam/domain/post/portal';
import type { FastifyInstance } from 'fastify';
import { postStateText, postText as text } from '@toam/contracts/post/post.text';
import { postReasonText, postEventText } from '@toam/contracts/post/post-event.text';
import type { Actor } from '@toam/domain/actor';
import { canActOnPost, canApprovePost } from '@toam/domain/post/post-access';
import type { PostState } from '@toam/domain/post/post-life';
import { and, count, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import { onlyReads } from '../../audit/audited';
import type { Env } from '../../env';
import { type Handled, changes, creates, handle, moduleOf } from '../../http/handle';
import { approvePost } from './approve-post';
import { changePost } from './change-post';
import { budgetCalls } from './budgets';
import { channelCalls, portalChannel, readChannels } from './channels';
import { createPosts } from './create-posts';
import { listPostable, readForm, readHousePosts, readSandbox, readStates } from './house-posts';
import { httpGateway } from './portal-gateway/http-gateway';
import { usePortalGateway, portalGateway } from './portal-gateway/portal-gateway';
import { sandboxGateway } from './portal-gateway/sandbox-gateway';
import { portalRuleCalls } from './portal-rules';
import { renewPost } from './renew-post';
import { tariffCalls } from './tariffs';
import { tx, db } from '../../db/db';
import { readAtOnce } from '../../db/read-at-once';
import { HttpError } from '../../http-error';
import { lockHouseRow } from '../houses/houses.writes';
import { refuseStale } from './hold-post';
import { lockPostsOf, findPost, isOpen } from './post.queries';
import { type Channel, type Post, postChannels, postEvents, posts } from './post.schema';
import { serializePosts, shownStateOfPost, serializeDetail } from './post-serializer';
import { auditPost } from './publish-post';
import { takeDown } from './take-down';
import { toEpoch } from '../../db/columns';
import { type Page, pageOf } from '../../http/page';
import { readPeople } from '../users/users.reads';
import { countBought, countPosts, findBought, findPage } from './post-list.queries';

const removal = { action: 'delete', noun: 'post' } as const;

/** Which of a house's posts; absent: all. */
interface Named {
  channelId?: number | undefined;
  postId?: number | undefined;
  /** As the post was seen; only with `postId`. */
  version?: number | undefined;
}

/** A renewal that may be paid is asked about until the portal answers, unless its post goes along. @throws HttpError conflict */
function refuseUnclear(posts: readonly Post[], channels: Map<number, Channel>): void {
  const left = posts.find(
    ({ renews_id, is_sent }) => renews_id !== null && is_sent && !posts.some(({ id }) => id === renews_id),
  );
  if (left) throw new HttpError('conflict', text.unclearRenewal(channels.get(left.channel_id)!.name));
}

/**
 * Takes posts of a house down: all of them or none.
 * @throws HttpError not_found if there is none; forbidden if one is a colleague's; conflict if it is not what was seen
 */
const removePosts = (actor: Actor, houseId: number, { channelId, postId, version }: Named = {}) =>
  tx(async () => {
    await lockHouseRow(houseId);
    const found = await lockPostsOf(houseId, channelId);
    const posts = found.filter(({ id }) => postId === undefined || id === postId);
    if (posts.length === 0) throw new HttpError('not_found', text.nothingToRemove);
    if (!posts.every((post) => canActOnPost(actor, post))) throw new HttpError('forbidden', text.onlyOwn);
    if (postId !== undefined) await refuseStale(actor, posts[0]!, version);
    const channels = await readChannels();
    refuseUnclear(posts, channels);
    const left: Post[] = [];
    for (const post of posts) {
      const why = { by: actor.id, reason: postReasonText.byPerson, isSaidDown: true };
      const after = await takeDown(post, channels.get(post.channel_id)!, why);
      const words = (one: Post) => postStateText[shownStateOfPost(one)];
      auditPost(actor, post.id, [{ column: 'state', old_value: words(post), new_value: words(after) }]);
      left.push(after);
    }
    return { posts: await serializePosts(actor, left), message: text.removed, gateway: portalGateway().kind };
  });

/** A tab of the manager. */
async function listTab(actor: Actor, tab: PostTab, query: PostListQuery) {
  const [found, counted] = await readAtOnce(
    () => findPage(actor, tab, query),
    () => countPosts(actor, tab, query),
  );
  const { total, ...figures } = counted;
  return {
    ...pageOf(await serializePosts(actor, found), total, query),
    ...{ postQuantity: total, ...figures, gateway: portalGateway().kind },
  };
}

/** What portals took of a question, beside the counts of the tabs. */
async function listBought(actor: Actor, query: PostListQuery) {
  const [found, bought, { counts }] = await readAtOnce(
    () => findBought(actor, query),
    () => countBought(actor, query),
    () => countPosts(actor, 'posted', query),
  );
  const { total, sum, unpriced } = bought;
  return {
    ...pageOf(await serializePosts(actor, found), total, query),
    ...{ postQuantity: total, sum, unpriced, counts, gateway: portalGateway().kind },
    shows: { endsSoon: 0, drift: 0, approval: 0, mine: 0 },
  };
}

/** Posts on a portal. */
async function listOnPortal(
  actor: Actor,
  portal: Portal,
  { state, ...page }: Page & { state?: PostState | undefined },
) {
  const where = and(
    sql`${posts.channel_id} in (select ${postChannels.id} from ${postChannels} where ${postChannels.portal} = ${portal})`,
    state ? eq(posts.state, state) : isOpen,
  );
  const [[counted], found] = await readAtOnce(
    () => db().select({ total: count() }).from(posts).where(where),
    () =>
      db()
        .select()
        .from(posts)
        .where(where)
        .orderBy(desc(posts.updated_at), desc(posts.id))
        .limit(page.size)
        .offset((page.page - 1) * page.size),
  );
  return { ...pageOf(await serializePosts(actor, found), counted!.total, page), gateway: portalGateway().kind };
}

/** The living post of a house on a portal, else the last one. @throws HttpError not_found */
async function readOnPortal(actor: Actor, portal: Portal, houseId: number) {
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
async function readPost(actor: Actor, id: number) {
  const post = await findPost(id);
  if (!post) throw new HttpError('not_found', text.notFound);
  return serializeDetail(actor, post);
}

/** What became of the posts of a house. @param until epoch seconds */
async function listHistory(houseId: number, until: number | null | undefined, page: Page) {
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
  const [channels, people] = await readAtOnce(
    () => readChannels(),
    () => readPeople(found.flatMap(({ event }) => event.user_id ?? [])),
  );
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
async function countWaiting(actor: Actor): Promise<{ waiting: number }> {
  if (!canApprovePost(actor)) return { waiting: 0 };
  return { waiting: await db().$count(posts, eq(posts.state, 'waitingApproval')) };
}

/** The same posts by the door of one portal. */
const portalDoor = (portal: Portal, door: typeof alonhadatCalls | typeof batdongsanCalls): Handled[] => [
  handle(door.list, ({ actor, query }) => listOnPortal(actor, portal, query)),
  handle(door.create, { audit: creates('post') }, async ({ actor, body }) =>
    createPosts(actor, { ...body, channel_ids: [(await portalChannel(portal)).id] }),
  ),
  handle(door.change, { audit: changes('post', 'post_id') }, ({ actor, body }) => changePost(actor, body, portal)),
  handle(door.read, ({ actor, params: { houseId } }) => readOnPortal(actor, portal, houseId)),
  handle(door.remove, { audit: removal }, async ({ actor, params: { houseId } }) =>
    removePosts(actor, houseId, { channelId: (await portalChannel(portal)).id }),
  ),
  handle(
    door.approve,
    { audit: { action: 'approve', noun: 'post', record: 'id' } },
    ({ actor, body: { id, version } }) => approvePost(actor, id, { version, portal }),
  ),
];

const reads = { audit: onlyReads };

const register = moduleOf([
  handle(calls.listPosted, reads, ({ actor, body }) => listTab(actor, 'posted', body)),
  handle(calls.listWaitingPosts, reads, ({ actor, body }) => listTab(actor, 'waiting', body)),
  handle(calls.listFailedPosts, reads, ({ actor, body }) => listTab(actor, 'failed', body)),
  handle(listBoughtPosts, reads, ({ actor, body }) => listBought(actor, body)),
  handle(calls.listPostableHouses, ({ actor, query: { search, ...page } }) => listPostable(actor, search, page)),
  handle(calls.createPosts, { audit: creates('post') }, ({ actor, body }) => createPosts(actor, body)),
  handle(calls.renewPost, { audit: creates('post') }, ({ actor, body }) => renewPost(actor, body)),
  handle(calls.changePost, { audit: changes('post', 'post_id') }, ({ actor, body }) => changePost(actor, body)),
  handle(calls.removePosts, { audit: removal }, ({ actor, body: { house_id, channel_id, post_id, version } }) =>
    removePosts(actor, house_id, { channelId: channel_id ?? undefined, postId: post_id, version }),
  ),
  handle(calls.readPost, ({ actor, params: { postId } }) => readPost(actor, postId)),
  handle(calls.listPostHistory, reads, ({ body: { house_id, created_at, ...page } }) =>
    listHistory(house_id, created_at, page),
  ),
  handle(calls.listPostStates, ({ actor, query: { house_ids } }) => readStates(actor, house_ids)),
  handle(calls.readHousePosts, ({ actor, params: { houseId } }) => readHousePosts(actor, houseId)),
  handle(calls.readPostForm, ({ actor, params: { houseId } }) => readForm(actor, houseId)),
  handle(calls.countWaitingPosts, ({ actor }) => countWaiting(actor)),
  handle(calls.readSandboxPost, ({ params: { postId } }) => readSandbox(postId)),
  ...channelCalls,
  ...tariffCalls,
  ...budgetCalls,
  ...portalRuleCalls,
  ...portalDoor('alonhadat', alonhadatCalls),
  ...portalDoor('batdongsan', batdongsanCalls),
]);

/** Posts of houses on channels, and the gateway to the portals. Specification 3 §2.6, D101, D102 */
export function postsModule(app: FastifyInstance, { PORTAL_GATEWAY_URL: url, PORTAL_GATEWAY_KEY: key }: Env): void {
  usePortalGateway(url && key ? httpGateway({ url, key }) : sandboxGateway);
  register(app);
}
