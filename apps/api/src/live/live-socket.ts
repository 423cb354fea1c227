import { liveFullCode } from '@toam/contracts/live/live-events';
import { commonText } from '@toam/contracts/texts/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { withStatementLimit } from '../db/db';
import { HttpError } from '../http-error';
import { networkOf } from '../http/network-of';
import { liveSockets } from '../metrics/metrics';

/** A socket that has said who it is. */
export interface LiveSocket {
  socket: WebSocket;
  /** It answered the last ping. */
  isAlive: boolean;
}

/** Milliseconds between pings. A socket without an answer to one is dead at the next: within 30 s of a cut cable. */
export const heartbeat = 12_000;

const helloWithin = 10_000;
/** Milliseconds that a browser has to answer a close. */
const lastWords = 1000;
/**
 * Most sockets at an instance. Of a network: 200 people of an office with twenty tabs each, if its other instances are down. Unknown: of a
 * network before their hello; after a deploy a whole office reconnects at once and says hello within a moment.
 */
export const mostSockets = { together: 8000, ofNetwork: 4000, unknown: 100 };
/** Unsent bytes. A slower browser is disconnected; it comes back and catches up. */
const maxBuffered = 1_000_000;

export const policyViolation = 1008;
const goingAway = 1001;

/** Sends JSON that many get. */
export function sendWritten({ socket }: LiveSocket, message: Buffer): void {
  if (socket.bufferedAmount > maxBuffered) socket.terminate();
  else if (socket.readyState === socket.OPEN) socket.send(message, { binary: false });
}

export const send = (to: LiveSocket, message: object): void => sendWritten(to, Buffer.from(JSON.stringify(message)));

/** Disconnects those that did not answer the last ping, and pings the others. */
export function ping(sockets: Iterable<LiveSocket>): void {
  for (const one of sockets) {
    if (one.isAlive) one.socket.ping();
    else one.socket.terminate();
    one.isAlive = false;
  }
}

/** Closes a socket, and cuts it if the browser does not answer. */
export function closeSocket(socket: WebSocket, code: number): void {
  socket.close(code);
  setTimeout(() => socket.terminate(), lastWords).unref();
}

/** The sockets above a limit, the oldest first: whoever opens a tab looks at that one. */
export const crowdedOut = <S extends LiveSocket>(own: S[], limit: number): S[] =>
  own.slice(0, Math.max(own.length - limit, 0));

/**
 * A socket's first message says who it is. The token is in it and not in a cookie, so no foreign page can open a socket for a person,
 * and not in the address, which is logged.
 */
export type Welcome = (hello: { socket: WebSocket; message: unknown; network: string }) => Promise<void>;

/** All sockets of an instance. */
export interface Sockets {
  /** Serves an address, upgraded to a WebSocket. */
  accept(path: string, welcome: Welcome): void;
  /** Lets the browsers close first. Then it cuts sockets that do not answer, so the process can end. */
  sayGoodbye(): Promise<void>;
}

/**
 * A page of another site gets no socket: only those of the host that is asked, and of the configured origins. What is no browser sends no Origin.
 * @throws HttpError forbidden
 */
const fromPagesOf = (origins: string[]) => async (request: FastifyRequest) => {
  const { origin } = request.headers;
  if (origin === undefined || origins.includes(origin)) return;
  if (URL.canParse(origin) && new URL(origin).hostname === request.hostname) return;
  throw new HttpError('forbidden', commonText.forbidden);
};

/** @param origins of pages beside our own @param most tests pass less */
export function openSockets(app: FastifyInstance, origins: string[], most = mostSockets): Sockets {
  const sockets = new Set<WebSocket>();
  const open = new Map<string, number>();
  const unknown = new Map<string, number>();
  return {
    accept: (path, welcome) =>
      void app.get(path, { websocket: true, onRequest: fromPagesOf(origins) }, (socket, request) => {
        sockets.add(socket);
        liveSockets.inc({ path });
        socket.on('close', () => {
          sockets.delete(socket);
          liveSockets.dec({ path });
        });
        const network = networkOf(request.ip);
        const left = sockets.size <= most.together && countIn(open, network, most.ofNetwork);
        if (left) socket.once('close', left);
        const known = left && countIn(unknown, network, most.unknown);
        if (!known) return closeSocket(socket, liveFullCode);
        socket.once('close', known);
        awaitHello(socket, known, async (message) => {
          try {
            await welcome({ socket, message, network });
          } catch (error) {
            app.log.error({ err: error }, 'a live socket was not welcomed');
            socket.terminate(); // the browser tries again
          }
        });
      }),
    sayGoodbye: async () => {
      // a page that comes back at once would hold the process until it is killed
      app.server.on('upgrade', (_request, socket) => socket.destroy());
      for (const socket of sockets) socket.close(goingAway);
      const timeout = performance.now() + lastWords;
      while (sockets.size && performance.now() < timeout) await new Promise((wake) => setTimeout(wake, 20));
      for (const socket of sockets) socket.terminate();
    },
  };
}

/** @returns undoes the count, once; undefined if there are as many as allowed already */
function countIn(counts: Map<string, number>, network: string, allowed: number): (() => void) | undefined {
  const before = counts.get(network) ?? 0;
  if (before >= allowed) return undefined;
  counts.set(network, before + 1);
  let isCounted = true;
  return () => {
    if (!isCounted) return;
    isCounted = false;
    const left = (counts.get(network) ?? 1) - 1;
    if (left > 0) counts.set(network, left);
    else counts.delete(network);
  };
}

/** @param known called when the hello was answered, whether it is welcome or not */
function awaitHello(socket: WebSocket, known: () => void, welcome: (message: unknown) => Promise<void>): void {
  const late = setTimeout(() => socket.close(policyViolation), helloWithin);
  socket.once('close', () => clearTimeout(late));
  socket.once('message', (data: Buffer) => {
    clearTimeout(late);
    void withStatementLimit('quick', () => welcome(parsed(data.toString()))).finally(known);
  });
}

function parsed(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return undefined; // not a hello: the caller closes the socket
  }
}
