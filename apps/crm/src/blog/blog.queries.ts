import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { byId, pagedRows } from '@toam/api-client/paged-rows';
import { keepRows } from '@toam/api-client/query-client';
import { countBlogs, listBlogs, readBlog } from '@toam/contracts/blog/blog.endpoints';
import type { BlogType } from '@toam/domain/blog/blog.record';

/** Cards per page: a multiple of the four in a line. */
const blogsAPage = 12;

/** What the list is asked for. Absent: all kinds. */
interface BlogQuery {
  search: string;
  type?: BlogType | undefined;
}

/** Live events name the first part of these keys. */
export const blogQueries = {
  all: ['blog'] as const,
  counts: ['blog', 'count'] as const,
  /** The pages that are loaded so far. */
  pages: (query: BlogQuery) =>
    infiniteQueryOptions({
      queryKey: [...blogQueries.all, 'list', query],
      ...pagedRows(
        (page: number, signal: AbortSignal) => call(listBlogs, { query: { ...query, page, size: blogsAPage } }, signal),
        byId,
      ),
      // A refetch reads every loaded page again: too much after a long scroll.
      refetchOnWindowFocus: (loaded) => (loaded.state.data?.pages.length ?? 0) <= 3,
      ...keepRows,
    }),
  /** How many a search finds, of all kinds and of each. */
  count: (search: string) =>
    queryOptions({
      queryKey: [...blogQueries.counts, search],
      queryFn: ({ signal }) => call(countBlogs, { query: { search } }, signal),
      ...keepRows,
    }),
  detail: (blogId: number) =>
    queryOptions({
      queryKey: [...blogQueries.all, 'detail', blogId],
      queryFn: ({ signal }) => call(readBlog, { query: { blog_id: blogId } }, signal),
    }),
};
