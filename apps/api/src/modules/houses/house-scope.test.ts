import type { HouseListPage } from '@toam/contracts/house/house-list.endpoints';
import type { Counted } from '@toam/contracts/page';
import type { Actor } from '@toam/domain/actor';
import { canSeeHouse } from '@toam/domain/house/house-access';
import { houseListModes, isInHouseMode } from '@toam/domain/house/house-list-mode';
import { db } from '../../db/db';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { type House, houses, type NewHouseRow } from './house.schema';

testApp({ keepsRows: true });

const bits = [0, 1] as const;
const agents = [7, 8];

/** Every combination of the columns that decide a house's tabs: 2 agents × 2^8. */
const combinations: NewHouseRow[] = agents.flatMap((user_id) =>
  Array.from({ length: 256 }, (_, n): NewHouseRow => {
    const bit = (at: number) => bits[(n >> at) & 1] ?? 0;
    return {
      slug: `${user_id}-${n}`,
      user_id,
      house_number: String(n),
      house_address: 'Lê Lợi',
      public: bit(0),
      public_approval: bit(1),
      web: bit(2),
      status: bit(3),
      web_requested: bit(4) === 1,
      has_draft: bit(5) === 1,
      reject_public_condition: bit(6) ? 'Thiếu ảnh' : null,
      reject_web_condition: bit(7) ? 'Sai giá' : null,
      into_money: n % 3 === 0 ? null : (n % 7) * 1_000_000_000,
      province: (n % 4) + 1,
    };
  }),
);

const people: [string, Actor][] = [
  ['an admin', anAdmin()],
  ['an agent', anActor({ id: 7 })],
  [
    'an agent with limits',
    anActor({ id: 8, minimum_price: 1_000_000_000, maximum_price: 4_000_000_000, province: [2, 3] }),
  ],
  ['an agent limited to projects', anActor({ id: 9, project: [5] })],
  ['a marketer', anActor({ id: 10, role: 5 })],
  ['a marketer with limits', anActor({ id: 11, role: 5, province: [1] })],
];

let stored: House[];

beforeAll(async () => {
  for (const id of agents) await insertUser({ id });
  stored = await db().insert(houses).values(combinations).returning();
  await db()
    .insert(houses)
    .values({ ...combinations[3]!, slug: 'deleted', deleted_at: new Date() });
});

const idsOf = async (actor: Actor, body: object): Promise<number[]> => {
  const reply = await as(actor).post('/house/v2/list', { ...body, fetchType: 'ids' });
  const { ids = [], total } = reply.json<{ data: HouseListPage }>().data;
  expect(total).toBe(ids.length);
  return ids;
};

const expected = (actor: Actor, isIn: (house: House) => boolean): number[] =>
  stored
    .filter((house) => canSeeHouse(actor, house) && isIn(house))
    .map(({ id }) => id)
    .reverse();

describe.each(people)('%s', (_name, actor) => {
  test.each(houseListModes)('finds in %s exactly what the rules say', async (mode) => {
    expect(await idsOf(actor, { mode })).toEqual(expected(actor, (house) => isInHouseMode(mode, actor, house)));
  });

  test('is told the count of every tab in one call, as the tab’s own list says it', async () => {
    for (const body of [{}, { role: 'personal', filters: [{ column: 'province', operation: 'in', values: [2, 3] }] }]) {
      const reply = await as(actor).post('/house/v2/list/counts', body);
      const { data } = reply.json<{ data: Record<string, Counted> }>();
      const listed = houseListModes.map(async (mode) => [
        mode,
        { total: (await idsOf(actor, { ...body, mode })).length },
      ]);
      expect(data).toEqual(Object.fromEntries(await Promise.all(listed)));
    }
  });

  test('finds among all houses exactly those that may be seen', async () => {
    expect(await idsOf(actor, { mode: 'visible' })).toEqual(expected(actor, () => true));
  });

  test('sees one’s own only in the personal view', async () => {
    const own = expected(actor, (house) => house.user_id === actor.id && isInHouseMode('publicList', actor, house));
    expect(await idsOf(actor, { role: 'personal' })).toEqual(own);
  });
});

test('wire mode public is the community list', async () => {
  const agent = anActor({ id: 7 });
  expect(await idsOf(agent, { mode: 'public' })).toEqual(await idsOf(agent, { mode: 'publicList' }));
});
