import { sql } from 'drizzle-orm';
import { db, tx } from '../db/db';
import { customerSource } from '../modules/customers/list/customer-source';
import { houseSource } from '../modules/houses/columns/house-source';
import { needSource } from '../modules/requests/list/need-source';
import { staffSource } from '../modules/users/list/staff-source';
import { insertCustomer, insertHouse } from '../testing/insert-house';
import { insertNeed } from '../testing/insert-need';
import { insertUser } from '../testing/insert-user';
import { testApp } from '../testing/test-app';
import type { ColumnSource } from './column-source';
import { TableColumns } from './table-columns';
import type { Run } from './table-rows.queries';

/* Only on PostgreSQL: two transactions are open at once. */

testApp();

const run: Run = (statement) => db().execute(statement);

/** Ids in the order of a column, from columns and from the database. */
async function inOrder(columns: TableColumns, { columns: known, from, id }: ColumnSource, column: string) {
  const order = { column, direction: 'asc' } as const;
  const { ids } = await columns.ask({ where: { all: [] }, counts: {}, order, offset: 0, limit: 100 });
  const { rows } = await db().execute<{ id: number }>(
    sql`select ${id} as id from ${from} order by ${known[column]!.value} asc nulls first, ${id}`,
  );
  return [ids, rows.map((row) => row.id)];
}

/** Does something else after the work of a transaction and before its commit. */
async function whileOpen(work: () => Promise<unknown>, meanwhile: () => Promise<unknown>): Promise<void> {
  let tellDone = () => {};
  let commit = () => {};
  const isDone = new Promise<void>((resolve) => (tellDone = resolve));
  const committing = new Promise<void>((resolve) => (commit = resolve));
  const ended = tx(async () => {
    await work();
    tellDone();
    await committing;
  });
  await Promise.race([isDone, ended]);
  await meanwhile().finally(commit);
  await ended;
}

beforeEach(async () => {
  await insertUser({ id: 7, name: 'Bình' });
  await insertUser({ id: 8, name: 'Cường' });
  await insertCustomer({ user_id: 7, name: 'Bé' });
  await insertCustomer({ user_id: 8, name: 'Cả' });
  await insertHouse({ user_id: 7 });
  await insertHouse({ user_id: 8 });
  await insertNeed({ user_id: 7, customer_id: 1 });
  await insertNeed({ user_id: 8, customer_id: 2 });
});

const renaming = {
  staff: () => db().execute(sql`update users set name = 'Zen' where id = 7`),
  customer: () => db().execute(sql`update customers set name = 'Zen' where id = 1`),
};

test.each([
  ['a need', 'its owner', needSource, 'user_order', renaming.staff, () => insertNeed({ user_id: 7, customer_id: 2 })],
  [
    'a need',
    'its customer',
    needSource,
    'customer_order',
    renaming.customer,
    () => insertNeed({ user_id: 8, customer_id: 1 }),
  ],
  [
    'a customer',
    'their owner',
    customerSource,
    'user',
    renaming.staff,
    () => insertCustomer({ user_id: 7, name: 'Ly' }),
  ],
  ['a house', 'its agent', houseSource, 'agent_name', renaming.staff, () => insertHouse({ user_id: 7 })],
  ['a person', 'their manager', staffSource, 'manager_name', renaming.staff, () => insertUser({ id: 9, manager: 7 })],
] as const)('%s that is added while %s gets a new name has it', async (_row, _whose, source, column, rename, add) => {
  const columns = new TableColumns(source as unknown as ColumnSource, run);
  await insertUser({ id: 10, manager: 8 });
  await columns.load();
  let before: number[][] = [];
  await whileOpen(rename, async () => {
    await add();
    before = await inOrder(columns, source as unknown as ColumnSource, column);
  });
  expect(before[0]).toEqual(before[1]);
  const after = await inOrder(columns, source as unknown as ColumnSource, column);
  expect(after[0]).toEqual(after[1]);
  expect(after[0]).not.toEqual(before[0]);
});

test('a new name of somebody with many needs is one line', async () => {
  await db().execute(sql`insert into requests (customer_id, user_id) select 1, 7 from generate_series(1, 3000)`);
  await db().execute(sql`delete from need_changes`);
  const columns = new TableColumns(needSource as unknown as ColumnSource, run);
  await columns.load();
  await renaming.staff();
  await renaming.customer();
  const { rows } = await db().execute(sql`
    select (select count(*)::int from need_changes) as needs, (select count(*)::int from new_staff_names) as staff,
      (select count(*)::int from new_customer_names) as customers`);
  expect(rows).toEqual([{ needs: 0, staff: 1, customers: 1 }]);
  for (const column of ['user_order', 'customer_order', 'customer_words']) {
    const [fast, plainly] = await inOrder(columns, needSource as unknown as ColumnSource, column);
    expect(fast).toEqual(plainly!.slice(0, 100));
  }
});
