import { batdongsanNews, isBatdongsanDays, portals } from '@toam/domain/post/portal';
import { driftFields } from '@toam/domain/post/post-drift';
import { repairs } from '@toam/domain/post/post-repair';
import { postStates } from '@toam/domain/post/post-life';
import { shownPostStates } from '@toam/domain/post/shown-post-state';
import { channel } from '@toam/domain/post/channel.record';
import { visibleText } from '@toam/domain/visible-text';
import { z } from 'zod';
import { line, longestLine, recordId } from '@toam/contracts/field';
import { houseStatus, purpose } from '@toam/contracts/house/house-row.schema';
import { person } from '@toam/contracts/person';
import { image } from '@toam/contracts/media/image.schema';
import { epochSeconds } from '@toam/contracts/page';
import { rowOf, shownImage } from '@toam/contracts/record/record.schema';
import { postText } from './post.text';

const whole = z.number().int();
const dong = whole.nullable();
const moment = epochSeconds.nullable();
/** '2026-11-26', in Vietnam. */
const day = z.string().nullable();

export const portal = z.enum(portals);

/** Where posts go. The screens always say when nothing reaches a portal. D102 */
export const gateway = z.enum(['sandbox', 'http']);
export type PostGateway = z.output<typeof gateway>;

/** `posts_count`: living posts on it. */
export const postChannel = rowOf(channel, { posts_count: whole });
export type PostChannel = z.output<typeof postChannel>;

const channelName = postChannel.pick({ id: true, name: true, kind: true, portal: true, status: true, link: true });

/** A house of a post. Who may not see the house gets what the post says of it, without number and pictures. */
export const postHouse = z.object({
  id: whole,
  title: z.string().nullable(),
  address: z.string(),
  district: z.string().nullable(),
  into_money: dong,
  purpose,
  area: z.number().nullable(),
  status: houseStatus,
  is_deleted: z.boolean(),
  /** Whether the reader may open it. */
  is_visible: z.boolean(),
  /** The first four of its public pictures. */
  images: z.array(image.pick({ id: true, main: true, thumbnail: true })),
});
export type PostHouse = z.output<typeof postHouse>;

/** A difference between what a portal has and the house now. Words: texts/post-preflight.ts. */
const postDrift = z.object({
  field: z.enum(driftFields),
  before: z.string().nullable(),
  after: z.string().nullable(),
  added: whole.optional(),
  removed: whole.optional(),
  added_ids: z.array(whole).optional(),
});

const money = {
  type_news: z.literal([0, 1, 2]),
  type_news_day: whole.nullable(),
  type_news_value: dong,
  /** VND; null: nobody knows the price (Batdongsan). */
  total: dong,
  batdongsan_type_news: z.literal([...batdongsanNews]),
  batdongsan_type_news_days: whole,
};

export const postRow = z.object({
  id: whole,
  version: whole,
  house: postHouse,
  channel: channelName,
  /** Whose account it is posted with. */
  user: person,
  state: z.enum(postStates),
  standing: z.enum(shownPostStates),
  /** 1: it is up. */
  post: z.literal([0, 1]),
  /** 0: a change has not reached the portal. */
  update_status: z.literal([0, 1]),
  ...money,
  /** What the post says; null: what the house says. */
  title: z.string().nullable(),
  address_post: z.string().nullable(),
  failed_quantity: whole,
  /** Tries of what is under way now, and when the next is. */
  tries: whole,
  next_try_at: moment,
  /** Why it is not up, not changed or not down yet. */
  error: z.string().nullable(),
  /** What somebody has to put right; null: nobody said, or trying again may help. */
  repair: z.enum(repairs).nullable(),
  approver: person.nullable(),
  approved_at: moment,
  posted_at: moment,
  last_day: day,
  /** Since when the portal is asked to take it down, and why. */
  leaving_at: moment,
  leaving_reason: z.string().nullable(),
  portal_ref: z.string().nullable(),
  link: z.string().nullable(),
  drift: z.array(postDrift),
  /** Why an admin has to see it who need not see every post. */
  over_budget: z.string().nullable(),
  /** The post that this one buys more time for. */
  renews: z.object({ id: whole, last_day: day }).nullable(),
  /** Its own renewal that is not through yet. */
  renewal: z.object({ id: whole, standing: z.enum(shownPostStates) }).nullable(),
  created_at: epochSeconds,
  updated_at: epochSeconds,
  may_edit: z.boolean(),
  may_approve: z.boolean(),
  may_retry: z.boolean(),
  may_update: z.boolean(),
  may_mark_posted: z.boolean(),
  may_renew: z.boolean(),
  may_remove: z.boolean(),
});
export type PostRow = z.output<typeof postRow>;

/** What a post says, or would say today. */
export const postContent = z.object({
  title: z.string().nullable(),
  text: z.string().nullable(),
  address: z.string(),
  price: dong,
  purpose,
  area: z.number().nullable(),
  width: z.number().nullable(),
  length: z.number().nullable(),
  floors: z.number().nullable(),
  bedrooms: z.number().nullable(),
  bathrooms: z.number().nullable(),
  direction: z.string().nullable(),
  property_type: z.string().nullable(),
  house_type: z.string().nullable(),
  ownership: z.string().nullable(),
  project: z.string().nullable(),
  district: z.string().nullable(),
  city: z.string().nullable(),
  images: z.array(whole),
});

/** A post with its words: those that somebody wrote for it alone, and what the portal has. */
export const postDetail = postRow.extend({
  own: z.object({
    title: z.string().nullable(),
    text: z.string().nullable(),
    address: z.string().nullable(),
    images: z.array(whole).nullable(),
  }),
  content: postContent,
  /** Null: nothing is up. */
  sent: postContent.nullable(),
  pictures: z.array(shownImage),
  gateway,
});
export type PostDetail = z.output<typeof postDetail>;

const webLink = z
  .string(postText.linkWrong)
  .transform(visibleText)
  .pipe(
    z
      .string()
      .regex(/^(https?:\/\/\S+)?$/i, postText.linkWrong)
      .max(500, 'Tối đa 500 ký tự'),
  )
  .transform((text) => text || null)
  .nullable();
export { webLink as postLink };

const longText = z
  .string()
  .transform(visibleText)
  .pipe(z.string().max(10_000, 'Tối đa 10000 ký tự'))
  .transform((text) => text || null)
  .nullable();

/** Words for this post alone; null and absent: as the house has them. */
export const ownWords = {
  title: line(200).optional(),
  text: longText.optional(),
  address_post: line(longestLine * 2).optional(),
  /** Public pictures of the house, in the order of the post. */
  images: z.array(recordId).min(1).max(60).transform((ids) => [...new Set(ids)]).nullable().optional(),
}; // prettier-ignore

/** What somebody chooses to buy. Absent: what the house has as its defaults. */
export const chosenNews = {
  type_news: z.literal([0, 1, 2], 'Chọn loại tin').optional(),
  type_news_day: z.number().int().min(0).max(1000).nullable().optional(),
  type_news_value: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).nullable().optional(),
  batdongsan_type_news: z.literal([...batdongsanNews], 'Chọn loại tin').optional(),
  batdongsan_type_news_days: z.number(postText.daysWrong).refine(isBatdongsanDays, postText.daysWrong).optional(),
};

/** How a house stands on a channel. No mark: never posted there, or taken down. */
export const postMark = z.object({
  channel_id: whole,
  post_id: whole,
  standing: z.enum(shownPostStates),
  /** Why, and since when. */
  reason: z.string().nullable(),
  at: epochSeconds,
  last_day: day,
  has_drift: z.boolean(),
});
export type PostMark = z.output<typeof postMark>;

export const postEvent = z.object({
  id: whole,
  post_id: whole,
  channel: channelName.pick({ id: true, name: true, portal: true }),
  kind: z.string(),
  /** What happened, in words. */
  title: z.string(),
  detail: z.string().nullable(),
  /** Null: the portal, or the house's end. */
  user: person.nullable(),
  created_at: epochSeconds,
});
