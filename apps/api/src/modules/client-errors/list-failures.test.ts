import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ClientFailure } from '@toam/contracts/client-error/client-error.endpoints';
import { eq, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { anActor, anAdmin } from '../../testing/an-actor';
import { temporaryFolder } from '../../testing/real-process';
import { anonymous, as, testApp } from '../../testing/test-app';
import { clientFailures } from './client-failure.schema';

const published = temporaryFolder('published');
const folder = path.join(published, 'maps/crm/0f1e2d3c4b5a/static/js');
mkdirSync(folder, { recursive: true });
// column 10 of line 1 is line 12, column 5
const map = { version: 3, sources: ['apps/crm/src/customer/price.tsx'], names: [], mappings: 'SAWI' };
writeFileSync(path.join(folder, '481.aabbccdd.js.map'), JSON.stringify(map));

testApp({ env: { WEB_DIR: path.join(published, 'web') } });

const admin = anAdmin({ id: 2 });
const report = (differing: object = {}) =>
  anonymous.post('/client-error', {
    ...{ remote: 'crm', version: '0.1.0', build: '0f1e2d3c4b5a', stage: 'render' },
    ...{ message: 'no price', path: '/customer', ...differing },
  });
const listed = async (query = '') =>
  (await as(admin).get(`/client-error/list${query}`)).json<{ data: { total: number; list: ClientFailure[] } }>().data;

test('admins read what failed, where it is in the sources, how often and when', async () => {
  const stack = [
    '    at tR (https://to-am.vn/remotes/crm/0f1e2d3c4b5a/static/js/481.aabbccdd.js:1:10)',
    '    at e (https://to-am.vn/static/js/index.11223344.js:1:7)',
  ].join('\n');
  await report({ stack });
  await report({ stack });
  const { total, list } = await listed();
  expect(total).toBe(1);
  const [{ id: _id, first_at, last_at, ...failure } = {} as ClientFailure] = list;
  expect(failure).toEqual({
    ...{ remote: 'crm', build: '0f1e2d3c4b5a', version: '0.1.0', stage: 'render', message: 'no price' },
    ...{ path: '/customer', count: 2 },
    frames: [
      { at: 'apps/crm/src/customer/price.tsx:12:5', name: null },
      { at: 'static/js/index.11223344.js:1:7', name: 'e' },
    ],
  });
  expect([first_at, last_at].every((at) => Math.abs(at - Date.now() / 1000) < 60)).toBe(true);
});

test('what was met last comes first, of one remote or of all, page by page', async () => {
  for (const message of ['a', 'b']) await report({ message });
  await report({ remote: 'hr', message: 'c' });
  await db().update(clientFailures).set({ last_at: sql`now() - interval '1 hour'` }).where(eq(clientFailures.message, 'b')); // prettier-ignore
  const messages = async (query = '') => (await listed(query)).list.map(({ message }) => message);
  expect(await messages()).toEqual(['c', 'a', 'b']);
  expect(await messages('?remote=crm')).toEqual(['a', 'b']);
  expect(await messages('?size=1&page=3')).toEqual(['b']);
  await report({ message: 'b' });
  expect(await messages()).toEqual(['b', 'c', 'a']);
});

const mark = (failure_id: number, done: boolean, actor = admin) =>
  as(actor).put('/client-error/done', { failure_id, done });

test('what was dealt with leaves the list with the same of earlier builds, and comes back with a newer build', async () => {
  const builds = async (query = '') => (await listed(query)).list.map(({ build }) => build);
  for (const build of ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc']) await report({ build });
  await report({ message: 'another' });
  const [, , middle] = (await listed()).list;
  expect((await mark(middle!.id, true)).statusCode).toBe(200);
  expect(await builds()).toEqual(['0f1e2d3c4b5a', 'cccccccccccc']);
  expect(await builds('?done=1')).toEqual(['bbbbbbbbbbbb', 'aaaaaaaaaaaa']);
  await report({ build: 'aaaaaaaaaaaa' });
  expect(await builds()).toEqual(['0f1e2d3c4b5a', 'cccccccccccc']);
  await report({ build: 'dddddddddddd' });
  expect(await builds()).toEqual(['dddddddddddd', '0f1e2d3c4b5a', 'cccccccccccc']);
  await mark(middle!.id, false);
  expect(await builds('?done=1')).toEqual([]);
});

test('what was forgotten meanwhile can’t be marked', async () => {
  expect((await mark(7, true)).statusCode).toBe(404);
});

test('nobody else reads or marks them', async () => {
  expect((await anonymous.get('/client-error/list')).statusCode).toBe(401);
  for (const actor of [anActor({ id: 7 }), anActor({ id: 8, chat_permission: 1 })])
    expect([(await as(actor).get('/client-error/list')).statusCode, (await mark(1, true, actor)).statusCode]).toEqual([
      403, 403,
    ]);
});
