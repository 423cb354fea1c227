import { useQueryClient, type InfiniteData, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLive } from '@toam/live/live';

/** Milliseconds: changes come in bursts, and an office full of open lists must not ask in one beat, nor all the time. */
const soon = 300;
const spread = 1000;
const pause = 4000;

/** A list of so many pages is read again as a whole; in a longer one only the rows that changed are. */
const fewPages = 2;
/** More changed rows than this wait for the next look at the list. */
const maxRows = 10;

type Row = { id: number };
type Pages = InfiniteData<{ list: Row[] }>;

export interface LiveList {
  /** Whose changes: 'house'. */
  noun: string;
  /** Nouns that may stand on any row, such as tags: a short list is read again for them. */
  alongside?: readonly string[];
  /** The open list: pages that load on as it is scrolled, or one page. */
  list: QueryKey;
  /** What counts it and the lists beside it: whatever lies below the key is read again along with it. */
  counts?: QueryKey;
  /** The row as it stands in this list now; undefined if it stands there no more. Not asked of a list of one page. */
  readRow?: (id: number) => Promise<Row | undefined>;
}

const replaced = (pages: Pages, id: number, row: Row | undefined): Pages => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    list: page.list.flatMap((one) => (one.id === id ? (row ?? []) : one)),
  })),
});

/** Brings a list to how it is now: rows change, come and go where they are, scroll and selection stay. */
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
 * Follows what others do with the records of an open list: it shows within a second or so, and under many changes every
 * few seconds. A hidden tab reads again when someone looks at it.
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
      // a line that is cut says so at the list's own next question
      if (!document.hidden) refresh(queries, latest.current, changed).catch(() => undefined);
    });
  });
}

/** Changes that are answered together. */
interface Burst {
  changed: Set<number>;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** When the last ones were. */
  last: number;
}

/** Adds a change; the first of a burst sets the time at which all of it is answered. */
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
