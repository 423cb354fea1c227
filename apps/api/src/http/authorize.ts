import { changePassword, signOut } from '@toam/contracts/auth/auth.endpoints';
import type { Endpoint } from '@toam/contracts/endpoint';
import { authText } from '@toam/contracts/auth/auth.text';
import { commonText } from '@toam/contracts/texts/common';
import { allows } from '@toam/domain/access';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findSession, type Session } from '../sessions/find-session';
import { beforeAdmission, followRequest } from '../sessions/running-requests';
import { touchSession } from '../sessions/touch-session';
import { HttpError } from '../http-error';
import { hostCookie } from './cookies';

/** Written by the browser's own script, libs/auth/src/stored-session.ts. */
const cookieName = 'USER_TOKEN';

/**
 * The token of a request. The cookie counts only for downloads that a browser starts by itself (img, links).
 * A foreign page could send the cookie too, so a request with it must never change anything.
 */
export function tokenOf(request: FastifyRequest, endpoint: Endpoint): string | undefined {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (bearer) return bearer;
  const isDownload = endpoint.method === 'GET' && endpoint.replyKind === 'file';
  return isDownload ? hostCookie(request.headers.cookie, cookieName) || undefined : undefined;
}

/** The only calls of a person who must first change a password that an admin set (D67). */
const beforeChange: Endpoint[] = [changePassword, signOut];

/**
 * Accepts or refuses a request before its body is read. An accepted request runs only as long as its session lives (D68).
 * @returns the session; null for a public endpoint
 * @throws HttpError unauthenticated without a live session, forbidden where the rule says no (D2)
 */
export async function authorize(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
): Promise<Session | null> {
  if (endpoint.access === 'public') return null;
  const since = beforeAdmission();
  const token = tokenOf(request, endpoint);
  const session = token ? await findSession(token) : null;
  if (!session) throw new HttpError('unauthenticated', commonText.sessionEnded);
  // already here, so that the line in the log says who was refused
  request.session = session;
  if (session.mustChangePassword && !beforeChange.includes(endpoint)) {
    throw new HttpError('forbidden', authText.mustChangePassword);
  }
  if (!allows(endpoint.access, session.actor)) throw new HttpError('forbidden', commonText.forbidden);
  await touchSession(session);
  const isLive = await followRequest(session, { request: request.raw, response: reply.raw }, since);
  if (!isLive) throw new HttpError('unauthenticated', commonText.sessionEnded);
  return session;
}

/**
 * The session at a public endpoint that shows more to signed-in people.
 * @returns null for visitors, and for people who must change their password first
 */
export async function sessionAt(request: FastifyRequest, endpoint: Endpoint): Promise<Session | null> {
  const token = tokenOf(request, endpoint);
  const session = token ? await findSession(token) : null;
  return session?.mustChangePassword ? null : session;
}

/** The session of a request to an endpoint that is not public. */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw new Error('a public endpoint has no session');
  return request.session;
}
