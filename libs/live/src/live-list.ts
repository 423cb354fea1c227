import { useQueryClient, type InfiniteData, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useLiveBursts } from '@toam/live/live-burst';

/** A list of at most this many pages is read again as a whole. In a longer one only the changed rows are. */
const fewPages = 2;
/** The most changed rows to read at once. The others wait until the list is read again. */
const maxRows = 10;

type Row = { id: number };
type Pages = InfiniteData<{ list: Row[] }>;

export interface LiveList {
  /** The noun of the list's records: 'house'. */
  noun: string;
  /** Nouns that may appear on any row, such as tags. When one changes, a short list is read again. */
  alongside?: readonly string[];
  /** Query key of the open list: infinite pages or one page. */
  list: QueryKey;
  /** Query key of the counts of this list and its sibling lists. All queries below the key are refreshed with the list. */
  counts?: QueryKey;
  /** Reads a row as this list shows it now; undefined if it is no longer in the list. Not used for a list of one page. */
  readRow?: (id: number) => Promise<Row | undefined>;
}

const replaced = (pages: Pages, id: number, row: Row | undefined): Pages => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    list: page.list.flatMap((one) => (one.id === id ? (row ?? []) : one)),
  })),
});

/** Refreshes a list in place: rows change, appear and disappear, while scroll and selection stay. */
async function refresh(queries: QueryClient, { list, counts, readRow }: LiveList, changed: number[]): Promise<void> {
  const shown = queries.getQueryData<Partial<Pages>>(list);
  if (!shown) return;
  if (counts) void queries.invalidateQueries({ queryKey: counts });
  const { pages = [] } = shown;
  if (!readRow || pages.length <= fewPages) {
    return queries.invalidateQueries({ queryKey: list, exact: true });
  }
  const rows = new Set(pages.flatMap((page) => page.list.map(({ id }) => id)));
  for (const id of changed.filter((one) => rows.has(one)).slice(0, maxRows)) {
    const row = await readRow(id);
    queries.setQueryData<Pages>(list, (now) => now && replaced(now, id, row));
  }
}

/**
 * Refreshes an open list when others change its records: within about a second, and under many changes every few seconds. A hidden
 * tab refreshes when it becomes visible.
 */
export function useLiveList(followed: LiveList): void {
  const queries = useQueryClient();
  const { noun, alongside = [], list } = followed;
  useLiveBursts(
    [noun, ...alongside],
    (changed) => {
      // a hidden tab reads the list again when somebody looks at it
      if (document.hidden) void queries.invalidateQueries({ queryKey: list, exact: true, refetchType: 'none' });
      // the list's own next query reports a lost connection
      else refresh(queries, followed, changed).catch(() => undefined);
    },
    // what stands beside the records may be on any row
    (changed, id) => (changed === noun ? id : 0),
  );
}
