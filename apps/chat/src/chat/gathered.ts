/** Milliseconds. */
export interface GatherTimes {
  /** From the first change to the call. */
  soon: number;
  /** The most that is added by chance, so that many pages do not ask at the same moment. */
  spread: number;
  /** The least between two calls. */
  pause: number;
}

/** Calls it soon after the first of several changes, and seldom if they do not end. */
export function gathered({ soon, spread, pause }: GatherTimes, run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  return {
    call: () => {
      if (timer !== undefined) return;
      const wait = Math.max(soon, last + pause - Date.now()) + Math.random() * spread;
      timer = setTimeout(() => {
        timer = undefined;
        last = Date.now();
        run();
      }, wait);
    },
    stop: () => clearTimeout(timer),
  };
}
