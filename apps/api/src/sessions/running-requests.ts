import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { findSessionById, type Session } from './find-session';

/** A running call. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

interface Running extends Exchange {
  sessionId: number;
}

/**
 * Milliseconds. How long a call may still take to answer after its session ended. A person who ends their own session or
 * changes their password gets the answer this way.
 */
const lastWords = 400;

/** Running calls of this process, by user id. */
const running = new Map<number, Set<Running>>();

/** When each user's sessions were last checked, for calls that were being authorized at that moment. */
const lastLook = new Map<number, number>();
const lookCounts = 60_000;

/** The time for `followRequest`. Take it before reading the session. */
export const beforeAdmission = (): number => performance.now();

/**
 * Follows a call until it ends, so it can be cut when its session ends (D68).
 * @param since the result of `beforeAdmission`
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

/** Whether the body is still being received, or the answer is being sent: an upload, an export, an archive. */
const isUnderway = ({ request, response }: Exchange): boolean =>
  request.complete === false || (response.headersSent && !response.writableEnded);

/** Breaks the connection, so no client takes half an answer for a whole one. Its reading and storing stop too. */
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
 * Cuts the calls of these users' ended sessions, and no others. The sessions may have ended on another instance.
 * A session that cannot be read counts as ended. D68.
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
