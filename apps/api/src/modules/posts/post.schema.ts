import type { ChannelKind, Portal } from '@toam/domain/post/portal';
import type { PortalRules } from '@toam/domain/post/portal-rules';
import type { OwnWords, PostContent } from '@toam/domain/post/post-content';
import type { PostState } from '@toam/domain/post/post-life';
import type { Repair } from '@toam/domain/post/post-repair';
import type { AlonhadatNews, BatdongsanNews } from '@toam/domain/post/portal';
import type { TariffTier, TariffUnit } from '@toam/domain/post/post-money';
import type { PostEventKind } from '@toam/contracts/post/post-event.text';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bit, createdAt, deletedAt, idOf, moment, searchText, updatedAt } from '../../db/columns';
import { houses } from '../houses/house.schema';
import { users } from '../users/user.schema';

/** Where houses are advertised: two portals, and what admins add. The store locks names, so no index is needed for them. */
export const postChannels = pgTable(
  'post_channels',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    version: integer('version').notNull().default(1),
    name: text('name').notNull(),
    kind: text('kind').notNull().$type<ChannelKind>(),
    portal: text('portal').$type<Portal>(),
    status: bit('status', 1),
    link: text('link'),
    user_id: integer('user_id').references(() => users.id),
    created_at: createdAt(),
    updated_at: updatedAt(),
    deleted_at: deletedAt(),
  },
  (channel) => [
    uniqueIndex('post_channels_portal').on(channel.portal),
    check('post_channels_kind', sql`(${channel.kind} = 'portal') = (${channel.portal} is not null)`),
  ],
);

/** One house on one channel: what it costs, what it says, where it stands. Brief 4 §5. */
export const posts = pgTable(
  'posts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    version: integer('version').notNull().default(1),
    house_id: idOf('house_id', () => houses.id),
    channel_id: idOf('channel_id', () => postChannels.id),
    /** Who posts, with their account of the portal. */
    user_id: idOf('user_id', () => users.id),
    /** The post that this one renews: bought and approved by itself, without words of its own. */
    renews_id: integer('renews_id').references((): AnyPgColumn => posts.id),
    state: text('state').notNull().$type<PostState>(),
    /** 1: it is up. */
    post: bit('post', 0),
    /** 0: a change has not reached the portal. */
    update_status: bit('update_status', 0),

    type_news: smallint('type_news').notNull().default(0).$type<AlonhadatNews>(),
    type_news_day: smallint('type_news_day'),
    type_news_value: bigint('type_news_value', { mode: 'number' }),
    /** VND; null: nobody knows the price. */
    total: bigint('total', { mode: 'number' }),
    batdongsan_type_news: smallint('batdongsan_type_news').notNull().default(5).$type<BatdongsanNews>(),
    batdongsan_type_news_days: smallint('batdongsan_type_news_days').notNull().default(10),

    /** Words for this post alone. */
    own: jsonb('own').notNull().default({}).$type<OwnWords>(),
    /** What it says: when it was last written, or tried to be sent. */
    content: jsonb('content').notNull().$type<PostContent>(),
    /** What the portal has. */
    sent: jsonb('sent').$type<PostContent>(),
    /** The portal's version of it differs from the house now. */
    has_drift: boolean('has_drift').notNull().default(false),

    /** The portal posts a key once. Another one only after words that no portal may have got under this one. */
    key: uuid('key').notNull(),
    /** Whether a portal may have it: since before it was first sent, until the portal refused it. */
    is_sent: boolean('is_sent').notNull().default(false),
    /** The words changed while it may be there under its key. */
    is_changed: boolean('is_changed').notNull().default(false),
    portal_ref: text('portal_ref'),
    link: text('link'),

    failed_quantity: integer('failed_quantity').notNull().default(0),
    /** Tries of what is under way now: posting, a change, taking down. */
    tries: smallint('tries').notNull().default(0),
    /** When the job is to take it up; null: there is nothing to do. While it works, when its work counts as lost. */
    next_try_at: moment('next_try_at'),
    /** The job talks to the gateway about it, until `next_try_at`. */
    is_working: boolean('is_working').notNull().default(false),
    /** Counts who took it up: an answer that comes after somebody else took over is another's. */
    claim: integer('claim').notNull().default(0),
    error: text('error'),
    /** What somebody has to put right, if a refusal said it. */
    repair: text('repair').$type<Repair>(),

    /** Why an admin has to see it who need not see every post: it goes over a budget. */
    over_budget: text('over_budget'),
    approved_by: integer('approved_by').references(() => users.id),
    approved_at: moment('approved_at'),
    posted_at: moment('posted_at'),
    /** The last day in Vietnam on which it is up; null: no end was bought. */
    last_day: date('last_day'),
    /** The last day that its poster was told of. */
    end_told: date('end_told'),
    /** Since when it is to be taken down, and why. */
    leaving_at: moment('leaving_at'),
    leaving_reason: text('leaving_reason'),
    removed_at: moment('removed_at'),
    search: searchText('search', 'house_id::text', `f_told(content->>'title')`, `f_told(content->>'address')`),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (post) => [
    check(
      'posts_state',
      sql`${post.state} in ('waitingApproval', 'waiting', 'posting', 'posted', 'failed', 'removed', 'renewed')`,
    ),
    /** C8: one living post of a house on a channel. */
    uniqueIndex('posts_living')
      .on(post.house_id, post.channel_id)
      .where(sql`state in ('waitingApproval', 'waiting', 'posting', 'posted') and renews_id is null`),
    /** One renewal of a post at a time. */
    uniqueIndex('posts_renewal')
      .on(post.renews_id)
      .where(sql`state in ('waitingApproval', 'waiting', 'posting')`),
    index('posts_renewals')
      .on(post.renews_id, post.id)
      .where(sql`renews_id is not null`),
    /** What was bought, by the month. */
    index('posts_bought')
      .on(post.posted_at)
      .where(sql`posted_at is not null`),
    uniqueIndex('posts_key').on(post.key),
    index('posts_tab').on(post.state, post.updated_at.desc().nullsFirst(), post.id.desc().nullsFirst()),
    index('posts_posted')
      .on(post.posted_at.desc().nullsFirst(), post.id.desc().nullsFirst())
      .where(sql`state = 'posted'`),
    /** All that the manager asks for and counts, but words: it reads the posts of one page. */
    index('posts_counted')
      .on(
        post.state,
        post.user_id,
        post.channel_id,
        post.posted_at,
        post.updated_at,
        post.total,
        post.last_day,
        post.leaving_at,
        post.has_drift,
        post.id,
      )
      .where(sql`state not in ('removed', 'renewed')`),
    index('posts_due')
      .on(post.next_try_at)
      .where(sql`next_try_at is not null`),
    index('posts_user').on(post.user_id),
    index('posts_house').on(post.house_id, post.channel_id, post.id),
  ],
);

/** What became of a post, in order. */
export const postEvents = pgTable(
  'post_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    post_id: idOf('post_id', () => posts.id),
    kind: text('kind').notNull().$type<PostEventKind>(),
    /** Null: the portal, or the end of its house. */
    user_id: integer('user_id').references(() => users.id),
    detail: text('detail'),
    created_at: createdAt(),
  },
  (event) => [index('post_events_post').on(event.post_id, event.id)],
);

/** What a tier costs, from a day in Vietnam on. D104 */
export const portalTariffs = pgTable(
  'portal_tariffs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    portal: text('portal').notNull().$type<Portal>(),
    unit: text('unit').notNull().$type<TariffUnit>(),
    tier: smallint('tier').notNull().$type<TariffTier>(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    valid_from: date('valid_from').notNull(),
    created_at: createdAt(),
  },
  (tariff) => [
    uniqueIndex('portal_tariffs_from').on(tariff.portal, tariff.unit, tariff.tier, tariff.valid_from),
    check('portal_tariffs_tier', sql`${tariff.tier} between 1 and 6`),
  ],
);

/** What posts may cost in a month: the company's (`user_id` null), or a person's. Absent: no limit. */
export const postBudgets = pgTable(
  'post_budgets',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id').references(() => users.id),
    /** VND. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    updated_by: idOf('updated_by', () => users.id),
    updated_at: updatedAt(),
  },
  (budget) => [unique('post_budgets_user').on(budget.user_id).nullsNotDistinct()],
);

/** What a portal refuses, where an admin wrote other rules than the first ones. */
export const portalRuleSets = pgTable('portal_rules', {
  portal: text('portal').primaryKey().$type<Portal>(),
  version: integer('version').notNull().default(1),
  rules: jsonb('rules').notNull().$type<PortalRules>(),
  updated_by: idOf('updated_by', () => users.id),
  updated_at: updatedAt(),
});

/** What the built-in gateway got instead of a portal: never an account. D102 */
export const sandboxPosts = pgTable('sandbox_posts', {
  key: uuid('key').primaryKey(),
  portal: text('portal').notNull().$type<Portal>(),
  content: jsonb('content').notNull().$type<PostContent & { news: string }>(),
  received_at: moment('received_at').notNull().defaultNow(),
  updated_at: moment('updated_at'),
  removed_at: moment('removed_at'),
});

export type Post = typeof posts.$inferSelect;
export type Channel = typeof postChannels.$inferSelect;
