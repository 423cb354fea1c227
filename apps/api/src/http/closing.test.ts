import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { testApp } from '../testing/test-app';

/** Others are still being answered, so the close takes a while. */
const { app } = testApp({
  ownApp: true,
  listens: true,
  mounts: (one) => one.addHook('preClose', () => pause(300)),
});
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
afterAll(() => agent.destroy());

async function ask(path: string) {
  const { port } = app().server.address() as AddressInfo;
  const reply = await new Promise<IncomingMessage>((done, fail) =>
    http.get({ host: '127.0.0.1', port, path, agent }, done).on('error', fail),
  );
  return {
    status: reply.statusCode,
    connection: reply.headers.connection,
    body: JSON.parse(await text(reply)) as object,
  };
}

test('a call that arrives on an open connection while the server closes is answered like any other, and is its last one', async () => {
  const before = await ask('/api/user/draft/house');
  const closing = app().close();
  const meanwhile = await ask('/api/user/draft/house');
  await closing;
  expect(before).toMatchObject({ status: 401, connection: 'keep-alive', body: { code: 'unauthenticated' } });
  expect(meanwhile).toEqual({ ...before, connection: 'close' });
});
