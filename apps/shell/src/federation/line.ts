/**
 * Tells a slow line from a dead one. A request has failed when the page has heard nothing at all for some seconds, not when it takes long:
 * on 400 kbit/s the shell's own code alone takes ten.
 */
import { takeAnswer } from '../preload/answers';

/** When bytes last arrived, on the clock of `performance`. */
let heardAt = 0;
const hear = (): void => {
  heardAt = performance.now();
};

// every file that is complete; what `read` follows tells of its parts, too
if ('PerformanceObserver' in globalThis) new PerformanceObserver(hear).observe({ type: 'resource' });

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

/** Reads a body to its end, so that every part of it counts. */
async function read({ body }: Response): Promise<void> {
  const reader = body?.getReader();
  if (!reader) return;
  do hear();
  while (!(await reader.read()).done);
}

async function answerOf(url: string, signal: AbortSignal): Promise<Response> {
  const answer = await (takeAnswer(url) ?? fetch(url, { signal }));
  await read(answer.clone());
  return answer;
}

/** The whole answer: the one that was requested ahead, else a new one. @throws when the line is silent, and what fetch throws */
export function fetchWhole(url: string, silence: number): Promise<Response> {
  const stop = new AbortController();
  const ended = unlessSilent(answerOf(url, stop.signal), silence, url);
  ended.catch(() => stop.abort());
  return ended;
}
