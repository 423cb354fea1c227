import type { SavedCustomer } from '@toam/contracts/customer/customer.endpoints';
import type { CustomerEvent } from '@toam/contracts/customer/customer-page.schema';
import type { SavedNeed } from '@toam/contracts/need/need.endpoints';
import type { Actor } from '@toam/domain/actor';
import { visitToRemind } from '@toam/domain/visit/visit';
import { eq } from 'drizzle-orm';
import { db } from '../../db/db';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertCustomer, insertDictionary, insertHouse } from '../../testing/insert-house';
import { aNeedBody, insertNeed } from '../../testing/insert-need';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { houses } from '../houses/house.schema';
import { recommendations } from '../matches/match.schema';

testApp();

const agent = anActor({ id: 7 });
const admin = anAdmin({ id: 2 });

beforeEach(async () => {
  await insertDictionary();
  await insertUser({ ...admin, name: 'Lê Minh' });
  await insertUser({ id: 7, name: 'Nguyễn Thu Hà' });
  await insertUser({ id: 8, name: 'Trần Quốc Bảo' });
});

const timeline = async (actor: Actor, id: number) =>
  (await as(actor).get(`/customer/${id}/timeline?size=100`)).json<{ data: { list: CustomerEvent[] } }>().data.list;
const kindsOf = (events: CustomerEvent[]) => events.map(({ kind }) => kind);

const createCustomer = async () => {
  const body = { name: 'Vũ Thanh Tùng', phone_number: '0903618274' };
  return (await as(agent).post('/customer/detail', body)).json<{ data: SavedCustomer }>().data.customer.id;
};
const createNeed = async (customer_id: number) => {
  const body = { ...aNeedBody, customer_id };
  return (await as(agent).post('/customer/request/detail', body)).json<{ data: SavedNeed }>().data.need.id;
};

describe('who created', () => {
  test('a customer of whom nothing else is told was created by a person, not by the system', async () => {
    const id = await createCustomer();
    expect(await timeline(admin, id)).toMatchObject([{ kind: 'created', by: { id: 7, name: 'Nguyễn Thu Hà' } }]);
  });

  test('a need and a customer that changed hands are still the work of who created them', async () => {
    const id = await createCustomer();
    const need = await createNeed(id);
    await as(admin).put('/customer/request/detail', { request_id: need, user_id: 8 });
    await as(admin).put('/customer/detail', { customer_id: id, user_id: 8 });
    const events = await timeline(admin, id);
    expect(events.find(({ kind }) => kind === 'need-created')).toMatchObject({ by: { id: 7 } });
    expect(events.find(({ kind }) => kind === 'created')).toMatchObject({ by: { id: 7 } });
  });

  test('of what is older than histories it is the owner, unless it went from hand to hand', async () => {
    const customer = await insertCustomer({ user_id: 7 });
    await insertNeed({ user_id: 8, customer_id: customer.id });
    const by = async () => (await timeline(admin, customer.id)).map(({ kind, by: who }) => [kind, who?.id ?? null]);
    expect((await by()).toSorted()).toEqual([
      ['created', 7],
      ['need-created', 8],
    ]);
    await as(admin).put('/customer/detail', { customer_id: customer.id, user_id: 8 });
    expect(await by()).toContainEqual(['created', null]);
  });
});

test('one merge is one entry, with what became of the record; taking it back is another', async () => {
  const stored = await insertCustomer({ user_id: 7, phone_number: '0908000001', phones: ['0908000001'] });
  const merged = await insertCustomer({
    ...{ user_id: 7, name: 'Đỗ Thị Tuyết', phone_number: '0908000002', phones: ['0908000002'], address: 'Quận 3' },
  });
  const reply = await as(agent).post('/customer/merge', {
    ...{ kept: { id: stored.id, version: 1 }, merged: { id: merged.id, version: 1 }, choices: {} },
  });
  const { merge_id } = reply.json<{ data: { merge_id: number } }>().data;
  const events = await timeline(agent, stored.id);
  expect(kindsOf(events)).toEqual(['merged', 'created']);
  expect(events[0]).toMatchObject({ name: 'Đỗ Thị Tuyết', by: { id: 7 }, is_undone: false });
  expect(events[0]).toMatchObject({
    changes: expect.arrayContaining([{ column: 'address', old_value: null, new_value: 'Quận 3' }]) as never,
  });
  expect(JSON.stringify(events)).not.toContain('"column":"merged"');
  await as(agent).post(`/customer/merge/${merge_id}/undo`);
  expect(kindsOf(await timeline(agent, stored.id))).toEqual(['edited', 'merged', 'created']);
});

describe('an appointment', () => {
  const now = Math.floor(Date.now() / 1000);
  const [soon, past, longAgo] = [now + 86_400, now - 86_400, now - 3 * 86_400];
  type Standing = Pick<typeof recommendations.$inferInsert, 'target' | 'priority'>;

  /** Name, time of the appointment, time of the last move, its target, whether the house was stopped, whether the event is shown. */
  const cases: [string, number, number, Standing, 0 | 1, boolean][] = [
    ['ahead', soon, past, { target: 1 }, 0, true],
    ['ahead, while they negotiate', soon, past, { target: 3 }, 0, true],
    ['ahead of a deal that is done', soon, past, { target: 4 }, 0, false],
    ['ahead of a house that they turned down', soon, past, { target: 0 }, 0, false],
    ['ahead of a house that is only suitable again', soon, past, { target: null }, 0, false],
    ['ahead of a house that was set aside', soon, past, { target: 1, priority: 0 }, 0, false],
    ['ahead of a house that is stopped', soon, past, { target: 1 }, 1, false],
    ['kept', past, longAgo, { target: 2 }, 0, true],
    ['kept, with a deal after it', longAgo, past, { target: 4 }, 0, true],
    ['kept, of a house that is stopped now', past, longAgo, { target: 2 }, 1, true],
    ['past, called off before its day', past, longAgo, { target: 0 }, 0, false],
  ];

  test.each(cases)('%s: told by the same rule everywhere', async (_case, visit, moved, state, status, isDocumented) => {
    const customer = await insertCustomer({ user_id: 7 });
    const house = await insertHouse({ user_id: 7 });
    await db().update(houses).set({ status }).where(eq(houses.id, house.id));
    const times = { visit_at: new Date(visit * 1000), moved_at: new Date(moved * 1000) };
    await db()
      .insert(recommendations)
      .values({ customer_id: customer.id, house_id: house.id, user_id: 7, ...times, ...state });
    expect(kindsOf(await timeline(agent, customer.id)).includes('visit')).toBe(isDocumented);
    const seen = { priority: 1 as const, target: null, ...state, visit_at: visit, moved_at: moved };
    expect(visitToRemind(seen, { status }, now) !== null).toBe(isDocumented);
  });

  test('that was called off is told no more', async () => {
    const customer = await insertCustomer({ user_id: 7 });
    const house = await insertHouse({ user_id: 7 });
    const pair = { house_id: house.id, customer_id: customer.id };
    await as(agent).post('/customer/house/recommend', { ...pair, status: 1, visit_at: soon });
    expect(kindsOf(await timeline(agent, customer.id))).toContain('visit');
    await as(agent).post('/customer/house/recommend', { ...pair, status: 1, visit_at: null });
    expect(kindsOf(await timeline(agent, customer.id))).not.toContain('visit');
  });
});
