import type { Actor } from '@toam/domain/actor';
import { asc, eq } from 'drizzle-orm';
import { db } from '../../../db/db';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { insertCustomer, insertDictionary, insertHouse } from '../../../testing/insert-house';
import { insertNeed } from '../../../testing/insert-need';
import { insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import { houses } from '../../houses/house.schema';
import { recommendationMoves, recommendations } from '../match.schema';

testApp();

const agent = anActor({ id: 8 });
const shown = { public: 1, public_approval: 1, province: 2, into_money: 8_000_000_000 } as const;

async function fixture() {
  for (const id of [2, 7, 8, 9]) await insertUser({ id });
  await insertDictionary();
  const house = await insertHouse({ user_id: 7, ...shown });
  const customer = await insertCustomer({ user_id: 8 });
  const need = await insertNeed({ user_id: 8, customer_id: customer.id });
  return { house, customer, need, pair: { house_id: house.id, customer_id: customer.id } };
}

const move = (actor: Actor, body: object) => as(actor).post('/customer/house/recommend', body);
const restore = (actor: Actor, body: object) => as(actor).put('/customer/house/recommend/restore', body);
const countersOf = async (id: number) => {
  const [house] = await db().select().from(houses).where(eq(houses.id, id));
  return { recommend: house!.recommend_quantity, seen: house!.seen_quantity, version: house!.version };
};

test('a customer goes from offered to seen; the house counts along, and every move is remembered', async () => {
  const { house, need, pair } = await fixture();
  const offered = await move(agent, { ...pair, status: 1, request_id: need.id });
  expect(offered.json().data).toEqual({
    ...pair,
    status: 1,
    previousTarget: null,
    recommend_quantity: 1,
    seen_quantity: 0,
  });
  const seen = await move(agent, { ...pair, status: 2 });
  expect(seen.json().data).toMatchObject({ status: 2, previousTarget: 1, recommend_quantity: 0, seen_quantity: 1 });
  expect(await countersOf(house.id)).toEqual({ recommend: 0, seen: 1, version: 1 });
  const moves = await db().select().from(recommendationMoves).orderBy(asc(recommendationMoves.id));
  expect(
    moves.map(({ previous_target, target, request_id, user_id }) => [previous_target, target, request_id, user_id]),
  ).toEqual([
    [null, 1, need.id, 8],
    [1, 2, need.id, 8],
  ]);
});

test('standing there already is no move', async () => {
  const { pair } = await fixture();
  await move(agent, { ...pair, status: 3 });
  const again = await move(anAdmin(), { ...pair, status: 3 });
  expect(again.json().data).toMatchObject({ status: 3, previousTarget: 3 });
  expect(await db().select().from(recommendationMoves)).toHaveLength(1);
  expect((await db().select().from(recommendations))[0]).toMatchObject({ user_id: 8 });
});

test('a visit’s day and note stay while the customer moves on, and are cleared by null', async () => {
  const { pair } = await fixture();
  const stored = async () => (await db().select().from(recommendations))[0]!;
  await move(agent, { ...pair, status: 2, visit_at: 1_790_000_000, note: 'Thích bếp' });
  await move(agent, { ...pair, status: 3 });
  expect(await stored()).toMatchObject({ note: 'Thích bếp', visit_at: new Date(1_790_000_000_000) });
  await move(agent, { ...pair, status: 3, visit_at: null, note: null });
  expect(await stored()).toMatchObject({ target: 3, note: null, visit_at: null });
});

test('restoring makes the house suitable again, and is a move too', async () => {
  const { house, pair } = await fixture();
  await move(agent, { ...pair, status: 1 });
  const reply = await restore(agent, { ...pair, previousTarget: 1 });
  expect(reply.json().data).toMatchObject({ status: null, previousTarget: 1, recommend_quantity: 0 });
  expect(await countersOf(house.id)).toMatchObject({ recommend: 0 });
  expect(await db().select().from(recommendationMoves)).toHaveLength(2);
});

test('whoever saw another status than stands there is told instead of overwriting it', async () => {
  const { pair } = await fixture();
  await move(agent, { ...pair, status: 1 });
  await move(anAdmin(), { ...pair, status: 3 });
  const late = await move(agent, { ...pair, status: 2, previousTarget: 1 });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ current: { status: 3 }, message: expect.stringContaining('Thương lượng') });
  expect((await restore(agent, { ...pair, previousTarget: null })).statusCode).toBe(409);
  expect((await db().select().from(recommendations))[0]).toMatchObject({ target: 3 });
});

test('who may not move the customer is refused, and nothing changes', async () => {
  const { house, customer, need, pair } = await fixture();
  const hidden = await insertHouse({ user_id: 7, ...shown, public: 0 });
  const asked = { ...pair, status: 1 };
  const answers = {
    'the house’s agent': await move(anActor({ id: 7 }), asked),
    'a stranger': await move(anActor({ id: 9 }), asked),
    'a stranger naming the need': await move(anActor({ id: 9 }), { ...asked, request_id: need.id }),
    'a marketer': await move(anActor({ id: 6, role: 5, customer_permission: 1 }), asked),
    'the agent, of a house that they may not see': await move(agent, { ...asked, house_id: hidden.id }),
  };
  expect(Object.entries(answers).map(([who, { statusCode }]) => [who, statusCode])).toEqual(
    Object.keys(answers).map((who) => [who, 403]),
  );
  expect((await move(agent, { ...asked, house_id: 999 })).statusCode).toBe(404);
  expect((await move(agent, { ...asked, customer_id: 999 })).statusCode).toBe(404);
  expect((await move(agent, { ...asked, request_id: 999 })).statusCode).toBe(404);
  expect((await move(agent, { ...asked, status: 5 })).statusCode).toBe(422);
  const another = await insertCustomer({ user_id: 8, phone_number: '0903618279' });
  const mixed = await move(agent, { ...asked, customer_id: another.id, request_id: need.id });
  expect(mixed.json()).toMatchObject({ code: 'invalid', errors: { request_id: expect.any(String) } });
  // a person without the right does not learn whose need it is
  const tried = await move(anActor({ id: 9 }), { ...asked, customer_id: another.id, request_id: need.id });
  expect(tried.statusCode).toBe(403);
  expect(await db().select().from(recommendations)).toEqual([]);
  expect(await countersOf(house.id)).toEqual({ recommend: 0, seen: 0, version: 1 });
  expect(customer.id).toBe(pair.customer_id);
});

test('sharing a need with the right to edit lets the colleague move its customer, without that right not', async () => {
  const { pair, customer } = await fixture();
  const readable = await insertNeed({ user_id: 8, customer_id: customer.id, staff: [9] });
  const editable = await insertNeed({ user_id: 8, customer_id: customer.id, staff: [9], staff_role: 1 });
  const colleague = anActor({ id: 9 });
  expect((await move(colleague, { ...pair, status: 1, request_id: readable.id })).statusCode).toBe(403);
  expect((await move(colleague, { ...pair, status: 1, request_id: editable.id })).statusCode).toBe(200);
  // the need is stored, so the next move need not name it
  expect((await move(colleague, { ...pair, status: 2 })).statusCode).toBe(200);
});

test('fifty moves at once leave counters that count what stands there', async () => {
  const { house } = await fixture();
  const customers: { id: number }[] = [];
  for (let at = 0; at < 10; at += 1)
    customers.push(await insertCustomer({ user_id: 8, phone_number: `09036182${10 + at}` }));
  const moves = Array.from({ length: 50 }, (_, at) =>
    move(agent, { house_id: house.id, customer_id: customers[at % 10]!.id, status: at % 5 }),
  );
  const replies = await Promise.all(moves);
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const stored = await db().select().from(recommendations);
  const at = (target: number) => stored.filter((row) => row.target === target).length;
  expect(stored).toHaveLength(10);
  expect(await countersOf(house.id)).toEqual({ recommend: at(1), seen: at(2), version: 1 });
});
