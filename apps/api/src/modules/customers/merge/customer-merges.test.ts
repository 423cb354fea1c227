import type { CustomerMerge, DoneMerge, MergePreview } from '@toam/contracts/customer/customer-merge.endpoints';
import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import type { Actor } from '@toam/domain/actor';
import { eq, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { phoneReveals } from '../../../audit/reveal.schema';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { insertCustomer, insertHouse, insertImage } from '../../../testing/insert-house';
import { insertContact, insertNeed } from '../../../testing/insert-need';
import { insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import { historyEntries } from '../../../history/history.schema';
import { houseDrafts } from '../../houses/saving/house-draft.schema';
import { houses } from '../../houses/house.schema';
import { deleteForgottenImages } from '../../media/media.queries';
import { notifications } from '../../../live/notification.schema';
import { recommendations } from '../../matches/match.schema';
import { requests } from '../../needs/need.schema';
import { customers } from '../customer.schema';
import { customerMerges } from './customer-merge.schema';

testApp();

const agent = anActor({ id: 7 });
const colleague = anActor({ id: 8 });
const admin = anAdmin({ id: 2 });

beforeEach(async () => {
  await insertUser({ ...admin, name: 'Lê Minh' });
  await insertUser({ id: 7, name: 'Nguyễn Thu Hà' });
  await insertUser({ id: 8, name: 'Trần Quốc Bảo' });
});

/** Tùng of agent 7 and Tuyết of agent 8, who share a number. */
async function insertTwo() {
  const tung = await insertCustomer({
    ...{ user_id: 7, name: 'Vũ Thanh Tùng', phone_number: '0903618274', phones: ['0903618274'] },
    ...{ description: 'Cần gấp' },
  });
  const tuyet = await insertCustomer({
    ...{ user_id: 8, name: 'Đỗ Thị Tuyết', phone_number: '0908000001', phone_number2: '+84 903 618 274' },
    ...{ phones: ['0908000001', '0903618274'], email: 'tuyet@mail.vn', description: 'Ở Mỹ' },
  });
  return { tung, tuyet };
}

const readOne = async (id: number) => (await db().select().from(customers).where(eq(customers.id, id)))[0]!;
const seen = async (id: number) => ({ id, version: (await readOne(id)).version });

async function merge(actor: Actor, kept: number, merged: number, choices = {}): Promise<DoneMerge> {
  const body = { kept: await seen(kept), merged: await seen(merged), choices };
  const reply = await as(actor).post('/customer/merge', body);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json<{ data: DoneMerge }>().data;
}

const undo = (actor: Actor, id: number) => as(actor).post(`/customer/merge/${id}/undo`);
const listOf = async (actor: Actor, id: number) =>
  (await as(actor).get(`/customer/merge/list?customer_id=${id}`)).json<{ data: CustomerMerge[] }>().data;

describe('the preview', () => {
  test('shows both, where they differ, the number they share and what each holds', async () => {
    const { tung, tuyet } = await insertTwo();
    await insertNeed({ user_id: 8, customer_id: tuyet.id });
    await insertHouse({ user_id: 8, customer_id: tuyet.id });
    await insertHouse({ user_id: 8, customer_id: tuyet.id, deleted_at: new Date() });
    const reply = await as(admin).post('/customer/merge/preview', { customer_id: tung.id, other_id: tuyet.id });
    const { data } = reply.json<{ data: MergePreview }>();
    expect(data).toMatchObject({
      kept_id: tuyet.id,
      same_phones: ['0903618274'],
      records: [
        { customer: { id: tung.id, masked: false }, phones: ['0903618274'], held: { houses: 0, requests: 0 } },
        { phones: ['0908000001', '+84 903 618 274'], held: { houses: 1, requests: 1, showings: 0 } },
      ],
      fields: [
        { name: 'name', values: ['Vũ Thanh Tùng', 'Đỗ Thị Tuyết'], is_asked: true, joinable: false },
        { name: 'phone_number', values: ['0903618274', '0908000001'], is_asked: true },
        { name: 'email', values: [null, 'tuyet@mail.vn'], is_asked: false },
        { name: 'description', values: ['Cần gấp', 'Ở Mỹ'], is_asked: true, joinable: true },
        { name: 'user_id', values: ['Nguyễn Thu Hà', 'Trần Quốc Bảo'], is_asked: true },
      ],
    });
    const told = await db().select({ id: phoneReveals.record_id }).from(phoneReveals).orderBy(phoneReveals.record_id);
    expect(told).toEqual([{ id: tung.id }, { id: tuyet.id }]);
  });

  test.each<[string, Actor, number]>([
    ['the staff of one of them only', agent, 403],
    ['somebody who sees all customers, but no numbers', anActor({ id: 10, chat_permission: 1 }), 403],
    ['a holder of customer_permission', anActor({ id: 9, customer_permission: 1 }), 200],
    ['a marketer', anActor({ id: 11, role: 5, customer_permission: 1 }), 403],
  ])('%s: nobody gets at a number by merging (D24)', async (_who, actor, status) => {
    const { tung, tuyet } = await insertTwo();
    const preview = { customer_id: tung.id, other_id: tuyet.id };
    const body = { kept: await seen(tung.id), merged: await seen(tuyet.id) };
    expect((await as(actor).post('/customer/merge/preview', preview)).statusCode).toBe(status);
    expect((await as(actor).post('/customer/merge', body)).statusCode).toBe(status);
    expect((await readOne(tuyet.id)).merged_into).toBe(status === 200 ? tung.id : null);
  });

  test('one and the same, an unknown and a deleted one are refused', async () => {
    const { tung } = await insertTwo();
    const gone = await insertCustomer({ user_id: 7, deleted_at: new Date() });
    const ask = (customer_id: number, other_id: number, who: Actor = admin) =>
      as(who).post('/customer/merge/preview', { customer_id, other_id });
    const asked = [ask(tung.id, tung.id), ask(tung.id, 999), ask(gone.id, gone.id), ask(tung.id, tung.id, colleague)];
    expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([422, 404, 404, 403]);
  });
});

describe('merging', () => {
  test('joins fields, numbers and staff, moves what is held, and tells history and the other staff', async () => {
    const { tung, tuyet } = await insertTwo();
    const need = await insertNeed({ user_id: 8, customer_id: tuyet.id });
    const house = await insertHouse({ user_id: 8, customer_id: tuyet.id });
    const contact = await insertContact({ house_id: house.id, customer_id: tuyet.id });
    await db()
      .insert(houseDrafts)
      .values({ house_id: house.id, user_id: 8, attributes: { customer_id: tuyet.id, title: 'x' }, base_version: 1 });
    const done = await merge(admin, tung.id, tuyet.id, { name: 'merged' });
    expect(done).toMatchObject({
      customer: {
        ...{ id: tung.id, name: 'Đỗ Thị Tuyết', phone_number: '0903618274', phone_number2: '0908000001' },
        ...{ email: 'tuyet@mail.vn', description: 'Cần gấp\nỞ Mỹ', user: 'Nguyễn Thu Hà, Trần Quốc Bảo', version: 2 },
      },
      moved: { requests: 1, houses: 1, contacts: 1 },
    });
    expect(await readOne(tung.id)).toMatchObject({ phones: ['0903618274', '0908000001'], co_staff: [8] });
    expect(await readOne(tuyet.id)).toMatchObject({ merged_into: tung.id, version: 2 });
    expect(await db().select().from(requests)).toMatchObject([{ id: need.id, customer_id: tung.id, version: 1 }]);
    expect(await db().select().from(houses)).toMatchObject([{ id: house.id, customer_id: tung.id, version: 1 }]);
    expect(await db().select().from(houseDrafts)).toMatchObject([{ attributes: { customer_id: tung.id, title: 'x' } }]);
    expect((await db().execute(sql`select customer_id from contact_requests where id = ${contact.id}`)).rows).toEqual([
      { customer_id: tung.id },
    ]);
    const lines = await db().select().from(historyEntries).where(eq(historyEntries.model_id, tung.id));
    expect(lines.map(({ column }) => column).toSorted()).toEqual(
      ['co_staff', 'description', 'email', 'merged', 'name', 'phone_number2'].toSorted(),
    );
    const told = await db().select().from(notifications).orderBy(notifications.user_id);
    expect(told).toMatchObject([
      { user_id: 7, actor_id: 2, type: 20, customer_id: tung.id },
      { user_id: 8, type: 20, detail: `đã gộp hồ sơ #${tuyet.id} Đỗ Thị Tuyết vào hồ sơ #${tung.id} Đỗ Thị Tuyết` },
    ]);
  });

  test('afterwards both staffs have the customer: list, number, page, and the old link', async () => {
    const { tung, tuyet } = await insertTwo();
    await merge(admin, tung.id, tuyet.id);
    for (const actor of [agent, colleague]) {
      const { list } = (await as(actor).get('/customer/list')).json<{ data: { list: CustomerRow[] } }>().data;
      expect(list).toMatchObject([{ id: tung.id, phone_number: '0903618274', masked: false }]);
      const old = await as(actor).get(`/customer/detail?customer_id=${tuyet.id}`);
      expect(old.json()).toMatchObject({ data: { id: tung.id, phone_number2: '0908000001' } });
    }
    expect((await as(colleague).post('/customer/restore', { customer_id: tuyet.id })).statusCode).toBe(404);
  });

  test('a number for which there is no field is kept, found and shown', async () => {
    const four = { phone_number2: '0908000002', phone_number3: '0908000003', phone_number4: '0908000004' };
    const phones = ['0908000001', '0908000002', '0908000003', '0908000004'];
    const full = await insertCustomer({ user_id: 7, phone_number: '0908000001', ...four, phones });
    const other = await insertCustomer({ user_id: 7, phone_number: '0168 123 4567', phones: ['0381234567'] });
    await merge(agent, full.id, other.id);
    const found = await as(agent).get('/customer/list?search=0381234567');
    expect(found.json()).toMatchObject({ data: { list: [{ id: full.id, more_phones: ['0168 123 4567'] }] } });
  });

  test('a stale version gets both records as they are now (D12)', async () => {
    const { tung, tuyet } = await insertTwo();
    const body = { kept: await seen(tung.id), merged: await seen(tuyet.id) };
    await as(colleague).put('/customer/detail', { customer_id: tuyet.id, version: 1, name: 'Đỗ Tuyết' });
    const reply = await as(admin).post('/customer/merge', body);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ current: { records: [{}, { customer: { name: 'Đỗ Tuyết', version: 2 } }] } });
    expect(await db().select().from(customerMerges)).toEqual([]);
  });

  test('both values of a name are no choice', async () => {
    const { tung, tuyet } = await insertTwo();
    const body = { kept: await seen(tung.id), merged: await seen(tuyet.id), choices: { name: 'both' } };
    const reply = await as(admin).post('/customer/merge', body);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ errors: { 'choices.name': 'Hai nội dung này không giữ chung được' } });
  });

  test('a picture that was not chosen outlives the clean-up, and is back after undoing', async () => {
    const [own, other] = [await insertImage(7), await insertImage(7)];
    const a = await insertCustomer({ user_id: 7, image_id: own });
    const b = await insertCustomer({ user_id: 7, image_id: other, phone_number: '0908000001' });
    const { merge_id } = await merge(agent, a.id, b.id, { image_id: 'merged' });
    await db().execute(sql`update images set created_at = now() - interval '2 days'`);
    await deleteForgottenImages(10);
    expect((await undo(agent, merge_id)).statusCode).toBe(200);
    expect(await readOne(a.id)).toMatchObject({ image_id: own });
    expect(await readOne(b.id)).toMatchObject({ image_id: other, deleted_at: null });
  });
});

describe('standings with houses', () => {
  async function fixture() {
    const { tung, tuyet } = await insertTwo();
    const [both, only] = [await insertHouse({ user_id: 7 }), await insertHouse({ user_id: 7 })];
    const need = await insertNeed({ user_id: 8, customer_id: tuyet.id });
    const moved_at = new Date('2026-11-01T00:00:00Z');
    await db()
      .insert(recommendations)
      .values([
        { customer_id: tung.id, house_id: both.id, target: 1, note: 'Gọi lại', user_id: 7, moved_at },
        {
          customer_id: tuyet.id,
          house_id: both.id,
          target: 2,
          note: 'Thích',
          user_id: 8,
          moved_at,
          request_id: need.id,
        },
        { customer_id: tuyet.id, house_id: only.id, target: 1, user_id: 8, moved_at, request_id: need.id },
      ]);
    const standings = async () =>
      (await db().select().from(recommendations).orderBy(recommendations.customer_id, recommendations.house_id)).map(
        ({ customer_id, house_id, target, note }) => [customer_id, house_id, target, note],
      );
    const counters = async () =>
      (await db().select().from(houses).where(eq(houses.id, both.id))).map((house) => [
        house.recommend_quantity,
        house.seen_quantity,
      ])[0];
    return { tung, tuyet, both, only, need, standings, counters };
  }

  test('of two with one house the stronger stays with both notes; the house counts one person; undoing gives each theirs', async () => {
    const { tung, tuyet, both, only, standings, counters } = await fixture();
    const before = await standings();
    const { merge_id, moved } = await merge(admin, tung.id, tuyet.id);
    expect(moved).toMatchObject({ showings: 2, deals: 0 });
    expect(await standings()).toEqual([
      [tung.id, both.id, 2, 'Gọi lại\nThích'],
      [tung.id, only.id, 1, null],
      [tuyet.id, both.id, 2, 'Thích'],
    ]);
    expect(await counters()).toEqual([0, 1]);
    expect((await undo(admin, merge_id)).statusCode).toBe(200);
    expect(await standings()).toEqual(before);
    expect(await counters()).toEqual([1, 1]);
  });

  test('what was moved on through a need goes where the need goes', async () => {
    const { tung, tuyet, both, only, need, standings } = await fixture();
    const { merge_id } = await merge(admin, tung.id, tuyet.id);
    for (const house of [both, only])
      await as(admin).post('/customer/house/recommend', {
        ...{ house_id: house.id, customer_id: tung.id, request_id: need.id, status: 3 },
      });
    const fresh = await insertHouse({ user_id: 7 });
    await as(admin).post('/customer/house/recommend', {
      ...{ house_id: fresh.id, customer_id: tung.id, request_id: need.id, status: 1 },
    });
    await undo(admin, merge_id);
    expect(await standings()).toEqual([
      [tung.id, both.id, 1, 'Gọi lại'],
      [tuyet.id, both.id, 3, 'Gọi lại\nThích'],
      [tuyet.id, only.id, 3, null],
      [tuyet.id, fresh.id, 1, null],
    ]);
  });

  test('who stood there before, and was moved on through the other’s need, stands there with both', async () => {
    const { tung, tuyet, need, standings } = await fixture();
    const own = await insertHouse({ user_id: 7 });
    await db().insert(recommendations).values({ customer_id: tung.id, house_id: own.id, target: 1, user_id: 7 });
    const { merge_id } = await merge(admin, tung.id, tuyet.id);
    await as(admin).post('/customer/house/recommend', {
      ...{ house_id: own.id, customer_id: tung.id, request_id: need.id, status: 2 },
    });
    await undo(admin, merge_id);
    const there = (await standings()).filter(([, house]) => house === own.id);
    expect(there).toEqual([
      [tung.id, own.id, 2, null],
      [tuyet.id, own.id, 2, null],
    ]);
    const [left] = await db().select().from(recommendations).where(eq(recommendations.customer_id, tung.id));
    expect(left).toMatchObject({ request_id: null });
  });
});

describe('undoing', () => {
  test('gives back what moved and is still there; what was written and created since stays', async () => {
    const { tung, tuyet } = await insertTwo();
    const need = await insertNeed({ user_id: 8, customer_id: tuyet.id });
    const house = await insertHouse({ user_id: 8, customer_id: tuyet.id });
    const sold = await insertHouse({ user_id: 8, customer_id: tuyet.id });
    const buyer = await insertCustomer({ user_id: 8, phone_number: '0908000009', phones: ['0908000009'] });
    const { merge_id } = await merge(admin, tung.id, tuyet.id);
    await as(admin).put('/customer/detail', {
      customer_id: tung.id,
      version: 2,
      address: 'Quận 3',
      email: 'tung@mail.vn',
    });
    await db().update(requests).set({ description: 'Sửa sau khi gộp' }).where(eq(requests.id, need.id));
    await db().update(houses).set({ customer_id: buyer.id }).where(eq(houses.id, sold.id));
    const later = await insertNeed({ user_id: 7, customer_id: tung.id });
    const reply = await undo(admin, merge_id);
    expect(reply.json()).toMatchObject({
      data: {
        customer: {
          id: tung.id,
          name: 'Vũ Thanh Tùng',
          description: 'Cần gấp',
          address: 'Quận 3',
          email: 'tung@mail.vn',
        },
        separated: { id: tuyet.id, name: 'Đỗ Thị Tuyết', description: 'Ở Mỹ', email: 'tuyet@mail.vn' },
        moved: { requests: 1, houses: 1 },
      },
    });
    expect(await readOne(tung.id)).toMatchObject({ phones: ['0903618274'], co_staff: [], phone_number2: null });
    expect(await readOne(tuyet.id)).toMatchObject({ deleted_at: null, merged_into: null });
    expect(await db().select().from(requests).orderBy(requests.id)).toMatchObject([
      { id: need.id, customer_id: tuyet.id, description: 'Sửa sau khi gộp' },
      { id: later.id, customer_id: tung.id },
    ]);
    expect(await db().select().from(houses).orderBy(houses.id)).toMatchObject([
      { id: house.id, customer_id: tuyet.id },
      { id: sold.id, customer_id: buyer.id },
    ]);
    expect((await undo(admin, merge_id)).json()).toMatchObject({ message: 'Lần gộp này đã được tách lại' });
  });

  test('merges are taken back in the reverse of their order, and the list says so', async () => {
    const { tung, tuyet } = await insertTwo();
    const [third, fourth] = [await insertCustomer({ name: 'An' }), await insertCustomer({ name: 'Bình' })];
    const first = await merge(admin, tung.id, tuyet.id);
    const second = await merge(admin, tung.id, third.id);
    expect((await undo(admin, first.merge_id)).json()).toMatchObject({
      code: 'conflict',
      message: 'Hồ sơ An được gộp sau. Vui lòng tách hồ sơ đó trước',
    });
    const last = await merge(admin, fourth.id, tung.id);
    expect((await undo(admin, second.merge_id)).json()).toMatchObject({
      message: 'Hồ sơ này đã được gộp tiếp vào Bình. Vui lòng tách ở đó trước',
    });
    expect((await as(admin).get(`/customer/detail?customer_id=${tuyet.id}`)).json()).toMatchObject({
      data: { id: fourth.id },
    });
    for (const { merge_id } of [last, second, first]) expect((await undo(admin, merge_id)).statusCode).toBe(200);
    expect(await readOne(tung.id)).toMatchObject({ name: 'Vũ Thanh Tùng', phones: ['0903618274'], co_staff: [] });
    const past = await listOf(admin, tung.id);
    expect(past.map(({ id }) => id)).toEqual([last, second, first].map(({ merge_id }) => merge_id));
    expect(past.every(({ may_undo, undone_by }) => !may_undo && undone_by?.id === 2)).toBe(true);
  });

  test('thirty days long, by whoever may merge the record as it stands', async () => {
    const { tung, tuyet } = await insertTwo();
    const { merge_id } = await merge(admin, tung.id, tuyet.id);
    expect((await undo(anActor({ id: 9 }), merge_id)).statusCode).toBe(403);
    expect(await listOf(colleague, tuyet.id)).toMatchObject([{ id: merge_id, may_undo: true, blocked: null }]);
    await db().execute(sql`update customer_merges set created_at = now() - interval '31 days'`);
    expect(await listOf(colleague, tung.id)).toMatchObject([
      { may_undo: false, blocked: 'Đã quá 30 ngày nên không tách lại được' },
    ]);
    expect((await undo(colleague, merge_id)).statusCode).toBe(409);
    await db().execute(sql`update customer_merges set created_at = now() - interval '29 days'`);
    // afterwards the kept record is no longer theirs
    expect((await undo(colleague, merge_id)).json()).toMatchObject({
      data: { customer: { id: tung.id, may_open: false, masked: true }, separated: { id: tuyet.id, masked: false } },
    });
  });

  test('not while the customer is deleted', async () => {
    const { tung, tuyet } = await insertTwo();
    const { merge_id } = await merge(admin, tung.id, tuyet.id);
    await as(admin).delete('/customer/detail', { customer_id: tung.id });
    expect((await undo(admin, merge_id)).json()).toMatchObject({
      message: 'Khách hàng đã bị xoá. Vui lòng khôi phục trước khi tách',
    });
    expect((await undo(admin, 999)).statusCode).toBe(404);
  });

  test('what was not chosen can be read afterwards, without numbers by those who may not see them', async () => {
    const { tung, tuyet } = await insertTwo();
    await db().update(customers).set({ description: 'Gọi 0903618274' }).where(eq(customers.id, tung.id));
    await merge(admin, tung.id, tuyet.id, { description: 'merged' });
    const aside = [
      { name: 'description', value: 'Gọi 0903618274' },
      { name: 'name', value: 'Đỗ Thị Tuyết' },
    ];
    expect((await listOf(admin, tung.id))[0]).toMatchObject({ aside });
    const chats = await listOf(anActor({ id: 10, chat_permission: 1 }), tung.id);
    expect(chats[0]?.aside[0]).toEqual({ name: 'description', value: 'Gọi 0000000000' });
    expect((await as(anActor({ id: 9 })).get(`/customer/merge/list?customer_id=${tung.id}`)).statusCode).toBe(403);
    // a person with a shared need sees that need, not the merges
    await insertUser({ id: 9 });
    await insertNeed({ user_id: 7, customer_id: tung.id, staff: [9], customer_vouched: true });
    expect(await listOf(anActor({ id: 9 }), tung.id)).toEqual([]);
  });
});
