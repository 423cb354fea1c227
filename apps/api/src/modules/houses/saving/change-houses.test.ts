import { Role } from '@toam/domain/actor';
import { eq, sql } from 'drizzle-orm';
import { auditEntries } from '../../../audit/audit.schema';
import { db } from '../../../db/db';
import { anActor } from '../../../testing/an-actor';
import { insertCustomer, insertHouse } from '../../../testing/insert-house';
import { insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import { historyEntries } from '../../../history/history.schema';
import { houses } from '../house.schema';

testApp();

const owner = anActor({ id: 7 });
const colleague = anActor({ id: 8 });
const switcher = anActor({ id: 9, update_product_permission: 1 });
const admin = anActor({ id: 2, role: Role.admin });

/** Two houses of the owner, one of the colleague: 1, 2, 3. */
async function fixture() {
  for (const { id, role } of [owner, colleague, switcher, admin]) await insertUser({ id, role });
  await insertHouse({ user_id: 7, web: 1 });
  await insertHouse({ user_id: 7 });
  await insertHouse({ user_id: 8 });
}

const stored = async (id: number) => (await db().select().from(houses).where(eq(houses.id, id)))[0]!;
const resultsOf = (reply: { json: () => { data: { results: unknown[] } } }) => reply.json().data.results;
const all = [1, 2, 3];

test('each house stands or falls by its own rules, and the answer says which and why', async () => {
  await fixture();
  const reply = await as(owner).post('/house/bulk', { action: 'delete', houses: [1, 3, 99, 2, 2] });
  expect(reply.statusCode).toBe(200);
  expect(resultsOf(reply)).toEqual([
    { id: 1, ok: true },
    { id: 3, ok: false, code: 'forbidden', message: expect.stringContaining('xoá bất động sản') },
    { id: 99, ok: false, code: 'not_found', message: expect.any(String) },
    { id: 2, ok: true },
  ]);
  expect((await stored(1)).deleted_at).not.toBeNull();
  expect((await stored(3)).deleted_at).toBeNull();
  expect(await db().select().from(auditEntries).orderBy(auditEntries.id)).toEqual([
    expect.objectContaining({
      user_id: 7,
      action: 'bulk',
      noun: 'house',
      count: 2,
      detail: { do: 'delete', houses: [1, 2], refused: 2 },
    }),
  ]);
});

test('stopping takes the reason and the website along; resuming again; each leaves its history', async () => {
  await fixture();
  await db().update(houses).set({ public: 1, public_approval: 1 });
  const body = { action: 'stop', houses: all, reason_stop_selling: ' Đã bán ' };
  expect(resultsOf(await as(switcher).post('/house/bulk', body))).toEqual(all.map((id) => ({ id, ok: true })));
  expect(await stored(1)).toMatchObject({ status: 1, web: 0, reason_stop_selling: 'Đã bán' });
  const again = await as(switcher).post('/house/bulk', body);
  expect(resultsOf(again)).toContainEqual(expect.objectContaining({ id: 1, ok: false, code: 'conflict' }));
  await as(owner).post('/house/bulk', { action: 'resume', houses: [1, 2] });
  expect(await stored(1)).toMatchObject({ status: 0, web: 0, reason_stop_selling: null });
  const history = await db().select().from(historyEntries).where(eq(historyEntries.model_id, 1));
  expect(history.filter(({ column }) => column === 'status')).toHaveLength(2);
});

test('only an admin puts houses under another agent, and only under somebody who is there', async () => {
  await fixture();
  const assign = (user_id: number) => ({ action: 'assign', houses: all, user_id });
  expect((await as(owner).post('/house/bulk', assign(8))).statusCode).toBe(403);
  const unknown = await as(admin).post('/house/bulk', assign(99));
  expect(resultsOf(unknown)).toContainEqual(
    expect.objectContaining({ id: 1, ok: false, code: 'invalid', message: 'Không tìm thấy nhân viên' }),
  );
  expect(resultsOf(await as(admin).post('/house/bulk', assign(8)))).toEqual(all.map((id) => ({ id, ok: true })));
  expect((await stored(1)).user_id).toBe(8);
});

test.each([
  ['no houses', { action: 'delete', houses: [] }],
  ['more than a thousand', { action: 'delete', houses: Array.from({ length: 1001 }, (_, at) => at + 1) }],
  ['an action that is none', { action: 'sell', houses: [1] }],
  ['stopping without a reason', { action: 'stop', houses: [1], reason_stop_selling: '  ' }],
])('%s is refused as a whole', async (_what, body) => {
  await fixture();
  expect((await as(admin).post('/house/bulk', body)).statusCode).toBe(422);
  expect((await stored(1)).deleted_at).toBeNull();
});

test('whoever deleted it brings it back for some minutes, an admin always, nobody else', async () => {
  await fixture();
  const restore = async (actor: typeof owner, ids: number[]) =>
    resultsOf(await as(actor).post('/house/restore', { houses: ids }));
  await as(owner).post('/house/bulk', { action: 'delete', houses: [1, 2] });
  expect(await restore(colleague, [1])).toEqual([expect.objectContaining({ ok: false, code: 'forbidden' })]);
  // the third is somebody else's: not even that it stands is told
  expect(await restore(owner, [1, 3])).toEqual([
    { id: 1, ok: true },
    expect.objectContaining({ id: 3, ok: false, code: 'forbidden' }),
  ]);
  expect(await restore(owner, [1])).toEqual([expect.objectContaining({ id: 1, ok: false, code: 'conflict' })]);
  expect(await stored(1)).toMatchObject({ deleted_at: null, version: 3 });
  await db().execute(sql`update houses set deleted_at = now() - interval '11 minutes' where id = 2`);
  expect(await restore(owner, [2])).toEqual([expect.objectContaining({ ok: false, code: 'forbidden' })]);
  expect(await restore(admin, [2])).toEqual([{ id: 2, ok: true }]);
});

test('a house whose owner was deleted since comes back after them', async () => {
  await insertUser({ ...owner });
  const { id: customer_id } = await insertCustomer({ user_id: owner.id });
  const { id } = await insertHouse({ user_id: owner.id, customer_id });
  const deleteOwner = () => as(owner).delete('/customer/detail', { customer_id });
  const restore = async () => resultsOf(await as(owner).post('/house/restore', { houses: [id] }));
  expect((await deleteOwner()).statusCode).toBe(409);
  await as(owner).post('/house/bulk', { action: 'delete', houses: [id] });
  expect((await deleteOwner()).statusCode).toBe(200);
  expect(await restore()).toEqual([expect.objectContaining({ ok: false, code: 'conflict' })]);
  await as(owner).post('/customer/restore', { customer_id });
  expect(await restore()).toEqual([{ id, ok: true }]);
});

test('what an admin deleted its agent cannot bring back', async () => {
  await fixture();
  await as(admin).post('/house/bulk', { action: 'delete', houses: [1] });
  const reply = await as(owner).post('/house/restore', { houses: [1] });
  expect(resultsOf(reply)).toEqual([expect.objectContaining({ ok: false, code: 'forbidden' })]);
});
