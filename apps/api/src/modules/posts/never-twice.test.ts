import { eq, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { insertHouseToPost, storePictures } from '../../testing/insert-post';
import { as, testApp } from '../../testing/test-app';
import { houses } from '../houses/house.schema';
import { httpGateway } from './portal-gateway/http-gateway';
import { usePortalGateway } from './portal-gateway/portal-gateway';
import { type ReferenceServer, startReferenceServer } from './portal-gateway/reference-server.fixture';
import { resumePosts } from './post-listing';
import { postEvents, posts } from './post.schema';
import { admin, alonhadat, batdongsan, postFixture, useSandbox, vipWeek } from './posts.fixture';

testApp();

let server: ReferenceServer;
beforeAll(async () => {
  server = await startReferenceServer();
}, 30_000);
afterAll(() => {
  useSandbox();
  server.stop();
});

/** Everything that waits for a next try is due now, also what a process left behind. */
const hurry = () =>
  db()
    .update(posts)
    .set({ next_try_at: sql`now() - interval '1 second'` })
    .where(sql`next_try_at is not null`);

const countOf = async (kind: 'posted' | 'failedTry') => db().$count(postEvents, eq(postEvents.kind, kind));

test.each([11, 12])(
  'a gateway that drops the line, lies, is busy and fails, seed %d: each key is there once, and every post is up or failed with a reason',
  async (seed) => {
    const first = await postFixture();
    await server.tell('forget');
    usePortalGateway(httpGateway(server));
    const ids = [first];
    for (let made = 0; made < 5; made++) ids.push((await insertHouseToPost({ user_id: 7 })).id);
    await storePictures();
    for (const house_id of ids) {
      const body = { house_id, channel_ids: [alonhadat, batdongsan], ...vipWeek };
      expect((await as(admin).post('/user/post-manager', body)).statusCode).toBe(200);
    }
    const faults = { drop: 0.3, wrongKey: 0.1, noRef: 0.1, error: 0.1, busy: 0.1, html: 0.05, refuse: 0.03 };
    await server.tell('faults', { faults, seed });
    for (let round = 0; round < 8; round++) {
      await hurry();
      // two instances look at the same moment
      await Promise.all([resumePosts(), resumePosts()]);
    }
    const all = await db().select().from(posts);
    expect(all).toHaveLength(12);
    const stored = await server.kept();
    const keys = stored.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const post of all) {
      expect(['posted', 'failed']).toContain(post.state);
      if (post.state === 'posted') expect(keys).toContain(post.key);
      else expect(post.error).toBeTruthy();
      // what was refused is not there, and may be posted under another key
      if (!post.is_sent) expect(keys).not.toContain(post.key);
    }
    const [counted] = await db()
      .select({
        posted: sql<number>`sum(${houses.post_quantity})::int`,
        failed: sql<number>`sum(${houses.failed_quantity})::int`,
      })
      .from(houses);
    expect(counted).toEqual({ posted: await countOf('posted'), failed: await countOf('failedTry') });
    expect(await countOf('posted')).toBe(all.filter(({ state }) => state === 'posted').length);
  },
  60_000,
);
