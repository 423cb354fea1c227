import { commonText } from '@toam/contracts/texts/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pLimit, { type LimitFunction } from 'p-limit';
import { HttpError } from '../http-error';
import { largestJson } from './body-parsers';

/** Bytes. Parsed a body may take thirty times as much. */
const large = 256_000;

/** Large bodies at once. One person has half of the turns, so that nobody takes all of them by sending slowly. */
const atOnce = 4;
const ofOnePerson = 2;

/** How many more of one person may wait: each is a connection with 100 KB that came before it was held back. */
const mostWaiting = 60;

/** Seconds after which there is room again. */
const retryAfter = 5;

/** Only JSON: an upload has a way of its own. What is larger than may be is refused before it is read. */
function isLarge({ method, headers, routeOptions }: FastifyRequest): boolean {
  if (method === 'GET' || routeOptions.config.endpoint?.bodyKind === 'upload') return false;
  if (headers['transfer-encoding'] !== undefined) return true;
  const bytes = Number(headers['content-length']);
  return bytes > large && bytes <= largestJson;
}

/**
 * Large bodies of people come in a few at a time, before they are read: what waits takes no memory. A turn lasts until there is an answer,
 * which there is for a body that broke off, too.
 */
export function takeLargeBodiesInTurn(app: FastifyInstance): void {
  const all = pLimit(atOnce);
  const byPerson = new Map<number, LimitFunction>();
  const ends = new WeakMap<FastifyRequest, () => void>();

  function limitOf(userId: number): LimitFunction {
    const limit = byPerson.get(userId) ?? pLimit(ofOnePerson);
    byPerson.set(userId, limit);
    return limit;
  }

  /** Resolves when the turn comes; never for a connection that is gone by then. */
  const turn = (limit: LimitFunction, request: FastifyRequest, { raw }: FastifyReply) =>
    new Promise<void>((begin) => {
      const untilItEnds = () =>
        new Promise<void>((end) => {
          if (raw.destroyed) return end();
          ends.set(request, end);
          begin();
        });
      void limit(() => all(untilItEnds));
    });

  app.addHook('preParsing', async (request, reply) => {
    if (!request.session || !isLarge(request)) return;
    const limit = limitOf(request.session.actor.id);
    if (limit.pendingCount >= mostWaiting) throw new HttpError('unavailable', commonText.busy, { retryAfter });
    await turn(limit, request, reply);
  });
  app.addHook('onSend', async (request) => ends.get(request)?.());
}
