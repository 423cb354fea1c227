import { draftHeader, readDraftHeader } from '@toam/contracts/draft/draft.endpoints';
import type { FastifyRequest } from 'fastify';
import { tx } from '../../db/db';
import { HttpError } from '../../http-error';
import { endDrafts } from './draft.queries';

/**
 * Does a call's work and ends the drafts that the call names, in one transaction. A successful save ends its draft, and a
 * refused one keeps it. D110. What a refused call has stored before stays, as it does where no draft is named: a wrong password counts.
 */
export async function endingDrafts<T>(
  request: FastifyRequest,
  userId: number | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const named = readDraftHeader(request.headers[draftHeader]);
  if (!named || userId === undefined || request.method === 'GET') return work();
  const outcome = await tx(async () => {
    try {
      const answer = await work();
      await endDrafts({ userId, form: named.form }, named.tabs);
      return { answer };
    } catch (refusal) {
      if (refusal instanceof HttpError) return { refusal };
      throw refusal;
    }
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.answer;
}
