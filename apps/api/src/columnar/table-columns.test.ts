import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { integer, PgDialect, pgTable, text } from 'drizzle-orm/pg-core';
import { changesTable } from './changes-table';
import type { ColumnSource } from './column-source';
import type { StoreQuestion } from './store-question';
import { TableColumns } from './table-columns';
import type { Run } from './table-rows.queries';

/* The moments between statements are what is tested here, so the database is a small one in this file that can be held at any of them. */

const things = pgTable('things', { id: integer('id'), title: text('title'), count: integer('count') });
const source: ColumnSource<'title' | 'count'> = {
  name: 'things',
  columns: {
    title: { kind: 'text', value: sql`${things.title}` },
    count: { kind: 'whole', value: sql`${things.count}` },
  },
  sorted: [],
  from: sql`${things}`,
  id: sql`${things.id}`,
  words: sql`''`,
  changes: changesTable('thing_changes', 'thing_id'),
};

type Step = 'plains' | 'changes' | 'of' | 'all' | 'extent' | 'snapshot';

function stepOf(text: string, name: string | undefined): Step {
  if (name) return 'changes';
  if (text.includes('f_vn(text)')) return 'plains';
  if (text.includes('= any(')) return 'of';
  if (text.includes('max(')) return 'extent';
  return text.includes('order by') ? 'all' : 'snapshot';
}

function smallDatabase() {
  const rows = new Map<number, { title: string; count: number }>();
  const changes: { at: number; id: number }[] = [];
  const steps: Step[] = [];
  const gates = new Map<Step, () => Promise<void>>();
  let clock = 1;
  const write = (id: number, count: number, title = 'Nhà') => {
    rows.set(id, { title, count });
    changes.push({ at: clock++, id });
  };
  const asRow = (id: number) => ({ 'its number': id, 'its words': 'x', ...rows.get(id)! });
  const answer = (step: Step, params: unknown[]): unknown[] => {
    const [first] = params;
    if (step === 'plains') return (first as string[]).map((title) => ({ text: title, plain: 'read by the database' }));
    if (step === 'extent') return [{ rows: rows.size, last: Math.max(0, ...rows.keys()) }];
    if (step === 'of') return (first as number[]).filter((id) => rows.has(id)).map(asRow);
    if (step === 'all') return [...rows.keys()].filter((id) => id > Number(first)).map(asRow);
    const lines = changes.filter(({ at }) => at >= Number(first)).map(({ id }) => id);
    const most = Number(params.at(-1));
    return [{ snapshot: String(clock), ids: lines.length > most ? null : [...new Set(lines)] }];
  };
  const dialect = new PgDialect();
  const run: Run = async (statement, name) => {
    const { sql: words, params } = dialect.sqlToQuery(statement);
    const step = stepOf(words, name);
    steps.push(step);
    const found = answer(step, params);
    await gates.get(step)?.();
    return { rows: found };
  };
  /** Holds the next such statement after it has read, until the returned function is called. */
  const hold = (step: Step) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    gates.set(step, () => {
      gates.delete(step);
      return held;
    });
    return release;
  };
  return { write, run, hold, steps, gates };
}

const withCount = (count: number): StoreQuestion<'title' | 'count'> => ({
  where: { column: 'count', oneOf: [count] },
  counts: {},
  order: { column: 'id', direction: 'asc' },
  offset: 0,
  limit: 10,
});

async function loaded() {
  const database = smallDatabase();
  database.write(1, 1);
  database.write(2, 1);
  const columns = new TableColumns(source, database.run);
  await columns.load();
  const idsWith = async (count: number) => (await columns.ask(withCount(count))).ids;
  return { ...database, columns, idsWith };
}

test('a renewal that ends while changes are read loses none of them', async () => {
  const { columns, write, hold, idsWith } = await loaded();
  const endLoad = hold('all');
  const loading = columns.load();
  await pause(1);
  write(1, 7);
  write(2, 1, 'Nhà 50 m²');
  const endRead = hold('plains');
  const asked = idsWith(7);
  await pause(1);
  endLoad();
  await loading;
  endRead();
  expect([await asked, await idsWith(7), await idsWith(1)]).toEqual([[1], [1], [2]]);
});

test('a renewal on a connection of its own holds up no question', async () => {
  const { columns, run, write, idsWith } = await loaded();
  let end = () => {};
  const held = new Promise<void>((resolve) => (end = resolve));
  const loading = columns.load(async (statement, name) => {
    await held;
    return run(statement, name);
  });
  write(1, 7);
  expect(await idsWith(7)).toEqual([1]);
  end();
  await loading;
  expect(await idsWith(7)).toEqual([1]);
});

test('a text that the database failed to read is read the next time', async () => {
  const { write, gates, columns, idsWith } = await loaded();
  write(1, 7, 'Nhà 50 m²');
  gates.set('plains', () => {
    gates.delete('plains');
    return Promise.reject(new Error('cut'));
  });
  await expect(idsWith(7)).rejects.toThrow('cut');
  const where = { column: 'title', part: 'read by' } as const;
  expect((await columns.ask({ ...withCount(7), where })).ids).toEqual([1]);
});

test('more changes than are worth it are read by a renewal only', async () => {
  const { columns, write, steps, idsWith } = await loaded();
  for (let n = 0; n <= 20_000; n += 1) write(1, 7);
  await expect(idsWith(7)).rejects.toThrow('too many');
  expect(columns.isStale).toBe(true);
  steps.length = 0;
  await expect(idsWith(7)).rejects.toThrow('too many');
  await expect(columns.catchUp()).rejects.toThrow('too many');
  expect(steps).toEqual([]);
  await columns.load();
  expect([columns.isStale, await idsWith(7)]).toEqual([false, [1]]);
});

test('a row that is saved again and again makes a renewal due', async () => {
  const { columns, write, idsWith } = await loaded();
  const saveAll = async () => {
    for (let id = 1; id <= 20_000; id += 1) write(id, 7);
    await idsWith(0);
  };
  for (let n = 0; n < 11; n += 1) await saveAll();
  expect(columns.isStale).toBe(false);
  await saveAll();
  expect(columns.isStale).toBe(true);
  await columns.load();
  expect(columns.isStale).toBe(false);
});

test('ids that are far sparser than rows get no columns', async () => {
  const { columns, write, idsWith } = await loaded();
  write(100_008, 7);
  expect(await idsWith(7)).toEqual([100_008]);
  write(2_000_000_000, 8);
  await expect(idsWith(8)).rejects.toThrow('the largest id is 2000000000, too much for 3 rows');
  expect(columns.isStale).toBe(true);
  await expect(columns.load()).rejects.toThrow('the largest id is 2000000000, too much for 4 rows');
});

test('a question that comes up late is dropped', async () => {
  const { columns, hold, steps } = await loaded();
  const end = hold('changes');
  const asked = columns.ask(withCount(1), Date.now() + 20);
  await pause(40);
  end();
  await expect(asked).rejects.toThrow('nobody waits');
  steps.length = 0;
  await expect(columns.ask(withCount(1), Date.now() - 1)).rejects.toThrow('nobody waits');
  expect(steps).toEqual([]);
  expect((await columns.ask(withCount(1), Date.now() + 60_000)).ids).toEqual([1, 2]);
});

test('a machine that slept for a day begins anew, though nobody asked meanwhile', async () => {
  const { columns, idsWith } = await loaded();
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 24 * 60 * 60 * 1000);
  try {
    await expect(columns.catchUp()).rejects.toThrow('too long');
    expect(columns.isStale).toBe(true);
    await columns.load();
    expect(await idsWith(1)).toEqual([1, 2]);
  } finally {
    clock.mockRestore();
  }
});
