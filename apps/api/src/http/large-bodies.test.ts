import type { ServerResponse } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { commonText } from '@toam/contracts/texts/common';
import Fastify, { type FastifyInstance } from 'fastify';
import { anActor } from '../testing/an-actor';
import { acceptBodies, largestJson } from './body-parsers';
import { takeLargeBodiesInTurn } from './large-bodies';
import { replyError } from './reply-error';

const large = JSON.stringify({ text: 'x'.repeat(300_000) });
const small = JSON.stringify({ text: 'x'.repeat(200_000) });

let app: FastifyInstance;
let port: number;
/** Calls whose body is in, and which have no answer yet. */
let inside: number;
let answer: () => void;
let responses: ServerResponse[];

/** An API whose calls are answered once `answer` is called. The header `person` says who calls. */
beforeEach(async () => {
  app = Fastify({ bodyLimit: largestJson, forceCloseConnections: true });
  app.decorateRequest('session', null);
  app.setErrorHandler(replyError);
  responses = [];
  app.addHook('onRequest', async (request, reply) => {
    responses.push(reply.raw);
    const id = Number(request.headers.person);
    if (id) request.session = { id, actor: anActor({ id }), lastSeenAt: new Date(), mustChangePassword: false };
  });
  await acceptBodies(app);
  takeLargeBodiesInTurn(app);
  const answered = new Promise<void>((resolve) => (answer = resolve));
  inside = 0;
  app.post('/', async () => {
    inside += 1;
    await answered;
    inside -= 1;
    return 'saved';
  });
  app.post('/broken', () => Promise.reject(new Error('our fault')));
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});

afterEach(async () => {
  answer();
  await app.close();
});

const send = (person: number, body: string, path = '/') =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(person ? { person: String(person) } : {}) },
    body,
  });

const sendMany = (person: number, count: number) => Array.from({ length: count }, () => send(person, large));

const statuses = async (calls: Promise<Response>[]) => (await Promise.all(calls)).map(({ status }) => status);

/** Waits for so many calls inside, and a moment more in which none may follow. */
async function comeIn(count: number): Promise<void> {
  while (inside < count) await pause(5);
  await pause(100);
  expect(inside).toBe(count);
}

/** A connection that sends the head and a part of a large body. */
function sendPart(person: number): net.Socket {
  const head = ['POST / HTTP/1.1', 'host: x', `person: ${person}`, 'content-type: application/json'];
  const socket = net.connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  socket.write(`${head.join('\r\n')}\r\ncontent-length: ${large.length}\r\n\r\n${large.slice(0, 100_000)}`);
  return socket;
}

test('large bodies come in by two of a person and four together, and all forty are answered', async () => {
  const first = sendMany(1, 20);
  await comeIn(2);
  const others = [...sendMany(2, 10), ...sendMany(3, 10)];
  await comeIn(4);
  answer();
  expect(await statuses([...first, ...others])).toEqual(Array(40).fill(200));
});

test('a body of unknown length takes its turn, too', async () => {
  const socket = net.connect({ port, host: '127.0.0.1' });
  const head =
    'POST / HTTP/1.1\r\nhost: x\r\nperson: 1\r\ncontent-type: application/json\r\ntransfer-encoding: chunked';
  socket.write(`${head}\r\n\r\n`);
  const calls = sendMany(1, 2);
  await comeIn(1);
  socket.destroy();
  await comeIn(2);
  answer();
  expect(await statuses(calls)).toEqual([200, 200]);
});

test('small bodies, and those of strangers, never wait', async () => {
  const held = sendMany(1, 5);
  await comeIn(2);
  const calls = [send(1, small), send(1, small), send(0, large)];
  await comeIn(5);
  answer();
  expect(await statuses([...held, ...calls])).toEqual(Array(8).fill(200));
});

test('beyond sixty waiting bodies of a person the next is told when to come again, and others are let in', async () => {
  const held = sendMany(1, 62);
  await comeIn(2);
  const refused = await send(1, large);
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
    503,
    '5',
    { code: 'unavailable', message: commonText.busy },
  ]);
  const other = send(2, large);
  await comeIn(3);
  answer();
  expect(await statuses([...held, other])).toEqual(Array(63).fill(200));
});

test('a body that breaks off gives its turn to the next, and so does one that broke off while it waited', async () => {
  const halves = [sendPart(1), sendPart(1), sendPart(1)];
  await pause(100);
  const whole = send(1, large);
  await comeIn(0);
  for (const half of halves) half.destroy();
  await comeIn(1);
  answer();
  expect((await whole).status).toBe(200);
});

test('a call that is cut while it waits takes no turn', async () => {
  const held = sendMany(1, 2);
  await comeIn(2);
  const cut = [sendPart(1), sendPart(1)];
  await pause(100);
  for (const response of responses.slice(2)) response.destroy();
  await pause(100);
  answer();
  expect(await statuses([...held, send(1, large)])).toEqual([200, 200, 200]);
  for (const socket of cut) socket.destroy();
});

test('whoever breaks off while the call is worked on keeps the turn until it is done', async () => {
  for (let n = 0; n < 2; n++) {
    const gone = sendPart(1);
    gone.write(large.slice(100_000));
    await comeIn(n + 1);
    gone.destroy();
  }
  const next = send(1, large);
  await comeIn(2);
  answer();
  expect((await next).status).toBe(200);
});

test('what becomes sixty times as much in memory is refused; the largest rich text is not', async () => {
  answer();
  const dense = `[${Array(200_000).fill('{}').join()}]`;
  const refused = await send(1, dense);
  expect([refused.status, await refused.json()]).toEqual([422, { code: 'invalid', message: commonText.invalid }]);
  const article = { type: 'doc', content: Array(90_000).fill({ type: 'hardBreak' }) };
  expect((await send(1, JSON.stringify(article))).status).toBe(200);
});

test('a turn ends with a refusal and with a failure', async () => {
  for (let n = 0; n < 3; n++) {
    expect((await send(1, large.slice(1))).status).toBe(422);
    expect((await send(1, large, '/broken')).status).toBe(500);
  }
});
