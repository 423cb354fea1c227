import { visitorClose } from '@toam/contracts/chat/visitor-wire';
import { sql } from 'drizzle-orm';
import { buildApp } from '../../app';
import { db } from '../../db/db';
import { insertSession, insertUser } from '../../testing/insert-user';
import { type LiveTab, openTabAt } from '../../testing/live-tab';
import { realAddress, testApp, testEnv } from '../../testing/test-app';
import {
  answers,
  begin as beginAt,
  claim,
  hasSeen,
  hears,
  lan,
  marksRead,
  release,
  says,
  setStatus,
} from './chat.fixture';

// the heartbeat is moved by hand
beforeAll(() => {
  jest.useFakeTimers({
    doNotFake: ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setTimeout'],
  });
});
afterAll(() => void jest.useRealTimers());

const { database } = testApp({ listens: true });
const open: LiveTab[] = [];
afterEach(() => open.splice(0).forEach((page) => page.close()));

async function pageOf(token: unknown, address = realAddress()): Promise<LiveTab> {
  const page = await openTabAt(`${address}/api/public/chat`, typeof token === 'string' ? { token } : token);
  open.push(page);
  return page;
}

let desk: LiveTab;
beforeEach(async () => {
  await insertUser({ ...lan });
  desk = await openTabAt(`${realAddress()}/api`, { token: await insertSession(lan.id), last_event_id: null });
  open.push(desk);
  await desk.until('live.ready');
});

/** A visitor whose beginning was told already, so that their pages hear later changes alone. */
async function begin(differing: object = {}): Promise<{ token: string; id: string }> {
  const visitor = await beginAt(differing);
  while (!desk.heard.some(({ conversation_id }) => conversation_id === visitor.id))
    await new Promise((wake) => setTimeout(wake, 5));
  return visitor;
}

async function readyPage(token: string, address?: string): Promise<LiveTab> {
  const page = await pageOf(token, address);
  await page.until('ready');
  return page;
}

const changes = ({ heard }: LiveTab) => heard.filter(({ kind }) => kind === 'changed').length;

/** Resolves when one more change was told. */
async function oneMore(page: LiveTab, step: Promise<unknown>): Promise<void> {
  const before = changes(page);
  await step;
  await page.until(`changed`);
  while (changes(page) === before) await new Promise((wake) => setTimeout(wake, 5));
}

test('a page is told of everything that its visitor may see, without any content', async () => {
  const { token, id } = await begin();
  const page = await readyPage(token);
  await oneMore(page, says(token, 'Nhà này còn không ạ?'));
  await oneMore(page, claim(lan, id));
  await oneMore(page, marksRead(lan, id));
  await oneMore(page, answers(lan, id, 'Dạ còn ạ'));
  await oneMore(page, hasSeen(token, (await hears(token)).list.at(-1)!.id));
  await oneMore(page, release(lan, id));
  await oneMore(page, setStatus(lan, id, 0));
  await oneMore(page, setStatus(lan, id, 1));
  expect(page.heard.filter(({ kind }) => kind === 'changed')).toEqual(Array(8).fill({ kind: 'changed' }));
});

test('it is told neither of other conversations nor of somebody who typed the same number', async () => {
  const { token } = await begin();
  const other = await begin({ phone_number: '0903618275' });
  const page = await readyPage(token);
  await says(other.token, 'a');
  await begin();
  await oneMore(page, says(token, 'b'));
  expect(changes(page)).toBe(1);
});

test('a page of another instance is told, too', async () => {
  const second = await buildApp(testEnv(), database().engine);
  try {
    const address = await second.listen({ port: 0, host: '127.0.0.1' });
    const { token } = await begin();
    const page = await readyPage(token, address);
    await oneMore(page, says(token, 'a'));
    page.close();
    await page.closed;
  } finally {
    await second.close();
  }
});

test.each([
  ['an unknown token', { token: 'nobody' }, visitorClose.ended],
  ['no token', {}, 1008],
  ['no JSON', [], 1008],
])('%s is not let in', async (_what, hello, code) => {
  const page = await pageOf(hello);
  expect(await page.closed).toBe(code);
  expect(page.heard).toEqual([]);
});

test('at the next beat the pages of a revoked or an expired session end, and the others stay', async () => {
  const [revoked, expired, valid] = [
    await begin(),
    await begin({ phone_number: '0903618275' }),
    await begin({ phone_number: '0903618276' }),
  ];
  const pages = [await readyPage(revoked.token), await readyPage(expired.token), await readyPage(valid.token)];
  await db().execute(sql`update chat_visitors set revoked_at = now() where conversation_id = ${revoked.id}`);
  await db().execute(
    sql`update chat_visitors set created_at = now() - interval '31 days' where conversation_id = ${expired.id}`,
  );
  jest.advanceTimersByTime(12_000);
  expect(await Promise.all(pages.slice(0, 2).map(({ closed }) => closed))).toEqual([4401, 4401]);
  await pages[2]!.until('beat');
  await oneMore(pages[2]!, says(valid.token, 'a'));
});

test('of one visitor the five pages opened last are told', async () => {
  const { token } = await begin();
  const pages = [];
  for (let count = 0; count < 6; count++) pages.push(await readyPage(token));
  expect(await pages[0]!.closed).toBe(visitorClose.crowded);
  await oneMore(pages[5]!, says(token, 'a'));
  await Promise.all(pages.slice(1).map((page) => page.until('changed')));
});

test('a network has 200 pages; who comes then asks now and then', async () => {
  const visitors = [];
  for (let count = 0; count < 41; count++) {
    visitors.push(await begin({ phone_number: `09036182${String(count).padStart(2, '0')}` }));
    await db().execute(sql`update chat_visitors set created_at = now() - interval '1 hour'`);
  }
  for (const { token } of visitors.slice(0, 40)) await Promise.all(Array.from({ length: 5 }, () => readyPage(token)));
  const over = await pageOf(visitors[40]!.token);
  expect(await over.closed).toBe(1013);
});

test('after its hello a page has nothing to say', async () => {
  const { token } = await begin();
  const page = await readyPage(token);
  page.say('hello');
  expect(await page.closed).toBe(1008);
});
