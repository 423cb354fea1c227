import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { takeTestDatabase } from '../testing/database';
import { insertSession, insertUser } from '../testing/insert-user';
import { testApp } from '../testing/test-app';
import { acceptBodies } from './body-parsers';
import { answerClientError, endSlowBodies, requestTimes } from './slow-requests';
import { receiveUpload } from './upload';

interface Sender {
  socket: net.Socket;
  /** All that was answered. Resolves when the other side has ended; this side never does, as an attacker's does not. */
  answer: Promise<{ text: string; ms: number }>;
}

const sockets: net.Socket[] = [];
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));

function connect(app: FastifyInstance): Sender {
  const began = performance.now();
  const { port } = app.server.address() as AddressInfo;
  const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  sockets.push(socket);
  let text = '';
  socket.on('data', (part) => (text += part));
  socket.on('error', () => undefined);
  const answer = new Promise<{ text: string; ms: number }>((resolve) =>
    ['end', 'close'].forEach((end) => socket.once(end, () => resolve({ text, ms: performance.now() - began }))),
  );
  return { socket, answer };
}

/** Sends a part every so many milliseconds, until the connection ends or the parts do. */
function trickle({ socket }: Sender, parts: Iterable<Buffer | string>, every: number): void {
  const rest = parts[Symbol.iterator]();
  const timer = setInterval(() => {
    const { done, value } = rest.next();
    if (done || socket.destroyed) return clearInterval(timer);
    socket.write(value);
  }, every);
  socket.on('close', () => clearInterval(timer));
}

function* forever(part: string): Generator<string> {
  for (;;) yield part;
}

const head = (path: string, length: number, more = '') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${more}\r\n`;

const chunkedHead =
  'POST /json HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';

/** Does other work for so many times so many milliseconds. */
async function blocked(times: number, ms: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    for (const until = performance.now() + ms; performance.now() < until;);
    await new Promise((wake) => setTimeout(wake, 1));
  }
}

const told = (text: string) => /^HTTP\/1\.1 (\d+)/.exec(text)?.[1];

describe('with times a hundredth as long', () => {
  const pace = { idle: 300, grace: 600, perSecond: 20_000, every: 20 };
  let app: FastifyInstance;
  let sendRest: () => void;

  beforeAll(async () => {
    app = Fastify({
      http: { headersTimeout: 200, connectionsCheckingInterval: 50 },
      clientErrorHandler: answerClientError,
    });
    endSlowBodies(app, pace);
    await acceptBodies(app);
    app.post('/json', async () => 'taken');
    app.post('/upload', async (request) => `taken ${(await receiveUpload(request)).file.bytes.length}`);
    app.post('/refused', { onRequest: async (_request, reply) => reply.code(401).send('who?') }, async () => 'never');
    app.post('/blocked', { preParsing: async () => blocked(12, 170).then(sendRest) }, async () => 'taken');
    app.post('/busy', { preParsing: () => new Promise((wake) => setTimeout(wake, 900)) }, async () => 'taken');
    await app.listen({ port: 0, host: '127.0.0.1' });
  });

  afterAll(() => app.close());

  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));

  /** Waits until no connection is held any more. */
  async function isFree(): Promise<void> {
    while ((await connections()) > 0) await new Promise((wake) => setTimeout(wake, 20));
  }

  const slow: [string, string, Iterable<string>][] = [
    ['nothing at all', '', []],
    ['a head that does not end', 'GET / HTTP/1.1\r\n', forever('X-Name: a\r\n')],
    ['a body that does not begin', head('/json', 1000), []],
    ['a body whose sender is gone half way', head('/json', 1000) + 'x'.repeat(500), []],
    ['a byte now and then', head('/json', 100_000), forever('x')],
    ['chunks now and then', chunkedHead, forever('1\r\nx\r\n')],
  ];

  test('who sends too slowly is told 408 and the connection ends, though the sender does not end it', async () => {
    const answers = slow.map(async ([what, first, parts]) => {
      const sender = connect(app);
      sender.socket.write(first);
      trickle(sender, parts, 50);
      const { text, ms } = await sender.answer;
      return [what, told(text), text.includes('Đường truyền quá chậm'), ms < 3000];
    });
    expect(await Promise.all(answers)).toEqual(slow.map(([what]) => [what, '408', true, true]));
    await isFree();
  });

  test('a body that goes on trickling after its refusal ends, too', async () => {
    const sender = connect(app);
    sender.socket.write(head('/refused', 100_000));
    trickle(sender, forever('x'), 50);
    expect(told((await sender.answer).text)).toBe('401');
    await isFree();
  });

  test('a picture over a bad telephone line arrives, with pauses and longer than the grace', async () => {
    const sender = connect(app);
    const picture = Buffer.alloc(60_000, 7);
    const before =
      '--b\r\nContent-Disposition: form-data; name="file"; filename="nha.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';
    const after = '\r\n--b--\r\n';
    const length = before.length + picture.length + after.length;
    sender.socket.write(
      `POST /upload HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n${before}`,
    );
    // 30 KB a second
    const parts = Array.from({ length: 10 }, (_, at) => picture.subarray(at * 6000, (at + 1) * 6000));
    trickle(sender, [...parts, after], 200);
    const { text, ms } = await sender.answer;
    expect(text).toContain('taken 60000');
    expect(ms).toBeGreaterThan(1500);
  });

  test('while we do not read, nobody is slow', async () => {
    const sender = connect(app);
    const body = JSON.stringify('x'.repeat(300_000));
    sender.socket.write(head('/busy', body.length, 'Connection: close\r\n') + body);
    expect((await sender.answer).text).toContain('taken');
  });

  test('a body that waits for a process so busy that it hardly looks is not slow either', async () => {
    const sender = connect(app);
    const body = JSON.stringify('x'.repeat(10_000));
    sendRest = () => void sender.socket.write(body.slice(8000));
    sender.socket.write(head('/blocked', body.length, 'Connection: close\r\n') + body.slice(0, 8000));
    expect((await sender.answer).text).toContain('taken');
  });
});

test('who takes nothing of its answer, such as a download that is paused, is not waited for for ever', async () => {
  const { connectionTimeout } = requestTimes;
  const app = Fastify({ connectionTimeout: connectionTimeout / 300 });
  const freed = jest.fn();
  app.get('/sheet', () => Readable.from(forever('x'.repeat(100_000)), { objectMode: false }).once('close', freed));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { socket } = connect(app);
  socket.pause();
  socket.write('GET /sheet HTTP/1.1\r\nHost: x\r\n\r\n');
  await new Promise((wake) => setTimeout(wake, 3000));
  expect(freed).toHaveBeenCalled();
  socket.destroy();
  await app.close();
});

describe('the API itself', () => {
  // only what looks after slow bodies: sockets and the database go on as ever
  beforeAll(async () => {
    await takeTestDatabase(); // files after this one share it, and its own timers
    jest.useFakeTimers({
      doNotFake: ['Date', 'hrtime', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout'], // prettier-ignore
    });
  });
  const { app } = testApp({ listens: true });
  afterAll(() => jest.useRealTimers());

  test('waits no longer than nginx for who takes nothing, and longer than any statement lasts', () => {
    expect(app().server.timeout).toBe(150_000);
  });

  test('ends a head within 25 seconds', () => {
    const { headersTimeout } = app().server;
    expect(headersTimeout + requestTimes.http.connectionsCheckingInterval).toBeLessThanOrEqual(25_000);
  });

  test('ends a body that stands still for half a minute', async () => {
    await insertUser({ id: 7 });
    const sender = connect(app());
    const token = await insertSession(7);
    sender.socket.write(head('/api/customer', 5000, `Authorization: Bearer ${token}\r\n`) + '{');
    await once(app().server, 'request');
    await new Promise((wake) => setTimeout(wake, 300)); // until it is read
    jest.advanceTimersByTime(28_000);
    expect(sender.socket.readableEnded).toBe(false);
    jest.advanceTimersByTime(6000);
    expect(told((await sender.answer).text)).toBe('408');
  });
});
