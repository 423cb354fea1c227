import { useUser } from '@toam/auth/session';
import { formatTotal } from '@toam/ui/core';
import { rowsOf, useColumnLayout, type ListColumn, type ListQuery } from '@toam/ui/heavy';
import type { ListAddress } from './use-list-address';
import { useOpenedRow } from './use-opened-row';

/** The panel of a row beside its list, as `DetailPanel` takes it. */
export interface RowPanel {
  /** The row's place among the loaded ones; -1 where it is none of them. */
  at: number;
  /** To the rows beside it; undefined at the ends. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
}

interface ListScreenOptions<Row extends { id: number }> {
  /** Under which the person's columns are kept. */
  name: string;
  /** A constant. */
  columns: readonly ListColumn<Row>[];
  address: ListAddress;
  /** What the list asks the API, without which page. */
  question: object;
  /** `useInfiniteQuery`, or `onePage(useQuery(…))`. */
  query: ListQuery<Row>;
  /** How many switches beside the filters narrow the list. */
  switchesOn?: number;
}

/**
 * What every list of the back-office does alike. Each name is the props of one part of the screen: spread them, and say
 * beside them what is this list's own.
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
    /** Formatted size of the list; undefined while it is not known. */
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
