import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FilterColumn, Filters } from './column-filter';
import { withFilter } from './filter-address';
import { readTyped, writeTyped, type TypedFilter } from './typed-filter';

interface DraftFilter {
  typed: TypedFilter;
  /** The list's own filter when it was typed: another one since then, by going back, say, takes its place. */
  over: string;
}

/** A pause in typing after which the list follows, ms. */
const pause = 350;

const written = (value: unknown): string => JSON.stringify(value ?? null);

export interface FilterDraft {
  typedOf: (column: FilterColumn) => TypedFilter;
  /** What is wrong with what was typed; ''. */
  problemOf: (column: FilterColumn) => string;
  type: (column: FilterColumn, typed: TypedFilter) => void;
  /** The list follows at once. Returns the columns that it can't follow. */
  apply: () => FilterColumn[];
  forget: () => void;
  /** The list has still to follow. */
  isAhead: boolean;
}

/**
 * What is typed into a sheet of filters. It lives as long as the list: the list follows each pause, and the end of the
 * sheet, so that closing has nothing to ask and nothing to lose. What can't be read stays typed until it can.
 */
export function useFilterDraft(
  columns: readonly FilterColumn[],
  filters: { value: Filters; onChange: (filters: Filters, options?: { replace: boolean }) => void },
): FilterDraft {
  const [drafts, setDrafts] = useState<Readonly<Record<string, DraftFilter>>>({});
  const hasWritten = useRef(false);
  const sent = useRef<string | null>(null);

  const read = (column: FilterColumn) => readTyped(column.filter, typedOf(column));
  const typedOf = ({ key, filter }: FilterColumn): TypedFilter => {
    const now = filters.value[key];
    const draft = drafts[key];
    if (!draft) return writeTyped(filter, now);
    const own = readTyped(filter, draft.typed);
    const isOurs = written(now) === draft.over || ('value' in own && written(now) === written(own.value));
    return isOurs ? draft.typed : writeTyped(filter, now);
  };

  let next = filters.value;
  const unread: FilterColumn[] = [];
  for (const column of columns) {
    if (!drafts[column.key]) continue;
    const found = read(column);
    if ('problem' in found) unread.push(column);
    else if (written(found.value) !== written(filters.value[column.key]))
      next = withFilter(next, column.key, found.value);
  }
  const isAhead = next !== filters.value;

  const send = () => {
    // the address follows in a transition: until it has, the same is still ahead
    if (sent.current === written(next)) return;
    sent.current = written(next);
    // one entry of the history for one sitting
    filters.onChange(next, { replace: hasWritten.current });
    hasWritten.current = true;
  };
  const follow = useEffectEvent(send);
  useEffect(() => {
    if (!isAhead) return;
    const timer = setTimeout(() => follow(), pause);
    return () => clearTimeout(timer);
  }, [drafts, isAhead]);

  return {
    typedOf,
    problemOf: (column) => {
      const found = read(column);
      return 'problem' in found ? found.problem : '';
    },
    type: (column, typed) => {
      sent.current = null;
      setDrafts({ ...drafts, [column.key]: { typed, over: written(filters.value[column.key]) } });
    },
    apply: () => {
      if (isAhead) send();
      hasWritten.current = false;
      return unread;
    },
    forget: () => {
      setDrafts({});
      hasWritten.current = false;
    },
    isAhead,
  };
}
