import { useQueries, useQueryClient, type Query, type UseQueryResult } from '@tanstack/react-query';
import { endpointQuery } from '@toam/api-client/endpoint-query';
import { keepRows } from '@toam/api-client/query-client';
import type { DataOf } from '@toam/contracts/endpoint';
import { listPostStates } from '@toam/contracts/post/post.endpoints';
import type { PostChannel, PostMark } from '@toam/contracts/post/post.schema';
import { useLiveBursts } from '@toam/live/live-burst';

type States = DataOf<typeof listPostStates>;

/** All keys of posts lie under this, so that a step with a post refreshes the marks, too. */
export const postKey = ['post'] as const;
const marksKey = [...postKey, 'marks'] as const;

/** How houses stand on each channel. */
const postMarks = (houseIds: readonly number[]) => ({
  ...endpointQuery([...marksKey, houseIds], listPostStates, { query: { house_ids: houseIds.join(',') } }),
  ...keepRows,
});

export interface HouseMarks {
  /** The oldest first. */
  channels: readonly PostChannel[];
  /** By house. A house that is missing here is not known yet. */
  of: ReadonlyMap<number, readonly PostMark[]>;
  /** Reads again what could not be read; null: nothing failed. */
  retry: (() => void) | null;
}

/** The answers to all pages in one. */
function joined(pages: UseQueryResult<States>[]): HouseMarks {
  const found = pages.flatMap(({ data }) => data ?? []);
  const failed = pages.filter(({ isError }) => isError);
  return {
    channels: found[0]?.channels ?? [],
    of: new Map(found.flatMap(({ houses }) => houses.map(({ house_id, marks }) => [house_id, marks]))),
    retry: failed.length === 0 ? null : () => failed.forEach(({ refetch }) => void refetch()),
  };
}

/** Each page's houses that are on no page before it, in an order that the list's own does not change. */
function newIds(pages: readonly (readonly number[])[]): number[][] {
  const known = new Set<number>();
  return pages.flatMap((ids) => {
    const fresh = ids.filter((id) => !known.has(id));
    for (const id of fresh) known.add(id);
    return fresh.length === 0 ? [] : [fresh.sort((one, other) => one - other)];
  });
}

/** Up to so many pages are read again for a post that none of them has: it may be a new one. */
const fewPages = 2;

const hasPost = ({ state }: Query, changed: ReadonlySet<number>): boolean =>
  (state.data as States | undefined)?.houses.some(({ marks }) => marks.some(({ post_id }) => changed.has(post_id))) ===
  true;

/**
 * How the houses of a list stand on each channel: one call per page, and only for houses that were not asked for yet. Follows what
 * becomes of their posts.
 * @param pages ids of houses, as the list loads them; none: no call
 */
export function usePostMarks(pages: readonly (readonly number[])[]): HouseMarks {
  const queries = useQueryClient();
  const asked = newIds(pages);
  useLiveBursts(asked.length === 0 ? [] : ['post'], (changed) => {
    const ids = new Set(changed);
    const shown = queries.getQueryCache().findAll({ queryKey: marksKey, type: 'active' });
    const theirs = shown.filter((query) => hasPost(query, ids));
    const stale = theirs.length === 0 && shown.length <= fewPages ? shown : theirs;
    const refetchType = document.hidden ? 'none' : 'active';
    for (const { queryKey } of stale) void queries.invalidateQueries({ queryKey, exact: true, refetchType });
  });
  return useQueries({ queries: asked.map(postMarks), combine: joined });
}
