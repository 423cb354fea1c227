import { anActor } from '../../../testing/an-actor';
import { insertCompleteHouse } from '../../../testing/insert-house';
import { insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import type { House } from '../house.schema';

testApp();

const colleague = anActor({ id: 8 });
const switcher = anActor({ id: 9, update_product_permission: 1 });
const limited = anActor({ id: 10, update_product_permission: 1, maximum_price: 1_000_000_000 });

const stop = { status: 1, reason_stop_selling: 'Chủ nhà đã bán' };
const aHouse = async (state: Partial<House> = {}) => {
  await insertUser({ id: 7 });
  return insertCompleteHouse({ user_id: 7, title: 'Chưa ai biết', ...state });
};

test.each([
  ['a colleague who wants to share it', colleague, { public: 1 }],
  ['a colleague who asks for the website', colleague, { web: 1 }],
  ['a colleague who stops it', colleague, stop],
  ['a holder of the update flag who stops it', switcher, stop],
])('a stale save tells nothing of a private house: %s', async (_who, actor, wish) => {
  const { id, version } = await aHouse();
  const reply = await as(actor).put('/house/detail', { house_id: id, version: version + 5, ...wish });
  expect([reply.statusCode, reply.body.includes('Chưa ai biết')]).toEqual([403, false]);
});

test('the update flag switches what its holder sees, and nothing else', async () => {
  const { id } = await aHouse();
  expect((await as(switcher).post(`/house/${id}/status`, stop)).statusCode).toBe(403);
  const shared = await aHouse({ public: 1, public_approval: 1, web_requested: true });
  expect((await as(limited).post(`/house/${shared.id}/status`, stop)).statusCode).toBe(403);
  const reply = await as(switcher).post(`/house/${shared.id}/status`, stop);
  // only the agent and admins may see what waits for an admin
  expect(reply.json()).toMatchObject({ data: { status: 1, web_requested: false } });
});
