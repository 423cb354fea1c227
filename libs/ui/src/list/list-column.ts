import type { ReactNode } from 'react';
import type { ColumnFilter } from '../filter/column-filter';

/** Shape of a cell's placeholder during the first load. */
export type CellShape = 'text' | 'twoLines' | 'photo' | 'tag' | 'avatar';

/** One column of a list. Declare it once, outside components: a new object would render every row again. */
export interface ListColumn<Row> {
  /** Stable. It is the wire's column name if the list sorts or filters by the column. */
  key: string;
  title: string;
  /** Default width in pixels, at least 70. */
  width: number;
  render: (row: Row) => ReactNode;
  /** `right` for numbers: they get digits of equal width. */
  align?: 'left' | 'right' | 'center';
  /** Hides the title in the heading (photos). Settings and screen readers still use it. */
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

/** An order with a name of its own, beside those of the columns. */
export interface ListOrder {
  label: string;
  sort: ListSort;
}

/** Rows of all loaded pages, each id once. A row that moved between two loads would otherwise appear twice. */
export function rowsOf<Row extends { id: number }>(query: Pick<ListQuery<Row>, 'data'>): Row[] {
  const rows = new Map<number, Row>();
  for (const page of query.data?.pages ?? []) for (const row of page.list) if (!rows.has(row.id)) rows.set(row.id, row);
  return [...rows.values()];
}

/** The parts of `useQuery`'s result that a paged list needs. */
type PageQuery<Row> = Pick<ListQuery<Row>, 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'> & {
  data: ListPage<Row> | undefined;
};

/** Converts a paged list's query for `ListTable`: one page and nothing more to load. */
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
