import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { houseListBody } from '@toam/contracts/house/house-list.endpoints';
import { sql } from 'drizzle-orm';
import { db, outsideTx, tx } from '../db/db';
import { anAdmin } from '../testing/an-actor';
import { insertHouse } from '../testing/insert-house';
import { insertUser } from '../testing/insert-user';
import { buildRealApi } from '../testing/real-process';
import { testApp } from '../testing/test-app';
import { findPage } from '../modules/houses/list/house-list.queries';
import type { HouseQuery } from '../modules/houses/list/house-order.queries';
import { hasColumns } from './ask-columns';
import { openColumns } from './open-columns';

/* Only on PostgreSQL: the thread has a connection of its own. */

testApp({ keepsRows: true });

const told: string[] = [];
const log = {
  info: (_: unknown, line: string) => void told.push(line),
  error: (_: unknown, line: string) => void told.push(line),
};
const query: HouseQuery = { ...houseListBody.parse({ mode: 'visible' }), reading: 'words' };
const count = async () => (await findPage(anAdmin(), query, { page: 1, size: 0 })).total;
const hasHouseColumns = () => hasColumns({ name: 'houses' });
const until = async (isSo: () => boolean) => {
  while (!isSo()) await pause(20);
};

let end: () => Promise<void>;

beforeAll(async () => {
  await insertUser({ id: 7 });
  await insertHouse({ user_id: 7 });
  const { rows } = await db().execute<{ name: string }>(sql`select current_database() as name`);
  const url = process.env.TEST_DATABASE_URL!.replace(/[^/]+$/, rows[0]!.name);
  const entry = pathToFileURL(path.join(path.dirname(await buildRealApi()), 'columns-thread.js'));
  end = openColumns(url, log, { entry, rest: 50 });
  await until(hasHouseColumns);
}, 60_000);
afterAll(() => end());

test('a house is counted as soon as its transaction is committed, whatever was committed meanwhile', async () => {
  const before = await count();
  let commit = () => {};
  const committed = new Promise<void>((resolve) => (commit = resolve));
  let inserted = () => {};
  const isInserted = new Promise<void>((resolve) => (inserted = resolve));
  const slow = tx(async () => {
    await insertHouse({ user_id: 7 });
    inserted();
    await committed;
  });
  await isInserted;
  expect(await count()).toBe(before);
  await insertHouse({ user_id: 7 });
  expect(await count()).toBe(before + 1);
  commit();
  await slow;
  expect(await count()).toBe(before + 2);
});

test('without its connection the database is asked; a new thread reads anew', async () => {
  const before = await count();
  told.length = 0;
  await db().execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'toam-api-columns' and datname = current_database()`,
  );
  await insertHouse({ user_id: 7 });
  expect(await count()).toBe(before + 1);
  await until(() => told.includes('the columns are gone; lists ask the database'));
  await until(hasHouseColumns);
  expect(await count()).toBe(before + 1);
});

test('a lock on the lines of changes holds a list up for less than its patience', async () => {
  const before = await count();
  told.length = 0;
  const found = await tx(async () => {
    await db().execute(sql`lock table house_changes in access exclusive mode`);
    return outsideTx(count);
  });
  expect(found).toBe(before);
  expect(told.filter((line) => line.includes('too late'))).toEqual([]);
  await insertHouse({ user_id: 7 });
  expect([await count(), hasHouseColumns()]).toEqual([before + 1, true]);
});

test('a night import that nobody asks about ends no thread', async () => {
  told.length = 0;
  const before = await count();
  await db().execute(
    sql`insert into house_changes (changed_in, house_id) select pg_current_xact_id(), n from generate_series(1, 30000) n`,
  );
  expect(await count()).toBe(before);
  await until(() => told.includes('the columns of houses are in memory'));
  await insertHouse({ user_id: 7 });
  expect([await count(), told.includes('the columns are gone; lists ask the database')]).toEqual([before + 1, false]);
});

test('answers from the thread are the ones that lists get', async () => {
  const byThread = await findPage(anAdmin(), query, { page: 1, size: 20 });
  expect(hasHouseColumns()).toBe(true);
  expect(byThread.ids).toEqual(await tx(async () => (await findPage(anAdmin(), query, { page: 1, size: 20 })).ids));
});
