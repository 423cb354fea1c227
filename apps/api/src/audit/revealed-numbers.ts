import { AsyncLocalStorage } from 'node:async_hooks';
import { revealPlaceOf, type RevealNoun } from '@toam/contracts/audit/reveal-place';
import type { Endpoint } from '@toam/contracts/endpoint';
import { HttpError } from '../http/http-error';
import type { AuditActor } from './record-audit';
import { recordReveals } from './record-reveals';

/** Whose number an answer tells. */
export interface RevealedNumber {
  noun: RevealNoun;
  id: number;
}

const answers = new AsyncLocalStorage<Map<string, RevealedNumber>>();

/** Says that the running answer tells the number of somebody else's customer, or contact request. Nothing is told outside a call. */
export const noteReveal = (noun: RevealNoun, id: number): void =>
  void answers.getStore()?.set(`${noun}:${id}`, { noun, id });

/**
 * Handles a call, and records whose numbers its answer tells before the answer leaves, be it a refusal that shows a record. Files are
 * recorded by themselves, as exports. D48, D107.
 */
export async function recordingReveals<T>(
  { path, replyKind }: Endpoint,
  actor: AuditActor | null,
  work: () => Promise<T>,
): Promise<T> {
  if (!actor || replyKind === 'file') return work();
  const revealed = new Map<string, RevealedNumber>();
  const record = async () => {
    if (revealed.size > 0) await recordReveals(actor, revealPlaceOf(path), [...revealed.values()]);
  };
  try {
    const answer = await answers.run(revealed, work);
    await record();
    return answer;
  } catch (error) {
    // a stale save is answered with the record as it stands
    if (error instanceof HttpError && error.current !== undefined) await record();
    throw error;
  }
}
