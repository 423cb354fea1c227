import { WebSocket } from 'ws';
import { realAddress, testApp } from '../testing/test-app';

testApp({
  listens: true,
  env: { PUBLIC_URL: 'https://toam.example.vn/', REMOTES_ORIGINS: 'https://CDN.toam.example.vn' },
});

/** @returns how the handshake ends, asked as a browser does from a page of this origin */
function shake(path: string, host: string, origin: string | undefined): Promise<unknown> {
  const socket = new WebSocket(`${realAddress().replace('http', 'ws')}/api/${path}`, {
    headers: { host, ...(origin && { origin }) },
  });
  socket.on('error', () => undefined); // the end of one that was refused
  return new Promise((resolve) => {
    socket.on('open', () => resolve('open'));
    socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode));
  }).finally(() => socket.terminate());
}

test.each([
  ['the page that people open', 'toam.example.vn', 'https://toam.example.vn', 'open'],
  ['a second name, or an address of the office', '10.0.0.7:3000', 'http://10.0.0.7:3000', 'open'],
  ['the same behind nginx, which leaves the port out', 'toam.local', 'https://toam.local:8443', 'open'],
  ['a proxy that asks by another name', '127.0.0.1:3001', 'https://toam.example.vn', 'open'],
  ['an origin of remotes', 'toam.example.vn', 'https://cdn.toam.example.vn', 'open'],
  ['a program', 'toam.example.vn', undefined, 'open'],
  ['another site', 'toam.example.vn', 'https://evil.example', 403],
  ['a site beside ours', 'toam.example.vn', 'https://blog.toam.example.vn', 403],
  ['a name that begins like ours', 'toam.example.vn', 'https://toam.example.vn.evil.example', 403],
  ['a page without an origin', 'toam.example.vn', 'null', 403],
])('%s', async (_who, host, origin, expected) => {
  for (const path of ['live', 'public/chat/live']) expect(await shake(path, host, origin)).toBe(expected);
});
