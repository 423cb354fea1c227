import { setTimeout as pause } from 'node:timers/promises';
import { type Random, random } from '@toam/domain/random';
import { and, count, inArray, isNotNull, sql } from 'drizzle-orm';
import { db, useDatabase } from '../../../db/db';
import type { Engine } from '../../../db/engine';
import { migrationsFolder } from '../../../db/migrations-folder';
import { openPostgres } from '../../../db/postgres.engine';
import { useFiles } from '../../../files/files';
import { openQueue, type Queue } from '../../../jobs/jobs';
import { useSecrets } from '../../../secrets/secret-box';
import { insertHouseToPost, storePictures } from '../../../testing/insert-post';
import { insertSession } from '../../../testing/insert-user';
import { type OwnCluster, startOwnCluster } from '../../../testing/own-cluster';
import { buildRealApi, temporaryFolder } from '../../../testing/real-process';
import { testEnv } from '../../../testing/test-app';
import { type ReferenceServer, startReferenceServer } from '../portal-gateway/reference-server.fixture';
import { lease } from '../claim-post';
import { posts } from '../post.schema';
import { admin, agent, postFixture } from '../posts.fixture';
import { askSoon } from '../post-listing';
import { type Account, accountForPosts } from './account-for-posts.fixture';
import { PostingPeople } from './posting-people.fixture';
import { type KeptInstance, keepTwo, logOf } from './two-instances.fixture';

/**
 * People post houses through two instances of the real API, to a gateway that lies. Instances are killed with kill -9, the database is
 * restarted. At the end each post is up once, failed with a reason, or down, and nobody's password was told. Issue 31. Only on
 * PostgreSQL, which it starts itself. The long form: `SEED=31 HOUSES=150 KILLS=30 CUTS=10 SLEEPS=5`.
 */
const seed = Number(process.env.SEED ?? 31);
const many = {
  houses: Number(process.env.HOUSES ?? 10),
  kills: Number(process.env.KILLS ?? 3),
  cuts: Number(process.env.CUTS ?? 1),
  sleeps: Number(process.env.SLEEPS ?? 0),
};
const isLong = many.houses > 50;

/** What the gateway does instead of answering, and how often. A slow one lets 20 seconds pass, longer than anybody waits. */
const faults = {
  ...{ drop: 0.14, wrongKey: 0.06, noRef: 0.06, error: 0.07, html: 0.05, busy: 0.05, twice: 0.06, refuse: 0.02 },
  ...{ echo: 0.02, badLink: 0.02, slow: isLong ? 0.01 : 0 },
};

/** Milliseconds that a living process may talk to the gateway about a post: 15 seconds, and some for the database. */
const longestWork = 20_000;
/** Milliseconds that an instance sleeps: another takes over what it had claimed. */
const longSleep = longestWork + 5000;
/** Milliseconds until every post must have ended, after the last fault. */
const patience = isLong ? 600_000 : 120_000;

let cluster: OwnCluster;
let gateway: ReferenceServer;
let engine: Engine;
let queue: Queue;
let instances: KeptInstance[] = [];
let people: PostingPeople;
let houseIds: number[];
const DATA_DIR = temporaryFolder('post-faults');

async function fill(): Promise<Record<'admin' | 'agent', string>> {
  const env = testEnv({ DATA_DIR });
  useFiles(env);
  useSecrets(env);
  houseIds = [await postFixture()];
  while (houseIds.length < many.houses) houseIds.push((await insertHouseToPost({ user_id: agent.id })).id);
  await storePictures();
  return { admin: await insertSession(admin.id), agent: await insertSession(agent.id) };
}

beforeAll(async () => {
  const [entry, own, server] = await Promise.all([
    buildRealApi(),
    // as in production: a commit is answered when it is written
    startOwnCluster({ synchronous_commit: 'on' }),
    startReferenceServer(),
  ]);
  [cluster, gateway] = [own, server];
  engine = await openPostgres(cluster.url, () => undefined);
  useDatabase(engine);
  await engine.migrate(migrationsFolder());
  const tokens = await fill();
  instances = await keepTwo(entry, {
    ...{ DATABASE_URL: cluster.url, DATA_DIR, SIGNING_KEY: testEnv().SIGNING_KEY, LOG_LEVEL: 'debug' },
    ...{ PORTAL_GATEWAY_URL: gateway.url, PORTAL_GATEWAY_KEY: gateway.key, READS_PER_MINUTE: '0', CHANGES_PER_MINUTE: '0' },
  });
  await Promise.all(instances.map((instance) => instance.untilHealthy()));
  queue = await openQueue(engine, {}, { error: () => undefined } as never);
  people = new PostingPeople({ addresses: instances.map(({ address }) => address), tokens, r: random(seed) });
  await gateway.tell('faults', { faults, seed });
}, 240_000);
afterAll(async () => {
  await queue?.stop();
  await Promise.all(instances.map((instance) => instance.stop()));
  gateway?.stop();
  useDatabase(undefined);
  await engine?.close();
  await cluster?.stop();
}, 60_000);

const inMilliseconds = (milliseconds: number) => sql`now() + ${milliseconds} * interval '1 millisecond'`;

/**
 * Time flies: the next try of what waits is now, and a claim lapses as soon as no living process can hold it. Then the workers look at it
 * at once instead of within a minute.
 */
async function hurry(): Promise<void> {
  const lapsed = sql`${posts.is_working} and ${posts.next_try_at} < ${inMilliseconds(lease - longestWork)}`;
  const waits = db()
    .select({ id: posts.id })
    .from(posts)
    .where(and(isNotNull(posts.next_try_at), sql`(not ${posts.is_working} or ${lapsed})`))
    // what somebody works on comes next time
    .for('update', { skipLocked: true });
  const due = await db()
    .update(posts)
    .set({ next_try_at: sql`now()`, updated_at: sql`${posts.updated_at}` })
    .where(inArray(posts.id, waits))
    .returning({ id: posts.id });
  for (const { id } of due) await askSoon(id);
}

/** The database may be away. */
const hurryIfPossible = () => hurry().catch(() => undefined);

async function untilEnded(): Promise<void> {
  for (const end = Date.now() + patience; Date.now() < end; await pause(500)) {
    const [left] = await db().select({ left: count() }).from(posts).where(isNotNull(posts.next_try_at));
    if (left!.left === 0) return;
    await hurry();
  }
}

async function hurryingUntil(work: Promise<unknown>): Promise<void> {
  const beat = setInterval(() => void hurryIfPossible(), 1000);
  await work.finally(() => clearInterval(beat));
}

interface Injected {
  kills: number;
  bothAtOnce: number;
  cuts: number;
  sleeps: number;
}

/** One round: some people work, and a moment later a process sleeps or dies, or the database goes. */
async function round(r: Random, ids: number[], fate: { isCut: boolean; isSleep: boolean }, injected: Injected) {
  const working = Promise.all(ids.map((id) => people.postHouse(id)));
  await pause(r.whole(0, 1500));
  const [first, second] = r.some(instances, 2);
  const asleep = fate.isSleep ? first!.sleep(longSleep) : undefined;
  injected.sleeps += fate.isSleep ? 1 : 0;
  const both = !fate.isSleep && r.chance(0.2);
  const killed = (both ? [first!, second!] : [second!]).filter((instance) => instance.kill());
  injected.kills += killed.length;
  injected.bothAtOnce += killed.length === 2 ? 1 : 0;
  if (fate.isCut) {
    await pause(r.whole(0, 1500));
    await cluster.restart();
    injected.cuts += 1;
  }
  await hurryingUntil(Promise.all([working, asleep]));
  await Promise.all(instances.map((instance) => instance.untilHealthy()));
}

/** Until so many processes died and slept and the database was cut so often; houses are spread over the rounds. */
async function injectFaults(): Promise<Injected> {
  const r = random(seed).fork('faults');
  const injected: Injected = { kills: 0, bothAtOnce: 0, cuts: 0, sleeps: 0 };
  const each = Math.ceil(many.houses / many.kills);
  const left = [...houseIds];
  while (injected.kills < many.kills || left.length > 0) {
    const rounds = Math.max(1, many.kills - injected.kills);
    const isDue = (what: 'cuts' | 'sleeps') => r.next() < (many[what] - injected[what]) / rounds;
    await round(r, left.splice(0, each), { isCut: isDue('cuts'), isSleep: isDue('sleeps') }, injected);
  }
  await hurryingUntil(people.finish());
  return injected;
}

const inLines = (what: Iterable<readonly [string | number, number]>) =>
  [...what].map(([name, times]) => `${name} ${times}`).join(' · ');

function countBy<Item>(items: readonly Item[], nameOf: (item: Item) => string): Map<string, number> {
  const counted = new Map<string, number>();
  for (const item of items) counted.set(nameOf(item), (counted.get(nameOf(item)) ?? 0) + 1);
  return counted;
}

function tell(
  { all, faults: found }: Account,
  injected: Injected,
  done: Record<string, number>,
  seconds: number,
): void {
  const stored = all.filter(({ state, is_sent }) => state === 'failed' && is_sent).length;
  const reasons = countBy(
    all.filter(({ state }) => state === 'failed'),
    ({ error }) => error ?? 'không lý do',
  );
  const lines = [
    `SEED=${seed}, ${people.posts} tin của ${many.houses} nhà, ${people.renewals} gia hạn, hai phiên bản API, ${seconds} giây`,
    `kill -9            ${injected.kills} (${injected.bothAtOnce} lần cả hai)`,
    `cắt cơ sở dữ liệu  ${injected.cuts}`,
    `ngủ ${longSleep / 1000} giây        ${injected.sleeps}`,
    `cổng               ${inLines(Object.entries(done))}`,
    `người              ${inLines(people.fates)}`,
    `trả lời            ${inLines(people.statuses)}`,
    `kết cục            ${inLines(countBy(all, ({ state }) => state))}; lỗi mà chưa rõ cổng có: ${stored}`,
    ...[...reasons].map(([reason, times]) => `  lỗi              ${times} × ${reason}`),
    `vi phạm            ${found.length}`,
    ...found.map((fault) => `  ${fault}`),
  ];
  process.stderr.write(`${lines.join('\n')}\n`);
}

test(
  `${2 * many.houses} posts, ${many.kills} times kill -9, ${many.cuts} times no database: never twice, never lost`,
  async () => {
    const from = Date.now();
    const injected = await injectFaults();
    await untilEnded();
    const account = await accountForPosts(await gateway.kept(), people, logOf(DATA_DIR));
    tell(account, injected, await gateway.done(), Math.round((Date.now() - from) / 1000));
    expect(account.faults).toEqual([]);
    expect(account.all).toHaveLength(people.posts + people.renewals);
    expect(people.posts).toBe(2 * many.houses);
  },
  isLong ? 3_600_000 : 400_000,
);
