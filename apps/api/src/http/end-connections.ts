import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds. Zero would mean no limit. */
const atOnce = 1;

/**
 * At the close, ends the connections that Fastify would wait for until the process is killed: those that never sent a byte (browsers
 * and `fetch` open spare ones), and those whose last request is answered while the server closes.
 */
export function endConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  let isClosing = false;
  app.server.on('connection', (socket: Socket) => {
    if (isClosing) return void socket.destroy();
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    app.server.keepAliveTimeout = atOnce;
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
}
