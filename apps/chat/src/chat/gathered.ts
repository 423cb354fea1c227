import { isPassing } from './as-failure';

/** Milliseconds. */
interface GatherTimes {
  /** From the first change to the call. */
  soon: number;
  /** The most that is added by chance, so that many pages do not ask at the same moment. */
  spread: number;
  /** The least between two calls. */
  pause: number;
}

/** When a page asks again after changes. Every open page of an office asks, but not all at once. */
export const chatTimes: Record<'list' | 'badge', GatherTimes> = {
  list: { soon: 100, spread: 250, pause: 3000 },
  badge: { soon: 300, spread: 700, pause: 5000 },
};

/** The pause is at least so many times as long as the call took. Pages that all ask slow down together with the store. */
const restful = 30;
/** But not longer, milliseconds: somebody waits for what is new. */
const longestPause = 30_000;

/**
 * Calls it soon after the first of several changes, and seldom if they do not end. After a failure that passes it calls it again: nothing else
 * would tell the page that it has missed something.
 * @param run resolves when the store has answered, rejects if it did not
 */
export function gathered({ soon, spread, pause }: GatherTimes, run: () => Promise<unknown>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  let rest = pause;
  let failures = 0;
  let isStopped = false;
  const ask = async () => {
    try {
      await run();
      failures = 0;
      rest = Math.min(Math.max(pause, restful * (Date.now() - last)), longestPause);
    } catch (error) {
      rest = Math.min(pause * 2 ** failures, longestPause);
      failures += 1;
      if (isPassing(error)) call();
    }
  };
  const call = () => {
    if (timer !== undefined || isStopped) return;
    const wait = Math.max(soon, last + rest - Date.now()) + Math.random() * spread;
    timer = setTimeout(() => {
      timer = undefined;
      last = Date.now();
      void ask();
    }, wait);
  };
  return {
    call,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/**
 * Makes a function run one at a time. Calls while it runs are answered by one more run, so the last run always began after the last
 * call, and a burst of calls causes two runs.
 * @returns when a run that began after the call is done
 */
export function inTurn(run: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const start = async () => {
    try {
      await run();
    } finally {
      running = null;
    }
  };
  return () => {
    if (!running) return (running = start());
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null;
        return (running = start());
      });
    return next;
  };
}
