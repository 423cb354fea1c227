import { AsyncLocalStorage } from 'node:async_hooks';
import { revealPlaceOf, type RevealNoun } from '@toam/contracts/audit/reveal-place';
import type { Endpoint } from '@toam/contracts/endpoint';
import { Refusal } from '../http/refusal';
import type { Doer } from './record-audit';
import { recordReveals } from './record-reveals';

/** Whose number an answer tells. */
export interface Told {
  noun: RevealNoun;
  id: number;
}

const answers = new AsyncLocalStorage<Map<string, Told>>();

/** Says that the running answer tells the number of somebody else's customer, or contact request. Nothing is told outside a call. */
export const noteTold = (noun: RevealNoun, id: number): void =>
  void answers.getStore()?.set(`${noun}:${id}`, { noun, id });

/**
 * Handles a call, and records whose numbers its answer tells before the answer leaves, be it a refusal that shows a record. Files are
 * recorded by themselves, as exports. D48, D107.
 */
export async function countingTold<T>(
  { path, replyKind }: Endpoint,
  doer: Doer | null,
  work: () => Promise<T>,
): Promise<T> {
  if (!doer || replyKind === 'file') return work();
  const told = new Map<string, Told>();
  const record = async () => {
    if (told.size > 0) await recordReveals(doer, revealPlaceOf(path), [...told.values()]);
  };
  try {
    const answer = await answers.run(told, work);
    await record();
    return answer;
  } catch (error) {
    // a stale save is answered with the record as it stands
    if (error instanceof Refusal && error.current !== undefined) await record();
    throw error;
  }
}
