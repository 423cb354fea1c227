import { maxMatchedHouses } from '@toam/contracts/need/match.endpoints';
import type { RequestHouse } from '@toam/contracts/need/match.schema';
import type { Actor } from '@toam/domain/actor';
import { canSeeNeed, type Team } from '@toam/domain/need/need-access';
import { sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { insertCustomer, insertDictionary, insertHouse } from '../../../testing/insert-house';
import { insertNeed } from '../../../testing/insert-need';
import { insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import { readTeam } from '../../users/team/team.reads';
import { needsVisibleTo } from '../../need-scope/need-scope.reads';
import { requests } from '../need.schema';

testApp();

const agent = anActor({ id: 8 });
const shown = { public: 1, public_approval: 1, province: 2, into_money: 8_000_000_000 } as const;

async function fixture() {
  for (const id of [2, 7, 8, 9]) await insertUser({ id });
  await insertDictionary();
  const customer = await insertCustomer({ user_id: 8 });
  return { need: await insertNeed({ user_id: 8, customer_id: customer.id, floors: 3 }), customer };
}

type Answer = { request_id: number; total: number; list: RequestHouse[] };
const read = async (actor: Actor, query: string) => {
  const reply = await as(actor).get(`/match/request/house?${query}`);
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: Answer[] }>().data;
};

test('a need’s houses come best first with their scores, those offered already left out', async () => {
  const { need, customer } = await fixture();
  const low = await insertHouse({ user_id: 7, ...shown, floors: 1 });
  const high = await insertHouse({ user_id: 7, ...shown, floors: 4 });
  await insertHouse({ user_id: 7, ...shown, into_money: 20_000_000_000 });
  await insertHouse({ user_id: 7, ...shown, public: 0 });
  const [answer] = await read(agent, `request_ids=${need.id}`);
  expect(answer?.total).toBe(2);
  expect(answer?.list.map(({ house, match }) => [house.id, match.score])).toEqual([
    [high.id, 100],
    [low.id, 92],
  ]);
  await as(agent).post('/customer/house/recommend', { house_id: high.id, customer_id: customer.id, status: 1 });
  const [after] = await read(agent, `request_ids=${need.id}`);
  expect(after?.list.map(({ house }) => house.id)).toEqual([low.id]);
});

test('the viewer’s limits on colleagues’ houses hold here, too (D26)', async () => {
  const { need } = await fixture();
  await insertHouse({ user_id: 7, ...shown });
  const own = await insertHouse({ user_id: 8, ...shown });
  const [answer] = await read({ ...agent, maximum_price: 1_000_000_000 }, `request_ids=${need.id}`);
  expect(answer?.list.map(({ house }) => house.id)).toEqual([own.id]);
});

test('several needs are counted at once; one that is not the viewer’s to see is refused', async () => {
  const { need, customer } = await fixture();
  await insertHouse({ user_id: 7, ...shown });
  const other = await insertNeed({ user_id: 8, customer_id: customer.id, province: [1] });
  const answers = await read(agent, `request_ids=${need.id},${other.id}&fetchType=count`);
  expect(answers.map(({ request_id, total, list }) => [request_id, total, list.length])).toEqual([
    [need.id, 1, 0],
    [other.id, 0, 0],
  ]);
  const ask = async (actor: Actor, ids: string) =>
    (await as(actor).get(`/match/request/house?request_ids=${ids}`)).statusCode;
  expect(await ask(anActor({ id: 9 }), `${need.id}`)).toBe(403);
  expect(await ask(agent, `${need.id},999`)).toBe(404);
  expect(await ask(agent, '')).toBe(422);
  expect(await ask(agent, Array.from({ length: 101 }, () => need.id).join())).toBe(422);
});

test('several needs share the rows of one answer, and counting stops where people stop counting', async () => {
  const { need, customer } = await fixture();
  const other = await insertNeed({ user_id: 8, customer_id: customer.id });
  await db().execute(sql`
    insert into houses (slug, user_id, house_number, house_address, address_key, public, public_approval, province, into_money)
    select 'nha-' || n, 7, '1', 'A', '', 1, 1, 2, 8000000000 from generate_series(1, 1005) as n`);
  const both = await read(agent, `request_ids=${need.id},${other.id}&size=1000`);
  expect(both.map(({ list, total }) => [list.length, total])).toEqual([
    [maxMatchedHouses / 2, 1005],
    [maxMatchedHouses / 2, 1005],
  ]);
  const counts = await read(agent, `request_ids=${need.id},${other.id}&fetchType=count`);
  expect(counts).toMatchObject([
    { request_id: need.id, total: 999, total_capped: true, list: [] },
    { request_id: other.id, total: 999, total_capped: true, list: [] },
  ]);
});

test('the query of who sees which needs says what the rule says, for every kind of person and sharing', async () => {
  for (const id of [2, 3, 4, 5, 6, 7, 8, 9]) await insertUser({ id });
  await insertUser({ id: 7, manager: 6 });
  await insertUser({ id: 6, manager: 5 });
  const customer = await insertCustomer({ user_id: 8 });
  const bits = [0, 1] as const;
  for (const user_id of [6, 7, 8]) {
    for (const staff of [[], [9], [8, 4]]) {
      for (const manager of [0, 1, 2] as const) {
        for (const manager_role of bits)
          await insertNeed({ user_id, customer_id: customer.id, staff, manager, manager_role });
      }
    }
  }
  const stored = await db().select().from(requests).orderBy(requests.id);
  const people: Actor[] = [
    anAdmin(),
    ...[4, 5, 6, 7, 8, 9].map((id) => anActor({ id })),
    anActor({ id: 3, request_permission: 1 }),
    anActor({ id: 9, role: 5, request_permission: 1 }),
  ];
  for (const actor of people) {
    const team: Team = await readTeam(actor.id);
    const found = await db()
      .select({ id: requests.id })
      .from(requests)
      .where(needsVisibleTo(actor, team))
      .orderBy(requests.id);
    expect(found.map(({ id }) => id)).toEqual(
      stored.filter((need) => canSeeNeed(actor, need, team)).map(({ id }) => id),
    );
  }
});

test('a team is everybody below, and a circle of managers ends', async () => {
  for (const id of [5, 6, 7]) await insertUser({ id });
  await insertUser({ id: 6, manager: 5 });
  await insertUser({ id: 7, manager: 6 });
  const sorted = ({ direct, all }: Team) => ({ direct: [...direct].sort(), all: [...all].sort() });
  expect(sorted(await readTeam(5))).toEqual({ direct: [6], all: [6, 7] });
  await insertUser({ id: 5, manager: 7 });
  expect(sorted(await readTeam(5))).toEqual({ direct: [6], all: [6, 7] });
});
