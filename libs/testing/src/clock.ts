const timers = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/**
 * Each test of the file sees this time, in Unix seconds. Timers stay real: a timer that is still pending when faked ones end is lost,
 * and React's transitions then wait for ever in the files that follow.
 */
export function stopClockAt(seconds: number): void {
  beforeEach(() => jest.useFakeTimers({ now: seconds * 1000, doNotFake: [...timers] }));
  afterEach(() => jest.useRealTimers());
}
