import websocket from '@fastify/websocket';
import { liveHello, liveUnauthenticatedCode } from '@toam/contracts/live/live-events';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { Engine } from '../db/engine';
import { networkOf } from '../http/network-of';
import { findSession } from '../sessions/find-session';
import { type Hub, openHub } from './hub';
import type { Tab } from './tabs';

const helloWithin = 10_000;
const goodbyeWithin = 1000;
/** Sockets per network before their hello. After a deploy a whole office reconnects at once and says hello within a moment. */
const maxUnknown = 100;
const policyViolation = 1008;
const tryAgainLater = 1013;
const goingAway = 1001;

/**
 * GET /api/live, upgraded to a WebSocket: libs/contracts, live-events. The token comes in the first message and not in
 * a cookie, so no foreign page can open a socket for a person.
 */
export async function serveLive(app: FastifyInstance, engine: Engine): Promise<void> {
  const sockets = new Set<WebSocket>();
  const unknown = new Map<string, number>();
  await app.register(websocket, { options: { maxPayload: 4096 }, preClose: () => sayGoodbye(sockets) });
  const hub = await openHub(engine, app.log);
  app.addHook('onClose', () => hub.close());
  await app.register(async (scope) => {
    scope.get('/api/live', { websocket: true }, (socket, request) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', (error) => app.log.debug({ err: error }, 'a live socket broke'));
      const known = countUnknown(unknown, networkOf(request.ip));
      if (!known) return refuse(socket);
      socket.once('close', known);
      awaitHello(socket, hub, app, known);
    });
  });
}

/** @returns undoes the count, once; undefined if there are too many already */
function countUnknown(counts: Map<string, number>, network: string): (() => void) | undefined {
  const before = counts.get(network) ?? 0;
  if (before >= maxUnknown) return undefined;
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

function refuse(socket: WebSocket): void {
  socket.close(tryAgainLater);
  setTimeout(() => socket.terminate(), goodbyeWithin).unref();
}

/** @param known called when the socket has shown a valid session */
function awaitHello(socket: WebSocket, hub: Hub, app: FastifyInstance, known: () => void): void {
  const late = setTimeout(() => socket.close(policyViolation), helloWithin);
  socket.once('close', () => clearTimeout(late));
  socket.once('message', (data: Buffer) => {
    clearTimeout(late);
    welcome(socket, data.toString(), hub)
      .catch((error: unknown) => {
        app.log.error({ err: error }, 'a live socket was not welcomed');
        socket.terminate(); // the browser tries again
      })
      .finally(known);
  });
}

async function welcome(socket: WebSocket, message: string, hub: Hub): Promise<void> {
  const hello = liveHello.safeParse(parsed(message));
  if (!hello.success) return socket.close(policyViolation);
  const session = await findSession(hello.data.token);
  if (!session) return socket.close(liveUnauthenticatedCode);
  if (socket.readyState !== socket.OPEN) return;
  const tab: Tab = { socket, session, held: [], isAlive: true };
  socket.on('close', () => hub.leave(tab));
  socket.on('pong', () => (tab.isAlive = true));
  await hub.join(tab, hello.data.last_event_id);
}

function parsed(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return undefined; // not a hello: the caller closes the socket
  }
}

/** Lets the browsers close first. Then it cuts sockets that do not answer, so the process can end. */
async function sayGoodbye(sockets: Set<WebSocket>): Promise<void> {
  for (const socket of sockets) socket.close(goingAway);
  const timeout = Date.now() + goodbyeWithin;
  while (sockets.size && Date.now() < timeout) await new Promise((wake) => setTimeout(wake, 20));
  for (const socket of sockets) socket.terminate();
}
