import type { ContactRow } from '@toam/contracts/customer/contact-row.schema';
import type { Actor } from '@toam/domain/actor';
import { maskedPhone } from '@toam/domain/phone';
import { auditEntries } from '../../audit/audit.schema';
import { db } from '../../db/db';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertHouse } from '../../testing/insert-house';
import { insertContact } from '../../testing/insert-need';
import { insertUser } from '../../testing/insert-user';
import { anonymous, as, testApp } from '../../testing/test-app';
import { houses } from '../houses/house.schema';
import { notifications } from '../../live/notification.schema';
import { contactRequests } from './contact.schema';

const { app } = testApp();

const agent = anActor({ id: 7 });
const visitor = { name: '  Lê  An ', phone_number: '+84 903 618 274', message: 'Cuối tuần xem được không?' };

async function published(slug = 'nha-pho-1') {
  await insertUser({ id: 7 });
  return insertHouse({ user_id: 7, slug, public: 1, public_approval: 1, web: 1, title: 'Nhà phố' });
}

const send = (body: object, slug = 'nha-pho-1') => anonymous.post(`/public/house/${slug}/contact`, body);
const list = async (actor: Actor, query = '') =>
  (await as(actor).get(`/house/contacts${query}`)).json<{
    data: { total: number; waiting: number; list: ContactRow[] };
  }>().data;

test('a visitor of the website asks about a house, and its agent is told', async () => {
  const house = await published();
  const reply = await send(visitor);
  expect(reply.json()).toEqual({ success: true });
  const { total, waiting, list: rows } = await list(agent);
  expect([total, waiting]).toEqual([1, 1]);
  expect(rows[0]).toMatchObject({
    house: { id: house.id, title: 'Nhà phố', address: '148/12 Nguyễn Văn Đậu' },
    phone_number: '+84 903 618 274',
    message: 'Cuối tuần xem được không?',
    status: 0,
    handled_by: null,
  });
  expect(await db().select().from(notifications)).toMatchObject([{ user_id: 7, type: 17, house_id: house.id }]);
});

test('a house that does not stand on the website takes no questions', async () => {
  const house = await published();
  expect((await send(visitor, 'khong-co')).statusCode).toBe(404);
  for (const off of [
    { web: 0 as const },
    { web: 1 as const, status: 1 as const },
    { deleted_at: new Date(), status: 0 as const },
  ]) {
    await db().update(houses).set(off);
    expect((await send(visitor)).statusCode).toBe(404);
  }
  expect(house.id).toBe(1);
  expect(await db().select().from(contactRequests)).toEqual([]);
});

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['no number', { phone_number: '' }, 'phone_number'],
  ['a number too short', { phone_number: '090361' }, 'phone_number'],
  ['words for a number', { phone_number: 'gọi tôi' }, 'phone_number'],
  ['our own mask', { phone_number: '0000000000' }, 'phone_number'],
  ['an essay', { message: 'x'.repeat(1001) }, 'message'],
])('%s is refused on its field', async (_what, wrong, field) => {
  await published();
  const reply = await send({ ...visitor, ...wrong });
  expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([422, [field]]);
});

test.each([
  ['(+84) 988 123 456', '(+84) 988 123 456', '0988123456'],
  ['[+84]988123456', '[+84]988123456', '0988123456'],
  ['084 988 123 456', '084 988 123 456', '0988123456'],
  ['０９８８１２３４５６', '0988123456', '0988123456'],
  ['\u202A0988 123 456\u202C', '0988 123 456', '0988123456'],
  ['0988123456 (Zalo)', '0988123456 (Zalo)', '0988123456'],
  ['028 3823 4567 máy lẻ 12', '028 3823 4567 máy lẻ 12', '02838234567'],
  ['1900 545 415', '1900 545 415', '1900545415'],
])('a lead with the number %s is kept', async (typed, shown, phone) => {
  await published();
  expect((await send({ ...visitor, phone_number: typed })).json()).toEqual({ success: true });
  expect(await db().select().from(contactRequests)).toMatchObject([{ phone_number: shown, phone }]);
  expect((await list(agent)).list).toMatchObject([{ phone_number: shown }]);
});

test('a program that fills in the hidden field is thanked and not heard', async () => {
  await published();
  expect((await send({ ...visitor, website: 'https://spam.example' })).json()).toEqual({ success: true });
  expect(await db().select().from(contactRequests)).toEqual([]);
  expect(await db().select().from(notifications)).toEqual([]);
});

test('who presses twice is stored once', async () => {
  await published();
  await Promise.all([send(visitor), send(visitor), send(visitor)]);
  expect(await db().select().from(contactRequests)).toHaveLength(1);
  await send({ ...visitor, message: 'Còn chỗ đậu xe không?' });
  expect(await db().select().from(contactRequests)).toHaveLength(2);
});

test('one address stores eight in a quarter of an hour, one number five, then they are asked to wait', async () => {
  await published();
  const from = (ip: string, at: number, phone = `09036180${at}`) =>
    app().inject({
      method: 'POST',
      url: '/api/public/house/nha-pho-1/contact',
      remoteAddress: ip,
      payload: { ...visitor, phone_number: phone, message: String(at) },
    });
  const same = await Promise.all(Array.from({ length: 12 }, (_, at) => from('10.0.0.1', 10 + at)));
  expect(same.filter(({ statusCode }) => statusCode === 200)).toHaveLength(8);
  expect(same.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4);
  for (let at = 0; at < 5; at += 1) expect((await from(`10.0.1.${at}`, at, '0903618274')).statusCode).toBe(200);
  expect((await from('10.0.1.9', 9, '0903618274')).statusCode).toBe(429);
  expect((await from('10.0.1.9', 9, '0903618275')).statusCode).toBe(200);
});

describe('who sees what', () => {
  async function fixture() {
    const house = await published();
    await insertUser({ id: 8 });
    const other = await insertHouse({ user_id: 8 });
    await insertContact({ house_id: house.id, phone_number: '0903618274', message: 'Gọi lại 0903.618.274 sau 18h' });
    await insertContact({ house_id: other.id, phone_number: '0903618275' });
  }

  test.each<[string, Actor, (string | null)[]]>([
    ['an admin', anAdmin(), ['0903618275', '0903618274']],
    ['someone of the customers’ page', anActor({ id: 3, customer_permission: 1 }), ['0903618275', '0903618274']],
    ['someone who answers chats', anActor({ id: 3, chat_permission: 1 }), [maskedPhone, maskedPhone]],
    ['the house’s agent', agent, ['0903618274']],
    ['a stranger', anActor({ id: 9 }), []],
  ])('%s', async (_who, actor, phones) => {
    await fixture();
    const { total, list: rows } = await list(actor);
    expect(rows.map((row) => row.phone_number)).toEqual(phones);
    expect(total).toBe(phones.length);
    if (actor.chat_permission) expect(rows[1]?.message).toBe(`Gọi lại ${maskedPhone} sau 18h`);
  });

  test.each<[string, Actor, string | null, number]>([
    ['an admin', anAdmin(), '0903618274', 1],
    ['someone of the customers’ page', anActor({ id: 3, customer_permission: 1 }), '0903618274', 1],
    ['someone who answers chats', anActor({ id: 3, chat_permission: 1 }), maskedPhone, 0],
    ['the house’s agent', agent, '0903618274', 0],
    ['a stranger', anActor({ id: 9 }), null, 0],
  ])(
    '%s opens one, and being told its number is recorded unless it is theirs',
    async (_who, actor, phone, recorded) => {
      await fixture();
      const reply = await as(actor).get('/house/contacts/1');
      if (phone === null) expect(reply.statusCode).toBe(404);
      else expect(reply.json().data).toMatchObject({ phone_number: phone, masked: phone === maskedPhone });
      await as(actor).get('/house/contacts/1');
      expect(await db().select().from(auditEntries).orderBy(auditEntries.id)).toHaveLength(recorded);
    },
  );

  test('it is filtered by status and house, 10 a page', async () => {
    await fixture();
    await db().update(contactRequests).set({ status: 1 });
    await insertContact({ house_id: 1, phone_number: '0903618276' });
    expect((await list(anAdmin(), '?status=0')).total).toBe(1);
    expect((await list(anAdmin(), '?house_id=2')).total).toBe(1);
    for (let at = 0; at < 10; at += 1) await insertContact({ house_id: 1 });
    const { total, waiting, list: rows } = await list(anAdmin());
    expect([total, waiting, rows.length]).toEqual([13, 11, 10]);
  });
});

test('it is marked handled by who called, and new again; strangers are refused', async () => {
  const house = await published();
  const { id } = await insertContact({ house_id: house.id });
  const handled = await as(agent).put(`/house/contacts/${id}`, { status: 1 });
  expect(handled.json().data).toMatchObject({ status: 1, handled_by: { id: 7 }, handled_at: expect.any(Number) });
  const again = await as(anAdmin()).put(`/house/contacts/${id}`, { status: 1 });
  expect(again.json().data).toMatchObject({ handled_by: { id: 7 } });
  expect((await as(anActor({ id: 9 })).put(`/house/contacts/${id}`, { status: 0 })).statusCode).toBe(403);
  expect((await as(agent).put(`/house/contacts/999`, { status: 0 })).statusCode).toBe(404);
  expect((await as(agent).put(`/house/contacts/${id}`, { status: 2 })).statusCode).toBe(422);
  const renewed = await as(agent).put(`/house/contacts/${id}`, { status: 0 });
  expect(renewed.json().data).toMatchObject({ status: 0, handled_by: null, handled_at: null });
});

test('a number that a visitor writes into the name is masked, too', async () => {
  const house = await published();
  await insertContact({ house_id: house.id, name: 'Anh An 0903 618 274' });
  expect((await list(anActor({ id: 3, chat_permission: 1 }))).list[0]?.name).toBe(`Anh An ${maskedPhone}`);
  expect((await list(agent)).list[0]?.name).toBe('Anh An 0903 618 274');
});
