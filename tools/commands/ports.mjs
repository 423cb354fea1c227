import dns from 'node:dns/promises';
import net from 'node:net';
import { Stop } from './terminal.mjs';

/** Listens for a moment. Resolves with the port, or null if it is taken. */
const tryPort = (port, host) =>
  new Promise((resolve, reject) => {
    const server = net.createServer();
    server.on('error', (error) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen(port, host, () => {
      const { port: had } = server.address();
      server.close(() => resolve(had));
    });
  });

/** PORT as a number. An invalid one is refused before any slow step. */
export function readPort() {
  const given = process.env.PORT || '3000';
  const port = /^\d{1,5}$/.test(given) ? Number(given) : 0;
  if (port < 1 || port > 65535) throw new Stop(`PORT phải là số cổng từ 1 đến 65535, đang là "${given}".`);
  return port;
}

/** Why a port can't be tried. The API gives the same texts when it is started alone (apps/api/src/http/listen.ts). */
const sentence = {
  EACCES: (port) => `Không có quyền mở cổng ${port}. Chọn cổng từ 1024 trở lên bằng PORT.`,
  ENOTFOUND: (_port, host) => `HOST ${host} không phải là địa chỉ của máy này.`,
  EAI_AGAIN: (_port, host) => `HOST ${host} không phải là địa chỉ của máy này.`,
  EADDRNOTAVAIL: (_port, host) => `HOST ${host} không phải là địa chỉ của máy này.`,
};

/**
 * Whether the port is free on every address of the host: localhost is ::1 and 127.0.0.1, and both are needed.
 * @throws Stop if the host is not this machine's or the port may not be opened
 */
export async function isPortFree(port, host) {
  try {
    for (const { address } of await dns.lookup(host, { all: true })) {
      if ((await tryPort(port, address)) === null) return false;
    }
    return true;
  } catch (error) {
    const explain = sentence[error.code];
    throw explain ? new Stop(explain(port, host), { cause: error }) : error;
  }
}

/** A free port of the loopback address. */
export const freePort = () => tryPort(0, '127.0.0.1');
