import type { PostListQuery, PostTab } from '@toam/contracts/post/post.endpoints';
import type { Actor } from '@toam/domain/actor';
import { addDays, endsSoonDays } from '@toam/domain/post/post-end';
import type { PostState } from '@toam/domain/post/post-life';
import { searchWords } from '@toam/domain/vietnamese';
import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { contains } from '../../db/column-conditions';
import { db } from '../../db/db';
import { idArray } from '../../db/id-array';
import { visibleHouseIds } from '../houses/houses.reads';
import { houses } from '../houses/house.schema';
import { isOpen } from './post.queries';
import { type Post, posts } from './post.schema';
import { today } from './post-serializer';

/** The states of a tab. */
export const statesOf: Record<PostTab, PostState[]> = {
  waiting: ['waitingApproval', 'waiting', 'posting'],
  posted: ['posted'],
  failed: ['failed'],
};

export type Filters = Pick<PostListQuery, 'startAt' | 'endAt' | 'staff' | 'search' | 'channel' | 'show'>;

/** The moment that a tab is about: when it was posted, else when it last changed. */
const changed = sql`case when ${posts.state} = 'posted' then ${posts.posted_at} else ${posts.updated_at} end`;
const at = (seconds: number): SQL => sql`to_timestamp(${seconds})`;

/**
 * The words stand in what the post says, or in its house for those who see it: code, title, address, ward, district. D47
 */
function hasWords(actor: Actor, search: string): SQL | undefined {
  const words = searchWords(search);
  if (words.length === 0) return undefined;
  const like = (column: SQL) => and(...words.map((word) => contains(column, word)));
  const found = visibleHouseIds(actor, like(sql`${houses.search}`));
  return or(like(sql`${posts.search}`), inArray(posts.house_id, found));
}

/** The question, whatever the tab. */
const asked = (
  actor: Actor,
  { startAt, endAt, staff, search, channel }: Filters,
  moment: SQL = changed,
): SQL | undefined =>
  and(
    typeof startAt === 'number' ? gte(moment, at(startAt)) : undefined,
    // both ends count, to the last of the second
    typeof endAt === 'number' ? sql`${moment} < ${at(endAt + 1)}` : undefined,
    staff.length > 0 ? sql`${posts.user_id} = any(${idArray(staff)})` : undefined,
    channel.length > 0 ? sql`${posts.channel_id} = any(${idArray(channel)})` : undefined,
    hasWords(actor, search),
  );

const isUp = and(eq(posts.state, 'posted'), isNull(posts.leaving_at));

/** Narrower looks. */
const shown = (actor: Actor): Record<NonNullable<Filters['show']>, SQL> => ({
  endsSoon: and(isUp, gte(posts.last_day, today()), lte(posts.last_day, addDays(today(), endsSoonDays)))!,
  drift: and(isUp, eq(posts.has_drift, true))!,
  approval: eq(posts.state, 'waitingApproval'),
  mine: eq(posts.user_id, actor.id),
});

const inTab = (tab: PostTab): SQL => inArray(posts.state, statesOf[tab]);

const wanted = (actor: Actor, tab: PostTab, filters: Filters): SQL =>
  and(inTab(tab), filters.show ? shown(actor)[filters.show] : undefined)!;

const many = (where: SQL) => sql<number>`count(*) filter (where ${where})`.mapWith(Number);

/** How many a question finds, in each tab and by each narrower look, and what they cost. One look at all of them. */
export async function countPosts(actor: Actor, tab: PostTab, filters: Filters) {
  const looks = shown(actor);
  const here = filters.show ? looks[filters.show] : sql`true`;
  const byState = await db()
    .select({
      state: posts.state,
      all: count(),
      total: many(here),
      sum: sql<number>`coalesce(sum(${posts.total}) filter (where ${here}), 0)`.mapWith(Number),
      unpriced: many(and(here, isNull(posts.total))!),
      ...{ endsSoon: many(looks.endsSoon), drift: many(looks.drift) },
      ...{ approval: many(looks.approval), mine: many(looks.mine) },
    })
    .from(posts)
    .where(and(asked(actor, filters), isOpen))
    .groupBy(posts.state);
  const sumOf = (of: PostTab, column: Exclude<keyof (typeof byState)[number], 'state'>): number =>
    byState.reduce((sum, row) => (statesOf[of].includes(row.state) ? sum + row[column] : sum), 0);
  return {
    ...{ total: sumOf(tab, 'total'), sum: sumOf(tab, 'sum'), unpriced: sumOf(tab, 'unpriced') },
    counts: { waiting: sumOf('waiting', 'all'), posted: sumOf('posted', 'all'), failed: sumOf('failed', 'all') },
    shows: {
      ...{ endsSoon: sumOf(tab, 'endsSoon'), drift: sumOf(tab, 'drift') },
      ...{ approval: sumOf(tab, 'approval'), mine: sumOf(tab, 'mine') },
    },
  };
}

/** The last posted first; in the other tabs, the last changed. */
const orderOf = (tab: PostTab): SQL[] => [desc(tab === 'posted' ? posts.posted_at : posts.updated_at), desc(posts.id)];

interface Paged {
  page: number;
  size: number;
}

/** Ids alone are sorted: for a deep page, whole posts would be sorted on the disk. */
function findOrdered(where: SQL | undefined, order: SQL[], { page, size }: Paged): Promise<Post[]> {
  const found = db()
    .select({ id: posts.id })
    .from(posts)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset((page - 1) * size)
    .as('found');
  return db()
    .select(getTableColumns(posts))
    .from(found)
    .innerJoin(posts, eq(posts.id, found.id))
    .orderBy(...order);
}

export const findPage = (actor: Actor, tab: PostTab, { page, size, ...filters }: Filters & Paged): Promise<Post[]> =>
  findOrdered(and(wanted(actor, tab, filters), asked(actor, filters)), orderOf(tab), { page, size });

/** What portals took: posts and renewals, also of what is down again. `show` is left out. */
const wasBought = (actor: Actor, filters: Filters): SQL =>
  and(
    isNotNull(posts.posted_at),
    sql`${posts.channel_id} in (select id from post_channels where portal is not null)`,
    asked(actor, filters, sql`${posts.posted_at}`),
  )!;
const boughtOrder = [desc(posts.posted_at), desc(posts.id)];

export const findBought = (actor: Actor, { page, size, ...filters }: Filters & Paged): Promise<Post[]> =>
  findOrdered(wasBought(actor, filters), boughtOrder, { page, size });

export async function countBought(actor: Actor, filters: Filters) {
  const [found] = await db()
    .select({
      total: sql<number>`count(*)`.mapWith(Number),
      sum: sql<number>`coalesce(sum(${posts.total}), 0)`.mapWith(Number),
      unpriced: many(isNull(posts.total)),
    })
    .from(posts)
    .where(wasBought(actor, filters));
  return found!;
}

/** Ids for an export: of a tab, of what was bought, or of all. */
export async function findIds(
  actor: Actor,
  question: { tab: PostTab | 'bought'; filters: Filters } | null,
): Promise<number[]> {
  const [where, order] = idsOf(actor, question);
  const found = await db()
    .select({ id: posts.id })
    .from(posts)
    .where(where)
    .orderBy(...order);
  return found.map(({ id }) => id);
}

function idsOf(actor: Actor, question: { tab: PostTab | 'bought'; filters: Filters } | null): [SQL | undefined, SQL[]] {
  if (!question) return [isOpen, [desc(posts.id)]];
  const { tab, filters } = question;
  if (tab === 'bought') return [wasBought(actor, filters), boughtOrder];
  return [and(wanted(actor, tab, filters), asked(actor, filters)), orderOf(tab)];
}

/** Posts by id, in this order. */
export async function findByIds(ids: readonly number[]): Promise<Post[]> {
  const found = await db()
    .select()
    .from(posts)
    .where(sql`${posts.id} = any(${idArray(ids)})`);
  const byId = new Map(found.map((post) => [post.id, post]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The post of each of these houses on each channel: the living one, else the last. Removed ones are left out. */
export function findLatest(houseIds: readonly number[]): Promise<Post[]> {
  return db()
    .selectDistinctOn([posts.house_id, posts.channel_id])
    .from(posts)
    .where(and(sql`${posts.house_id} = any(${idArray(houseIds)})`, isOpen, isNull(posts.renews_id)))
    .orderBy(posts.house_id, posts.channel_id, sql`(${posts.state} = 'failed')`, desc(posts.id));
}
