import { useLive } from '@toam/live/live';
import { useEffect, useRef } from 'react';

/** Milliseconds. Changes come in bursts. Many open lists of one office must not refresh at the same moment or all the time. */
const soon = 300;
const spread = 1000;
const pause = 4000;

/** Changes that one answer handles together. */
interface Burst {
  changed: Set<number>;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Time of the last answer. */
  last: number;
}

/** Adds a change. The first of a burst sets the time of the answer. */
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

/**
 * Hears changes by others of records of these nouns, gathered: within about a second, and under many changes every few seconds.
 * @param idOf what is gathered of a change; the record's id unless said otherwise
 */
export function useLiveBursts(
  nouns: readonly string[],
  answer: (changed: number[]) => void,
  idOf: (noun: string, id: number) => number = (_, id) => id,
): void {
  const latest = useRef(answer);
  const burst = useRef<Burst>({ changed: new Set(), timer: undefined, last: 0 });
  useEffect(() => {
    latest.current = answer;
  });
  useEffect(() => {
    const { current } = burst;
    return () => clearTimeout(current.timer);
  }, []);
  useLive('record.changed', ({ noun, record_id }) => {
    if (nouns.includes(noun)) gather(burst.current, idOf(noun, record_id), (changed) => latest.current(changed));
  });
}
