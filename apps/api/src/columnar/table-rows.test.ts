import { sql } from 'drizzle-orm';
import { db } from '../db/db';
import { houseSource } from '../modules/houses/columns/house-source';
import { insertHouse } from '../testing/insert-house';
import { insertUser } from '../testing/insert-user';
import { testApp } from '../testing/test-app';
import type { ColumnSource } from './column-source';
import { readSnapshot, type Run, TableRows } from './table-rows.queries';

testApp();

const run: Run = (statement) => db().execute(statement);
const houses = new TableRows(houseSource as ColumnSource, run);

beforeEach(() => insertUser({ id: 7 }));

test('lines of a cluster whose dump was restored here are no changes', async () => {
  const seen = await readSnapshot(run);
  const { id } = await insertHouse({ user_id: 7 });
  await db().execute(sql`insert into house_changes (changed_in, house_id) values ('5000000000', 1), ('4999999999', 2)`);
  expect((await houses.changes(seen, 100)).ids).toEqual([id]);
  expect((await houses.changes(await readSnapshot(run), 100)).ids).toEqual([]);
});

test('more lines than are worth it are not read', async () => {
  const seen = await readSnapshot(run);
  await db().execute(
    sql`insert into house_changes (changed_in, house_id) select pg_current_xact_id(), n % 3 from generate_series(1, 100) n`,
  );
  expect((await houses.changes(seen, 100)).ids?.toSorted()).toEqual([0, 1, 2]);
  expect((await houses.changes(seen, 99)).ids).toBeNull();
});

test('rows are found in the order of their ids, however many are asked for', async () => {
  const { id } = await insertHouse({ user_id: 7 });
  await db().execute(
    sql`insert into houses (slug, title, house_number, house_address, user_id) select 'nha-' || n, 'Nhà', '1', 'Âu Cơ', 7 from generate_series(1, 2500) n`,
  );
  const { rows } = await db().execute<{ id: number }>(sql`select id from houses where id <> ${id} order by id desc`);
  const found = await houses.of([...rows.map((row) => row.id), id]);
  expect(found.map((row) => row.id)).toEqual([id, ...rows.map((row) => row.id).toReversed()]);
  expect(await houses.extent()).toEqual({ rows: 2501, last: rows[0]!.id });
});
