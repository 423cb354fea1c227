import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { WebSocket } from 'ws';
import { loggerOptions } from '../http/logging';
import { testDatabase } from '../testing/database';
import { serveLive } from './serve-live';

const database = testDatabase();

/** Lines of the log while somebody sends a first message. */
async function linesOf(hello: string): Promise<{ level: number; msg: string }[]> {
  const lines: string[] = [];
  const app = Fastify(loggerOptions('debug', { write: (line) => void lines.push(line) }));
  await serveLive(app, database().engine, { PUBLIC_URL: 'https://toam.example.vn', REMOTES_ORIGINS: [] });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = new WebSocket(`ws://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/live`);
  socket.on('error', () => undefined);
  socket.on('open', () => socket.send(hello));
  await new Promise((closed) => socket.on('close', closed));
  await app.close();
  return lines.map((line) => JSON.parse(line) as { level: number; msg: string });
}

const error = 50;

test.each([
  ['too long', 'x'.repeat(5000)],
  ['no JSON', '{'],
  ['no hello', '{"token":5}'],
])('a first message that is %s is noise of strangers, not an error of ours', async (_what, hello) => {
  const lines = await linesOf(hello);
  expect(lines.filter(({ level }) => level >= error)).toEqual([]);
});
