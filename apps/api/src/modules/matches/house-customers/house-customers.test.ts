import type { HouseCustomer, HouseCustomerGroup } from '@toam/contracts/need/match.schema';
import type { Actor } from '@toam/domain/actor';
import { maskedPhone } from '@toam/domain/phone';
import { db } from '../../../db/db';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { insertCustomer, insertDictionary, insertHouse } from '../../../testing/insert-house';
import { insertNeed } from '../../../testing/insert-need';
import { insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import { recommendations } from '../match.schema';

testApp();

const tỷ = 1_000_000_000;
const [houseAgent, needAgent, stranger] = [anActor({ id: 7 }), anActor({ id: 8 }), anActor({ id: 9 })];
const shown = { public: 1, public_approval: 1, province: 2, into_money: 8 * tỷ, property_type: 2 } as const;

/** Agent 7 offers a house. Agent 8 has a customer who wants such a house. */
async function fixture() {
  for (const id of [2, 7, 8, 9]) await insertUser({ id });
  await insertDictionary();
  const house = await insertHouse({ user_id: 7, ...shown });
  const customer = await insertCustomer({ user_id: 8, name: 'Lê Thị Mỹ Duyên' });
  const need = await insertNeed({ user_id: 8, customer_id: customer.id, property_type: [2], customer_vouched: true });
  return { house, customer, need };
}

interface Page {
  total: number;
  list: HouseCustomer[];
  counts: Record<HouseCustomerGroup, number>;
}

const read = async (actor: Actor, houseId: number, group?: HouseCustomerGroup) => {
  const reply = await as(actor).get(`/match/house/request?house_id=${houseId}${group ? `&group=${group}` : ''}`);
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: Page }>().data;
};

test('the needs that a house fits come best first, each with its score explained', async () => {
  const { house, customer, need } = await fixture();
  const lesser = await insertNeed({ user_id: 8, customer_id: customer.id, floors: 4 });
  await insertNeed({ user_id: 8, customer_id: customer.id, province: [1] });
  await insertNeed({ user_id: 8, customer_id: customer.id, purpose: 1 });
  await insertNeed({ user_id: 8, customer_id: customer.id, status: 1 });
  await insertNeed({ user_id: 8, customer_id: customer.id, deleted_at: new Date() });
  const { total, list, counts } = await read(needAgent, house.id);
  expect(total).toBe(2);
  expect(counts).toEqual({ suitable: 2, recommended: 0, seen: 0, negotiating: 0, done: 0, disliked: 0 });
  expect(list.map((row) => [row.need?.id, row.match?.score])).toEqual([
    [need.id, 100],
    [lesser.id, 92],
  ]);
  expect(list[0]).toMatchObject({
    customer: { name: 'Lê Thị Mỹ Duyên', phone_number: '0903618274', masked: false },
    need: { names: { province: ['Quận Bình Thạnh'], property_type: ['Nhà phố'] }, user: { id: 8 } },
    match: { fits: true, failed: [] },
    standing: null,
    may_move: true,
  });
  expect(list[1]?.match?.fields).toContainEqual({
    column: 'floors',
    verdict: 'no_data',
    mandatory: false,
    points: 4,
    earned: 0,
  });
});

test('a house that is no longer on sale fits nobody', async () => {
  const { house } = await fixture();
  const stopped = await insertHouse({ user_id: 7, ...shown, status: 1 });
  expect((await read(needAgent, house.id)).total).toBe(1);
  expect((await read(needAgent, stopped.id)).total).toBe(0);
});

test('whose need it is decides who sees it: strangers none, those it is shared with, their superiors by level', async () => {
  const { house, customer } = await fixture();
  await insertUser({ id: 5 });
  await insertUser({ id: 6, manager: 5 });
  await insertUser({ id: 8, manager: 6 });
  const [leader, director] = [anActor({ id: 6, job_position: 6 }), anActor({ id: 5, job_position: 5 })];
  const seen = async (actor: Actor) => (await read(actor, house.id)).list.map((row) => row.need!.id);
  const ofStaff = await insertNeed({ user_id: 8, customer_id: customer.id, staff: [9] });
  const ofLeader = await insertNeed({ user_id: 8, customer_id: customer.id, manager: 1 });
  const ofAll = await insertNeed({ user_id: 8, customer_id: customer.id, manager: 2 });
  expect(await seen(stranger)).toEqual([ofStaff.id]);
  // signing in writes only rights, so the hierarchy from above stays
  expect(await seen(leader)).toEqual([ofAll.id, ofLeader.id]);
  expect(await seen(director)).toEqual([ofAll.id]);
  expect(await seen(anActor({ id: 3, request_permission: 1 }))).toHaveLength(4);
  expect(await seen(anAdmin())).toHaveLength(4);
});

test('a phone is shown to whom the need was shared with, if someone entitled put the customer there', async () => {
  const { house, customer } = await fixture();
  const phone = async (actor: Actor) => (await read(actor, house.id)).list.map((row) => row.customer.phone_number);
  await insertNeed({ user_id: 8, customer_id: customer.id, staff: [9], customer_vouched: true });
  expect(await phone(stranger)).toEqual(['0903618274']);
  const foreign = await insertCustomer({ user_id: 7, phone_number: '0903618275' });
  await insertNeed({ user_id: 9, customer_id: foreign.id, min_price: 1 });
  expect((await phone(stranger)).sort()).toEqual([maskedPhone, '0903618274']);
  expect(await phone(anActor({ id: 3, chat_permission: 1 }))).toEqual([maskedPhone, maskedPhone, maskedPhone]);
  expect(await phone(anAdmin())).not.toContain(maskedPhone);
});

test('nobody is told of a house that they may not see, and marketers of none', async () => {
  const { house } = await fixture();
  const hidden = await insertHouse({ user_id: 7, ...shown, public: 0 });
  const ask = async (actor: Actor, id: number) =>
    (await as(actor).get(`/match/house/request?house_id=${id}`)).statusCode;
  expect(await ask(needAgent, hidden.id)).toBe(403);
  expect(await ask(houseAgent, hidden.id)).toBe(200);
  expect(await ask(anActor({ id: 6, role: 5, request_permission: 1 }), house.id)).toBe(403);
  expect(await ask(needAgent, 999)).toBe(404);
});

test('a customer who was offered the house stands in their group, with who moved them, and no longer among the suitable', async () => {
  const { house, customer, need } = await fixture();
  await as(needAgent).post('/customer/house/recommend', {
    house_id: house.id,
    customer_id: customer.id,
    request_id: need.id,
    status: 2,
    visit_at: 1_790_000_000,
    note: 'Gọi 0903 618 274 trước 30 phút',
  });
  const suitable = await read(needAgent, house.id);
  expect([suitable.total, suitable.counts.seen]).toEqual([0, 1]);
  const [row] = (await read(needAgent, house.id, 'seen')).list;
  expect(row).toMatchObject({
    customer: { phone_number: '0903618274' },
    need: { id: need.id },
    match: { score: 100 },
    standing: { target: 2, priority: 1, visit_at: 1_790_000_000, moved_by: { id: 8 } },
    may_move: true,
  });
});

test('the house’s agent sees who was shown it, without the number or what they look for', async () => {
  const { house, customer, need } = await fixture();
  await db().insert(recommendations).values({
    house_id: house.id,
    customer_id: customer.id,
    request_id: need.id,
    target: 2,
    user_id: 8,
    note: 'Gọi 0903 618 274 trước 30 phút',
  });
  const [row] = (await read(houseAgent, house.id, 'seen')).list;
  expect(row).toMatchObject({
    customer: { name: 'Lê Thị Mỹ Duyên', phone_number: maskedPhone, masked: true, user: { id: 8 } },
    need: null,
    match: null,
    standing: { target: 2, note: `Gọi ${maskedPhone} trước 30 phút` },
    may_move: false,
  });
  const others = await read(stranger, house.id, 'seen');
  expect([others.total, others.counts.seen, others.list]).toEqual([0, 0, []]);
});

test('what was set aside for later comes last', async () => {
  const { house, customer, need } = await fixture();
  const another = await insertCustomer({ user_id: 8, phone_number: '0903618276' });
  const lesser = await insertNeed({ user_id: 8, customer_id: another.id, floors: 4 });
  await db()
    .insert(recommendations)
    .values({ house_id: house.id, customer_id: customer.id, target: null, priority: 0, user_id: 8 });
  const { list } = await read(needAgent, house.id);
  expect(list.map((row) => [row.need?.id, row.standing?.priority])).toEqual([
    [lesser.id, undefined],
    [need.id, 0],
  ]);
});

test('pages do not repeat and count all', async () => {
  const { house, customer } = await fixture();
  for (let at = 0; at < 5; at += 1) await insertNeed({ user_id: 8, customer_id: customer.id });
  const page = async (number: number) => {
    const reply = await as(needAgent).get(`/match/house/request?house_id=${house.id}&page=${number}&size=4`);
    return reply.json<{ data: Page & { total_page: number } }>().data;
  };
  const [first, second] = [await page(1), await page(2)];
  expect([first.total, first.total_page, second.list.length]).toEqual([6, 2, 2]);
  expect(new Set([...first.list, ...second.list].map((row) => row.need?.id)).size).toBe(6);
});
