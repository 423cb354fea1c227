import type { CustomerRow, SamePhoneCustomer } from '@toam/contracts/customer/customer.schema';
import type { Actor } from '@toam/domain/actor';
import { maskedPhone } from '@toam/domain/phone';
import { db } from '../../db/db';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertCustomer, insertHouse } from '../../testing/insert-house';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { historyEntries } from '../history/history.schema';
import { customers } from './customer.schema';

testApp();

const agent = anActor({ id: 7 });
const colleague = anActor({ id: 8 });
const entitled = anActor({ id: 9, customer_permission: 1 });
const chatStaff = anActor({ id: 10, chat_permission: 1 });

beforeEach(async () => {
  await insertUser({ id: 7, name: 'Nguyễn Thu Hà' });
  await insertUser({ id: 8, name: 'Trần Quốc Bảo' });
});

const list = async (actor: Actor, query = ''): Promise<CustomerRow[]> =>
  (await as(actor).get(`/customer/list?${query}`)).json<{ data: { list: CustomerRow[] } }>().data.list;
const names = async (actor: Actor, query = '') => (await list(actor, query)).map(({ name }) => name);

describe('finding', () => {
  beforeEach(async () => {
    await insertCustomer({ user_id: 7, name: 'Vũ Thanh Tùng', phone_number: '0903618274', email: 'tung@mail.vn' });
    await insertCustomer({ user_id: 8, name: 'Đỗ Thị Tuyết', phone_number: '0909111222' });
  });

  test.each([
    ['an agent', agent, ['Vũ Thanh Tùng']],
    ['another', colleague, ['Đỗ Thị Tuyết']],
    ['customer_permission', entitled, ['Đỗ Thị Tuyết', 'Vũ Thanh Tùng']],
    ['chat staff', chatStaff, ['Đỗ Thị Tuyết', 'Vũ Thanh Tùng']],
    ['an admin', anAdmin(), ['Đỗ Thị Tuyết', 'Vũ Thanh Tùng']],
  ])('%s has their own, or all (D19)', async (_case, actor, found) => {
    expect(await names(actor)).toEqual(found);
  });

  test('a name is found without accents, within reach only', async () => {
    expect(await names(anAdmin(), 'search=do tuyet')).toEqual(['Đỗ Thị Tuyết']);
    expect(await names(agent, 'search=do tuyet')).toEqual([]);
  });

  test('a stranger’s customer is found by the whole number alone, and shows a name and whose it is (D24)', async () => {
    expect(await names(colleague, 'search=090361827')).toEqual([]);
    const [found] = await list(colleague, `search=${encodeURIComponent('+84 903 618 274')}`);
    expect(found).toMatchObject({
      name: 'Vũ Thanh Tùng',
      user: 'Nguyễn Thu Hà',
      phone_number: maskedPhone,
      email: null,
      masked: true,
    });
  });

  test('chat staff see everybody, but a part of a number tells them nothing', async () => {
    expect((await list(chatStaff)).every(({ phone_number }) => phone_number === maskedPhone)).toBe(true);
    expect(await names(chatStaff, 'search=0903')).toEqual([]);
    expect(await names(entitled, 'search=0903')).toEqual(['Vũ Thanh Tùng']);
    expect(await names(agent, 'search=0903')).toEqual(['Vũ Thanh Tùng']);
  });

  test('marketers have no customers at all (D20)', async () => {
    const marketer = anActor({ id: 11, role: 5, customer_permission: 1 });
    expect((await as(marketer).get('/customer/list')).statusCode).toBe(403);
    expect((await as(marketer).get('/customer/detail?customer_id=1')).statusCode).toBe(403);
  });

  test('one customer, masked or refused', async () => {
    expect((await as(agent).get('/customer/detail?customer_id=1')).json()).toMatchObject({
      data: { phone_number: '0903618274', masked: false },
    });
    expect((await as(chatStaff).get('/customer/detail?customer_id=1')).json()).toMatchObject({
      data: { phone_number: maskedPhone, phone_number2: null },
    });
    expect((await as(colleague).get('/customer/detail?customer_id=1')).statusCode).toBe(403);
    expect((await as(agent).get('/customer/detail?customer_id=99')).statusCode).toBe(404);
  });

  test('houses are counted', async () => {
    await insertHouse({ user_id: 7, customer_id: 1 });
    await insertHouse({ user_id: 7, customer_id: 1, deleted_at: new Date() });
    expect((await list(agent))[0]).toMatchObject({ house_count: 1 });
  });
});

describe('creating', () => {
  const tung = { name: 'Vũ Thanh Tùng', phone_number: '0903618274' };

  test('belongs to whoever creates it, with its line in the history', async () => {
    const reply = await as(agent).post('/customer/detail', { ...tung, user_id: 8, date_of_birth: '1980-02-28' });
    expect(reply.json()).toMatchObject({
      data: { customer: { ...tung, user_id: 7, user: 'Nguyễn Thu Hà', date_of_birth: '1980-02-28' }, same_phone: [] },
    });
    expect(await db().select().from(historyEntries)).toMatchObject([
      { model: 'Customer', model_id: 1, user_id: 7, column: 'created_at' },
    ]);
  });

  test('an admin names the staff', async () => {
    const reply = await as(anAdmin()).post('/customer/detail', { ...tung, user_id: 8 });
    expect(reply.json()).toMatchObject({ data: { customer: { user_id: 8 } } });
    expect(
      (await as(anAdmin()).post('/customer/detail', { ...tung, user_id: 99, keep_duplicate: true })).statusCode,
    ).toBe(422);
  });

  test('a number that is someone’s, however it is written, is asked about first (D55, D56)', async () => {
    await insertCustomer({ user_id: 8, name: 'Đỗ Thị Tuyết', phone_number: '01681234567', phones: ['0381234567'] });
    const sent = { name: 'Chị Tuyết', phone_number: '0903618274', phone_number2: '+84 38 123 4567' };
    const asked = await as(agent).post('/customer/detail', sent);
    expect(asked.statusCode).toBe(409);
    expect(asked.json()).toEqual({
      code: 'conflict',
      message: 'Số điện thoại đã có: Đỗ Thị Tuyết (Trần Quốc Bảo)',
      errors: { phone_number: 'Số điện thoại đã có: Đỗ Thị Tuyết (Trần Quốc Bảo)' },
      current: {
        same_phone: [{ id: 1, name: 'Đỗ Thị Tuyết', user: 'Trần Quốc Bảo', may_open: false, may_merge: false }],
      },
    });
    const kept = await as(agent).post('/customer/detail', { ...sent, keep_duplicate: true });
    expect(kept.json<{ data: { same_phone: SamePhoneCustomer[] } }>().data.same_phone).toHaveLength(1);
    expect(await db().select().from(customers)).toHaveLength(2);
  });

  test('two people who create the same number at the same moment: one of them is asked', async () => {
    const replies = await Promise.all([agent, colleague].map((actor) => as(actor).post('/customer/detail', tung)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await db().select().from(customers)).toHaveLength(1);
  });

  test('a mask among the further numbers is not stored (D24); a day of no calendar is none (D57)', async () => {
    const sent = { ...tung, phone_number2: maskedPhone, date_of_birth: '0000-05-05' };
    expect((await as(agent).post('/customer/detail', sent)).statusCode).toBe(200);
    expect(await db().select().from(customers)).toMatchObject([
      { phone_number2: null, phones: ['0903618274'], date_of_birth: null },
    ]);
  });

  test.each([
    [{ name: '' }, { name: 'Tên khách hàng bắt buộc' }],
    [{ phone_number: 'không có' }, { phone_number: 'Số điện thoại chỉ điền số' }],
    [{ phone_number: maskedPhone }, { phone_number: 'Vui lòng nhập số điện thoại thật' }],
    [{ date_of_birth: '2999-01-01' }, { date_of_birth: 'Ngày sinh không được sau hôm nay' }],
    [{ image: 99 }, { image: 'Ảnh không còn hoặc không phải của bạn' }],
  ])('refuses %j', async (wrong, errors) => {
    const reply = await as(agent).post('/customer/detail', { ...tung, ...wrong });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ errors });
    expect(await db().select().from(customers)).toEqual([]);
  });
});
