import type { ReactNode } from 'react';
import type { ColumnFilter } from '../filter/column-filter';

/** What the first load draws in a cell's place. */
export type CellShape = 'text' | 'twoLines' | 'photo' | 'tag' | 'avatar';

/** One column of a list. Declared once per list, outside of components: its identity keeps rows from rendering again. */
export interface ListColumn<Row> {
  /** Stable; the wire's column name where the list sorts or filters by it. */
  key: string;
  title: string;
  /** Pixels before the person changes it; at least 70. */
  width: number;
  render: (row: Row) => ReactNode;
  /** Numbers stand right, in digits of one width. */
  align?: 'left' | 'right' | 'center';
  /** Headings without words (photos) still have a title, for settings and screen readers. */
  hideTitle?: boolean;
  sortable?: boolean;
  filter?: ColumnFilter;
  /** Stays in view when the table scrolls sideways; pinned columns come first. */
  pinned?: boolean;
  shape?: CellShape;
}

/** A page of an infinite list. D1. */
export interface ListPage<Row> {
  list: Row[];
  total: number;
  total_capped?: boolean | undefined;
}

/** The parts of `useInfiniteQuery`'s result that a list needs. */
export interface ListQuery<Row> {
  data: { pages: ListPage<Row>[] } | undefined;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

export interface ListSort {
  column: string;
  direction: 'asc' | 'desc';
}

/** Rows of all loaded pages, each id once: a row that moved between two loads would otherwise stand twice. */
export function rowsOf<Row extends { id: number }>(query: Pick<ListQuery<Row>, 'data'>): Row[] {
  const rows = new Map<number, Row>();
  for (const page of query.data?.pages ?? []) for (const row of page.list) if (!rows.has(row.id)) rows.set(row.id, row);
  return [...rows.values()];
}

/** The parts of `useQuery`'s result that a list of one page at a time needs. */
type PageQuery<Row> = Pick<ListQuery<Row>, 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'> & {
  data: ListPage<Row> | undefined;
};

/** A paged list's query as `ListTable` reads it: one page, nothing to scroll on to. */
export const onePage = <Row>({
  data,
  error,
  isFetching,
  isPlaceholderData,
  refetch,
}: PageQuery<Row>): ListQuery<Row> => ({
  data: data && { pages: [data] },
  ...{ error, isFetching, isPlaceholderData, refetch },
  ...{ hasNextPage: false, isFetchingNextPage: false, isFetchNextPageError: false },
  fetchNextPage: () => undefined,
});
