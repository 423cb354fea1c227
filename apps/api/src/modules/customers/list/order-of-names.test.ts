import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { insertCustomer } from '../../../testing/insert-house';
import { insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';

testApp();

test.each([
  ['an admin', anAdmin()],
  ['who may not read a number in them', anActor({ id: 10, chat_permission: 1 })],
])('names stand by the Vietnamese alphabet, for %s', async (_who, actor) => {
  await insertUser({ id: 8 });
  for (const name of ['Đặng Lan', 'Dũng 0903618274', 'Anh', 'Ân', 'dz', 'Đỗ Tuyết'])
    await insertCustomer({ user_id: 8, name });
  const reply = await as(actor).get('/customer/list?sort=name&order=asc');
  const { list } = reply.json<{ data: { list: CustomerRow[] } }>().data;
  expect(list.map(({ name }) => name.split(' ')[0])).toEqual(['Anh', 'Ân', 'Dũng', 'dz', 'Đặng', 'Đỗ']);
});
