/** Milliseconds. */
export interface GatherTimes {
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

/**
 * Calls it soon after the first of several changes, and seldom if they do not end.
 * @param run resolves when the store has answered
 */
export function gathered({ soon, spread, pause }: GatherTimes, run: () => Promise<unknown>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  let rest = pause;
  const ask = async () => {
    await run();
    rest = Math.max(pause, restful * (Date.now() - last));
  };
  return {
    call: () => {
      if (timer !== undefined) return;
      const wait = Math.max(soon, last + rest - Date.now()) + Math.random() * spread;
      timer = setTimeout(() => {
        timer = undefined;
        last = Date.now();
        void ask();
      }, wait);
    },
    stop: () => clearTimeout(timer),
  };
}
