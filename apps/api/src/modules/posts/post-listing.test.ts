import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { db, tx } from '../../db/db';
import { wake } from '../../jobs/enqueue';
import { openQueue, type Queue } from '../../jobs/jobs';
import { as, testApp } from '../../testing/test-app';
import { createPosts } from './create-posts';
import { askSoon, postListing } from './post-listing';
import { posts } from './post.schema';
import {
  admin,
  agent,
  alonhadat,
  countersOf,
  fakeGateway,
  password,
  postFixture,
  readPost,
  useSandbox,
  vipWeek,
} from './posts.fixture';

const { database } = testApp();
let queue: Queue;
const logged: unknown[] = [];

beforeEach(async () => {
  logged.length = 0;
  const log = { error: (line: unknown) => logged.push(line) } as unknown as FastifyBaseLogger;
  queue = await openQueue(database().engine, { oneOffs: [postListing] }, log);
  await db().execute(sql`delete from jobs.job`);
  await queue.start();
}, 60_000);
afterEach(async () => {
  await queue.stop();
  useSandbox();
});

const until = async (holds: () => boolean | Promise<boolean>) => {
  for (let tries = 0; !(await holds()) && tries < 500; tries++) await new Promise((again) => setTimeout(again, 20));
};
const queued = async () =>
  (await db().execute(sql`select data from jobs.job where name = ${postListing.name} order by created_on`)).rows;

test('an approved post is sent by the job that its approval asked for; the job knows its number and nothing else', async () => {
  const house = await postFixture();
  const fake = fakeGateway();
  const made = await as(agent).post('/user/post-manager', { house_id: house, channel_ids: [alonhadat], ...vipWeek });
  const { id } = made.json().data.posts[0];
  expect(await queued()).toEqual([]);
  await as(admin).put('/house/alonhadat/approved', { id });
  expect(await queued()).toEqual([{ data: { post_id: id } }]);
  wake(postListing);
  await until(async () => (await readPost(id)).state === 'posted');
  expect([(await readPost(id)).state, fake.asked]).toEqual(['posted', ['post']]);
  expect(await countersOf(house)).toEqual({ post_quantity: 1, failed_quantity: 0 });
  expect(JSON.stringify(await queued())).not.toContain(password);
}, 60_000);

test('what was rolled back asks for no job', async () => {
  const house = await postFixture();
  fakeGateway();
  const broken = tx(async () => {
    await createPosts(admin, { house_id: house, channel_ids: [alonhadat], ...vipWeek });
    throw new Error('no');
  });
  await expect(broken).rejects.toThrow('no');
  expect([await queued(), await db().$count(posts)]).toEqual([[], 0]);
});

test('a job that comes twice, or for nothing, does no harm and is no failure', async () => {
  const house = await postFixture();
  const fake = fakeGateway();
  const made = await as(admin).post('/user/post-manager', { house_id: house, channel_ids: [alonhadat], ...vipWeek });
  const { id } = made.json().data.posts[0];
  await tx(async () => {
    for (let again = 0; again < 3; again++) await askSoon(id);
  });
  wake(postListing);
  const isDone = async () => {
    const { rows } = await db().execute(
      sql`select 1 from jobs.job where name = ${postListing.name} and state <> 'completed'`,
    );
    return rows.length === 0;
  };
  await until(isDone);
  expect([fake.asked, (await readPost(id)).state, logged]).toEqual([['post'], 'posted', []]);
}, 60_000);
