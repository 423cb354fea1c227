import type { ContactRow } from '@toam/contracts/customer/contact-row.schema';
import type { Actor } from '@toam/domain/actor';
import { maskedPhone } from '@toam/domain/phone';
import { db } from '../../db/db';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertCustomer, insertDictionary, insertHouse } from '../../testing/insert-house';
import { insertContact, insertNeed } from '../../testing/insert-need';
import { insertUser } from '../../testing/insert-user';
import { anonymous, as, testApp } from '../../testing/test-app';
import { customers } from '../customers/customer.schema';
import { notifications } from '../../live/notification.schema';
import { contactRequests } from './contact.schema';

testApp();

const agent = anActor({ id: 7 });
const colleague = anActor({ id: 8 });
const chatStaff = anActor({ id: 9, chat_permission: 1 });

/** A visitor asked about a house of agent 7. */
async function fixture(values: { phone_number?: string; phone?: string; name?: string } = {}) {
  for (const id of [2, 7, 8]) await insertUser({ id, name: `Nhân viên ${id}` });
  const house = await insertHouse({
    user_id: 7,
    web: 1,
    into_money: 8_650_000_000,
    province: 2,
    district: 21,
    property_type: 2,
    house_type: 1,
  });
  const asked = { phone_number: '+84 903 618 274', phone: '0903618274', message: 'Gọi tôi 0903 618 274 nhé' };
  return { house, contact: await insertContact({ house_id: house.id, ...asked, ...values }) };
}

const list = async (actor: Actor, query = '') =>
  (await as(actor).get(`/house/contacts${query}`)).json<{ data: { total: number; list: ContactRow[] } }>().data;
const make = (actor: Actor, id: number, body: object = {}) => as(actor).post(`/house/contacts/${id}/customer`, body);
const draft = (actor: Actor, id: number) => as(actor).get(`/house/contacts/${id}/need-draft`);
const link = (actor: Actor, id: number, request_id: number) =>
  as(actor).post(`/house/contacts/${id}/request`, { request_id });

describe('making a customer', () => {
  test('name and number come from the request; it is handled, and remembers who', async () => {
    const { contact } = await fixture();
    const reply = await make(agent, contact.id);
    expect(reply.json().data).toMatchObject({
      status: 1,
      handled_by: { id: 7 },
      customer: { id: 1, name: 'Lê An', may_open: true },
      may_make_customer: false,
    });
    expect(await db().select().from(customers)).toMatchObject([
      { name: 'Lê An', phone_number: '+84 903 618 274', phones: ['0903618274'], user_id: 7 },
    ]);
  });

  test('what was typed wins over what the visitor wrote', async () => {
    const { contact } = await fixture();
    await make(agent, contact.id, { name: 'Anh Lê An', description: 'Cần nhà gần trường' });
    expect(await db().select().from(customers)).toMatchObject([
      { name: 'Anh Lê An', description: 'Cần nhà gần trường', phones: ['0903618274'] },
    ]);
  });

  test('a number that is someone’s is refused with who it is, and nothing happened (D56)', async () => {
    const { contact } = await fixture();
    await insertCustomer({ user_id: 8, name: 'Vũ Thanh Tùng' });
    const refused = await make(agent, contact.id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().current.same_phone).toMatchObject([{ id: 1, name: 'Vũ Thanh Tùng', user: 'Nhân viên 8' }]);
    expect(await db().select().from(contactRequests)).toMatchObject([{ status: 0, customer_id: null }]);
    expect((await make(agent, contact.id, { keep_duplicate: true })).statusCode).toBe(200);
    expect(await db().select().from(customers)).toHaveLength(2);
  });

  test('the list says who has the number already; they can be named instead, only with that number', async () => {
    const { contact } = await fixture();
    await insertCustomer({ user_id: 8, name: 'Vũ Thanh Tùng', phone_number: '0903618274' });
    await insertCustomer({ user_id: 8, name: 'Người khác', phone_number: '0909111222' });
    expect((await list(agent)).list[0]?.same_phone).toEqual([
      { id: 1, name: 'Vũ Thanh Tùng', user: 'Nhân viên 8', may_open: false },
    ]);
    expect((await make(agent, contact.id, { customer_id: 2 })).json()).toMatchObject({
      errors: { customer_id: 'Số trong yêu cầu liên hệ không phải của khách hàng này' },
    });
    expect((await make(agent, contact.id, { customer_id: 99 })).statusCode).toBe(404);
    expect((await make(agent, contact.id, { customer_id: 1 })).json().data).toMatchObject({
      customer: { id: 1, name: 'Vũ Thanh Tùng', may_open: false },
      same_phone: [],
    });
    expect(await db().select().from(customers)).toHaveLength(2);
  });

  test('of two people at once one makes it, the other hears who was made', async () => {
    const { contact } = await fixture();
    const replies = await Promise.all([make(agent, contact.id), make(anAdmin(), contact.id)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const late = replies.find(({ statusCode }) => statusCode === 409)!.json();
    expect(late).toMatchObject({
      message: 'Yêu cầu này đã gắn với khách hàng Lê An',
      current: { customer: { name: 'Lê An' } },
    });
    expect(await db().select().from(customers)).toHaveLength(1);
  });

  test('who does not see the number makes nobody of it; strangers do not find it, marketers have none', async () => {
    const { contact } = await fixture();
    expect((await list(chatStaff)).list[0]).toMatchObject({ masked: true, may_make_customer: false, same_phone: [] });
    expect((await make(chatStaff, contact.id)).statusCode).toBe(403);
    expect((await make(chatStaff, contact.id, { phone_number: '0909111222' })).statusCode).toBe(403);
    expect((await make(colleague, contact.id)).statusCode).toBe(404);
    expect((await make(anActor({ id: 11, role: 5 }), contact.id)).statusCode).toBe(403);
    expect((await make(agent, 99)).statusCode).toBe(404);
    expect(await db().select().from(customers)).toEqual([]);
  });

  test('a field that is wrong is refused by its name', async () => {
    const { contact } = await fixture();
    expect((await make(agent, contact.id, { email: 'an@' })).json()).toMatchObject({
      errors: { email: 'Email không đúng định dạng' },
    });
    expect((await make(agent, contact.id, { name: ' ' })).statusCode).toBe(422);
  });

  test('a customer who was deleted since can be made anew', async () => {
    const { contact } = await fixture();
    await make(agent, contact.id);
    await db().update(customers).set({ deleted_at: new Date() });
    expect((await list(agent)).list[0]).toMatchObject({ customer: null, may_make_customer: true });
    expect((await make(agent, contact.id)).json().data).toMatchObject({ customer: { id: 2 } });
  });
});

describe('making a need', () => {
  test('it begins around the house: there, of its kind, a tenth off its price, for the customer who was made', async () => {
    await insertDictionary();
    const { contact } = await fixture();
    expect((await draft(agent, contact.id)).json().data).toMatchObject({
      contact_id: contact.id,
      customer: null,
      purpose: 0,
      province: [2],
      districts: [21],
      property_type: [2],
      house_type: [1],
      min_price: 7_700_000_000,
      max_price: 9_600_000_000,
      money_unit: 'bil',
      description: 'Hỏi về: 148/12 Nguyễn Văn Đậu\nGọi tôi 0903 618 274 nhé',
    });
    await make(agent, contact.id);
    expect((await draft(agent, contact.id)).json().data.customer).toEqual({ id: 1, name: 'Lê An' });
  });

  test('the number in the visitor’s words is hidden where it is hidden in the list', async () => {
    const { contact } = await fixture();
    expect((await draft(chatStaff, contact.id)).json().data.description).toContain(maskedPhone);
    expect((await draft(colleague, contact.id)).statusCode).toBe(404);
  });

  test('a house that left the website tells its price to those who see it only', async () => {
    const { house, contact } = await fixture();
    const hidden = await insertHouse({ user_id: 8, into_money: 1_000_000_000 });
    await db().update(contactRequests).set({ house_id: hidden.id });
    expect((await draft(anActor({ id: 3, customer_permission: 1 }), contact.id)).json().data).toMatchObject({
      min_price: null,
      province: [],
    });
    expect((await draft(colleague, contact.id)).json().data).toMatchObject({ min_price: 900_000_000 });
    expect(house.id).toBe(1);
  });

  test('the need is noted with its customer, and the request is handled; once more is no error', async () => {
    const { contact } = await fixture();
    const customer = await insertCustomer({ user_id: 7 });
    const need = await insertNeed({ user_id: 7, customer_id: customer.id });
    expect((await link(agent, contact.id, need.id)).json().data).toMatchObject({
      status: 1,
      request: { id: need.id },
      customer: { id: customer.id },
    });
    expect((await link(agent, contact.id, need.id)).statusCode).toBe(200);
    // the need is shown only to people who may see it
    expect((await list(chatStaff)).list[0]?.request).toEqual({ id: need.id });
    expect((await list(anActor({ id: 3, customer_permission: 1 }))).list[0]?.request).toBeNull();
  });

  test('needs of others, and of another customer, are refused', async () => {
    const { contact } = await fixture();
    const customer = await insertCustomer({ user_id: 8, phone_number: '0909111222' });
    const foreign = await insertNeed({ user_id: 8, customer_id: customer.id });
    const own = await insertNeed({ user_id: 7, customer_id: customer.id });
    expect((await link(agent, contact.id, foreign.id)).statusCode).toBe(403);
    expect((await link(agent, contact.id, 99)).statusCode).toBe(404);
    expect((await link(colleague, contact.id, foreign.id)).statusCode).toBe(404);
    await make(agent, contact.id);
    expect((await link(agent, contact.id, own.id)).statusCode).toBe(422);
    expect(await db().select().from(contactRequests)).toMatchObject([{ request_id: null }]);
  });
});

describe('searching', () => {
  test.each<[string, Actor, string, number]>([
    ['a name without accents', agent, 'le an', 1],
    ['part of a number, its viewer', agent, '618274', 1],
    ['a whole number, however written', chatStaff, '+84 903 618 274', 1],
    ['part of a number, masked', chatStaff, '618274', 0],
    ['digits within a name, masked', chatStaff, 'an 0903', 0],
    ['somebody else’s request', colleague, 'le an', 0],
  ])('%s', async (_what, actor, search, found) => {
    await fixture({ name: 'Lê An 0903 618 274' });
    expect((await list(actor, `?search=${encodeURIComponent(search)}`)).total).toBe(found);
  });

  test('one request by the link in a notification', async () => {
    const { house, contact } = await fixture();
    await insertContact({ house_id: house.id });
    expect((await list(agent, `?contact_id=${contact.id}`)).list.map(({ id }) => id)).toEqual([contact.id]);
    expect((await list(colleague, `?contact_id=${contact.id}`)).total).toBe(0);
  });

  test('houses that were asked about, those with new requests first', async () => {
    const { house } = await fixture();
    const other = await insertHouse({ user_id: 8, house_address: 'Lê Quang Định' });
    await insertContact({ house_id: other.id, status: 1 });
    const houses = async (actor: Actor, query = '') =>
      (await as(actor).get(`/house/contacts/houses${query}`)).json<{ data: { id: number }[] }>().data;
    expect(await houses(anAdmin())).toMatchObject([
      { id: house.id, total: 1, waiting: 1 },
      { id: other.id, address: '148/12 Lê Quang Định', total: 1, waiting: 0 },
    ]);
    expect(await houses(anAdmin(), '?search=quang dinh')).toMatchObject([{ id: other.id }]);
    expect(await houses(anAdmin(), `?house_id=${other.id}`)).toMatchObject([{ id: other.id }]);
    expect(await houses(agent)).toMatchObject([{ id: house.id }]);
  });
});

test('while the house’s agent is locked, those hear who oversee their work', async () => {
  await insertUser({ id: 6 });
  await insertUser({ id: 7, manager: 6, status: 0 });
  await insertHouse({ user_id: 7, slug: 'nha-pho-1', web: 1 });
  await anonymous.post('/public/house/nha-pho-1/contact', { name: 'Lê An', phone_number: '0903618274' });
  expect(await db().select().from(notifications)).toMatchObject([{ user_id: 6, type: 17 }]);
});
