import websocket from '@fastify/websocket';
import { liveFullCode, liveHello, liveUnauthenticatedCode } from '@toam/contracts/live/live-events';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { Engine } from '../db/engine';
import type { Env } from '../env';
import { HttpError } from '../http-error';
import { findSession } from '../sessions/find-session';
import { type Hub, openHub } from './hub';
import { closeSocket, openSockets, policyViolation, type Sockets } from './live-socket';
import type { Tab } from './tabs';

/** What others build their own live sockets on. */
export type Live = Pick<Hub, 'follow'> & Pick<Sockets, 'accept'>;

/** GET /api/live, upgraded to a WebSocket: libs/contracts, live-events. */
export async function serveLive(
  app: FastifyInstance,
  engine: Engine,
  { PUBLIC_URL, REMOTES_ORIGINS }: Pick<Env, 'PUBLIC_URL' | 'REMOTES_ORIGINS'>,
): Promise<Live> {
  const origins = [PUBLIC_URL, ...REMOTES_ORIGINS].map((address) => new URL(address).origin);
  const { accept, sayGoodbye } = openSockets(app, origins);
  await app.register(websocket, {
    options: { maxPayload: 4096 },
    preClose: sayGoodbye,
    // what a stranger sends too much or wrong, and cut cables, are no errors of ours: they have a code
    errorHandler: (error, socket) => {
      app.log['code' in error ? 'debug' : 'error']({ err: error }, 'a live socket broke');
      socket.terminate();
    },
  });
  const hub = await openHub(engine, app.log);
  app.addHook('onClose', () => hub.close());
  accept('/api/live', ({ socket, message }) => welcome(socket, message, { app, hub }));
  return { accept, follow: hub.follow };
}

/** A hello counts as a read, so that a page that opens socket after socket has no more of them than of calls. */
function isTooFast(app: FastifyInstance, userId: number): boolean {
  try {
    app.allowCall?.read(userId);
    return false;
  } catch (error) {
    if (error instanceof HttpError) return true;
    throw error;
  }
}

interface Door {
  app: FastifyInstance;
  hub: Hub;
}

async function welcome(socket: WebSocket, message: unknown, { app, hub }: Door): Promise<void> {
  const hello = liveHello.safeParse(message);
  if (!hello.success) return socket.close(policyViolation);
  const session = await findSession(hello.data.token);
  // who must first change their password may do nothing else (D67)
  if (!session || session.mustChangePassword) return socket.close(liveUnauthenticatedCode);
  if (isTooFast(app, session.actor.id)) return closeSocket(socket, liveFullCode);
  if (socket.readyState !== socket.OPEN) return;
  const tab: Tab = { socket, session, held: [], isAlive: true };
  socket.on('close', () => hub.leave(tab));
  socket.on('pong', () => (tab.isAlive = true));
  await hub.join(tab, hello.data.last_event_id);
}
