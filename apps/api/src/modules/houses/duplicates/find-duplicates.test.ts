import { eq } from 'drizzle-orm';
import { db } from '../../../db/db';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { insertCustomer, insertDictionary, insertHouse } from '../../../testing/insert-house';
import { insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import { houses } from '../house.schema';
import { lookUpLimit } from '../../../http/look-up-limit';
import { rekeyAddresses } from './rekey-addresses';

testApp();

const agent = anActor({ id: 7 });
const colleague = anActor({ id: 8 });
const shared = { public: 1, public_approval: 1 } as const;
const place = { province: 2, district: 21, house_number: '12/3A', house_address: 'Nguyễn Văn Đậu' };

beforeEach(async () => {
  await insertDictionary();
  await insertUser(agent);
  await insertUser(colleague);
});

const atAddress = async (who: typeof agent, typed: Partial<Record<string, string | number>> = {}) => {
  const query = new URLSearchParams({ ...place, ...typed } as unknown as Record<string, string>);
  const reply = await as(who).get(`/house/duplicate-address?${query}`);
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: { list: { id: number }[]; hidden: boolean } }>().data;
};

const ofOwner = async (who: typeof agent, customer: number, house?: number) => {
  const reply = await as(who).get(`/house/duplicate-owner?customer_id=${customer}${house ? `&house_id=${house}` : ''}`);
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: { list: { id: number }[]; hidden: boolean } }>().data;
};

const ids = ({ list }: { list: { id: number }[] }) => list.map(({ id }) => id);

test.each([
  ['12/3a', 'Nguyễn Văn Đậu'],
  ['Số 12 / 3A', 'Đường Nguyễn Văn Đậu'],
  ['Hẻm 12/3A', 'đ.nguyen van dau'],
])('%s %s is the same address', async (house_number, house_address) => {
  const { id } = await insertHouse({ user_id: 7, ...shared, ...place });
  const found = await atAddress(colleague, { house_number, house_address });
  expect(ids(found)).toEqual([id]);
  expect(found.hidden).toBe(false);
});

test('a house that was saved under an older rule is found once its key is rewritten, and has not changed otherwise', async () => {
  const before = await insertHouse({ user_id: 7, ...shared, ...place, address_key: '12/3a d.nguyen van dau' });
  expect(ids(await atAddress(agent))).toEqual([]);
  expect(await rekeyAddresses()).toBe(1);
  expect(ids(await atAddress(agent))).toEqual([before.id]);
  const [after] = await db().select().from(houses).where(eq(houses.id, before.id));
  expect(after).toEqual({ ...before, address_key: '12/3a nguyen van dau' });
  expect(await rekeyAddresses()).toBe(0);
});

test('another number, ward or district is another address, and a house is no duplicate of itself', async () => {
  const { id } = await insertHouse({ user_id: 7, ...shared, ...place });
  for (const other of [{ house_number: '12/3' }, { district: 11 }, { province: 1 }, { house_id: id }])
    expect(await atAddress(agent, other)).toEqual({ list: [], hidden: false });
});

test('of a house that the viewer may not see they learn that it exists, and nothing else', async () => {
  const { id } = await insertHouse({ user_id: 7, ...place, title: 'Nhà kín', into_money: 8_650_000_000 });
  expect(await atAddress(colleague)).toEqual({ list: [], hidden: true });
  expect(ids(await atAddress(agent))).toEqual([id]);
  expect(await atAddress(anAdmin())).toMatchObject({ list: [{ id }], hidden: false });
});

test('a house beyond the viewer’s limits is hidden, and so is one that was stopped privately; a deleted one is gone', async () => {
  await insertHouse({ user_id: 7, ...shared, ...place, into_money: 9_000_000_000 });
  expect(await atAddress(anActor({ id: 8, maximum_price: 1_000_000_000 }))).toEqual({ list: [], hidden: true });
  await insertHouse({ user_id: 7, ...place, house_number: '99', status: 1 });
  expect(await atAddress(colleague, { house_number: '99' })).toEqual({ list: [], hidden: true });
  await insertHouse({ user_id: 7, ...place, house_number: '100', deleted_at: new Date() });
  expect(await atAddress(agent, { house_number: '100' })).toEqual({ list: [], hidden: false });
});

test('the owner is known by any of their numbers, whoever entered them', async () => {
  const mine = await insertCustomer({ user_id: 8, phone_number: '0903618274', phones: ['0903618274', '0381234567'] });
  const theirs = await insertCustomer({ user_id: 7, name: 'Anh Tùng', phones: ['0281112223', '0381234567'] });
  const open = await insertHouse({ user_id: 7, ...shared, customer_id: theirs.id });
  const own = await insertHouse({ user_id: 8, customer_id: mine.id });
  await insertHouse({ user_id: 7, ...shared, customer_id: (await insertCustomer({ phones: ['0909000111'] })).id });
  const found = await ofOwner(colleague, mine.id);
  expect(ids(found)).toEqual([own.id, open.id]);
  expect(found.hidden).toBe(false);
  expect(ids(await ofOwner(colleague, mine.id, own.id))).toEqual([open.id]);
});

test('a hidden house of the owner’s is told to exist', async () => {
  const mine = await insertCustomer({ user_id: 8 });
  const theirs = await insertCustomer({ user_id: 7 });
  await insertHouse({ user_id: 7, customer_id: theirs.id });
  expect(await ofOwner(colleague, mine.id)).toEqual({ list: [], hidden: true });
});

test('someone who does not see a customer’s number can not compare it with others', async () => {
  const theirs = await insertCustomer({ user_id: 7 });
  const twin = await insertCustomer({ user_id: 7, name: 'Cùng số' });
  const visible = await insertHouse({ user_id: 7, ...shared, customer_id: theirs.id });
  await insertHouse({ user_id: 7, ...shared, customer_id: twin.id });
  await insertHouse({ user_id: 7, customer_id: theirs.id });
  expect(await ofOwner(colleague, theirs.id)).toMatchObject({ list: [{ id: visible.id }], hidden: false });
  expect(await ofOwner(colleague, 4040)).toEqual({ list: [], hidden: false });
  expect((await ofOwner(anActor({ id: 8, customer_permission: 1 }), theirs.id)).hidden).toBe(true);
});

test('no answer carries a phone or who a hidden house belongs to', async () => {
  const mine = await insertCustomer({ user_id: 8, phone_number: '0903618274' });
  await insertHouse({ user_id: 7, ...shared, customer_id: mine.id });
  const reply = await as(colleague).get(`/house/duplicate-owner?customer_id=${mine.id}`);
  expect(reply.body).not.toContain('0903618274');
  expect(Object.keys(reply.json().data.list[0]).toSorted()).toEqual(
    ['address', 'id', 'into_money', 'purpose', 'status', 'title', 'user'].toSorted(),
  );
});

test('a person may ask sixty times a minute, whoever else does', () => {
  let now = 0;
  const authorize = lookUpLimit(() => now);
  for (let times = 0; times < 60; times += 1) authorize({ id: 7 });
  expect(() => authorize({ id: 7 })).toThrow(/quá nhanh/);
  expect(() => authorize({ id: 8 })).not.toThrow();
  now += 60_000;
  expect(() => authorize({ id: 7 })).not.toThrow();
});
