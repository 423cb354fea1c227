import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { db, fromReplica, onPrimary, readAsNow, tx, useDatabase } from './db/db';
import type { Engine } from './db/engine';
import { migrationsFolder } from './db/migrations-folder';
import { openDatabase } from './db/open-database';
import { openPostgres } from './db/postgres.engine';
import { users } from './modules/users/user.schema';
import { anAdmin } from './testing/an-actor';
import { insertHouse } from './testing/insert-house';
import { insertSession, insertUser } from './testing/insert-user';
import { type LiveTab, openTabAt } from './testing/live-tab';
import { type OwnCluster, startOwnCluster, startOwnReplica } from './testing/own-cluster';
import { buildRealApi, freePort, type RealApi, startRealApi, temporaryFolder } from './testing/real-process';
import { testEnv } from './testing/test-app';

/** Four instances of the real API on one PostgreSQL with a streaming replica: what people do at one is true at all. */
const many = 4;

jest.setTimeout(60_000);

type Instance = RealApi & { figures: string };

const agent = { id: 7 };
const [admin, stranger] = [anAdmin(), { id: 9 }];
let [primary, replica]: OwnCluster[] = [];
let engine: Engine;
let website: Server;
let instances: Instance[];
let tokens: Record<'admin' | 'agent' | 'stranger', string>;
/** Milliseconds. An instance that no notification wakes looks for events every 12 s. */
const faster = 8000;
/** The tags that the website was told of. */
const told: string[] = [];

/** A website that takes its time, so that one instance does not do all. */
async function startWebsite(): Promise<Server> {
  const server = createServer((request, reply) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      told.push((JSON.parse(body) as { tag: string }).tag);
      setTimeout(() => reply.end(), 30);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
}

/** A connection may take a free port before the instance has it: then another one. */
const startInstance = (entry: string): Promise<Instance> =>
  startOnFreePorts(entry).catch((error: Error) => {
    if (!error.message.includes('đang được chương trình khác dùng')) throw error;
    return startOnFreePorts(entry);
  });

async function startOnFreePorts(entry: string): Promise<Instance> {
  const METRICS_PORT = String(await freePort());
  const api = await startRealApi(entry, {
    ...{ DATABASE_URL: primary!.url, DATABASE_READ_URL: replica!.url, DATA_DIR, METRICS_PORT },
    ...{ SIGNING_KEY: testEnv().SIGNING_KEY, READS_PER_MINUTE: '0', CHANGES_PER_MINUTE: '0' },
    WEB_REVALIDATE_URL: `http://127.0.0.1:${(website.address() as AddressInfo).port}`,
    WEB_REVALIDATE_SECRET: 'a secret of the website',
  });
  return { ...api, figures: `http://127.0.0.1:${METRICS_PORT}/metrics` };
}

const DATA_DIR = temporaryFolder('instances');

beforeAll(async () => {
  // as in production: a commit is answered when it is written
  const [entry, own] = await Promise.all([buildRealApi(), startOwnCluster({ synchronous_commit: 'on' })]);
  primary = own;
  engine = await openPostgres(primary.url, () => undefined);
  useDatabase(engine);
  await engine.migrate(migrationsFolder());
  for (const person of [admin, agent, stranger]) await insertUser(person);
  tokens = { admin: await insertSession(2), agent: await insertSession(7), stranger: await insertSession(9) };
  // what it replays waits for no question
  replica = await startOwnReplica(primary.url, { max_standby_streaming_delay: '0' });
  website = await startWebsite();
  instances = await Promise.all(Array.from({ length: many }, () => startInstance(entry)));
}, 240_000);
afterAll(async () => {
  await Promise.all((instances ?? []).map((instance) => instance.end('SIGKILL')));
  website?.close();
  useDatabase(undefined);
  await engine?.close();
  await replica?.stop();
  await primary?.stop();
}, 60_000);

type Who = keyof typeof tokens;

const send = (api: RealApi, who: Who, method: 'GET' | 'POST', path: string, body?: object, key?: string) =>
  fetch(`${api.address}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${tokens[who]}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    },
    body: body && JSON.stringify(body),
  });

async function dataOf<Data>(reply: Response): Promise<Data> {
  if (reply.status !== 200) throw new Error(`${reply.url} was answered with ${reply.status}: ${await reply.text()}`);
  return ((await reply.json()) as { data: Data }).data;
}

let last = 0;
const createCustomer = async (api: RealApi) => {
  const phone_number = `09${String(++last).padStart(8, '0')}`;
  const reply = await send(api, 'agent', 'POST', '/customer/detail', { name: 'Khách', phone_number });
  return (await dataOf<{ customer: { id: number } }>(reply)).customer.id;
};

/** The newest customer of a list. */
async function newestOf(api: RealApi, who: Who): Promise<number | undefined> {
  const reply = await send(api, who, 'GET', '/customer/list?size=5');
  return (await dataOf<{ list: { id: number }[] }>(reply)).list[0]?.id;
}

/** The value of a figure at each instance. */
const figure = (line: string): Promise<number[]> =>
  Promise.all(
    instances.map(async ({ figures }) => {
      const found = (await (await fetch(figures)).text()).split('\n').find((one) => one.startsWith(`${line} `));
      return Number(found?.split(' ').at(-1) ?? 0);
    }),
  );

const sum = (values: number[]): number => values.reduce((one, other) => one + other, 0);
const answeredBy = async (from: 'replica' | 'behind' | 'away') =>
  sum(await figure(`toam_replica_calls_total{from="${from}"}`));

async function until(holds: () => boolean | Promise<boolean>, within = 30_000): Promise<void> {
  for (const end = Date.now() + within; !(await holds()); await pause(50))
    if (Date.now() > end) throw new Error('not in time');
}

const heardOf = ({ heard }: LiveTab, id: number) =>
  heard.some((one) => one.noun === 'customer' && one.record_id === id);

describe(`${many} instances`, () => {
  test('an event of each reaches the tabs at all', async () => {
    const tabs = await Promise.all(
      instances.map(({ address }) => openTabAt(address, { token: tokens.admin, last_event_id: null })),
    );
    await Promise.all(tabs.map((tab) => tab.until('live.ready')));
    for (const instance of instances) {
      const id = await createCustomer(instance);
      await until(() => tabs.every((tab) => heardOf(tab, id)), faster);
    }
    for (const tab of tabs) tab.close();
  });

  test('a call that is sent to all at once with one key takes effect once, and all get its answer', async () => {
    const house = await insertHouse({ user_id: agent.id });
    for (let round = 1; round <= 5; round++) {
      const body = { content: `Nhà còn không? ${round}` };
      const write = async (api: RealApi) =>
        dataOf<{ id: number }>(
          await send(api, 'agent', 'POST', `/house/${house.id}/comment`, body, `one thought ${round}`),
        );
      const answers = await Promise.all([...instances, ...instances].map(write));
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    }
    const { rows } = await db().execute(sql`select count(*)::int as comments from house_comments`);
    expect(rows).toEqual([{ comments: 5 }]);
  });

  test('a job is done once, whoever does it', async () => {
    const tags = Array.from({ length: 200 }, (_, at) => `house-${at}`);
    await db().execute(sql`
      insert into jobs.job (name, data)
      select 'revalidate-web', jsonb_build_object('tag', tag) from jsonb_array_elements_text(${JSON.stringify(tags)}::jsonb) tag`);
    await until(async () => {
      const { rows } = await db().execute<{ left: number }>(
        sql`select count(*)::int as left from jobs.job where name = 'revalidate-web' and state <> 'completed'`,
      );
      return rows[0]!.left === 0;
    });
    expect(told.toSorted()).toEqual(tags.toSorted());
    const done = await figure('toam_job_seconds_count{job="revalidate-web",result="done"}');
    expect([sum(done), done.filter((one) => one > 0).length > 1]).toEqual([tags.length, true]);
  });
});

const onReplica = async <Row>(text: string): Promise<Row[]> => {
  const there = await openPostgres(replica!.url, () => undefined);
  const { rows } = await there.run(text);
  await there.close();
  return rows as Row[];
};

const pauseReplay = async () => {
  await onReplica('select pg_wal_replay_pause()');
  await until(
    async () =>
      (await onReplica<{ state: string }>('select pg_get_wal_replay_pause_state() as state'))[0]!.state === 'paused',
  );
};

const lines = (words: string): boolean[] => instances.map((instance) => instance.complaints().includes(words));
const everyInstance = Array(many).fill(true);

describe('a replica', () => {
  test('answers lists', async () => {
    const before = await answeredBy('replica');
    await until(async () => {
      for (const instance of instances) await newestOf(instance, 'admin');
      return (await answeredBy('replica')) > before + many;
    });
    const asked = await onReplica(
      `select from pg_stat_activity where application_name = 'toam-api' and query like '%from "customers"%' limit 1`,
    );
    expect(asked).toHaveLength(1);
    expect(await answeredBy('away')).toBe(0);
  });

  test('that stands still hides no change: not one’s own, not a colleague’s that an event told of, not one of rights', async () => {
    await pauseReplay();
    const tab = await openTabAt(instances[1]!.address, { token: tokens.admin, last_event_id: null });
    await tab.until('live.ready');
    for (const instance of instances) {
      const id = await createCustomer(instance);
      for (const other of instances) expect(await newestOf(other, 'agent')).toBe(id);
      await until(() => heardOf(tab, id), faster);
      expect(await newestOf(instances[1]!, 'admin')).toBe(id);
    }
    tab.close();
    const standing = async (api: RealApi) => (await send(api, 'stranger', 'GET', '/customer/list')).status;
    expect(await standing(instances[2]!)).toBe(200);
    await db().update(users).set({ role: 5 }).where(eq(users.id, stranger.id));
    expect(await Promise.all(instances.map(standing))).toEqual([403, 403, 403, 403]);
    await db().update(users).set({ status: 0 }).where(eq(users.id, stranger.id));
    expect(await Promise.all(instances.map(standing))).toEqual([401, 401, 401, 401]);
  });

  test('that stands still for long is a line in the log, and answers again by itself', async () => {
    await until(async () => {
      for (const instance of instances) await newestOf(instance, 'admin');
      return lines('the replica is behind').every(Boolean);
    });
    const before = await answeredBy('replica');
    await onReplica('select pg_wal_replay_resume()');
    await until(async () => {
      for (const instance of instances) await newestOf(instance, 'admin');
      return lines('the replica answers again').every(Boolean) && (await answeredBy('replica')) > before;
    });
  });

  test('that stops while people read fails nobody, and answers again by itself', async () => {
    const statuses = new Set<number>();
    let isOver = false;
    const reading = instances.map(async (instance) => {
      while (!isOver) statuses.add((await send(instance, 'admin', 'GET', '/customer/list?size=5')).status);
    });
    await replica!.halt();
    await until(() => lines('the replica is away').every(Boolean));
    const before = await answeredBy('replica');
    await replica!.resume();
    await until(async () => (await answeredBy('replica')) > before + many);
    isOver = true;
    await Promise.all(reading);
    expect([...statuses]).toEqual([200]);
    expect(lines('the replica is away')).toEqual(everyInstance);
  });
});

describe('reads of a call', () => {
  let reading: Engine;
  beforeAll(async () => {
    reading = await openPostgres(primary!.url, () => undefined, replica!.url);
    useDatabase(reading);
  });
  afterAll(async () => {
    useDatabase(engine);
    await reading.close();
  });

  const isThere = async (): Promise<boolean> => {
    const { rows } = await db().execute<{ there: boolean }>(sql`select pg_is_in_recovery() as there`);
    return rows[0]!.there;
  };
  /** Others write meanwhile: it may be behind for a moment. */
  const there = async <T>(work: () => Promise<T>): Promise<T> => {
    for (;;) {
      const done = await fromReplica(async () => ((await isThere()) ? { value: await work() } : undefined));
      if (done) return done.value;
    }
  };

  test('go to the primary in a transaction and after it, and after a change', async () => {
    expect(await there(async () => [await isThere(), await tx(isThere), await isThere()])).toEqual([
      true,
      false,
      false,
    ]);
    const change = () => db().execute(sql`update users set name = name where id = 9`);
    expect(
      await there(async () => [await onPrimary(isThere), await isThere(), await change(), await isThere()]),
    ).toEqual([false, true, expect.anything(), false]);
    expect(await tx(() => fromReplica(isThere))).toBe(false);
  });

  test('of a file stay where they began, though its rows are asked for later', async () => {
    async function* rows() {
      yield await isThere();
      yield await isThere();
    }
    const kept: boolean[] = [];
    for await (const row of await there(async () => readAsNow(rows()))) kept.push(row);
    expect([kept, await isThere()]).toEqual([[true, true], false]);
  });

  test('that the replica gives up, because they are in the way of what it replays, are the primary’s', async () => {
    await db().execute(sql`create table in_the_way as select 1 as one`);
    const slow = () =>
      db().execute<{ there: boolean }>(sql`select pg_is_in_recovery() as there, pg_sleep(0.4) is null from in_the_way`);
    const asked = there(slow);
    await pause(200);
    await db().execute(sql`alter table in_the_way add two int`);
    expect((await asked).rows).toEqual([expect.objectContaining({ there: false })]);
    await db().execute(sql`drop table in_the_way`);
  });
});

describe('at the start', () => {
  const opened = (url: string) =>
    openDatabase({ DATABASE_URL: primary!.url, DATABASE_READ_URL: url, DATA_DIR }, () => undefined);
  afterAll(() => useDatabase(engine));

  const refused: [string, () => string, string][] = [
    ['the primary itself', () => primary!.url, 'DATABASE_READ_URL không phải máy chủ dự phòng (standby).'],
    [
      'another database of the replica',
      () => replica!.url.replace('/postgres', '/template1'),
      'DATABASE_READ_URL không phải bản sao của DATABASE_URL.',
    ],
    ['another server', () => process.env.TEST_DATABASE_URL!, 'DATABASE_READ_URL không phải bản sao của DATABASE_URL.'],
  ];
  test.each(refused)('%s is no replica, in one clear line', async (_what, url, line) => {
    await expect(opened(url())).rejects.toMatchObject({ name: 'StartFailure', message: line });
  });

  test('a replica that is away is waited for', async () => {
    const database = await opened(`postgres://toam@127.0.0.1:${await freePort()}/postgres`);
    await database.close();
  });
});
