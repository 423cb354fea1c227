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

export const isPortFree = async (port, host) => (await tryPort(port, host)) !== null;

/** A port of the loopback address that nobody listens on now. */
export const freePort = () => tryPort(0, '127.0.0.1');
