import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { endConnections } from './end-connections';

let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify({ forceCloseConnections: 'idle' });
  endConnections(app);
  app.get('/slow', async () => {
    await sleep(200);
    return 'whole';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

async function connected(): Promise<Socket> {
  const accepted = once(app.server, 'connection');
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await Promise.all([once(socket, 'connect'), accepted]);
  return socket;
}

test('a connection that never asked does not hold up the close', async () => {
  const silent = await connected();
  const ended = once(silent.resume(), 'close');
  await app.close();
  await ended;
}, 5000);

test('a request that runs is still answered', async () => {
  const busy = await connected();
  const arrived = once(app.server, 'request');
  busy.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n');
  await arrived;
  let answer = '';
  busy.on('data', (bytes: Buffer) => (answer += bytes.toString()));
  const ended = once(busy, 'close');
  await app.close();
  await ended;
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK[^]*whole$/);
}, 5000);
