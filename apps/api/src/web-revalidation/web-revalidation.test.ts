import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { db, tx } from '../db/db';
import { wake } from '../jobs/enqueue';
import { openQueue, type Queue } from '../jobs/jobs';
import { anActor, anAdmin } from '../testing/an-actor';
import { insertCompleteHouse } from '../testing/insert-house';
import { insertUser } from '../testing/insert-user';
import { as, testApp } from '../testing/test-app';
import { revalidateHouse, revalidateWeb, useWebsite } from './web-revalidation';

const { database } = testApp();

const secret = 'a secret of 32 letters for a test';
/** The requests to the website, and its first answers before it answers 200. */
let heard: { method: string; body: unknown }[];
let failing: number[];
let website: Server;
let queue: Queue;
let logged: string[];

beforeAll(async () => {
  website = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      heard.push({ method: request.method ?? '', body: JSON.parse(body) });
      response.writeHead(failing.shift() ?? 200).end('{}');
    });
  });
  await new Promise<void>((ready) => website.listen(0, '127.0.0.1', ready));
});
afterAll(() => new Promise((closed) => website.close(closed)));

beforeEach(async () => {
  heard = [];
  failing = [];
  logged = [];
  const log = {
    error: ({ err }: { err: Error }) => logged.push(`${err.message}\n${err.stack}`),
  } as unknown as FastifyBaseLogger;
  useWebsite({ url: `http://127.0.0.1:${(website.address() as AddressInfo).port}/revalidate`, secret });
  queue = await openQueue(database().engine, { oneOffs: [revalidateWeb] }, log);
  await db().execute(sql`delete from jobs.job`);
  await queue.start();
}, 60_000);
afterEach(async () => {
  await queue.stop();
  useWebsite(undefined);
});

const until = async (holds: () => boolean) => {
  for (let tries = 0; !holds() && tries < 1500; tries++) await new Promise((wake) => setTimeout(wake, 20));
};
const tags = () => heard.map(({ body }) => (body as { tag: string }).tag).sort();
/** Makes failed jobs run again at once, instead of after minutes. */
const hurry = () => db().execute(sql`update jobs.job set retry_delay = 0`);

test('a website that fails twice is told the third time, with the secret and the tag; failures are logged without it', async () => {
  failing = [503, 500];
  await tx(async () => {
    await revalidateHouse('nha-pho-1');
    await hurry();
  });
  wake(revalidateWeb);
  await until(() => heard.length === 4);
  // two tags, and two failed tries
  expect(heard).toHaveLength(4);
  expect(new Set(tags())).toEqual(new Set(['houses', 'nha-pho-1']));
  expect(heard[0]).toEqual({ method: 'POST', body: { secret, tag: expect.any(String) } });
  expect(logged.map((line) => line.split('\n')[0])).toEqual(['the website answered 503', 'the website answered 500']);
  expect(logged.join()).not.toContain(secret);
}, 60_000);

test('what was rolled back is told to nobody', async () => {
  const broken = tx(async () => {
    await revalidateHouse('nha-pho-1');
    throw new Error('no');
  });
  await expect(broken).rejects.toThrow('no');
  const { rows } = await db().execute(sql`select 1 from jobs.job where name = ${revalidateWeb.name}`);
  expect(rows).toEqual([]);
});

test('coming onto the website, changing there and leaving it are told; the rest is not', async () => {
  const owner = anActor({ id: 7 });
  await insertUser(owner);
  const house = await insertCompleteHouse({ user_id: 7, slug: 'nha-pho-2' });
  const asked = async () => {
    const { rows } = await db().execute<{ tag: string }>(
      sql`select data ->> 'tag' as tag from jobs.job where name = ${revalidateWeb.name} order by created_on`,
    );
    await db().execute(sql`delete from jobs.job`);
    return rows.map(({ tag }) => tag).sort();
  };
  await queue.stop();
  queue = await openQueue(database().engine, { oneOffs: [revalidateWeb] }, {} as FastifyBaseLogger);
  const told = ['houses', 'nha-pho-2'];
  const admin = as(anAdmin());
  await as(owner).put('/house/detail', { house_id: house.id, title: 'Nhà đẹp' });
  const { preview_id } = (await as(owner).post('/house/preview', { house_id: house.id })).json().data;
  expect(await asked()).toEqual([]);
  await admin.post('/house/preview/approve', { preview_id });
  expect(await asked()).toEqual(told);
  await as(owner).put('/house/detail', { house_id: house.id, title: 'Nhà đẹp hơn' });
  expect(await asked()).toEqual([]);
  await admin.put(`/house/${house.id}/changes`, { status: 1 });
  expect(await asked()).toEqual(told);
  await admin.put('/house/detail', { house_id: house.id, key_word: 'sổ hồng' });
  expect(await asked()).toEqual(told);
  await as(owner).post(`/house/${house.id}/status`, { status: 1, reason_stop_selling: 'Đã bán' });
  expect(await asked()).toEqual(told);
  await as(owner).post(`/house/${house.id}/status`, { status: 0 });
  expect(await asked()).toEqual([]);
}, 60_000);

test('without a configured website nothing is asked for, and no queue is needed', async () => {
  useWebsite(undefined);
  await queue.stop();
  await revalidateHouse('nha-pho-3');
  expect(heard).toEqual([]);
  queue = await openQueue(database().engine, {}, {} as FastifyBaseLogger);
});

test('many changes at once are told one after the other, without a pause', async () => {
  const from = Date.now();
  await tx(async () => {
    for (let at = 0; at < 6; at++) await revalidateHouse(`nha-${at}`);
  });
  wake(revalidateWeb);
  await until(() => heard.length === 12);
  expect(heard).toHaveLength(12);
  // one job every two seconds would take 22
  expect(Date.now() - from).toBeLessThan(10_000);
}, 60_000);
