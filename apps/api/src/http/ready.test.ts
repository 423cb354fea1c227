import { sql } from 'drizzle-orm';
import { db } from '../db/db';
import { files, useFiles } from '../files/files';
import { temporaryFolder } from '../testing/real-process';
import { testApp, testEnv } from '../testing/test-app';

const { app } = testApp({ ownApp: true, keepsRows: true });
const ready = async () => {
  const reply = await app().inject('/api/ready');
  return [reply.statusCode, reply.json()];
};
const no = (reason: string) => [503, { status: 'not_ready', reason }];

beforeAll(() => useFiles(testEnv({ DATA_DIR: temporaryFolder('ready') })));

test('an instance is ready while database, migrations and files answer', async () => {
  expect(await ready()).toEqual([200, { status: 'ready' }]);
  expect((await app().inject('/api/health')).headers.connection).toBe('keep-alive');
});

test('a database that lacks our newest migration gets nobody', async () => {
  await db().execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 1`);
  expect(await ready()).toEqual(no('migrations'));
  await db().execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + 1`);
  expect(await ready()).toEqual([200, { status: 'ready' }]);
});

test('a file store that does not answer gets nobody', async () => {
  const { storage } = files();
  const { answers } = storage;
  storage.answers = () => Promise.reject(new Error('gone'));
  expect(await ready()).toEqual(no('files'));
  storage.answers = answers;
});

// the last: nothing takes it back
test('who drains gets nobody any more, and still answers', async () => {
  app().drain();
  expect(await ready()).toEqual(no('draining'));
  const { statusCode, headers } = await app().inject('/api/health');
  // a proxy that kept the connection would send the next change into its end, and must not repeat it
  expect([statusCode, headers.connection]).toEqual([200, 'close']);
});
