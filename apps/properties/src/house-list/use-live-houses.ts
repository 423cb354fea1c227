import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import type { DataOf } from '@toam/contracts/endpoint';
import { listHouses } from '@toam/contracts/house/house-list.endpoints';
import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { useLive } from '@toam/live/live';
import { useEffect, useRef } from 'react';
import { houseQueries, type HouseQuestion } from '../house/house.queries';

/** Milliseconds: changes come in bursts, and an office full of open lists must not ask in one beat, nor all the time. */
const soon = 300;
const spread = 1000;
const pause = 4000;

/** A list of so many pages is read again as a whole; in a longer one only the rows that changed are. */
const fewPages = 2;
/** More changed rows than this wait for the next look at the list. */
const mostRows = 10;

type Pages = InfiniteData<DataOf<typeof listHouses>>;

/** The row as it stands in this list now; undefined if it stands there no more. */
async function readRow(question: HouseQuestion, id: number): Promise<HouseRow | undefined> {
  const only = { column: 'id' as const, operation: 'between' as const, values: [id, id] };
  const body = { ...question, filters: [...(question.filters ?? []), only] };
  return (await call(listHouses, { query: { size: 1 }, body })).list[0];
}

const replaced = (pages: Pages, id: number, row: HouseRow | undefined): Pages => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    list: page.list.flatMap((one) => (one.id === id ? (row ?? []) : one)),
  })),
});

/** Brings a list to how it is now: rows change, come and go where they are, scroll and selection stay. */
async function refresh(queries: QueryClient, question: HouseQuestion, changed: readonly number[]): Promise<void> {
  const { queryKey } = houseQueries.list(question);
  const shown = queries.getQueryData(queryKey);
  if (!shown) return;
  if (shown.pages.length <= fewPages) {
    void queries.invalidateQueries({ queryKey, exact: true });
    const { mode, role } = question;
    return queries.invalidateQueries({ queryKey: houseQueries.count({ mode, role }).queryKey, exact: true });
  }
  const rows = new Set(shown.pages.flatMap(({ list }) => list.map(({ id }) => id)));
  for (const id of changed.filter((one) => rows.has(one)).slice(0, mostRows)) {
    const row = await readRow(question, id);
    queries.setQueryData(queryKey, (now) => now && replaced(now, id, row));
  }
}

/**
 * Follows what others do with houses in an open list: it shows within a second or so, and under many changes every few
 * seconds. A hidden tab reads again when someone looks at it.
 */
export function useLiveHouses(question: HouseQuestion): void {
  const queries = useQueryClient();
  const latest = useRef(question);
  const burst = useRef<Burst>({ changed: new Set(), timer: undefined, last: 0 });
  useEffect(() => {
    latest.current = question;
  });
  useEffect(() => {
    const { current } = burst;
    return () => clearTimeout(current.timer);
  }, []);
  useLive('record.changed', ({ noun, record_id }) => {
    if (noun !== 'house' && noun !== 'house-tag') return;
    // a tag may stand on any row: a short list is read again, a longer one keeps its rows until somebody looks anew
    gather(burst.current, noun === 'house' ? record_id : 0, (changed) => {
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
