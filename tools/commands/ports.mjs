import dns from 'node:dns/promises';
import net from 'node:net';

/** Listens for an instant. Resolves with the port that was had, or null where it is taken. */
const tryPort = (port, host) =>
  new Promise((resolve, reject) => {
    const server = net.createServer();
    server.on('error', (error) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen(port, host, () => {
      const { port: had } = server.address();
      server.close(() => resolve(had));
    });
  });

/** Whether every address of the host is free: localhost is ::1 and 127.0.0.1, and half a port is of no use. */
export async function isPortFree(port, host) {
  for (const { address } of await dns.lookup(host, { all: true })) {
    if ((await tryPort(port, address)) === null) return false;
  }
  return true;
}

/** A port of the loopback address that nobody listens on now. */
export const freePort = () => tryPort(0, '127.0.0.1');
