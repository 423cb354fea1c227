import { postShows, postTabs, type PostListQuery } from '@toam/contracts/post/post.endpoints';
import { recordId, searchWords } from '@toam/list-screen/list-search';
import type { PostView } from '../post/post.queries';
import type { Filters } from '@toam/ui/list';
import { z } from 'zod';

/** `bought`: what portals took. It is no tab of its own until somebody comes to it. */
export const postViews = [...postTabs, 'bought'] as const satisfies readonly PostView[];

/** The manager's state in the address bar, beside the filters by day, people and channel. */
export const postSearch = z.object({
  tab: z.enum(postViews).catch('waiting'),
  search: searchWords,
  show: z.enum(postShows).nullable().catch(null),
  /** The post in the panel. */
  open: recordId,
});
export type PostSearch = z.output<typeof postSearch>;

export type PostQuestion = Omit<PostListQuery, 'page' | 'size'>;

const ids = (filters: Filters, column: string): number[] => {
  const value = filters[column];
  return value?.operation === 'in' ? value.values.map(Number).filter(Number.isSafeInteger) : [];
};

/** What the address bar asks of each tab. */
export function questionOf({ search, show }: PostSearch, filters: Filters): PostQuestion {
  const { day } = filters;
  const [startAt, endAt] = day?.operation === 'between' ? day.values : [null, null];
  return { startAt, endAt, staff: ids(filters, 'staff'), channel: ids(filters, 'channel'), search, show };
}
