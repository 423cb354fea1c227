import { useUser } from '@toam/auth/session';
import { formatTotal } from '@toam/ui/core';
import { rowsOf, useColumnLayout, type ListColumn, type ListQuery } from '@toam/ui/list';
import type { ListAddress } from './use-list-address';
import { useOpenedRow } from './use-opened-row';

/** The panel of a row beside its list, as props for `DetailPanel`. */
export interface RowPanel {
  /** Index of the row among the loaded ones; -1 if it is not loaded. */
  at: number;
  /** Go to the previous and the next row; undefined at the ends. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
}

interface ListScreenOptions<Row extends { id: number }> {
  /** Key under which the user's columns are stored. */
  name: string;
  /** Must be a constant. */
  columns: readonly ListColumn<Row>[];
  address: ListAddress;
  /** The list's query without the page. */
  question: object;
  /** `useInfiniteQuery`, or `onePage(useQuery(…))`. */
  query: ListQuery<Row>;
  /** How many switches outside the filters limit the list. */
  switchesOn?: number;
}

/**
 * What all lists of the back-office have in common. Each name holds the props of one part of the screen: spread them, and add
 * the list's own props.
 */
export function useListScreen<Row extends { id: number }>({
  name,
  columns,
  address,
  question,
  query,
  switchesOn = 0,
}: ListScreenOptions<Row>) {
  const { search, filterable, filters, sort, change, ask, clear } = address;
  const { page = 1, size, open: opened = null } = search;
  const layout = useColumnLayout(name, useUser().id, columns);
  const { open, close } = useOpenedRow(opened, change);

  const rows = rowsOf(query);
  const [found] = query.data?.pages ?? [];
  const count = found && formatTotal(found.total, found.total_capped);
  const at = rows.findIndex(({ id }) => id === opened);
  const [previous, next] = at < 0 ? [] : [rows[at - 1], rows[at + 1]];
  const panel: RowPanel = {
    at,
    onPrevious: previous && (() => open(previous)),
    onNext: next && (() => open(next)),
    onClose: close,
  };
  return {
    rows,
    open,
    /** Formatted size of the list; undefined until it is known. */
    count,
    menu: { question, layout, count },
    bar: {
      search: {
        value: search.search,
        onSearch: (words: string) => ask({ search: words }, { replace: true }),
      },
      columns: filterable,
      filters,
      switchesOn,
      counting: query.isPlaceholderData,
    },
    table: {
      query,
      question: JSON.stringify([question, page, size]),
      layout,
      sort,
      filters,
      ...(search.open !== undefined && { opened: { id: search.open, onOpen: open } }),
    },
    pager: {
      page,
      onPage: (to: number) => ask({ page: to }),
      total: found?.total,
      capped: found?.total_capped,
    },
    panel,
    empty: {
      page,
      conditions: Object.keys(filters.value).length + (search.search === '' ? 0 : 1) + switchesOn,
      onFirstPage: () => ask({}),
      onClear: clear,
    },
  };
}
