import {
  type HouseListBody,
  houseListBody,
  houseSortColumns,
  houseStatusFilter,
} from '@toam/contracts/house/house-list.endpoints';
import { houseFilterKinds } from '@toam/contracts/house/house-filter.schema';
import { houseListModes } from '@toam/domain/house/house-list-mode';
import { random, type Random } from '@toam/domain/random';
import { sql } from 'drizzle-orm';
import { all } from '../../../columnar/condition';
import { db, tx } from '../../../db/db';
import { columnsOf } from '../../../testing/columns-of';
import { testApp } from '../../../testing/test-app';
import { insertDrawnHouses, people, someFilter } from '../list/drawn-houses';
import { searchReadings } from '../list/house-filter';
import { countTabs, findPage } from '../list/house-list.queries';
import type { HouseQuery } from '../list/house-order.queries';
import type { StoreQuestion } from '../../../columnar/store-question';
import { houseSource } from './house-source';

testApp({ keepsRows: true });

const { columns, count, answering, compare } = columnsOf(houseSource as never);

beforeAll(async () => {
  await insertDrawnHouses();
  await db().execute(sql`insert into tags (name) select 'Nhãn ' || n from generate_series(1, 4) n`);
  await db().execute(sql`update tags set deleted_at = now() where id = 4`);
  await db().execute(sql`insert into house_tags select id, 1 + id % 4 from houses where id % 3 = 0`);
  // which the database reads as 'ʀ', and that as 'r': an address is not read twice
  await db().execute(sql`update houses set house_address = 'Hẻm Ʀ 5' where id % 20 = 0`);
  await columns.load();
}, 120_000);

const searches = [
  '',
  '',
  '',
  'xe hoi',
  'hẻm 5',
  'ly thuong',
  'au co 12',
  'phường 2',
  'view song',
  'kiệ',
  'nha hem xe hoi 7',
  '45',
  'm²',
  '5 m2',
  '(moi',
  'moi',
  'hoi 12 m2',
  'không đâu',
  'hem Ʀ',
];

function someBody(r: Random): HouseListBody {
  const now = Math.floor(Date.now() / 1000);
  return houseListBody.parse({
    mode: r.pick([...houseListModes, 'visible']),
    column: r.chance(0.4) ? 'id' : r.pick(houseSortColumns),
    direction: r.pick(['asc', 'desc']),
    search: r.pick(searches),
    filters: Array.from({ length: r.whole(0, 3) }, () => someFilter(r)),
    ...(r.chance(0.1) && { status: r.pick(houseStatusFilter.options) }),
    ...(r.chance(0.1) && { tagSearch: r.some([1, 2, 3, 4, 99], 2) }),
    ...(r.chance(0.1) && { role: 'personal' }),
    ...(r.chance(0.1) && { newer_than: now - r.whole(1, 40) * 3600 }),
    ...(r.chance(0.1) && { bounds: { south: 10, west: 106, north: 10.5, east: 106.5 } }),
  });
}

const compareWays = (r: Random, draws: number): Promise<void> =>
  compare(
    draws,
    () => ({
      actor: r.pick(people),
      query: { ...someBody(r), reading: r.pick(searchReadings) } satisfies HouseQuery,
      page: { page: r.whole(1, 4), size: r.pick([0, 20, 20, 7]) },
    }),
    ({ actor, query, page }) => findPage(actor, query, page),
    ({ actor, query }) => countTabs(actor, [...houseListModes], query),
  );

test.each(Array.from({ length: 10 }, (_, n) => n))("questions drawn by %i get the database's answers", async (seed) => {
  count.asked = 0;
  await compareWays(random(seed), 12);
  expect(count.asked).toBeGreaterThan(12);
});

test('what was committed before a question is in its answer', async () => {
  const r = random(23);
  for (let round = 0; round < 12; round += 1) {
    const ids = sql.join(
      r
        .some(
          Array.from({ length: 500 }, (_, n) => n + 1),
          5,
        )
        .map((id) => sql`${id}`),
      sql`, `,
    );
    await db().execute(
      r.pick([
        sql`update houses set title = 'Hẻm xe hơi ' || ${round}, into_money = ${round}, status = 1 - status where id in (${ids})`,
        sql`update houses set public = 1, public_approval = 1, house_address = 'Đường ' || ${round}, key_word = null where id in (${ids})`,
        sql`update houses set deleted_at = case when deleted_at is null then now() end where id in (${ids})`,
        sql`insert into house_tags select id, 3 from houses where id in (${ids}) on conflict do nothing`,
        sql`delete from house_tags where house_id in (${ids})`,
        sql`insert into houses (slug, title, house_number, house_address, user_id, direction) values (${`moi-${round}`}, 'Nhà mới xe hơi', '1', 'Âu Cơ', 7, '{Đông}')`,
      ]),
    );
    await compareWays(r.fork(`round ${round}`), 4);
  }
});

test('every filter and order is one of the columns', async () => {
  count.asked = 0;
  const columns = Object.keys(houseFilterKinds) as (keyof typeof houseFilterKinds)[];
  for (const column of columns) {
    const operation = houseFilterKinds[column] === 'range' ? 'between' : 'in';
    for (const one of operation === 'in' && houseFilterKinds[column] === 'text' ? ['in', 'like'] : [operation]) {
      const body = houseListBody.parse({ filters: [{ column, operation: one, values: ['1'] }] });
      await answering(() => findPage(people[0]!, { ...body, reading: 'parts' }, { page: 1, size: 20 }));
    }
  }
  for (const column of houseSortColumns)
    await answering(() =>
      findPage(people[0]!, { ...houseListBody.parse({ column }), reading: 'words' }, { page: 1, size: 20 }),
    );
  expect(count.asked).toBeGreaterThan(columns.length + houseSortColumns.length);
});

test('who may have missed changes does not answer until all is read anew', async () => {
  const question: StoreQuestion = {
    where: all(),
    counts: {},
    order: { column: 'id', direction: 'asc' },
    offset: 0,
    limit: 0,
  };
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 13 * 60 * 60 * 1000);
  expect(columns.isStale).toBe(true);
  await expect(columns.ask(question)).rejects.toThrow('too long');
  await columns.load();
  expect((await columns.ask(question)).total).toBe(columns.rows);
  clock.mockRestore();
});

test('a transaction asks the database, which sees its changes', async () => {
  const query: HouseQuery = { ...houseListBody.parse({ mode: 'personalList' }), reading: 'words' };
  const found = async () => (await findPage(people[1]!, query, { page: 1, size: 0 })).total;
  await answering(async () => {
    const before = await found();
    const inside = await tx(async () => {
      await db().execute(
        sql`update houses set deleted_at = now() where id = (select max(id) from houses where user_id = 7 and deleted_at is null)`,
      );
      return found();
    });
    expect([inside, await found()]).toEqual([before - 1, before - 1]);
  });
});
