import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { endpointQuery } from '@toam/api-client/endpoint-query';
import { byId, pagedRows } from '@toam/api-client/paged-rows';
import { keepRows } from '@toam/api-client/query-client';
import { alonhadatCalls, batdongsanCalls } from '@toam/contracts/post/portal-post.endpoints';
import { listBoughtPosts, readPostCosts } from '@toam/contracts/post/post-cost.endpoints';
import { listPortalRules } from '@toam/contracts/post/post-rule.endpoints';
import { listChannels, listTariffs } from '@toam/contracts/post/post-setting.endpoints';
import {
  listFailedPosts,
  listPosted,
  listPostHistory,
  listPostableHouses,
  listWaitingPosts,
  readHousePosts,
  readPost,
  readPostForm,
  readSandboxPost,
  type PostListQuery,
  type PostTab,
} from '@toam/contracts/post/post.endpoints';
import type { PostRow } from '@toam/contracts/post/post.schema';
import type { Portal } from '@toam/domain/post/portal';
import { isEnded, type PostState } from '@toam/domain/post/post-life';
import { postKey } from '../post-marks.queries';

const portalLists = { alonhadat: alonhadatCalls.list, batdongsan: batdongsanCalls.list } as const;

/** A page of the posts on one portal. */
export interface PortalPostsQuery {
  portal: Portal;
  /** Null: all that are not removed. */
  state: PostState | null;
  page: number;
}

const calls = {
  waiting: listWaitingPosts,
  posted: listPosted,
  failed: listFailedPosts,
  bought: listBoughtPosts,
} as const;
/** A tab of the manager, or what portals took. */
export type PostView = keyof typeof calls;

/** The tab of the manager that lists it; null: none lists what was taken down, or was a renewal. */
export const tabOf = ({ state }: Pick<PostRow, 'state'>): PostTab | null => {
  if (isEnded(state)) return null;
  return state === 'posted' || state === 'failed' ? state : 'waiting';
};

/** This remote's queries for posts. All keys lie under `all`, so that one call refreshes everything after a change. */
export const postQueries = {
  all: postKey,

  /** A tab of the manager. Its first page has the counts of the three tabs. */
  tab: (tab: PostView, query: Omit<PostListQuery, 'page' | 'size'>) =>
    infiniteQueryOptions({
      queryKey: [...postQueries.all, 'tab', tab, query],
      ...pagedRows((page: number, signal: AbortSignal) => call(calls[tab], { body: { ...query, page } }, signal), byId),
      ...keepRows,
    }),

  /** The same question's counts and sum alone. */
  counts: (tab: PostView, query: Omit<PostListQuery, 'page' | 'size'>) =>
    endpointQuery([...postQueries.all, 'counts', tab, query], calls[tab], { body: { ...query, page: 1, size: 1 } }),

  detail: (postId: number) => endpointQuery([...postQueries.all, 'detail', postId], readPost, { params: { postId } }),

  /** What became of a house's posts, the newest first. */
  history: (houseId: number) =>
    infiniteQueryOptions({
      queryKey: [...postQueries.all, 'history', houseId],
      ...pagedRows(
        (page: number, signal: AbortSignal) => call(listPostHistory, { body: { house_id: houseId, page } }, signal),
        byId,
      ),
    }),

  /** Houses that I may post. */
  houses: (search: string) =>
    infiniteQueryOptions({
      queryKey: [...postQueries.all, 'houses', search],
      ...pagedRows(
        (page: number, signal: AbortSignal) => call(listPostableHouses, { query: { search, page } }, signal),
        ({ house }) => house.id,
      ),
      ...keepRows,
    }),

  ofPortal: ({ portal, state, page }: PortalPostsQuery) => ({
    ...endpointQuery([...postQueries.all, 'portal', portal, state, page], portalLists[portal], {
      query: { page, ...(state && { state }) },
    }),
    ...keepRows,
  }),

  ofHouse: (houseId: number) =>
    endpointQuery([...postQueries.all, 'house', houseId], readHousePosts, { params: { houseId } }),

  /** What the form of a new post begins with. */
  form: (houseId: number) =>
    endpointQuery([...postQueries.all, 'form', houseId], readPostForm, { params: { houseId } }),

  channels: endpointQuery([...postKey, 'channels'], listChannels),

  /** @param on a day, YYYY-MM-DD; today without one */
  tariffs: (on?: string) =>
    endpointQuery([...postQueries.all, 'tariffs', on ?? null], listTariffs, { query: on === undefined ? {} : { on } }),

  /** What posts cost in a month. @param month '2026-11' */
  costs: (month: string) => endpointQuery([...postQueries.all, 'costs', month], readPostCosts, { query: { month } }),

  rules: endpointQuery(['post', 'rules'], listPortalRules),

  /** What the built-in gateway got instead of a portal. */
  sandbox: (postId: number) =>
    endpointQuery([...postQueries.all, 'sandbox', postId], readSandboxPost, { params: { postId } }),
};
