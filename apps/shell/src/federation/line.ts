import { subscribeToActivity, unlessSilent } from '@toam/platform/silence';
import { takeAnswer } from '../preload/answers';

/** Reads a body to its end, so that every part of it counts. */
async function read({ body }: Response): Promise<void> {
  const reader = body?.getReader();
  if (!reader) return;
  do subscribeToActivity();
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
