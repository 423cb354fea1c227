import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Failure, statusOfCode } from '@toam/contracts/failure';
import { commonText } from '@toam/contracts/texts/common';
import type { FastifyInstance } from 'fastify';

/**
 * Node's own limits, in milliseconds: without a byte either way (that of nginx; a statement is shorter), for a request's head, for all of it,
 * and how often they are looked at.
 */
export const requestTimes = {
  connectionTimeout: 150_000,
  requestTimeout: 3_600_000,
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 5000 },
};

/** How slowly a body may come. */
interface Pace {
  /** Milliseconds without a byte. */
  idle: number;
  /** Milliseconds before the pace counts, and bytes a second from then on. The largest upload may take 42 minutes. */
  grace: number;
  perSecond: number;
  /** Milliseconds between two looks. */
  every: number;
}

/** A telephone at the edge of a village sends 5 to 10 KB a second, and is without a network for some seconds. */
const usual: Pace = { idle: 30_000, grace: 60_000, perSecond: 2000, every: 2000 };

/** What a connection is told that never reached a route, or reached one that has not answered. */
function lastAnswer(status: number, reason: string, failure: Failure): string {
  const body = JSON.stringify(failure);
  return `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`;
}

const broken = lastAnswer(statusOfCode.invalid, 'Unprocessable Entity', {
  message: commonText.invalid,
  code: 'invalid',
});
const slow = lastAnswer(statusOfCode.too_slow, 'Request Timeout', { message: commonText.tooSlow, code: 'too_slow' });

/** Milliseconds that a sender has to take the answer. Who trickles would never end its side. */
const lastWords = 1000;

function endWith(socket: Duplex, answer: string): void {
  if (socket.writable) socket.end(answer);
  setTimeout(() => socket.destroy(), lastWords).unref();
}

/** Answers malformed HTTP, and heads that do not end. Malformed is 422, because the client logs out on 400 (D2). */
export const answerClientError = ({ code }: Error & { code?: string }, socket: Duplex): void =>
  endWith(socket, code === 'ERR_HTTP_REQUEST_TIMEOUT' ? slow : broken);

interface Coming {
  hasAnswer: () => boolean;
  began: number;
  /** The connection's bytes when the head was read. */
  before: number;
  bytes: number;
  moved: number;
  looked: number;
}

/** Notes what came since the last look. What lies here unread is our own delay, which the sender does not answer for. */
function isTooSlow(request: IncomingMessage, coming: Coming, { idle, grace, perSecond }: Pace): boolean {
  const now = performance.now();
  const { bytesRead } = request.socket;
  // a busy process looks late
  if (request.readableLength > 0) coming.began += now - coming.looked;
  if (request.readableLength > 0 || bytesRead > coming.bytes) coming.moved = now;
  coming.bytes = bytesRead;
  coming.looked = now;
  const earned = ((bytesRead - coming.before) / perSecond) * 1000;
  return now - coming.moved > idle || now - coming.began > grace + earned;
}

/**
 * Ends requests whose body trickles, answered or not: each holds a connection and what came of it. A body may be slow, as of a bad
 * telephone, as long as it moves. Behind nginx bodies come whole, and its own times hold.
 * @param pace tests pass their own
 */
export function endSlowBodies(app: FastifyInstance, pace = usual): void {
  const open = new Map<IncomingMessage, Coming>();
  app.server.on('request', (request, response) => {
    if (request.headers['transfer-encoding'] === undefined && !Number(request.headers['content-length'])) return;
    const [now, { bytesRead }] = [performance.now(), request.socket];
    const coming = { began: now, moved: now, looked: now, before: bytesRead, bytes: bytesRead };
    open.set(request, { ...coming, hasAnswer: () => response.headersSent });
  });
  const look = setInterval(() => {
    for (const [request, coming] of open) {
      if (request.complete || request.socket.destroyed) open.delete(request);
      else if (isTooSlow(request, coming, pace)) {
        open.delete(request);
        if (coming.hasAnswer()) request.socket.destroy();
        else endWith(request.socket, slow);
      }
    }
  }, pace.every);
  look.unref();
  app.addHook('onClose', async () => clearInterval(look));
}
