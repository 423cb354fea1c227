import type { AddressInfo } from 'node:net';
import websocket from '@fastify/websocket';
import { liveFullCode } from '@toam/contracts/live/live-events';
import Fastify, { type FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import { mostSockets, openSockets } from './live-socket';

const limits = { together: 8, ofNetwork: 5, unknown: 3 };
let app: FastifyInstance;
const open: WebSocket[] = [];

beforeEach(async () => {
  app = Fastify({ trustProxy: true });
  await app.register(websocket);
  const { accept } = openSockets(app, [], limits);
  for (const path of ['/one', '/other']) accept(path, async ({ socket }) => socket.send('welcome'));
  await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  for (const socket of open.splice(0)) socket.terminate();
  await app.close();
});

/** Opens a socket from an address. @returns 'welcome', 'silent' if it says nothing, or the close code */
async function come(address: string, { path = '/one', says = true } = {}): Promise<unknown> {
  const { port } = app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers: { 'x-forwarded-for': address } });
  open.push(socket);
  const closed = new Promise((resolve) => socket.on('close', resolve));
  const heard = new Promise((resolve) => socket.on('message', (data: Buffer) => resolve(data.toString())));
  await new Promise((resolve) => socket.on('open', resolve));
  if (says) socket.send('{}');
  if (says) return Promise.race([closed, heard]);
  return Promise.race([closed, new Promise((resolve) => setTimeout(() => resolve('silent'), 50))]);
}

const times = async (count: number, task: () => Promise<unknown>) => {
  const found = [];
  for (let n = 0; n < count; n++) found.push(await task());
  return found;
};

test('a network has so many sockets and no more, on all addresses together; another network and who comes after one left get in', async () => {
  expect(await times(4, () => come('2405:4802:1:2::1'))).toEqual(Array(4).fill('welcome'));
  expect(await come('2405:4802:1:2:ffff::9', { path: '/other' })).toBe('welcome');
  expect(await come('2405:4802:1:2::1')).toBe(liveFullCode);
  expect(await come('2405:4802:1:3::1')).toBe('welcome');
  const left = new Promise((resolve) => open[0]!.on('close', resolve));
  open[0]!.close();
  await left;
  expect(await come('2405:4802:1:2::1')).toBe('welcome');
});

test('all networks together have so many sockets and no more', async () => {
  let n = 0;
  expect(await times(8, () => come(`10.0.0.${(n += 1)}`))).toEqual(Array(8).fill('welcome'));
  expect(await come('10.0.1.1')).toBe(liveFullCode);
});

test('who says nothing takes no place from another network', async () => {
  expect(await times(3, () => come('10.0.0.1', { says: false }))).toEqual(Array(3).fill('silent'));
  expect(await come('10.0.0.1')).toBe(liveFullCode);
  expect(await come('10.0.0.2')).toBe('welcome');
});

test('an office of 200 people with twenty tabs each has room behind one address', () => {
  expect(mostSockets.ofNetwork).toBeGreaterThanOrEqual(200 * 20);
  expect(mostSockets.together).toBeGreaterThan(mostSockets.ofNetwork);
});
