import { isUnreachable } from './call-failed';

/** ms in which the same content, sent again after nobody answered, is the same intention. */
const sameIntention = 10 * 60 * 1000;

/** Calls on their way, by what they say. */
const underWay = new Map<string, Promise<unknown>>();
/** Keys of calls that nobody answered: they may have been done. */
const unanswered = new Map<string, { key: string; until: number }>();

/**
 * Sends what changes something once: the same again, while the first is on its way, gets the first one's answer. It is the second
 * of two clicks, which comes before any button can be drawn as busy.
 */
export function sentOnce<Answer>(saying: string, send: () => Promise<Answer>): Promise<Answer> {
  const first = underWay.get(saying) as Promise<Answer> | undefined;
  if (first) return first;
  const sending = send().finally(() => underWay.delete(saying));
  underWay.set(saying, sending);
  return sending;
}

/**
 * Sends what makes something with a key of its own: a new one each time, but the same again where the last send of the same content
 * was not answered.
 */
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
