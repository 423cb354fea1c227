import pg from 'pg';
import { useDatabase } from '../../db/db';
import { migrationsFolder } from '../../db/migrations-folder';
import { openPostgres } from '../../db/postgres.engine';
import { insertSession } from '../../testing/insert-user';
import { type OwnCluster, startOwnCluster } from '../../testing/own-cluster';
import { buildRealApi, type RealApi, startRealApi, temporaryFolder } from '../../testing/real-process';
import { accountant, insertFixture } from './deal.fixture';
import {
  accountForHalves,
  acknowledgedBy,
  fourWriters,
  knownTo,
  sendTo,
  storedShares,
  Unanswered,
} from './ledger-books.fixture';
import { accountForTables } from './ledger-sums.fixture';
import type { LedgerWriter, Send } from './ledger-writer.fixture';

/**
 * Kills a process of PostgreSQL with kill -9 while four people write the ledger. PostgreSQL then throws all connections and its memory
 * away and recovers from its log. The API lives through it, and the ledger holds exactly what was acknowledged. Issue 15.
 */
const crashes = 4;

let cluster: OwnCluster;
let api: RealApi;
let token: string;

async function inDatabase<T>(work: () => Promise<T>): Promise<T> {
  const engine = await openPostgres(cluster.url, () => undefined);
  useDatabase(engine);
  try {
    await engine.migrate(migrationsFolder());
    return await work();
  } finally {
    useDatabase(undefined);
    await engine.close();
  }
}

beforeAll(async () => {
  // as in production: a commit is answered when it is written
  const [entry, own] = await Promise.all([buildRealApi(), startOwnCluster({ synchronous_commit: 'on' })]);
  cluster = own;
  token = await inDatabase(async () => {
    await insertFixture();
    return insertSession(accountant.id);
  });
  api = await startRealApi(entry, {
    ...{ DATABASE_URL: cluster.url, DATA_DIR: temporaryFolder('ledger-crash') },
    ...{ SIGNING_KEY: 'a signing key for tests, 32 letters', LOG_LEVEL: 'fatal' },
  });
}, 120_000);
afterAll(async () => {
  api.process.kill('SIGKILL');
  await cluster.stop();
});

/** Kills one of the API's connections on the server's side. */
async function crash(): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url });
  // the crash breaks this connection, too
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name like 'toam-%' order by state_change desc limit 1`,
  );
  process.kill(rows[0]!.pid, 'SIGKILL');
  await client.end().catch(() => undefined);
}

/** Works on through crashes: what had no answer is sent again a moment later. */
async function workOn(writer: LedgerWriter, send: Send, isOver: () => boolean): Promise<void> {
  const sendWhileWanted: Send = (order) => {
    if (isOver()) throw new Unanswered('it is over');
    return send(order);
  };
  while (!isOver())
    await writer.work(sendWhileWanted).catch(async (error: Error) => {
      if (!(error instanceof Unanswered)) throw error;
      await new Promise((wake) => setTimeout(wake, 20));
    });
}

test(`after ${crashes} crashes of PostgreSQL the ledger holds what was acknowledged`, async () => {
  const writers = fourWriters(424_242);
  const send = sendTo(api.address, token);
  let isOver = false;
  const working = Promise.all(writers.map((writer) => workOn(writer, send, () => isOver)));
  for (let at = 0; at <= crashes; at++) {
    const wanted = acknowledgedBy(writers) + 40;
    while (acknowledgedBy(writers) < wanted)
      await Promise.race([working, new Promise((wake) => setTimeout(wake, 1 + at))]);
    if (at < crashes) await crash();
  }
  isOver = true;
  await working;
  for (const writer of writers) await writer.settle(send);
  expect(await api.end('SIGTERM')).toBe(0);
  await inDatabase(async () => {
    expect(await storedShares()).toEqual(knownTo(writers));
    await accountForHalves();
    await accountForTables();
  });
}, 120_000);
