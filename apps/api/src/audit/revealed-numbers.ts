import { AsyncLocalStorage } from 'node:async_hooks';
import { revealPlaceOf, type RevealNoun } from '@toam/contracts/audit/reveal-place';
import type { Endpoint } from '@toam/contracts/endpoint';
import { HttpError } from '../http-error';
import type { Caller } from './record-audit';
import { recordReveals, type RevealedNumber } from './record-reveals';

const answers = new AsyncLocalStorage<Map<string, RevealedNumber>>();

/** Notes that the running answer shows the number of somebody else's customer or contact request. No effect outside a call. */
export const noteReveal = (noun: RevealNoun, id: number): void =>
  void answers.getStore()?.set(`${noun}:${id}`, { noun, id });

/**
 * Handles a call and records the shown numbers before the answer is sent, also for a refusal that shows a record. Files are
 * recorded separately, as exports. D48, D107.
 */
export async function recordingReveals<T>(
  { path, replyKind }: Endpoint,
  caller: Caller | null,
  work: () => Promise<T>,
): Promise<T> {
  if (!caller || replyKind === 'file') return work();
  const revealed = new Map<string, RevealedNumber>();
  const record = async () => {
    if (revealed.size > 0) await recordReveals(caller, revealPlaceOf(path), [...revealed.values()]);
  };
  try {
    const answer = await answers.run(revealed, work);
    await record();
    return answer;
  } catch (error) {
    // the answer to a stale save contains the current record
    if (error instanceof HttpError && error.current !== undefined) await record();
    throw error;
  }
}
