import { dayOf, dayStart } from '@toam/domain/day';
import { useSyncExternalStore } from 'react';

/**
 * The store's clock as this page knows it. A lease is judged by the store's clock, and the clock of a computer may be wrong by minutes.
 */

/** Store's time minus ours, in milliseconds. Null before the first answer. */
let offset: number | null = null;

/** More than answers can differ by their way through the network: then somebody has set our clock. */
const clockWasSet = 3000;

/**
 * Learns from the `now` of an answer. An answer is older than its arrival, so of several offsets the largest is the closest.
 * @returns the answer
 */
export function learnClock<Answer extends { now: number }>(answer: Answer): Answer {
  const seen = answer.now - Date.now();
  if (offset === null || seen > offset || offset - seen > clockWasSet) offset = seen;
  return answer;
}

/** The store's clock now, epoch milliseconds. */
export const serverNow = (): number => Date.now() + (offset ?? 0);

/** For tests: a new page knows no clock. */
export const forgetClock = (): void => void (offset = null);

/** When a moment's day began in Vietnam, epoch milliseconds: what is drawn by it changes at midnight alone. */
export const dayBegins = (now: number): number => dayStart(dayOf(now / 1000)) * 1000;

const second = 1000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** How far the computer's clock is ahead of the time that this page has been open, which nobody sets; and most of what a page may be held up. */
const aheadOfPage = () => Date.now() - performance.now();
let ahead = 0;
const mostHeldUp = 10_000;

/** A clock that was set back would leave a lease open that is over. One that is ahead may come from sleep: then the store's is, too. */
function noticeSetClock(): void {
  const setBack = ahead - aheadOfPage();
  ahead -= setBack;
  if (offset !== null && setBack > mostHeldUp) offset += setBack;
}

function tick(): void {
  noticeSetClock();
  listeners.forEach((hear) => hear());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) ahead = aheadOfPage();
  timer ??= setInterval(tick, second);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * What is true of the store's clock, looked at again every second. Brief 7 §2.
 * @param read gives a value that is compared by identity, such as a number of seconds
 */
export const useOfClock = <Value>(read: (now: number) => Value): Value =>
  useSyncExternalStore(subscribe, () => read(serverNow()));
