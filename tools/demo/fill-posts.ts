import { newsInWords, postReasonText } from '@toam/contracts/post/post-event.text';
import { driftsInWords } from '@toam/contracts/post/post-preflight.text';
import { dayOf } from '@toam/domain/day';
import { Purpose } from '@toam/domain/house/house-values';
import { composePost, type PostContent } from '@toam/domain/post/post-content';
import { endsSoon } from '@toam/domain/post/post-end';
import { type Tariff, tariffsOn, totalOf, unitOf } from '@toam/domain/post/post-money';
import { portals } from '@toam/domain/post/portal';
import { eq, sql } from 'drizzle-orm';
import { db } from '../../apps/api/src/db/db';
import { type HouseToPost, readHousesToPost } from '../../apps/api/src/modules/houses/posting/posted-house.reads';
import {
  portalTariffs,
  postChannels,
  postEvents,
  posts,
  sandboxPosts,
} from '../../apps/api/src/modules/posts/post.schema';
import { driftOf } from '../../apps/api/src/modules/posts/post-serializer';
import { portalPlace } from '../../apps/api/src/modules/users/portals/portal-place';
import { users } from '../../apps/api/src/modules/users/user.schema';
import { sealSecret } from '../../apps/api/src/secrets/secret-box';
import type { Brokerage } from './brokerage';
import { handChannels, portalOf, type DemoChannel } from './posts/news';
import { type DemoPost, lastDay, type Older, refOf } from './posts/post-steps';
import { insertInParts, writeInParts } from './rows';

type NewPost = typeof posts.$inferInsert;
const seconds = (moment: Date): number => moment.getTime() / 1000;

/** Those that people post to by hand, beside the portals. @returns every channel's id */
async function insertChannels({ calendar }: Brokerage, admin: number): Promise<Map<DemoChannel, number>> {
  const at = calendar.ago(200);
  await db()
    .insert(postChannels)
    .values(handChannels.map((channel) => ({ ...channel, kind: 'manual' as const, user_id: admin, created_at: at, updated_at: at }))); // prettier-ignore
  const all = await db().select().from(postChannels);
  return new Map(all.map(({ id, portal, name }) => [portal ?? (name as DemoChannel), id]));
}

/** Two tiers are dearer from the first of the next month on. */
async function planTariffs({ calendar }: Brokerage): Promise<void> {
  const [year = 0, month = 0] = calendar.day(0).split('-').map(Number);
  const valid_from = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  const planned = { portal: 'alonhadat', unit: 'day', valid_from } as const;
  await db()
    .insert(portalTariffs)
    .values([
      { ...planned, tier: 1, amount: 85_000 },
      { ...planned, tier: 2, amount: 42_000 },
    ]);
}

/** Whoever posts has an account on both portals, else their next step would fail. The password is nobody's. */
async function giveAccounts({ staff, posts: made }: Brokerage, staffIds: readonly number[]): Promise<void> {
  for (const poster of new Set(made.map((post) => post.poster))) {
    const id = staffIds[poster]!;
    const name = staff[poster]!.email.replace('@', '.');
    const [alonhadat, batdongsan] = portals.map((portal) => sealSecret(`${name} ${portal}`, portalPlace(portal, id)));
    await db()
      .update(users)
      .set({
        ...{ alonhadat_name: name, alonhadat_password: alonhadat!, updated_at: sql`${users.updated_at}` },
        ...{ batdongsan_name: name, batdongsan_password: batdongsan! },
      })
      .where(eq(users.id, id));
  }
}

/** What owners ask for a house is a round sum. */
const rounded = (price: number, { purpose }: PostContent): number => {
  const unit = purpose === Purpose.rent ? 500_000 : 50_000_000;
  return Math.max(price + unit, Math.round((price * 1.03) / unit) * unit);
};

/** What the portal has, of a house that has changed since. */
const olderThan: Record<Older, (now: PostContent) => PostContent> = {
  price: (now) => ({ ...now, price: now.price === null ? null : rounded(now.price, now) }),
  title: (now) => ({ ...now, title: `${now.title}, còn thương lượng`.slice(0, 99) }),
  images: (now) => ({ ...now, images: now.images.slice(0, -2) }),
};

function newsOf({ news: { tier, ...news }, created, channel }: DemoPost, tariffs: readonly Tariff[]) {
  const unit = unitOf(news.type_news);
  const on = unit && tariffsOn(tariffs, { portal: 'alonhadat', unit, day: dayOf(seconds(created)) });
  const type_news_value = on?.find((tariff) => tariff.tier === tier)?.amount ?? null;
  const bought = { ...news, type_news_value };
  return { ...bought, total: channel === 'batdongsan' ? null : totalOf(bought) };
}

interface Around {
  made: readonly DemoPost[];
  today: string;
  staffIds: readonly number[];
  channels: ReadonlyMap<DemoChannel, number>;
  tariffs: readonly Tariff[];
}

function rowOf(post: DemoPost, house: HouseToPost, { made, today, staffIds, channels, tariffs }: Around) {
  const portal = portalOf(post.channel);
  const content = composePost(house.posted, {});
  const last_day = lastDay(post, made);
  const isRenewal = post.renews !== null;
  const sent = post.posted && !isRenewal ? (post.older ? olderThan[post.older](content) : content) : null;
  const news = newsOf(post, tariffs);
  const leaving_at = post.leaving?.at ?? null;
  const drift = driftOf({ state: post.state, sent, own: {}, leaving_at }, house);
  const { state, key, update_status, is_sent, is_working, tries, failed_quantity, next_try_at, error, repair } = post;
  const last = post.events.findLast(({ kind }) => kind !== 'drifted')!.at;
  const row: NewPost = {
    ...{ house_id: house.id, channel_id: channels.get(post.channel)!, user_id: staffIds[post.poster]!, state, key },
    ...{
      ...news,
      content,
      sent,
      has_drift: drift.length > 0,
      update_status,
      is_sent,
      is_working,
      tries,
      error,
      repair,
    },
    ...{ post: state === 'posted' ? 1 : 0, claim: tries, failed_quantity, next_try_at, link: post.link },
    ...{ version: post.events.length + tries, portal_ref: portal && sent && refOf(post) },
    ...{ approved_by: post.approved && staffIds[post.approved.by]!, approved_at: post.approved?.at ?? null },
    ...{ posted_at: post.posted, last_day, end_told: endsSoon(last_day, today) ? last_day : null },
    ...{ leaving_at, leaving_reason: post.leaving?.reason ?? null, removed_at: post.removed },
    ...{ created_at: post.created, updated_at: last },
  };
  const bought = newsInWords(portal, news);
  const until = last_day === null ? '' : ` · ${postReasonText.until(last_day)}`;
  const details = {
    ...{ created: bought, approved: bought, renewalAsked: bought, renewed: bought + until },
    drifted: driftsInWords(drift),
  };
  const events = post.events.map(({ kind, at, by, detail }) => ({
    ...{ kind, user_id: by === null ? null : staffIds[by]!, created_at: at },
    detail: (details as Partial<Record<typeof kind, string | null>>)[kind] ?? detail,
  }));
  return { row, events, sandbox: portal && post.posted && { ...news, ...(sent ?? content), news: bought }, portal };
}

/** What a portal would have got, by its key. */
const sandboxRow = (post: DemoPost, { sandbox, portal }: ReturnType<typeof rowOf>) =>
  sandbox && portal && post.posted
    ? [{ key: post.key, portal, content: sandbox, received_at: post.posted, removed_at: post.removed }]
    : [];

/** Counters of houses are what the events say. D53 */
const countPosts = () =>
  db().execute(sql`
    update houses set post_quantity = told.posted, failed_quantity = told.failed
    from (
      select house_id, count(*) filter (where kind in ('posted', 'markedPosted')) as posted, count(*) filter (where kind = 'failedTry') as failed
      from post_events join posts on posts.id = post_id group by house_id
    ) told where told.house_id = houses.id`);

/** Channels, accounts of those who post, posts with their events, and what the sandbox has of them. @returns the posts' ids, in their order */
export async function insertPosts(
  brokerage: Brokerage,
  staffIds: readonly number[],
  houseIds: readonly number[],
): Promise<number[]> {
  const { posts: made, staff } = brokerage;
  const admin = staffIds[staff.findIndex(({ email }) => email === 'admin@toam.vn')]!;
  const channels = await insertChannels(brokerage, admin);
  await planTariffs(brokerage);
  await giveAccounts(brokerage, staffIds);
  const around: Around = {
    ...{ made, today: brokerage.calendar.day(0) },
    ...{ staffIds, channels },
    tariffs: await db().select().from(portalTariffs),
  };
  const houses = await readHousesToPost(made.map(({ house }) => houseIds[house]!));
  const rows = made.map((post) => rowOf(post, houses.get(houseIds[post.house]!)!, around));
  const write = (some: NewPost[]) =>
    insertInParts(some, (part) => db().insert(posts).values(part).returning({ id: posts.id }));
  const first = made.findIndex(({ renews }) => renews !== null);
  const ids = await write(rows.slice(0, first).map(({ row }) => row));
  const renewals = rows.slice(first).map(({ row }, at) => ({ ...row, renews_id: ids[made.indexOf(made[first + at]!.renews!)]! })); // prettier-ignore
  ids.push(...(await write(renewals)));
  const events = rows.flatMap((one, at) => one.events.map((event) => ({ ...event, post_id: ids[at]! })));
  events.sort((one, other) => one.created_at.getTime() - other.created_at.getTime());
  await writeInParts(events, (part) => db().insert(postEvents).values(part));
  await writeInParts(
    made.flatMap((post, at) => sandboxRow(post, rows[at]!)),
    (part) => db().insert(sandboxPosts).values(part),
  );
  await countPosts();
  return ids;
}
