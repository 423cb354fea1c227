import {
  type VisitorHello,
  type VisitorLiveEvent,
  visitorClose,
  visitorPaths,
} from '@toam/contracts/chat/visitor-wire';
import { liveFullCode } from '@toam/contracts/live/live-events';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  closeSocket,
  crowdedOut,
  heartbeat,
  type LiveSocket,
  ping,
  policyViolation,
  send,
} from '../../live/live-socket';
import type { Live } from '../../live/serve-live';
import { fingerprint } from '../../sessions/token';
import type { ChatVisitor } from './chat.schema';
import { findVisitor, listValidVisitors } from './visitor.queries';

/** A visitor's open page. */
interface VisitorPage extends LiveSocket {
  visitor: ChatVisitor;
  network: string;
}

/** Most at an instance. An office or a provider shares a network; of one visitor those opened last stay. */
const most = { ofNetwork: 200, ofVisitor: 5 };

const visitorHello: z.ZodType<VisitorHello> = z.object({ token: z.string().min(1).max(100) });

const sendEvent = (page: VisitorPage, kind: VisitorLiveEvent['kind']) =>
  send(page, { kind } satisfies VisitorLiveEvent);

/**
 * GET /api/public/chat/live, upgraded to a WebSocket: tells open pages of visitors when their conversation changed. It takes one message,
 * the hello. D100.
 */
export function serveVisitorLive(app: FastifyInstance, { accept, follow }: Live): void {
  const pages = new Set<VisitorPage>();

  follow(({ kind, body }) => {
    if (kind !== 'chat.changed' || body.to === 'staff') return;
    for (const page of pages) {
      const { visitor } = page;
      if (visitor.conversation_id !== body.conversation_id) continue;
      // from now on it hears of the conversation to which its thread was joined
      if (typeof body.joined_to === 'string') page.visitor = { ...visitor, conversation_id: body.joined_to };
      sendEvent(page, 'changed');
    }
  });

  const beat = setInterval(() => {
    ping(pages);
    for (const page of pages) sendEvent(page, 'beat');
    endInvalid(pages).catch((error: unknown) => app.log.error({ err: error }, 'visitors were not checked'));
  }, heartbeat);
  beat.unref();
  app.addHook('onClose', async () => clearInterval(beat));

  accept(`/api${visitorPaths.live}`, async ({ socket, message, network }) => {
    const hello = visitorHello.safeParse(message);
    if (!hello.success) return socket.close(policyViolation);
    const visitor = await findVisitor({ token_hash: fingerprint(hello.data.token) });
    if (!visitor) return socket.close(visitorClose.ended);
    if (socket.readyState !== socket.OPEN) return;
    const page: VisitorPage = { socket, visitor, network, isAlive: true };
    if (countOf(pages, page) >= most.ofNetwork) return closeSocket(socket, liveFullCode);
    socket.on('close', () => pages.delete(page));
    socket.on('pong', () => (page.isAlive = true));
    socket.on('message', () => closeSocket(socket, policyViolation));
    pages.add(page);
    sendAwayOldest(pages, page);
    sendEvent(page, 'ready');
  });
}

const countOf = (pages: Set<VisitorPage>, { network }: VisitorPage): number =>
  [...pages].filter((page) => page.network === network).length;

/** Closes the visitor's pages above the limit. They ask now and then, until somebody looks at them. */
function sendAwayOldest(pages: Set<VisitorPage>, { visitor }: VisitorPage): void {
  const own = [...pages].filter((page) => page.visitor.id === visitor.id);
  for (const old of crowdedOut(own, most.ofVisitor)) {
    pages.delete(old);
    closeSocket(old.socket, visitorClose.crowded);
  }
}

/** Closes pages whose session was revoked or has expired; the others are of the conversation that is theirs now. */
async function endInvalid(pages: Set<VisitorPage>): Promise<void> {
  const asked = [...pages];
  const valid = await listValidVisitors(asked.map(({ visitor }) => visitor.id));
  for (const page of asked) {
    const visitor = valid.get(page.visitor.id);
    if (visitor) page.visitor = visitor;
    else closeSocket(page.socket, visitorClose.ended);
  }
}
