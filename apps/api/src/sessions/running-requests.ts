import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { findSessionById, type Session } from './find-session';

/** One call that is being answered. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

interface Running extends Exchange {
  sessionId: number;
}

/**
 * What an answer may still take after the end of its session while nothing of it has left: whoever ends their own session, or
 * changes their password, hears that it worked. Milliseconds.
 */
const lastWords = 400;

/** Calls of this process by their person. */
const running = new Map<number, Set<Running>>();

/** When somebody's sessions were last looked at, for calls that were let in at that very moment. */
const lastLook = new Map<number, number>();
const lookCounts = 60_000;

/** What to give `followRequest`: taken before the session is read. */
export const beforeAdmission = (): number => performance.now();

/**
 * Follows a call until it is over, so that it ends with its session (D68).
 * @param since of `beforeAdmission`
 * @returns false if the session ended while it was being read
 */
export async function followRequest(session: Session, exchange: Exchange, since: number): Promise<boolean> {
  const userId = session.actor.id;
  const mine = running.get(userId) ?? new Set();
  const one = { ...exchange, sessionId: session.id };
  running.set(userId, mine.add(one));
  exchange.response.once('close', () => {
    mine.delete(one);
    if (mine.size === 0 && running.get(userId) === mine) running.delete(userId);
  });
  const isNewer = (lastLook.get(userId) ?? -1) < since;
  return isNewer || (await findSessionById(session.id)) !== null;
}

/** Its body is still coming, or its answer is on the way: an upload, an export, an archive. */
const isUnderway = ({ request, response }: Exchange): boolean =>
  request.complete === false || (response.headersSent && !response.writableEnded);

/** The connection breaks, so that nobody takes half an answer for a whole one; what was being stored or read for it ends with it. */
function cut(one: Running): void {
  if (isUnderway(one)) one.response.destroy();
  else setTimeout(() => one.response.closed || one.response.destroy(), lastWords).unref();
}

function noteLook(userIds: number[]): void {
  const now = performance.now();
  for (const [userId, at] of lastLook) if (now - at > lookCounts) lastLook.delete(userId);
  for (const userId of userIds) lastLook.set(userId, now);
}

/**
 * Some sessions of these people have ended, on this instance or another one: breaks off every call of those, and of no others.
 * A session that cannot be read counts as over. D68.
 */
export async function endRequestsOf(userIds: number[], log: FastifyBaseLogger): Promise<void> {
  noteLook(userIds);
  const theirs = userIds.flatMap((userId) => [...(running.get(userId) ?? [])]);
  const isOver = async (id: number) => {
    try {
      return (await findSessionById(id)) === null;
    } catch (error) {
      log.error({ err: error }, 'a session was not read: its calls end');
      return true;
    }
  };
  for (const id of new Set(theirs.map(({ sessionId }) => sessionId))) {
    if (await isOver(id)) theirs.filter(({ sessionId }) => sessionId === id).forEach(cut);
  }
}
