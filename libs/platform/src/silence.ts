/**
 * Tells a slow line from a dead one. Work has failed when the page has heard nothing at all for some seconds, not when it takes long: on
 * 400 kbit/s the shell's own code alone takes ten.
 */

/** Milliseconds without a byte after which the code of a screen counts as not coming. */
export const codeSilence = 8000;

/** When bytes last arrived, on the clock of `performance`. */
let heardAt = 0;

/** Parts of an answer that is not complete yet count, too. */
export const subscribeToActivity = (): void => {
  heardAt = performance.now();
};

// every file that is complete
if ('PerformanceObserver' in globalThis) new PerformanceObserver(subscribeToActivity).observe({ type: 'resource' });

/** Rejects once nothing has arrived on this page for `silence` ms since the call. */
export function unlessSilent<T>(work: Promise<T>, silence: number, what: string): Promise<T> {
  const begun = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new Promise<never>((_, reject) => {
    const look = () => {
      const left = silence - (performance.now() - Math.max(begun, heardAt));
      if (left > 0) timer = setTimeout(look, left);
      else reject(new Error(`${what}: nothing arrived for ${silence} ms`));
    };
    look();
  });
  return Promise.race([work, ended]).finally(() => clearTimeout(timer));
}
