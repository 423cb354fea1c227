import { isUnreachable } from './call-failed';

/** ms. If a call got no answer, the same content within this time counts as the same intention. */
const sameIntention = 10 * 60 * 1000;

/** Pending calls by their content. */
const underWay = new Map<string, Promise<unknown>>();
/** Keys of calls without an answer: the API may have carried them out. */
const unanswered = new Map<string, { key: string; until: number }>();

/**
 * Sends a change once. While it is pending, the same call gets the first one's answer. This catches double clicks, because the
 * second click comes before a button can be drawn as busy.
 */
export function sentOnce<Answer>(saying: string, send: () => Promise<Answer>): Promise<Answer> {
  const first = underWay.get(saying) as Promise<Answer> | undefined;
  if (first) return first;
  const sending = send().finally(() => underWay.delete(saying));
  underWay.set(saying, sending);
  return sending;
}

/** Sends a creating call with its own key. The key is new each time, unless the last call with the same content got no answer. */
export async function withKey<Answer>(
  saying: string,
  newKey: () => string,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const before = unanswered.get(saying);
  const key = before && before.until > Date.now() ? before.key : newKey();
  unanswered.delete(saying);
  try {
    return await send(key);
  } catch (error) {
    if (isUnreachable(error)) unanswered.set(saying, { key, until: Date.now() + sameIntention });
    throw error;
  }
}
