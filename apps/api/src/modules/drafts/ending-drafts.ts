import { draftHeader, readDraftHeader } from '@toam/contracts/draft/draft.endpoints';
import type { FastifyRequest } from 'fastify';
import { tx } from '../../db/db';
import { endDrafts } from './draft.queries';

/**
 * Does a call's work and ends the drafts that the call names, in one transaction. A successful save ends its draft, and a
 * refused one keeps it. D110.
 */
export function endingDrafts<T>(
  request: FastifyRequest,
  userId: number | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const named = readDraftHeader(request.headers[draftHeader]);
  if (!named || userId === undefined || request.method === 'GET') return work();
  return tx(async () => {
    const answer = await work();
    await endDrafts({ userId, form: named.form }, named.tabs);
    return answer;
  });
}
