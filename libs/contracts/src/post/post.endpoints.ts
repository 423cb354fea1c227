import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idList, idParam, recordId, searchLine } from '@toam/contracts/field';
import { moment } from '@toam/contracts/moment';
import { pageOf, pageQuery } from '@toam/contracts/page';
import { seenVersion } from '@toam/contracts/record/record.schema';
import { postText } from './post.text';
import {
  chosenNews,
  gateway,
  ownWords,
  portal,
  postChannel,
  postContent,
  postDetail,
  postEvent,
  postHouse,
  postLink,
  postMark,
  postRow,
} from './post.schema';
import { portalRuleSet } from './post-rule.endpoints';
import { shownImage } from '@toam/contracts/record/record.schema';

/** Tabs of the manager: waitingApproval, waiting and posting · posted · failed. */
export const postTabs = ['waiting', 'posted', 'failed'] as const;
export type PostTab = (typeof postTabs)[number];

/** Narrower looks: posts that end soon, differ from their house, wait for an admin, or are mine. */
export const postShows = ['endsSoon', 'drift', 'approval', 'mine'] as const;

/** What the three tabs ask. Days are Vietnam's; both ends count. `startAt` and `endAt` look at when it was posted, else changed. */
export const postFilters = {
  startAt: moment().nullish(),
  endAt: moment().nullish(),
  staff: z.array(recordId).max(1000).default([]),
  search: searchLine(),
  /** Channels. */
  channel: z.array(recordId).max(100).default([]),
  show: z.enum(postShows).nullish(),
};
export const postListBody = z.object({ ...postFilters, ...pageQuery(20).shape });
export type PostListQuery = z.output<typeof postListBody>;

const counted = z.number().int();

/** `counts`: of each tab for the same question; `shows`: of this tab, by `show`; `sum`: VND of those found. */
export const postPage = pageOf(postRow).extend({
  postQuantity: counted,
  sum: counted,
  /** Among those found, how many have no price. */
  unpriced: counted,
  counts: z.object({ waiting: counted, posted: counted, failed: counted }),
  shows: z.object({ endsSoon: counted, drift: counted, approval: counted, mine: counted }),
  gateway,
});
export type PostPage = z.output<typeof postPage>;

const exampleQuestion = {
  startAt: 1793466000,
  endAt: 1795193999,
  staff: [7],
  search: 'nguyen van dau',
  page: 1,
  size: 20,
};

const tabOf = <const Path extends string>(path: Path, summary: string) =>
  endpoint({
    method: 'POST',
    path: `/user/${path}`,
    summary,
    access: 'posts',
    body: postListBody,
    example: { body: exampleQuestion },
    data: postPage,
  });

export const listPosted = tabOf('post-manager-condition', 'Posts that are up, the last posted first');
export const listWaitingPosts = tabOf('post-manager-waiting', 'Posts that wait for approval or for the portal');
export const listFailedPosts = tabOf('post-manager-error', 'Posts that could not be posted');

export const listPostableHouses = endpoint({
  method: 'GET',
  path: '/user/post-manager-house',
  summary: 'Houses that I may post: visible to me, on sale, with a price',
  access: 'posts',
  query: pageQuery(20).extend({ search: searchLine(300) }),
  example: { query: { search: 'nguyen van dau', page: 1, size: 20 } },
  data: pageOf(z.object({ house: postHouse, marks: z.array(postMark) })),
});

const answered = z.object({ posts: z.array(postRow), message: z.string(), gateway });

export const createPosts = endpoint({
  method: 'POST',
  once: true,
  path: '/user/post-manager',
  summary: 'Posts a house on channels: on all of them or on none',
  access: 'posts',
  body: z.object({
    house_id: recordId.nullish().refine((id) => typeof id === 'number', postText.houseRequired),
    channel_ids: z
      .array(recordId, postText.channelsRequired)
      .min(1, postText.channelsRequired)
      .max(50)
      .transform((ids) => [...new Set(ids)]),
    ...chosenNews,
    ...ownWords,
  }),
  example: {
    body: {
      ...{ house_id: 1, channel_ids: [1, 2], type_news: 1, type_news_day: 7, type_news_value: 40_000 },
      ...{ batdongsan_type_news: 5, batdongsan_type_news_days: 10 },
    },
  },
  /** The post that is there already. */
  conflict: postRow,
  data: answered,
});

const seen = { post_id: recordId, version: seenVersion };

/**
 * `update` changes what is not up yet; where it costs something else, an admin sees it again. `update_post` sends the house's present
 * state to the portal. `update_posted` says that a post of a manual channel is up. `confirm` lets it go on: an admin approves what waits,
 * its poster sends again what failed, with the same key.
 */
const changePostBody = z.discriminatedUnion('type', [
  z.object({ type: z.literal('update'), ...seen, ...chosenNews, ...ownWords }),
  z.object({ type: z.literal('update_post'), ...seen, ...ownWords }),
  z.object({ type: z.literal('update_posted'), ...seen, link: postLink.optional() }),
  z.object({ type: z.literal('confirm'), ...seen }),
]);

export const changePost = endpoint({
  method: 'PUT',
  path: '/user/post-manager',
  summary: 'Changes a post, sends its house’s present state, marks it posted, approves it or sends it again',
  access: 'posts',
  body: changePostBody,
  example: { body: { type: 'confirm', post_id: 1, version: 1 } },
  conflict: postRow,
  data: answered,
});

/**
 * More time for a post that is up: bought, approved and tried like a post. What is not given is bought as before, at today's prices.
 */
export const renewPost = endpoint({
  method: 'POST',
  once: true,
  path: '/post/renewal',
  summary: 'Buys more time for a post',
  access: 'posts',
  body: z.object({ ...seen, ...chosenNews }),
  example: { body: { post_id: 1, version: 1, type_news: 1, type_news_day: 7, type_news_value: 40_000 } },
  conflict: postRow,
  data: answered,
});

/** A post with its words: what `?open=` of the manager leads to. */
export const readPost = endpoint({
  method: 'GET',
  path: '/post/:postId',
  summary: 'A post with its words',
  access: 'posts',
  params: z.object({ postId: idParam }),
  example: { params: { postId: 1 } },
  data: postDetail,
});

/**
 * What a portal may have is asked to be taken down; the rest goes at once. `post_id`: this post alone, as it was seen; a failed one may
 * have a living one beside it.
 */
export const removePosts = endpoint({
  method: 'DELETE',
  path: '/user/post-manager',
  summary: 'Takes the posts of a house down, on one channel, on all, or one post alone',
  access: 'posts',
  body: z.object({
    house_id: recordId,
    channel_id: recordId.nullish(),
    post_id: recordId.optional(),
    version: seenVersion,
  }),
  example: { body: { house_id: 1 } },
  conflict: postRow,
  data: answered,
});

/** `created_at`: only what happened until then. */
export const listPostHistory = endpoint({
  method: 'POST',
  path: '/user/post-manager/history',
  summary: 'What became of a house’s posts, the newest first',
  access: 'posts',
  body: z.object({ house_id: recordId, created_at: moment().nullish(), ...pageQuery(50).shape }),
  example: { body: { house_id: 1, page: 1, size: 50 } },
  data: pageOf(postEvent),
});

export const listPostStates = endpoint({
  method: 'GET',
  path: '/post/state',
  summary: 'How houses stand on each channel, for the marks of lists',
  access: 'posts',
  query: z.object({ house_ids: idList }),
  example: { query: { house_ids: '1,2' } },
  data: z.object({
    channels: z.array(postChannel),
    houses: z.array(z.object({ house_id: counted, marks: z.array(postMark) })),
    gateway,
  }),
});

/** A channel without a post has `post` null. Money: of all posts of the house that went up. */
export const readHousePosts = endpoint({
  method: 'GET',
  path: '/post/house/:houseId',
  summary: 'The posts of a house on each channel, and what they cost',
  access: 'posts',
  params: z.object({ houseId: idParam }),
  example: { params: { houseId: 1 } },
  data: z.object({
    channels: z.array(z.object({ channel: postChannel, post: postRow.nullable() })),
    spent: counted,
    unpriced: counted,
    posted_times: counted,
    failed_times: counted,
    gateway,
  }),
});

/** What the form of a new post begins with. `account`: my account's name on the portal; null: there is none. */
export const readPostForm = endpoint({
  method: 'GET',
  path: '/post/form/:houseId',
  summary: 'What a post of this house would say, and which channels it may go to',
  access: 'posts',
  params: z.object({ houseId: idParam }),
  example: { params: { houseId: 1 } },
  data: z.object({
    house: postHouse,
    content: postContent,
    /** Its public pictures with their sizes in bytes, in the order of `content.images`. */
    pictures: z.array(shownImage.extend({ bytes: counted })),
    defaults: z.object({
      type_news: z.literal([0, 1, 2]),
      type_news_day: counted.nullable(),
      type_news_value: counted.nullable(),
      batdongsan_type_news: counted,
      batdongsan_type_news_days: counted,
    }),
    channels: z.array(z.object({ channel: postChannel, account: z.string().nullable(), mark: postMark.nullable() })),
    /** What each portal refuses. */
    rules: z.object({ alonhadat: portalRuleSet, batdongsan: portalRuleSet }),
    /** VND for each m² of the houses that we sell, or let, in its district; null: they are too few to compare with. */
    market: z.object({ houses: counted, low: counted, median: counted, high: counted }).nullable(),
    gateway,
  }),
});

export const countWaitingPosts = endpoint({
  method: 'GET',
  path: '/post/waiting/count',
  summary: 'How many posts wait for me: for admins those to approve, for others none',
  access: 'posts',
  data: z.object({ waiting: counted }),
});

/** What the sandbox stored of a post: what a portal would have got, without any account. C11 */
export const readSandboxPost = endpoint({
  method: 'GET',
  path: '/post/sandbox/:postId',
  summary: 'What the built-in gateway got instead of a portal',
  access: 'posts',
  params: z.object({ postId: idParam }),
  example: { params: { postId: 1 } },
  data: z.object({
    gateway,
    stored: z
      .object({
        key: z.string(),
        portal,
        content: postContent.extend({ news: z.string() }),
        received_at: counted,
        updated_at: counted.nullable(),
        removed_at: counted.nullable(),
      })
      .nullable(),
  }),
});
