import type { CustomerEvent, CustomerOverview, CustomerShowing } from '@toam/contracts/customer/customer-page.schema';
import type { Actor } from '@toam/domain/actor';
import { maskedPhone } from '@toam/domain/phone';
import { sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { recordChanges } from '../../history/record-changes';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertCustomer, insertDictionary, insertHouse } from '../../testing/insert-house';
import { insertContact, insertNeed } from '../../testing/insert-need';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { customers } from '../customers/customer.schema';
import { customerMerges } from '../customers/merge/customer-merge.schema';
import { recommendationMoves, recommendations } from '../matches/match.schema';

testApp();

/** The customer's agent; the agent of a house they were shown; a colleague who shares a need; an unrelated person. */
const [owner, houseAgent, shared, stranger] = [7, 8, 9, 10].map((id) => anActor({ id })) as [
  Actor,
  Actor,
  Actor,
  Actor,
];
const chatStaff = anActor({ id: 11, chat_permission: 1 });

const shown = { public: 1, public_approval: 1, province: 2, into_money: 8_000_000_000 } as const;

/** A customer of staff 7 with a need shared with 9, and a need of 7's own. Two houses were shown, one through each need. */
async function fixture() {
  for (const id of [2, 7, 8, 9, 10, 11]) await insertUser({ id });
  await insertDictionary();
  const customer = await insertCustomer({
    user_id: 7,
    description: 'Gọi 0903 618 274 buổi tối',
    email: 'tung@mail.vn',
  });
  const own = await insertNeed({ user_id: 7, customer_id: 1, status: 1 });
  const joint = await insertNeed({ user_id: 7, customer_id: 1, staff: [9], customer_vouched: true });
  const first = await insertHouse({ user_id: 8, ...shown });
  const second = await insertHouse({ user_id: 8, ...shown, public: 0 });
  const show = async (house_id: number, request_id: number, target: 1 | 2 | 4) => {
    const pair = { customer_id: 1, house_id, request_id, target, user_id: 7 };
    await db()
      .insert(recommendations)
      .values({ ...pair, note: 'Gọi 0903 618 274' });
    await db()
      .insert(recommendationMoves)
      .values({ ...pair, previous_target: null });
  };
  await show(first.id, joint.id, 2);
  await show(second.id, own.id, 4);
  return { customer, own, joint, first, second };
}

const ask = (actor: Actor, path: string, id = 1) => as(actor).get(`/customer/${id}/${path}`);
const overview = async (actor: Actor) => (await ask(actor, 'overview')).json<{ data: CustomerOverview }>().data;
const page = async <Row>(actor: Actor, path: string) =>
  (await ask(actor, path)).json<{ data: { total: number; total_page: number; list: Row[] } }>().data;
const timeline = async (actor: Actor) => (await page<CustomerEvent>(actor, 'timeline?size=100')).list;

describe('the top of the page', () => {
  test('its owner sees everything, the number too', async () => {
    await fixture();
    await insertHouse({ user_id: 7, customer_id: 1 });
    expect(await overview(owner)).toMatchObject({
      customer: { phone_number: '0903618274', masked: false, email: 'tung@mail.vn', user: 'Nguyễn Thu Hà' },
      reach: 'whole',
      may_edit: true,
      may_delete: true,
      counts: { needs: 2, open_needs: 1, houses: 1, showings: 2, deals: 1, contacts: 0 },
    });
  });

  test('an admin sees the number, in notes, too (D107)', async () => {
    await fixture();
    const { customer } = await overview(anAdmin());
    expect(customer).toMatchObject({ phone_number: '0903618274', masked: false });
    expect(customer.description).toBe('Gọi 0903 618 274 buổi tối');
  });

  test('chat staff have all customers, without numbers', async () => {
    await fixture();
    expect(await overview(chatStaff)).toMatchObject({
      customer: { masked: true, phone_number: maskedPhone, description: `Gọi ${maskedPhone} buổi tối` },
      reach: 'whole',
      may_edit: true,
      may_delete: false,
    });
  });

  test('who came with a shared need sees what belongs to it', async () => {
    await fixture();
    expect(await overview(shared)).toMatchObject({
      reach: 'shared',
      may_edit: false,
      may_delete: false,
      counts: { needs: 1, open_needs: 1, houses: 0, showings: 1, deals: 0, contacts: 0 },
    });
  });

  test.each(['overview', 'houses', 'showings', 'contacts', 'timeline'])(
    'strangers, agents of houses and marketers are refused: %s',
    async (path) => {
      await fixture();
      expect((await ask(stranger, path)).statusCode).toBe(403);
      expect((await ask(houseAgent, path)).statusCode).toBe(403);
      expect((await ask(anActor({ id: 12, role: 5, customer_permission: 1 }), path)).statusCode).toBe(403);
      expect((await ask(owner, path, 99)).statusCode).toBe(404);
    },
  );

  test('a deleted customer is not found, one who was merged away leads to who is left', async () => {
    await fixture();
    const stored = await insertCustomer({ user_id: 7, name: 'Chị Tuyết', phone_number: '0909111222' });
    await db()
      .update(customers)
      .set({ deleted_at: new Date(), merged_into: stored.id })
      .where(sql`id = 1`);
    expect((await overview(owner)).customer).toMatchObject({ id: stored.id, name: 'Chị Tuyết' });
    await db()
      .update(customers)
      .set({ deleted_at: new Date() })
      .where(sql`id = ${stored.id}`);
    expect((await ask(owner, 'overview')).statusCode).toBe(404);
  });
});

describe('houses', () => {
  test('the customer’s own, those that the viewer sees, on sale first', async () => {
    await fixture();
    const stopped = await insertHouse({ user_id: 7, customer_id: 1, status: 1 });
    const onSale = await insertHouse({ user_id: 7, customer_id: 1 });
    await insertHouse({ user_id: 8, customer_id: 1 });
    await insertHouse({ user_id: 7, customer_id: 1, deleted_at: new Date() });
    const { total, list } = await page<{ id: number }>(owner, 'houses');
    expect([total, ...list.map(({ id }) => id)]).toEqual([2, onSale.id, stopped.id]);
    expect((await page(anAdmin(), 'houses')).total).toBe(3);
  });

  test('that they were shown, with their status, how they came there, and nothing of a house that is hidden', async () => {
    const { first, second, joint } = await fixture();
    const { total, list } = await page<CustomerShowing>(owner, 'showings');
    expect(total).toBe(2);
    expect(list).toMatchObject([
      { house: null, house_id: second.id, standing: { target: 4 } },
      {
        house: { id: first.id },
        standing: { target: 2, note: 'Gọi 0903 618 274', moved_by: { id: 7 } },
        need_id: joint.id,
        moves: [{ previous_target: null, target: 2, by: { id: 7, name: 'Nguyễn Thu Hà' } }],
      },
    ]);
    expect((await page<CustomerShowing>(owner, 'showings?group=done')).list.map((row) => row.house_id)).toEqual([
      second.id,
    ]);
    expect((await page(owner, 'showings?group=disliked')).total).toBe(0);
  });

  test('through a shared need only those behind it; numbers in notes are for whoever is entitled', async () => {
    const { first } = await fixture();
    const { list } = await page<CustomerShowing>(shared, 'showings');
    expect(list.map((row) => row.house_id)).toEqual([first.id]);
    expect(list[0]?.standing.note).toBe('Gọi 0903 618 274');
    expect((await page<CustomerShowing>(chatStaff, 'showings')).list[0]).toMatchObject({
      need_id: 1,
      standing: { note: `Gọi ${maskedPhone}` },
    });
    expect((await page<CustomerShowing>(anActor({ id: 3, customer_permission: 1 }), 'showings')).list[0]).toMatchObject(
      {
        need_id: null,
        standing: { request_id: null },
      },
    );
  });
});

describe('contact requests', () => {
  test('of their number, and those that became them; only what the viewer may see', async () => {
    const { first } = await fixture();
    const other = await insertHouse({ user_id: 7 });
    const asked = { phone_number: '0903618274', phone: '0903618274' };
    const foreign = await insertContact({ house_id: first.id, ...asked });
    const mine = await insertContact({ house_id: other.id, ...asked });
    const linked = await insertContact({ house_id: other.id, customer_id: 1 });
    await insertContact({ house_id: other.id });
    await insertCustomer({ user_id: 7, phone_number: '0903618274' });
    await insertContact({ house_id: other.id, ...asked, customer_id: 2 });
    const ids = async (actor: Actor) => (await page<{ id: number }>(actor, 'contacts')).list.map(({ id }) => id);
    expect(await ids(owner)).toEqual([linked.id, mine.id]);
    expect(await ids(anAdmin())).toEqual([linked.id, mine.id, foreign.id]);
    expect(await ids(chatStaff)).toEqual([linked.id, mine.id, foreign.id]);
    expect(await ids(shared)).toEqual([]);
  });

  test('a number that chat staff see on a request about their own house does not tell them whose it is', async () => {
    await fixture();
    const theirs = await insertHouse({ user_id: 11 });
    await insertContact({ house_id: theirs.id, phone_number: '0903618274', phone: '0903618274' });
    expect((await page(chatStaff, 'contacts')).total).toBe(0);
    expect((await overview(chatStaff)).counts.contacts).toBe(0);
    expect((await timeline(chatStaff)).map(({ kind }) => kind)).not.toContain('contact');
    expect((await page(anAdmin(), 'contacts')).total).toBe(1);
  });
});

describe('the timeline', () => {
  /** Sets the time of a table's rows, as hours ago by id. */
  const ago = (table: string, hours: number) =>
    db().execute(
      sql`update ${sql.raw(table)} set created_at = now() - make_interval(hours => ${hours}) - make_interval(mins => id)`,
    );

  async function life() {
    const { first } = await fixture();
    await recordChanges(owner, 'Customer', 1, [{ column: 'created_at', old_value: null, new_value: 'Tạo mới' }]);
    await recordChanges(owner, 'Customer', 1, [
      { column: 'phone_number', old_value: '0903618274', new_value: '0909111222' },
      { column: 'character', old_value: null, new_value: 'Kỹ, gọi 0903 618 274' },
    ]);
    await recordChanges(anAdmin(), 'Request', 1, [
      { column: 'status', old_value: 'Chưa xử lý', new_value: 'Đã xử lý' },
    ]);
    await db()
      .update(recommendations)
      .set({ visit_at: new Date('2099-01-01T02:00:00Z') })
      .where(sql`house_id = ${first.id}`);
    await insertHouse({ user_id: 7, customer_id: 1 });
    await insertContact({ house_id: 3, phone_number: '0903618274', phone: '0903618274' });
    await ago('customers', 9);
    await ago('requests', 8);
    await ago('recommendation_moves', 6);
    await ago('history_entries', 5);
    await ago('houses', 4);
    await ago('contact_requests', 2);
  }

  test('tells everything to its owner, newest first, appointments that lie ahead on top', async () => {
    await life();
    const events = await timeline(owner);
    expect(events.map(({ kind }) => kind)).toEqual([
      ...['visit', 'contact', 'house-added', 'edited', 'edited', 'need-status', 'moved', 'moved'],
      ...['need-created', 'need-created', 'created'],
    ]);
    expect(events.find(({ kind }) => kind === 'visit')).toMatchObject({
      at: 4_070_916_000,
      house: { address: '148/12 Nguyễn Văn Đậu' },
      note: 'Gọi 0903 618 274',
    });
    expect(events.find(({ kind }) => kind === 'need-status')).toMatchObject({ status: 1, need_id: 1, by: { id: 2 } });
    expect(events.at(-1)).toMatchObject({ kind: 'created', by: { id: 7, name: 'Nguyễn Thu Hà' } });
    expect(events.filter(({ kind }) => kind === 'moved')).toMatchObject([
      { house: { id: 1, address: '148/12 Nguyễn Văn Đậu' }, target: 2, need_id: 2 },
      { house: { id: 2, address: null }, target: 4, need_id: 1 },
    ]);
    expect(new Set(events.map(({ key }) => key)).size).toBe(events.length);
  });

  test('fields of one save are one event; numbers are for whoever is entitled', async () => {
    await fixture();
    await recordChanges(owner, 'Customer', 1, [
      { column: 'phone_number', old_value: '0903618274', new_value: '0909111222' },
      { column: 'character', old_value: null, new_value: 'Kỹ, gọi 0903 618 274' },
    ]);
    const edit = async (actor: Actor) => (await timeline(actor)).find(({ kind }) => kind === 'edited');
    for (const actor of [owner, anAdmin()])
      expect(await edit(actor)).toMatchObject({
        changes: [
          { column: 'phone_number', old_value: '0903618274', new_value: '0909111222' },
          { column: 'character', new_value: 'Kỹ, gọi 0903 618 274' },
        ],
      });
    expect(await edit(chatStaff)).toMatchObject({
      changes: [
        { old_value: maskedPhone, new_value: maskedPhone },
        { column: 'character', new_value: `Kỹ, gọi ${maskedPhone}` },
      ],
    });
  });

  test('of a part of a customer tells what belongs to it', async () => {
    await life();
    expect((await timeline(shared)).map(({ kind }) => kind)).toEqual(['visit', 'moved', 'need-created', 'created']);
    expect(JSON.stringify(await timeline(shared))).toContain('618 274');
    expect(JSON.stringify(await timeline(chatStaff))).not.toContain('618 274');
  });

  test('keeps what happened to records that were merged in, and says that they were', async () => {
    await fixture();
    const merged = await insertCustomer({
      user_id: 8,
      name: 'Chị Tuyết 0909 111 222',
      deleted_at: new Date(),
      merged_into: 1,
    });
    await recordChanges(owner, 'Customer', merged.id, [{ column: 'address', old_value: null, new_value: 'Quận 1' }]);
    const fields = { name: merged.name } as never;
    await db()
      .insert(customerMerges)
      .values({
        ...{ kept_id: 1, merged_id: merged.id, user_id: 2, moved: {}, held: {} as never },
        ...{ kept_before: fields, merged_before: fields, kept_after: fields },
        // what is written at the moment of the merge is a part of it, and the embedded database counts in milliseconds
        created_at: new Date(Date.now() + 1000),
      });
    const events = await timeline(owner);
    expect(events.find(({ kind }) => kind === 'merged')).toMatchObject({
      name: 'Chị Tuyết 0909 111 222',
      is_undone: false,
      by: { id: 2 },
    });
    expect(events.find(({ kind }) => kind === 'edited')).toMatchObject({ changes: [{ new_value: 'Quận 1' }] });
    expect((await timeline(chatStaff)).find(({ kind }) => kind === 'merged')).toMatchObject({
      name: `Chị Tuyết ${maskedPhone}`,
    });
    expect((await timeline(shared)).map(({ kind }) => kind)).not.toContain('merged');
  });

  test('comes page by page without gaps', async () => {
    await life();
    const all = (await timeline(owner)).map(({ key }) => key);
    const pages = [];
    for (const number of [1, 2, 3]) pages.push(await page<CustomerEvent>(owner, `timeline?size=4&page=${number}`));
    expect(pages.flatMap(({ list }) => list.map(({ key }) => key))).toEqual(all);
    expect(pages[0]).toMatchObject({ total: 11, total_page: 3 });
  });
});
