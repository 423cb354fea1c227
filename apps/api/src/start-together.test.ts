import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { buildRealApi, type RealApi, startRealApi, temporaryFolder } from './testing/real-process';

/**
 * Instances that start together on a database that nobody has prepared: each of them lives, and what is done once was done once.
 * On PostgreSQL: an embedded database has one process.
 */
const rounds = 10;
const instances = 3;

const server = process.env.TEST_DATABASE_URL!;
let entry: string;

beforeAll(async () => {
  entry = await buildRealApi();
}, 120_000);

async function ask<Row>(url: string, question: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(question)).rows as Row[];
  } finally {
    await client.end();
  }
}

async function onNewDatabase<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const name = `toam_together_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await ask(server, `create database ${name}`);
  try {
    return await work(url.href);
  } finally {
    await ask(server, `drop database ${name} with (force)`);
  }
}

const once = `select
  (select count(*)::int from users) as people,
  (select count(*)::int - count(distinct (date, name))::int from holidays) as repeated,
  (select count(*)::int from jobs.schedule) as planned`;

/** @returns what the instances that ended said, and what the database holds afterwards */
async function startTogether(url: string) {
  const DATA_DIR = temporaryFolder('together');
  const env = {
    DATABASE_URL: url,
    DATA_DIR,
    ADMIN_EMAIL: 'admin@toam.vn',
    ADMIN_PASSWORD: 'mat-khau-quan-tri',
  };
  const started = await Promise.allSettled(Array.from({ length: instances }, () => startRealApi(entry, env)));
  const live = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const [counted] = await ask(url, once);
  await Promise.all(live.map((api: RealApi) => api.end('SIGKILL')));
  return { ended: started.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : [])), counted };
}

test(`${rounds} rounds of ${instances} instances on a new database: all of them live`, async () => {
  const results = [];
  for (let round = 0; round < rounds; round++) results.push(await onNewDatabase(startTogether));
  expect(results).toEqual(
    Array.from({ length: rounds }, () => ({
      ended: [],
      counted: { people: 1, repeated: 0, planned: expect.any(Number) },
    })),
  );
}, 600_000);
