import { useQueryClient, type InfiniteData, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLive } from '@toam/live/live';

/** Milliseconds. Changes come in bursts. Many open lists of one office must not refresh at the same moment or all the time. */
const soon = 300;
const spread = 1000;
const pause = 4000;

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
  const latest = useRef(followed);
  const burst = useRef<Burst>({ changed: new Set(), timer: undefined, last: 0 });
  useEffect(() => {
    latest.current = followed;
  });
  useEffect(() => {
    const { current } = burst;
    return () => clearTimeout(current.timer);
  }, []);
  useLive('record.changed', ({ noun, record_id }) => {
    const isOwn = noun === followed.noun;
    if (!isOwn && !followed.alongside?.includes(noun)) return;
    gather(burst.current, isOwn ? record_id : 0, (changed) => {
      // a hidden tab reads the list again when somebody looks at it
      if (document.hidden)
        void queries.invalidateQueries({ queryKey: latest.current.list, exact: true, refetchType: 'none' });
      // the list's own next query reports a lost connection
      else refresh(queries, latest.current, changed).catch(() => undefined);
    });
  });
}

/** Changes that one refresh handles together. */
interface Burst {
  changed: Set<number>;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Time of the last refresh. */
  last: number;
}

/** Adds a change. The first of a burst sets the time of the refresh. */
function gather(burst: Burst, id: number, answer: (changed: number[]) => void): void {
  burst.changed.add(id);
  if (burst.timer !== undefined) return;
  const wait = Math.max(soon, burst.last + pause - Date.now()) + Math.random() * spread;
  burst.timer = setTimeout(() => {
    const changed = [...burst.changed];
    Object.assign(burst, { changed: new Set(), timer: undefined, last: Date.now() });
    answer(changed);
  }, wait);
}
