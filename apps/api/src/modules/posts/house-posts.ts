import { houseText } from '@toam/contracts/house/house.text';
import type { Actor } from '@toam/domain/actor';
import { batdongsanDefaults } from '@toam/domain/post/portal';
import { composePost } from '@toam/domain/post/post-content';
import { and, desc, eq, sql } from 'drizzle-orm';
import { toEpoch } from '../../db/columns';
import { db } from '../../db/db';
import { readAtOnce } from '../../db/read-at-once';
import { findRow, idsOf } from '../../db/rows';
import { HttpError } from '../../http-error';
import { type Page, pageOf } from '../../http/page';
import { hideHouseNumbers } from '@toam/domain/house/house-numbers';
import { houses } from '../houses/house.schema';
import { readMarket } from '../houses/posting/market.reads';
import { type HouseToPost, isPostable, readHousesToPost } from '../houses/posting/posted-house.reads';
import { readVisibleIds } from '../houses/houses.reads';
import { readingsOf } from '../houses/website/website-house.reads';
import { imageLinks } from '../media/media.reads';
import { readPortalName } from '../users/portals/portals.reads';
import { channelStore } from './channels';
import { portalGateway } from './portal-gateway/portal-gateway';
import { readPortalRules } from './portal-rules';
import { findLatest } from './post-list.queries';
import { findPost } from './post.queries';
import { type Post, postEvents, posts, sandboxPosts } from './post.schema';
import { houseOf, markOf, serializePosts, wordsOf } from './post-serializer';
import { postText } from '@toam/contracts/post/post.text';

const gatewayKind = () => portalGateway().kind;

/** @throws HttpError not_found, also for a house that the actor does not see */
async function visibleHouse(actor: Actor, houseId: number): Promise<HouseToPost> {
  const [visible] = await readVisibleIds(actor, [houseId]);
  const house = (await readHousesToPost([houseId])).get(houseId);
  if (visible === undefined || !house) throw new HttpError('not_found', houseText.notFound);
  return house;
}

/** @param read the houses of posts that differ from them, at least */
const marksBy = (found: readonly Post[], houseId: number, read: Map<number, HouseToPost>) =>
  found.filter(({ house_id }) => house_id === houseId).map((post) => markOf(post, read.get(houseId)));

/** Houses that the actor may post, the newest first, with their marks. A search finds by its strictest reading that finds any. D47 */
export async function listPostable(actor: Actor, search: string, page: Page) {
  for (const [at, reading] of readingsOf(search).entries()) {
    const where = and(isPostable(actor), reading);
    const total = await db().$count(houses, where);
    if (total === 0 && at < readingsOf(search).length - 1) continue;
    const found = await db()
      .select({ id: houses.id })
      .from(houses)
      .where(where)
      .orderBy(desc(houses.id))
      .limit(page.size)
      .offset((page.page - 1) * page.size);
    const ids = idsOf(found);
    const [read, latest] = await readAtOnce(
      () => readHousesToPost(ids),
      () => findLatest(ids),
    );
    const list = ids.map((id) => ({ house: houseOf(read.get(id)!, true), marks: marksBy(latest, id, read) }));
    return pageOf(list, total, page);
  }
  return pageOf([], 0, page);
}

/** How houses that the actor sees stand on each channel. */
export async function readStates(actor: Actor, houseIds: number[]) {
  const visible = await readVisibleIds(actor, houseIds);
  const [channels, latest] = await readAtOnce(
    () => channelStore.all(actor),
    () => findLatest(visible),
  );
  const read = await readHousesToPost(latest.flatMap(({ has_drift, house_id }) => (has_drift ? house_id : [])));
  return {
    channels,
    houses: visible.map((house_id) => ({ house_id, marks: marksBy(latest, house_id, read) })),
    gateway: gatewayKind(),
  };
}

/** The posts of a house, and what they cost: all that went up, also those that are down again. @throws HttpError not_found */
export async function readHousePosts(actor: Actor, houseId: number) {
  await visibleHouse(actor, houseId);
  const [channels, latest] = await readAtOnce(
    () => channelStore.all(actor),
    () => findLatest([houseId]),
  );
  const rows = await serializePosts(actor, latest);
  const wentUp = sql`${posts.posted_at} is not null`;
  const [money] = await db()
    .select({
      spent: sql<number>`coalesce(sum(${posts.total}) filter (where ${wentUp}), 0)`.mapWith(Number),
      unpriced: sql<number>`count(*) filter (where ${wentUp} and ${posts.total} is null)`.mapWith(Number),
    })
    .from(posts)
    .where(eq(posts.house_id, houseId));
  const times = (...kinds: string[]) =>
    sql<number>`count(*) filter (where ${postEvents.kind} in (${sql.join(
      kinds.map((kind) => sql`${kind}`),
      sql`, `,
    )}))`.mapWith(Number);
  const [counted] = await db()
    .select({ posted_times: times('posted', 'markedPosted'), failed_times: times('failedTry') })
    .from(postEvents)
    .innerJoin(posts, eq(posts.id, postEvents.post_id))
    .where(eq(posts.house_id, houseId));
  return {
    channels: channels.map((channel) => ({
      channel,
      post: rows.find((row) => row.channel.id === channel.id) ?? null,
    })),
    ...money!,
    ...counted!,
    gateway: gatewayKind(),
  };
}

/** What a new post of the house begins with. Numbers in its words are hidden: the portals refuse them anyway. @throws HttpError not_found */
export async function readForm(actor: Actor, houseId: number) {
  const house = await visibleHouse(actor, houseId);
  const [channels, latest] = await readAtOnce(
    () => channelStore.all(actor),
    () => findLatest([houseId]),
  );
  const content = composePost(house.posted, {});
  const accounts = channels.map((channel) => async () => ({
    channel,
    account: channel.portal && (await readPortalName(actor.id, channel.portal)),
    mark:
      marksBy(latest, houseId, new Map([[houseId, house]])).find(({ channel_id }) => channel_id === channel.id) ?? null,
  }));
  return {
    house: houseOf(house, true),
    content: { ...content, title: hideHouseNumbers(content.title), text: hideHouseNumbers(content.text) },
    pictures: house.pictures.map((picture) => ({
      ...imageLinks(picture),
      ...{ name: picture.name, rotation: picture.rotation, bytes: picture.bytes },
    })),
    defaults: {
      type_news: ([0, 1, 2] as const).find((news) => news === house.type_news) ?? 0,
      ...{ type_news_day: house.type_news_day, type_news_value: house.type_news_value },
      batdongsan_type_news: house.batdongsan_type_news ?? batdongsanDefaults.news,
      batdongsan_type_news_days: house.batdongsan_type_news_days ?? batdongsanDefaults.days,
    },
    channels: await readAtOnce(...accounts),
    rules: await readPortalRules(),
    market: await readMarket(house),
    gateway: gatewayKind(),
  };
}

/** What the sandbox got of a post. @throws HttpError not_found */
export async function readSandbox(postId: number) {
  const post = await findPost(postId);
  if (!post) throw new HttpError('not_found', postText.notFound);
  const stored = await findRow(sandboxPosts, eq(sandboxPosts.key, post.key));
  return {
    gateway: gatewayKind(),
    stored: stored
      ? {
          ...{ key: stored.key, portal: stored.portal, received_at: toEpoch(stored.received_at) },
          content: wordsOf(stored.content),
          updated_at: stored.updated_at && toEpoch(stored.updated_at),
          removed_at: stored.removed_at && toEpoch(stored.removed_at),
        }
      : null,
  };
}
