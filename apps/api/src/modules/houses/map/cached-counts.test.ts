import { sql } from 'drizzle-orm';
import { testApp } from '../../../testing/test-app';
import { cachedCounts } from './cached-counts';

testApp({ keepsRows: true });

type Counted = { count: number; at: string };

const counting = (now: () => number) => cachedCounts<Counted>(([row]) => row?.count ?? 0, now);
/** Returns a new value each time that it really runs. */
const statement = (count: number) => sql<Counted>`select ${count}::int as count, gen_random_uuid()::text as at`;

test('a count of many stands for half a minute', async () => {
  let now = 0;
  const count = counting(() => now);
  const [first] = await count(statement(200_000));
  now = 29_000;
  expect(await count(statement(200_000))).toEqual([first]);
  now = 31_000;
  expect(await count(statement(200_000))).not.toEqual([first]);
});

test('a count of few is made anew', async () => {
  const count = counting(() => 0);
  const [first] = await count(statement(99_999));
  expect(await count(statement(99_999))).not.toEqual([first]);
});

test('other values, such as another person’s rights, are another question', async () => {
  const count = counting(() => 0);
  await count(statement(200_000));
  expect(await count(statement(300_000))).toMatchObject([{ count: 300_000 }]);
});
