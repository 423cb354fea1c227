import { visitorTokenHeader } from '@toam/contracts/chat/visitor-wire';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { databaseFolder } from '../db/open-database';
import { openPglite } from '../db/pglite.engine';
import { hostilePictures, pngWithTexts } from '../testing/hostile-pictures';
import { buildRealApi, type RealApi, startRealApi, temporaryFolder } from '../testing/real-process';
import { pgliteTemplate } from '../testing/template';

let api: RealApi;

beforeAll(async () => {
  const entry = await buildRealApi();
  const folder = temporaryFolder('hostile');
  await (await openPglite({ dataDir: databaseFolder(folder), loadDataDir: await pgliteTemplate() })).close();
  api = await startRealApi(entry, { DATA_DIR: folder, DEMO: '0' });
}, 300_000);

afterAll(() => api.end('SIGKILL'));

/** The processes that decode. */
const decoders = (): number[] =>
  readFileSync(`/proc/${api.process.pid}/task/${api.process.pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number);

/** MB of memory of the server and of what decodes for it: now, and the most that each ever had. */
function memory(): { now: number; most: number } {
  const all = [api.process.pid!, ...decoders()].map((pid) => readFileSync(`/proc/${pid}/status`, 'utf8'));
  const of = (name: string) =>
    all.reduce((sum, status) => sum + Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)![1]) / 1024, 0);
  return { now: of('VmRSS'), most: of('VmHWM') };
}

async function begin(): Promise<string> {
  const visitor = { name: 'Kẻ lạ', sex: 'men', phone_number: '0903618274' };
  const reply = await fetch(`${api.address}/public/chat/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(visitor),
  });
  return ((await reply.json()) as { data: { token: string } }).data.token;
}

async function send(token: string, bytes: Buffer): Promise<{ status: number; message: string }> {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'nha.jpg');
  const headers = { [visitorTokenHeader]: token };
  const reply = await fetch(`${api.address}/public/chat/image`, { method: 'POST', headers, body: form });
  return { status: reply.status, message: ((await reply.json()) as { message?: string }).message ?? '' };
}

/** Milliseconds of the slowest of the calls that go on meanwhile. */
async function slowestHealth(until: Promise<unknown>): Promise<number> {
  let [slowest, isOver] = [0, false];
  void until.finally(() => (isOver = true));
  while (!isOver) {
    const start = performance.now();
    const { status } = await fetch(`${api.address}/health`);
    if (status !== 200) throw new Error(`health answers ${status}`);
    slowest = Math.max(slowest, performance.now() - start);
    await new Promise((wake) => setTimeout(wake, 25));
  }
  return slowest;
}

const honestPicture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();

/** The server's memory once it has settled. */
async function settled(): Promise<number> {
  await new Promise((wake) => setTimeout(wake, 1000));
  return memory().now;
}

test('50 hostile pictures of a stranger are refused unread, take no memory, and nobody waits for them', async () => {
  const token = await begin();
  expect(await send(token, await honestPicture())).toMatchObject({ status: 200 });
  const pictures = hostilePictures();
  expect(pictures.length).toBeGreaterThanOrEqual(50);
  const before = await settled();

  const answers: [string, { status: number; message: string }][] = [];
  const sending = (async () => {
    // ten at a time: as many as wait for a stranger's picture
    for (let at = 0; at < pictures.length; at += 10)
      await Promise.all(
        pictures.slice(at, at + 10).map(async ([what, bytes]) => answers.push([what, await send(token, bytes)])),
      );
  })();
  const slowest = await slowestHealth(sending);
  await sending;

  for (const [what, { status, message }] of answers)
    expect([what, [415, 422].includes(status), message]).toEqual([what, true, expect.stringMatching(/ảnh/i)]);
  const after = await settled();
  process.stdout.write(`hostile pictures: ${before.toFixed()} MB, at most ${memory().most.toFixed()}, ${after.toFixed()} after; slowest call ${slowest.toFixed()} ms\n`); // prettier-ignore
  expect(memory().most - before).toBeLessThan(150);
  expect(after - before).toBeLessThan(100);
  expect(slowest).toBeLessThan(3000);
}, 120_000);

test('a picture with hostile texts is taken without them', async () => {
  const before = await settled();
  expect(await send(await begin(), pngWithTexts())).toMatchObject({ status: 200 });
  expect(memory().most - before).toBeLessThan(150);
}, 30_000);

test('a decoder that dies costs its picture at most, and the API goes on', async () => {
  const token = await begin();
  expect(decoders().length).toBeGreaterThan(0);
  const sending = send(token, await honestPicture());
  for (const pid of decoders()) process.kill(pid, 'SIGKILL');
  expect([200, 422]).toContain((await sending).status);
  expect(await send(token, await honestPicture())).toMatchObject({ status: 200 });
  expect((await fetch(`${api.address}/health`)).status).toBe(200);
}, 60_000);
