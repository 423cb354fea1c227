import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { endpoint } from '@toam/contracts/endpoint';
import { count, sql } from 'drizzle-orm';
import { z } from 'zod';
import { db } from '../db/db';
import { momentary } from '../audit/audited';
import { registerRoute } from '../http/register-route';
import { perUserLimit } from '../http/per-user-limit';
import { images } from '../modules/media/media.schema';
import { anAdmin } from '../testing/an-actor';
import { insertSession, insertUser } from '../testing/insert-user';
import { openTab } from '../testing/live-tab';
import { as, realAddress, testApp, withSession } from '../testing/test-app';
import { revokeSession, revokeSessions } from './revoke-sessions';

/** A download that lasts as long as the client reads, like exports and archives. */
const endless = endpoint({
  method: 'GET',
  path: '/test/endless',
  summary: 'Sends for ever',
  access: 'signedIn',
  replyKind: 'file',
  data: z.null(),
});

/** Answers only when the test allows it. */
const slow = endpoint({ method: 'POST', path: '/test/slow', summary: 'Waits', access: 'signedIn', data: z.null() });

const takeTurn = perUserLimit({ max: 9, busy: 'busy', busyYourself: 'busy yourself' });
let letGo: () => void = () => undefined;

async function* ticks() {
  for (;;) {
    yield 'tick';
    await new Promise((wake) => setTimeout(wake, 10));
  }
}

/** Connections of a failed test would keep the server open. */
const begun: ClientRequest[] = [];
afterEach(() => begun.splice(0).forEach((request) => request.destroy()));

const { app } = testApp({
  listens: true,
  mounts: (registered) => {
    registerRoute(registered, endless, {
      handler: ({ actor }) => {
        const release = takeTurn(actor.id);
        const content = Readable.from(ticks());
        content.once('close', release);
        return { content, type: 'text/plain' };
      },
    });
    registerRoute(registered, slow, {
      audit: momentary,
      handler: () => new Promise((answer) => (letGo = () => answer(null))),
    });
  },
});

/** How a request ended: the time, and whether it was complete. */
interface Ended {
  at: number;
  isWhole: boolean;
}

const begin = (token: string, path: string, options: http.RequestOptions = {}): ClientRequest => {
  const headers = { authorization: `Bearer ${token}`, ...options.headers };
  const request = http.request(`${realAddress()}/api${path}`, { ...options, headers });
  begun.push(request);
  return request;
};

const ended = (request: ClientRequest): Promise<Ended> =>
  new Promise((resolve) => {
    const end = (isWhole: boolean) => resolve({ at: performance.now(), isWhole });
    request.on('error', () => end(false));
    request.on('response', (reply: IncomingMessage) => {
      reply.resume().on('error', () => undefined);
      reply.on('close', () => end(reply.complete && (reply.statusCode ?? 500) < 400));
    });
  });

/** An upload that has sent half of its picture. `finish` sends the rest. */
async function halfUpload(token: string) {
  const form = new FormData();
  const { default: sharp } = await import('sharp');
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'white' } }).png().toBuffer();
  form.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'nhà.png');
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '', 'content-length': body.length };
  const request = begin(token, '/house/image', { method: 'POST', headers });
  const end = ended(request);
  const half = Math.floor(body.length / 2);
  request.write(body.subarray(0, half));
  return { end, finish: () => request.end(body.subarray(half)) };
}

/** Starts a download. `status` is 200 once it has begun. */
async function ask(token: string) {
  const request = begin(token, '/test/endless');
  const end = ended(request);
  const status = new Promise((resolve) =>
    request.on('response', (reply) => reply.once('data', () => resolve(reply.statusCode))),
  );
  request.end();
  return { status: await status, end, stop: () => request.destroy() };
}

/** A running download. An earlier one frees its place a tick after its connection closes, so this tries again. */
async function download(token: string): ReturnType<typeof ask> {
  const asked = await ask(token);
  return asked.status === 200 ? asked : download(token);
}

async function atWork(userId: number) {
  await insertUser({ id: userId });
  const token = await insertSession(userId);
  const tab = await openTab(app(), { token, last_event_id: null });
  await tab.until('live.ready');
  return { token, tab, upload: await halfUpload(token), export: await download(token) };
}

const idle = (milliseconds: number) => new Promise((wake) => setTimeout(wake, milliseconds));

test('locking a person cuts their sockets, uploads and downloads within a second; everybody else works on', async () => {
  const [locked, colleague] = [await atWork(7), await atWork(8)];
  let isColleagueCut = false;
  void colleague.export.end.then(() => (isColleagueCut = true));
  expect((await as(anAdmin()).put('/user/detail', { user_id: 7, status: 0 })).statusCode).toBe(200);
  const began = performance.now();
  await locked.tab.closed;
  const socket = performance.now();
  const [upload, download] = await Promise.all([locked.upload.end, locked.export.end]);
  for (const at of [socket, upload.at, download.at]) expect(at - began).toBeLessThan(1000);
  expect([upload.isWhole, download.isWhole]).toEqual([false, false]);

  expect((await withSession(locked.token).get('/user/detail')).statusCode).toBe(401);
  expect(await db().select({ stored: count() }).from(images)).toEqual([{ stored: 0 }]);
  colleague.upload.finish();
  expect((await colleague.upload.end).isWhole).toBe(true);
  expect(isColleagueCut).toBe(false);
  colleague.export.stop();
  colleague.tab.close();
});

test('what was cut has given its turn back', async () => {
  const { token, ...rest } = await atWork(7);
  await revokeSessions(7);
  await rest.export.end;
  const again = await download(await insertSession(7));
  again.stop();
  expect((await withSession(token).get('/test/endless')).statusCode).toBe(401);
});

test('the end of one session leaves the other sessions of the same person alone', async () => {
  const [office, phone] = [await atWork(7), await insertSession(7)];
  const upload = await halfUpload(phone);
  // as another API instance does it: this one learns of it only from the database
  const { rows } = await db().execute<{ id: number }>(sql`select min(id) as id from sessions`);
  await revokeSession(rows[0]!.id, 7);
  const began = performance.now();
  const cut = await Promise.all([office.upload.end, office.export.end]);
  for (const { at, isWhole } of cut) expect([at - began < 1000, isWhole]).toEqual([true, false]);
  upload.finish();
  expect((await upload.end).isWhole).toBe(true);
});

test('whoever signs out everywhere hears that it worked, and a call that never answers is cut all the same', async () => {
  await insertUser({ id: 7 });
  const [mine, other] = [await insertSession(7), await insertSession(7)];
  const hanging = begin(other, '/test/slow', { method: 'POST' });
  const end = ended(hanging);
  hanging.end();
  await idle(50);
  const began = performance.now();
  const signOut = begin(mine, '/auth/signout', { method: 'POST', headers: { 'content-type': 'application/json' } });
  const answer = ended(signOut);
  signOut.end(JSON.stringify({ all: true }));
  expect((await answer).isWhole).toBe(true);
  const { at, isWhole } = await end;
  expect([at - began < 1000, isWhole]).toEqual([true, false]);
  letGo();
});
