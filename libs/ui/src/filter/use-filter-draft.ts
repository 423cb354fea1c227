import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FilterColumn, Filters } from './column-filter';
import { withFilter } from './filter-address';
import { readTyped, writeTyped, type TypedFilter } from './typed-filter';

interface DraftFilter {
  typed: TypedFilter;
  /** The list's filter at the time of typing. If it changes, for example by going back, it replaces the draft. */
  over: string;
}

/** Pause in typing before the list follows, in ms. */
const pause = 350;

const written = (value: unknown): string => JSON.stringify(value ?? null);

export interface FilterDraft {
  typedOf: (column: FilterColumn) => TypedFilter;
  /** Error of the typed values; '' for none. */
  problemOf: (column: FilterColumn) => string;
  type: (column: FilterColumn, typed: TypedFilter) => void;
  /** Applies the draft at once. @returns the columns with unreadable values */
  apply: () => FilterColumn[];
  forget: () => void;
  /** The list does not have the newest values yet. */
  isAhead: boolean;
}

/**
 * The typed values of a filter sheet. The draft lives as long as the list. The list follows after each pause and when the
 * sheet closes, so closing needs no confirmation and loses nothing. Unreadable values stay in their fields.
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
    // The address changes in a transition. Until then `next` stays the same, so do not send it twice.
    if (sent.current === written(next)) return;
    sent.current = written(next);
    // one history entry for each visit to the sheet
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
