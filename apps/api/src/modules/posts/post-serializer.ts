import type { PostDetail, PostHouse, PostMark, PostRow } from '@toam/contracts/post/post.schema';
import { driftsInWords } from '@toam/contracts/post/post-preflight.text';
import type { Actor } from '@toam/domain/actor';
import { dayOf } from '@toam/domain/day';
import { HouseStatus } from '@toam/domain/house/house-values';
import { hideHouseNumbers } from '@toam/domain/house/house-numbers';
import { canActOnPost, canApprovePost } from '@toam/domain/post/post-access';
import { composePost, type PostContent } from '@toam/domain/post/post-content';
import { type Drift, driftBetween } from '@toam/domain/post/post-drift';
import { isRenewable } from '@toam/domain/post/post-end';
import { isEnded, type PostStep, stepFrom } from '@toam/domain/post/post-life';
import { shownStateOf } from '@toam/domain/post/shown-post-state';
import { readAtOnce } from '../../db/read-at-once';
import { toEpoch } from '../../db/columns';
import { type HouseToPost, readHousesToPost } from '../houses/posting/posted-house.reads';
import { readVisibleIds } from '../houses/houses.reads';
import { imageLinks, readShownImages } from '../media/media.reads';
import { readPeople } from '../users/users.reads';
import { readChannels } from './channels';
import { portalGateway } from './portal-gateway/portal-gateway';
import { findRenewals, readLastDays } from './post.queries';
import type { Channel, Post } from './post.schema';
import { idsOf } from '../../db/rows';

/** Pictures of a house in a row. Specification 3 §9. */
const shownPictures = 4;

export const today = (): string => dayOf(Date.now() / 1000);

const epoch = (moment: Date | null): number | null => moment && toEpoch(moment);

/** A house as its posts show it. @param input what a post says of it, for those who do not see the house */
export function houseOf(house: HouseToPost, isVisible: boolean, input?: PostContent): PostHouse {
  const content = input ?? composePost(house.posted, {});
  return {
    id: house.id,
    title: hideHouseNumbers(isVisible ? house.title : content.title),
    address: isVisible ? house.address : hideHouseNumbers(content.address),
    district: house.quarter,
    into_money: isVisible ? house.into_money : content.price,
    purpose: house.purpose,
    area: house.measured_area,
    status: house.status,
    is_deleted: house.deleted_at !== null,
    is_visible: isVisible,
    images: isVisible ? house.pictures.slice(0, shownPictures).map(imageLinks) : [],
  };
}

const isStillThere = ({ deleted_at, status }: HouseToPost): boolean =>
  deleted_at === null && status === HouseStatus.onSale;

/** What the portal has and the house would say now. Nothing of a post that is not up, or on its way down. */
export function driftOf(post: Pick<Post, 'state' | 'sent' | 'own' | 'leaving_at'>, house: HouseToPost): Drift[] {
  const isUp = post.state === 'posted' && post.leaving_at === null && isStillThere(house);
  return isUp && post.sent ? driftBetween(post.sent, composePost(house.posted, post.own)) : [];
}

export const shownStateOfPost = (post: Post) =>
  shownStateOf(
    {
      ...{ state: post.state, update_status: post.update_status, last_day: post.last_day },
      ...{ is_trying: post.next_try_at !== null, is_leaving: post.leaving_at !== null },
    },
    today(),
  );

/** Why it stands so, in words. */
export const reasonOf = (post: Pick<Post, 'error' | 'leaving_reason'>): string | null =>
  post.error ?? post.leaving_reason;

/** What a post is shown with. */
interface Shown {
  channel: Channel;
  house: HouseToPost;
  /** Its own renewal that is not through. */
  renewal: Post | undefined;
}

const isOnSale = (house: HouseToPost): boolean => isStillThere(house) && Boolean(house.into_money);

/** The steps that the actor may take. */
function maysOf(actor: Actor, post: Post, { channel: { kind, status }, house, renewal }: Shown) {
  const acts = canActOnPost(actor, post);
  const may = (step: PostStep) => acts && post.leaving_at === null && stepFrom(post.state, step, kind) !== null;
  return {
    may_edit: may('edit'),
    may_approve: canApprovePost(actor) && stepFrom(post.state, 'approve', kind) !== null,
    may_retry: may('retry'),
    may_update: may('update'),
    may_mark_posted: may('markPosted'),
    may_renew: acts && status === 1 && !renewal && isOnSale(house) && isRenewable(post, today()),
    // a person says that a manual one is down
    may_remove:
      acts &&
      !isEnded(post.state) &&
      (post.leaving_at === null || kind === 'manual') &&
      !(post.renews_id !== null && post.is_sent),
  };
}

const channelOf = ({ id, name, kind, portal, status, link }: Channel) => ({ id, name, kind, portal, status, link });

const withoutNumbers = ({ before, after, ...drift }: Drift): Drift => ({
  ...drift,
  before: hideHouseNumbers(before),
  after: hideHouseNumbers(after),
});

/** What rows of these posts need besides themselves. */
async function readAround(actor: Actor, posts: readonly Post[]) {
  const houseIds = posts.map(({ house_id }) => house_id);
  const renewedIds = posts.flatMap(({ renews_id }) => renews_id ?? []);
  const [renewals, renewed, houses, visible, channels, people] = await readAtOnce(
    () => findRenewals(idsOf(posts.filter(({ state }) => state === 'posted'))),
    async () => (renewedIds.length > 0 ? readLastDays(renewedIds) : new Map<number, string | null>()),
    () => readHousesToPost(houseIds),
    () => readVisibleIds(actor, [...new Set(houseIds)]),
    () => readChannels(),
    () => readPeople(posts.flatMap((post) => [post.user_id, ...(post.approved_by === null ? [] : [post.approved_by])])),
  );
  return {
    ...{ houses, visible: new Set(visible), channels, people, renewed },
    renewalOf: (id: number) => renewals.find(({ renews_id }) => renews_id === id),
  };
}

type Around = Awaited<ReturnType<typeof readAround>>;

function rowOf(actor: Actor, post: Post, around: Around): PostRow {
  const { houses, visible, channels, people, renewed } = around;
  const renewal = around.renewalOf(post.id);
  const house = houses.get(post.house_id)!;
  const channel = channels.get(post.channel_id)!;
  const isVisible = visible.has(house.id);
  // what the house says now is for those who see it
  const drift = isVisible ? driftOf(post, house).map(withoutNumbers) : [];
  return {
    ...{ id: post.id, version: post.version, state: post.state, post: post.post, update_status: post.update_status },
    house: houseOf(house, isVisible, post.content),
    channel: channelOf(channel),
    user: people.get(post.user_id)!,
    standing: shownStateOfPost(post),
    ...{ type_news: post.type_news, type_news_day: post.type_news_day, type_news_value: post.type_news_value },
    ...{ total: post.total, batdongsan_type_news: post.batdongsan_type_news },
    batdongsan_type_news_days: post.batdongsan_type_news_days,
    title: hideHouseNumbers(post.own.title ?? null),
    address_post: hideHouseNumbers(post.own.address ?? null),
    ...{ failed_quantity: post.failed_quantity, tries: post.tries, error: post.error },
    repair: post.error === null ? null : post.repair,
    next_try_at: epoch(post.next_try_at),
    approver: post.approved_by === null ? null : (people.get(post.approved_by) ?? null),
    ...{ approved_at: epoch(post.approved_at), posted_at: epoch(post.posted_at), last_day: post.last_day },
    ...{ leaving_at: epoch(post.leaving_at), leaving_reason: post.leaving_reason },
    ...{ portal_ref: post.portal_ref, link: post.link, drift, over_budget: post.over_budget },
    renews: post.renews_id === null ? null : { id: post.renews_id, last_day: renewed.get(post.renews_id) ?? null },
    renewal: renewal ? { id: renewal.id, standing: shownStateOfPost(renewal) } : null,
    ...{ created_at: toEpoch(post.created_at), updated_at: toEpoch(post.updated_at) },
    ...maysOf(actor, post, { channel, house, renewal }),
  };
}

/** Posts as this person reads them, in their order. */
export async function serializePosts(actor: Actor, posts: readonly Post[]): Promise<PostRow[]> {
  if (posts.length === 0) return [];
  const around = await readAround(actor, posts);
  return posts.map((post) => rowOf(actor, post, around));
}

export const serializePost = async (actor: Actor, post: Post): Promise<PostRow> =>
  (await serializePosts(actor, [post]))[0]!;

/** What a post says, without numbers of people. D125 */
export const wordsOf = <Content extends PostContent>(content: Content): Content => ({
  ...content,
  title: hideHouseNumbers(content.title),
  text: hideHouseNumbers(content.text),
  address: hideHouseNumbers(content.address),
});

/** A post with its words. D125: without numbers of people, which a manual channel's words may hold. */
export async function serializeDetail(actor: Actor, post: Post): Promise<PostDetail> {
  const around = await readAround(actor, [post]);
  const house = around.houses.get(post.house_id)!;
  const now = composePost(house.posted, post.own);
  const content = isEnded(post.state) || post.renews_id !== null ? post.content : now;
  const isVisible = around.visible.has(house.id);
  const shown = await readShownImages(isVisible ? content.images : []);
  const { title = null, text = null, address = null, images = null } = post.own;
  return {
    ...rowOf(actor, post, around),
    own: {
      ...{ title: hideHouseNumbers(title), text: hideHouseNumbers(text), address: hideHouseNumbers(address) },
      images,
    },
    content: wordsOf(isVisible ? content : post.content),
    sent: post.sent && wordsOf(post.sent),
    pictures: content.images.flatMap((id) => shown.get(id) ?? []),
    gateway: portalGateway().kind,
  };
}

/** How a post marks its house. @param house for people who see it: what it says otherwise than the post */
export const markOf = (post: Post, house?: HouseToPost): PostMark => ({
  channel_id: post.channel_id,
  post_id: post.id,
  standing: shownStateOfPost(post),
  reason: reasonOf(post) ?? (house ? driftsInWords(driftOf(post, house).map(withoutNumbers)) : null),
  at: toEpoch(post.updated_at),
  last_day: post.last_day,
  has_drift: post.has_drift && post.state === 'posted' && post.leaving_at === null,
});
