import type { NeedHouse, NeedHouseCounts, NeedHead } from '@toam/contracts/need/need-houses.schema';
import type { Actor } from '@toam/domain/actor';
import { maskedPhone } from '@toam/domain/phone';
import { eq } from 'drizzle-orm';
import { db } from '../../../db/db';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { insertCustomer, insertDictionary, insertHouse } from '../../../testing/insert-house';
import { insertNeed } from '../../../testing/insert-need';
import { insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import { recommendationMoves, recommendations } from '../match.schema';

testApp();

const tỷ = 1_000_000_000;
const agent = anActor({ id: 8 });
const colleague = anActor({ id: 9 });
const shown = { user_id: 7, public: 1, public_approval: 1, province: 2, into_money: 8 * tỷ } as const;

/** Agent 8 has a customer who wants to buy for 7–9 tỷ in Bình Thạnh. A house of colleague 7 fits. */
async function fixture() {
  for (const id of [2, 7, 8, 9]) await insertUser({ id });
  await insertDictionary();
  const house = await insertHouse({ ...shown });
  const customer = await insertCustomer({ user_id: 8 });
  const need = await insertNeed({ user_id: 8, customer_id: customer.id });
  return { house, customer, need, pair: { house_id: house.id, customer_id: customer.id, request_id: need.id } };
}

interface Drawer {
  total: number;
  list: NeedHouse[];
  counts: NeedHouseCounts;
  need: NeedHead;
}

const path = '/customer/house/recommend';
const ask = (actor: Actor, needId: number, query = '') =>
  as(actor).get(`${path}/history?request_id=${needId}${query && `&${query}`}`);
async function open(actor: Actor, needId: number, query = ''): Promise<Drawer> {
  const reply = await ask(actor, needId, query);
  expect(reply.json()).not.toHaveProperty('message');
  return reply.json<{ data: Drawer }>().data;
}
const idsOf = ({ list }: Pick<Drawer, 'list'>) => list.map(({ house_id }) => house_id);
const setStatus = (actor: Actor, body: object) => as(actor).put(`${path}/update-status`, body);
const setPriority = (actor: Actor, body: object) => as(actor).put(`${path}/update-priority`, body);
const none = { main: 0, later: 0 };

describe('the drawer of a need', () => {
  test('opens with one call: the best houses first, the counts of all tabs, and what its head says', async () => {
    const { house, customer, need } = await fixture();
    const dear = await insertHouse({ ...shown, into_money: 8.9 * tỷ });
    await insertHouse({ ...shown, into_money: 12 * tỷ });
    await insertHouse({ ...shown, public: 0 });
    const drawer = await open(agent, need.id, 'group=suitable');
    expect(idsOf(drawer)).toEqual([dear.id, house.id]);
    expect(drawer).toMatchObject({
      total: 2,
      counts: { suitable: { main: 2, later: 0 }, recommended: none, done: none },
      need: { id: need.id, customer: { id: customer.id, name: 'Vũ Thanh Tùng' }, may_move: true, may_share: true },
      list: [{ target: null, priority: 1, standing: null, match: { fits: true, score: 100 } }, {}],
    });
    expect(JSON.stringify(drawer)).not.toContain(customer.phone_number);
    expect(idsOf(await open(agent, need.id, 'group=suitable&sort=cheapest'))).toEqual([house.id, dear.id]);
    expect(idsOf(await open(agent, need.id, 'group=suitable&size=1&page=2'))).toEqual([house.id]);
  });

  test('a house goes from tab to tab, and everything that was moved is listed where no tab is named', async () => {
    const { house, need, pair } = await fixture();
    const other = await insertHouse({ ...shown });
    expect((await setStatus(agent, { ...pair, status: 1, previousTarget: null })).json().data).toMatchObject({
      status: 1,
      previousTarget: null,
    });
    await setStatus(agent, { ...pair, house_id: other.id, status: 3 });
    await setStatus(agent, { ...pair, status: 2, previousTarget: 1, visit_at: 1_790_000_000, note: 'Gọi trước' });
    const { counts, list } = await open(agent, need.id, 'group=seen');
    expect(counts).toMatchObject({
      suitable: none,
      recommended: none,
      seen: { main: 1, later: 0 },
      negotiating: { main: 1 },
    });
    expect(list).toMatchObject([
      { house_id: house.id, target: 2, standing: { visit_at: 1_790_000_000, note: 'Gọi trước', moved_by: { id: 8 } } },
    ]);
    expect((await open(agent, need.id)).list.map((row) => [row.house_id, row.target])).toEqual([
      [house.id, 2],
      [other.id, 3],
    ]);
  });

  test('one house is found wherever it stands, unless the viewer may not see it', async () => {
    const { house, need } = await fixture();
    const hidden = await insertHouse({ ...shown, public: 0 });
    expect(idsOf(await open(agent, need.id, `group=done&house_id=${house.id}`))).toEqual([house.id]);
    expect(idsOf(await open(agent, need.id, `house_id=${hidden.id}`))).toEqual([]);
    expect(idsOf(await open(anAdmin(), need.id, `house_id=${hidden.id}`))).toEqual([hidden.id]);
  });

  test('houses that the viewer may not see are neither listed nor counted', async () => {
    const { need, pair } = await fixture();
    const hidden = await insertHouse({ ...shown, public: 0 });
    await setStatus(anAdmin(), { ...pair, house_id: hidden.id, status: 1 });
    const { counts } = await open(agent, need.id);
    expect(counts.recommended).toEqual(none);
    expect((await open(anAdmin(), need.id)).counts.recommended.main).toBe(1);
  });

  test('who may not see the need is refused; those it is shared with see it, and move only with the right to edit', async () => {
    const { need, pair, customer } = await fixture();
    expect((await ask(colleague, need.id)).statusCode).toBe(403);
    expect((await ask(agent, 999)).statusCode).toBe(404);
    const readable = await insertNeed({ user_id: 8, customer_id: customer.id, staff: [9] });
    const editable = await insertNeed({ user_id: 8, customer_id: customer.id, staff: [9], staff_role: 1 });
    expect((await open(colleague, readable.id)).need).toMatchObject({
      may_move: false,
      may_edit: false,
      may_share: false,
    });
    expect((await open(colleague, editable.id)).need).toMatchObject({
      may_move: true,
      may_edit: true,
      may_share: false,
    });
    const asked = { ...pair, status: 1 };
    expect((await setStatus(colleague, { ...asked, request_id: readable.id })).statusCode).toBe(403);
    expect((await setStatus(colleague, { ...asked, request_id: editable.id })).statusCode).toBe(200);
  });

  test('a note’s numbers are hidden from those who may not see the customer’s', async () => {
    const { customer, pair } = await fixture();
    const vouched = { user_id: 8, customer_id: customer.id, staff: [9] };
    const entitled = await insertNeed({ ...vouched, customer_vouched: true });
    const madeUp = await insertNeed(vouched);
    await setStatus(agent, { ...pair, request_id: madeUp.id, status: 2, note: 'Gọi 0903 618 274' });
    const note = async (needId: number) => (await open(colleague, needId, 'group=seen')).list[0]?.standing?.note;
    expect(await note(madeUp.id)).toBe(`Gọi ${maskedPhone}`);
    expect(await note(entitled.id)).toBe('Gọi 0903 618 274');
  });

  test('what another need of the customer led to is here too where it fits, for those who know of it', async () => {
    const { customer, need, pair, house } = await fixture();
    const shared = await insertNeed({ user_id: 8, customer_id: customer.id, staff: [9] });
    const rent = await insertNeed({ user_id: 8, customer_id: customer.id, purpose: 1, staff: [9] });
    await setStatus(agent, { ...pair, request_id: need.id, status: 1 });
    expect((await open(agent, shared.id)).counts.recommended.main).toBe(1);
    expect((await open(agent, rent.id)).counts.recommended.main).toBe(0);
    // the colleague may not see the need of that move: the house is neither offered again nor shown
    const theirs = await open(colleague, shared.id);
    expect([theirs.counts.recommended.main, theirs.counts.suitable.main]).toEqual([0, 0]);
    const [row] = (await open(colleague, shared.id, `house_id=${house.id}`)).list;
    expect(row).toMatchObject({ target: null, standing: null });
  });
});

describe('Quan tâm sau', () => {
  test('sets a house aside in its own tab and takes it back, also from suitable', async () => {
    const { need, pair, house } = await fixture();
    const later = { houseId: pair.house_id, customerId: pair.customer_id, request_id: need.id };
    expect((await setPriority(agent, { ...later, previousTarget: null })).json().data).toMatchObject({
      status: null,
      priority: 0,
      previousPriority: 1,
    });
    const aside = await open(agent, need.id, 'group=suitable&later=1');
    expect([aside.counts.suitable, idsOf(aside)]).toEqual([{ main: 0, later: 1 }, [house.id]]);
    await setStatus(agent, { ...pair, status: 2 });
    expect((await open(agent, need.id)).counts.seen).toEqual({ main: 1, later: 0 });
    await setPriority(agent, { ...later, previousTarget: 2, priority: 0 });
    // naming the same need again changes nothing
    await setPriority(agent, { ...later, previousTarget: 2, priority: 0 });
    expect((await open(agent, need.id)).counts.seen).toEqual({ main: 0, later: 1 });
    expect((await setPriority(agent, later)).json().data).toMatchObject({ status: 2, priority: 1 });
    expect(await db().select().from(recommendationMoves)).toHaveLength(4);
  });

  test('a deal and a dislike have none', async () => {
    const { pair } = await fixture();
    await setStatus(agent, { ...pair, status: 4 });
    const reply = await setPriority(agent, { houseId: pair.house_id, customerId: pair.customer_id });
    expect([reply.statusCode, reply.json().message]).toEqual([
      422,
      'Nhóm “Giao dịch hoàn thành” không có mục Quan tâm sau',
    ]);
    expect((await setStatus(agent, { ...pair, status: 0, priority: 0 })).statusCode).toBe(422);
  });

  test('an undo brings a house back into the sub-list that it came from', async () => {
    const { need, pair } = await fixture();
    await setPriority(agent, { houseId: pair.house_id, customerId: pair.customer_id, request_id: need.id });
    const { json } = await setStatus(agent, { ...pair, status: 1, previousTarget: null });
    const { previousTarget, previousPriority } = json().data;
    await setStatus(agent, { ...pair, status: previousTarget, priority: previousPriority, previousTarget: 1 });
    expect((await open(agent, need.id)).counts.suitable).toEqual({ main: 0, later: 1 });
  });
});

test('of two who move a house at once one moves it, and the other is told where it stands', async () => {
  const { need, pair } = await fixture();
  const replies = await Promise.all([
    setStatus(agent, { ...pair, status: 1, previousTarget: null }),
    setStatus(anAdmin(), { ...pair, status: 3, previousTarget: null }),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const [won] = replies.filter(({ statusCode }) => statusCode === 200);
  const [lost] = replies.filter(({ statusCode }) => statusCode === 409);
  expect(lost?.json()).toMatchObject({ current: { status: won?.json().data.status, priority: 1 } });
  const moves = await db().select().from(recommendationMoves).where(eq(recommendationMoves.request_id, need.id));
  expect(moves).toHaveLength(1);
  expect(await db().select().from(recommendations)).toMatchObject([{ target: won?.json().data.status }]);
});

test('an address finds houses that do not fit as well, each with why; an empty one is refused in words', async () => {
  const { need, house } = await fixture();
  const dear = await insertHouse({ ...shown, house_number: '27', house_address: 'Bùi Đình Tuý', into_money: 20 * tỷ });
  const search = (address: string) =>
    as(agent).get(`${path}/search?request_id=${need.id}&address=${encodeURIComponent(address)}`);
  expect((await search('bui dinh')).json().data).toMatchObject({
    total: 1,
    list: [{ house_id: dear.id, match: { fits: false, failed: ['price'] } }],
  });
  expect(idsOf((await search('nguyen van dau')).json().data)).toEqual([house.id]);
  expect((await search(', ,')).json().data.total).toBe(0);
  expect((await search(' ')).json()).toMatchObject({ errors: { address: 'Vui lòng nhập địa chỉ để tìm kiếm' } });
});

describe('near misses', () => {
  /** A need for 7–9 tỷ in Bình Thạnh with at least 3 rooms, all mandatory. */
  async function strict() {
    const { customer } = await fixture();
    const wishes = { number_bedroom: 3, require_column: ['price', 'province', 'number_bedroom'] as never };
    const need = await insertNeed({ user_id: 8, customer_id: customer.id, ...wishes });
    const two = await insertHouse({ ...shown, number_bedroom: 2 });
    const dear = await insertHouse({ ...shown, number_bedroom: 3, into_money: 9.4 * tỷ });
    const far = await insertHouse({ ...shown, number_bedroom: 1, province: 1 });
    await insertHouse({ ...shown, number_bedroom: 4 });
    return { need, two, dear, far };
  }

  test('say which mandatory columns fail together, and page the houses of one combination', async () => {
    const { need, far } = await strict();
    const combinations = async (columns?: string[]) =>
      (await as(agent).post('/match/get-sub-recommend', { request_id: need.id, columns })).json().data;
    // the first house of the fixture has no number of rooms
    expect(await combinations()).toEqual([
      { columns: ['number_bedroom'], total: 2, total_capped: false },
      { columns: ['price'], total: 1, total_capped: false },
      { columns: ['province', 'number_bedroom'], total: 1, total_capped: false },
    ]);
    expect(await combinations(['price'])).toEqual([{ columns: ['price'], total: 1, total_capped: false }]);
    const sub = await as(agent).post('/house/sub-recommend', {
      request_id: need.id,
      columns: ['province', 'number_bedroom'],
    });
    expect(sub.json().data).toMatchObject({
      total: 1,
      list: [{ house_id: far.id, match: { fits: false, failed: ['province', 'number_bedroom'] } }],
    });
    const wrong = await as(agent).post('/house/sub-recommend', { request_id: need.id, columns: ['floors'] });
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['columns']]);
    expect((await as(colleague).post('/match/get-sub-recommend', { request_id: need.id })).statusCode).toBe(403);
  });

  test('relaxing one wish says how many houses it brings, and as a change of the need brings them', async () => {
    const { need } = await strict();
    const relaxations = async () =>
      (await as(agent).get(`/match/request/relaxation?request_id=${need.id}`)).json().data;
    expect(await relaxations()).toMatchObject([
      { kind: 'optional', column: 'number_bedroom', change: { require_column: ['price', 'province'] }, gain: 2 },
      { kind: 'dearer', column: 'price', change: { max_price: 9.45 * tỷ }, gain: 1 },
      { kind: 'dearer', column: 'price', change: { max_price: 9.9 * tỷ }, gain: 1 },
      { kind: 'less', column: 'number_bedroom', change: { number_bedroom: 2 }, gain: 1 },
      { kind: 'optional', column: 'price', gain: 1 },
    ]);
    await db().insert(recommendations).values({ house_id: 2, customer_id: need.customer_id, target: 0 });
    expect((await relaxations()).map(({ kind }: { kind: string }) => kind)).not.toContain('less');
  });

  test('a neighbouring district is named', async () => {
    const { customer } = await fixture();
    const need = await insertNeed({ user_id: 8, customer_id: customer.id, province: [1] });
    const reply = await as(agent).get(`/match/request/relaxation?request_id=${need.id}`);
    expect(reply.json().data).toContainEqual({
      kind: 'neighbour',
      column: 'province',
      change: { province: [1, 2] },
      names: ['Quận Bình Thạnh'],
      gain: 1,
      gain_capped: false,
    });
  });
});
