import type { DeletedNoun, DeletedRow } from '@toam/contracts/deletion/deletion.endpoints';
import { eq } from 'drizzle-orm';
import { db } from '../../db/db';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertCustomer, insertHouse } from '../../testing/insert-house';
import { insertNeed } from '../../testing/insert-need';
import { insertArticle, insertBlog, insertProject } from '../../testing/insert-content';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { customers } from '../customers/customer.schema';

testApp();

const admin = anAdmin({ id: 2 });
const agent = anActor({ id: 7 });

const reading = async (noun: DeletedNoun, query = '') =>
  (await as(admin).get(`/deletion/${noun}${query}`)).json<{ data: { total: number; list: DeletedRow[] } }>().data;
const idsOf = async (noun: DeletedNoun, query = '') => (await reading(noun, query)).list.map(({ id }) => id);

beforeEach(async () => {
  await insertUser(admin);
  await insertUser({ id: 7, name: 'Phạm Khoa' });
});

/** Those of the ledger: `deals/ledger-proof.test.ts`. */
type Noun = Exclude<DeletedNoun, 'deal' | 'receipt' | 'coupon' | 'cancel_bill'>;

const removals: Record<Noun, (id: number) => Promise<{ statusCode: number }>> = {
  house: (house_id) => as(admin).delete('/house/detail', { house_id }),
  customer: (customer_id) => as(admin).delete('/customer/detail', { customer_id }),
  request: (request_id) => as(admin).delete('/customer/request/detail', { request_id }),
  user: (user_id) => as(admin).delete('/user/detail', { user_id }),
  project: (project_id) => as(admin).delete('/project/detail', { project_id }),
  blog: (blog_id) => as(admin).delete('/blog/detail', { blog_id }),
  article: (id) => as(admin).delete(`/knowledge/${id}`),
};
const returns: Record<Noun, (id: number) => Promise<{ statusCode: number }>> = {
  house: (id) => as(admin).post('/house/restore', { houses: [id] }),
  customer: (customer_id) => as(admin).post('/customer/restore', { customer_id }),
  request: (request_id) => as(admin).put('/customer/request/restore', { request_id }),
  user: (user_id) => as(admin).post('/user/restore', { user_id }),
  project: (project_id) => as(admin).put('/project/restore', { project_id }),
  blog: (blog_id) => as(admin).put('/blog/restore', { blog_id }),
  article: (id) => as(admin).put('/knowledge/restore', { id }),
};

/** A record of each noun, without records that refer to it. */
async function made(noun: Noun): Promise<number> {
  if (noun === 'user') return (await insertUser({ id: 9, name: 'Lê Nghỉ', email: 'nghi@toam.vn' })).id;
  if (noun === 'house') return (await insertHouse({ user_id: 7, title: 'Nhà phố Lê Nghỉ' })).id;
  if (noun === 'project') return (await insertProject({ name: 'Chung cư Lê Nghỉ', user_id: 7 })).id;
  if (noun === 'article') return (await insertArticle({ title: 'Bài của Lê Nghỉ', user_id: 7 })).id;
  if (noun === 'blog') return (await insertBlog({ title: 'Tin của Lê Nghỉ', user_id: 7 })).id;
  const customer = await insertCustomer({ user_id: 7, name: 'Lê Nghỉ' });
  return noun === 'customer' ? customer.id : (await insertNeed({ user_id: 7, customer_id: customer.id })).id;
}

test.each(['house', 'customer', 'request', 'user', 'project', 'blog', 'article'] as const)(
  'a deleted %s is listed with who deleted it and when, found, and leaves the list when it is back',
  async (noun) => {
    const id = await made(noun);
    expect(await idsOf(noun)).toEqual([]);
    expect((await removals[noun](id)).statusCode).toBe(200);
    const { total, list } = await reading(noun);
    expect([total, list]).toMatchObject([1, [{ id, deleted_by: { id: 2 }, hindered: null }]]);
    expect(list[0]!.name).toContain('Lê Nghỉ');
    expect(Math.abs(list[0]!.deleted_at - Date.now() / 1000)).toBeLessThan(60);
    if (noun !== 'user') expect(list[0]!.owner).toMatchObject({ id: 7, name: 'Phạm Khoa' });
    expect([await idsOf(noun, '?search=le nghi'), await idsOf(noun, '?search=khong co')]).toEqual([[id], []]);
    expect((await returns[noun](id)).statusCode).toBe(200);
    expect(await idsOf(noun)).toEqual([]);
  },
);

test('only admins list them', async () => {
  for (const noun of ['house', 'customer', 'request', 'user'])
    expect((await as(agent).get(`/deletion/${noun}`)).statusCode).toBe(403);
});

test('who was merged into another is not deleted', async () => {
  const [stored, merged] = [await insertCustomer({ user_id: 7 }), await insertCustomer({ user_id: 7 })];
  const set = { merged_into: stored.id, deleted_at: new Date() };
  await db().update(customers).set(set).where(eq(customers.id, merged.id));
  expect(await idsOf('customer')).toEqual([]);
});

test('what stands in the way is said: a deleted customer, an email that is somebody’s by now', async () => {
  const gone = await insertCustomer({ user_id: 7, deleted_at: new Date() });
  await insertHouse({ user_id: 7, customer_id: gone.id, deleted_at: new Date() });
  await insertNeed({ user_id: 7, customer_id: gone.id, deleted_at: new Date() });
  await insertUser({ id: 9, email: 'nghi@toam.vn', deleted_at: new Date() });
  await insertUser({ id: 10, name: 'Lê Mới', email: 'Nghi@toam.vn' });
  expect((await reading('house')).list[0]?.hindered).toContain('khôi phục chủ nhà trước');
  expect((await reading('request')).list[0]?.hindered).toContain('khôi phục khách hàng trước');
  expect((await reading('user')).list[0]?.hindered).toBe('Email đã được Lê Mới sử dụng');
});
