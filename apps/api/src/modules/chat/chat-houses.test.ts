import type { ChatHouseChoice } from '@toam/contracts/chat/chat-house.endpoints';
import type { ChatMessage } from '@toam/contracts/chat/chat.schema';
import type { Actor } from '@toam/domain/actor';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { db } from '../../db/db';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertCompleteHouse, insertCustomer, insertDictionary } from '../../testing/insert-house';
import { insertNeed } from '../../testing/insert-need';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { houses, type NewHouseRow } from '../houses/house.schema';
import { bao, begin, claim, head, hears, lan, listOf, messagesOf, says, visitor } from './chat.fixture';

const { app } = testApp();

const onWeb = { public: 1, public_approval: 1, web: 1, province: 2, district: 21 } as const;
const agent = anActor({ id: 3 });

/** A house on the website, of a colleague. */
const aHouse = (differing: Partial<NewHouseRow> = {}) => insertCompleteHouse({ user_id: 3, ...onWeb, number_bedroom: 4, floors: 3, ...differing }); // prettier-ignore

beforeEach(async () => {
  await insertUser({ ...agent });
  await insertUser({ ...lan });
  await insertUser({ ...bao });
  await insertDictionary();
});

const send = (who: Actor, id: string, body: object) =>
  as(who).post(`/chat/conversation/${id}/message`, { client_key: randomUUID(), ...body });
const housesFor = async (who: Actor, id: string, query = '') =>
  (await as(who).get(`/chat/conversation/${id}/houses?${query}`)).json<{
    data: { total: number; list: ChatHouseChoice[] };
  }>().data;
const idsOf = (list: ChatHouseChoice[]) => list.map(({ house }) => house.id);

describe('a house card', () => {
  test('follows its text under one key; both sides see what the website shows, and nothing of the house’s number', async () => {
    const house = await aHouse({ title: 'Nhà hẻm xe hơi, gọi 0909 427 318' });
    const { token, id } = await begin();
    await claim(lan, id);
    const client_key = randomUUID();
    const sent = await send(lan, id, { text: 'Anh xem căn này nhé', house_id: house.id, client_key });
    expect(sent.statusCode).toBe(200);
    const again = await send(lan, id, { text: 'Anh xem căn này nhé', house_id: house.id, client_key });
    expect(again.json<{ data: { list: ChatMessage[] } }>().data.list).toHaveLength(2);
    const [text, card] = (await hears(token)).list;
    expect(text).toMatchObject({ text: 'Anh xem căn này nhé', house: null, client_key });
    expect(card).toMatchObject({ text: null, imageURL: null, thumbnail: null, client_key });
    expect(card!.house).toEqual({
      id: house.id,
      title: 'Nhà hẻm xe hơi, gọi 0000000000',
      price: '8,65 tỷ',
      facts: '62 m² · 3 tầng · 4 PN',
      place: 'Nguyễn Văn Đậu, Quận Bình Thạnh',
      picture: expect.stringMatching(/^\/api\/public\/chat\/image\//),
      link: null,
    });
    expect(JSON.stringify(await hears(token))).not.toContain('148/12');
    expect((await messagesOf(bao, id)).list.at(-1)).toMatchObject({ house: { id: house.id, price: '8,65 tỷ' } });
    expect((await listOf(bao)).list[0]!.last!.text).toBe('[Bất động sản] Nhà hẻm xe hơi, gọi 0000000000');
  });

  test('stays as it was when the house changes or leaves the website', async () => {
    const house = await aHouse();
    const { token, id } = await begin();
    await claim(lan, id);
    await send(lan, id, { house_id: house.id });
    const before = (await hears(token)).list[0]!.house;
    await db()
      .update(houses)
      .set({ web: 0, title: 'Khác', into_money: 1, deleted_at: new Date() })
      .where(eq(houses.id, house.id));
    const after = (await hears(token)).list[0]!.house;
    expect({ ...after, picture: '' }).toEqual({ ...before, picture: '' });
  });

  test('its picture is the visitor’s to see, and no stranger’s', async () => {
    const house = await aHouse();
    const { token, id } = await begin();
    await claim(lan, id);
    await send(lan, id, { house_id: house.id });
    const url = (await hears(token)).list[0]!.house!.picture!;
    const status = async (address: string) => (await app().inject({ method: 'GET', url: address })).statusCode;
    // the fixture's picture has no bytes: what is checked is the door before them
    expect(await status(url)).not.toBe(403);
    expect(await status(url.replace(/signature=.*/, 'signature=x'))).toBe(403);
  });

  test.each([
    ['not on the website', { web: 0 as const }],
    ['no longer for sale', { status: 1 as const }],
    ['deleted', { deleted_at: new Date() }],
  ])('a house that is %s is refused, and nothing is stored', async (_what, differing) => {
    const house = await aHouse(differing);
    const { token, id } = await begin();
    await claim(lan, id);
    const reply = await send(lan, id, { text: 'Đây ạ', house_id: house.id });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      errors: { house_id: 'BĐS này không còn trên web nên không gửi được cho khách' },
    });
    expect((await hears(token)).list).toEqual([]);
  });

  test('a house that the sender may not see is refused as one that is not there', async () => {
    const limited = anActor({ id: 9, chat_permission: 1, maximum_price: 5_000_000_000 });
    const house = await aHouse();
    const { id } = await begin();
    await claim(limited, id);
    const hidden = await send(limited, id, { house_id: house.id });
    const absent = await send(limited, id, { house_id: 999 });
    expect([hidden.statusCode, hidden.json().message]).toEqual([absent.statusCode, absent.json().message]);
  });

  test('pictures are not sent together with a house, and nothing is no message', async () => {
    const { id } = await begin();
    await claim(lan, id);
    expect((await send(lan, id, { image_ids: [1], house_id: 1 })).statusCode).toBe(422);
    expect((await send(lan, id, {})).statusCode).toBe(422);
  });

  test('needs the lease, as every message does', async () => {
    const house = await aHouse();
    const { id } = await begin();
    expect((await send(lan, id, { house_id: house.id })).statusCode).toBe(409);
  });
});

describe('houses to pick', () => {
  test('all: those on the website that the viewer may see, the newest first, found by words, with when they were sent', async () => {
    const first = await aHouse();
    const second = await aHouse({ house_address: 'Huỳnh Văn Bánh', title: 'Nhà góc' });
    await aHouse({ web: 0 });
    const { id } = await begin();
    await claim(lan, id);
    await send(lan, id, { house_id: first.id });
    const all = await housesFor(lan, id, 'tab=all');
    expect(idsOf(all.list)).toEqual([second.id, first.id]);
    expect(all.list.map(({ sent_at }) => sent_at !== null)).toEqual([false, true]);
    expect(all.list[1]).toMatchObject({ address: expect.stringContaining('148/12 Nguyễn Văn Đậu'), points: null });
    expect(idsOf((await housesFor(lan, id, 'tab=all&search=huynh van')).list)).toEqual([second.id]);
    expect(await housesFor(lan, id, 'tab=all&size=1&page=2')).toMatchObject({ total: 2, list: [{}] });
    const limited = anActor({ id: 9, chat_permission: 1, maximum_price: 5_000_000_000 });
    expect((await housesFor(limited, id, 'tab=all')).total).toBe(0);
  });

  test('recent: those that I opened, the last first', async () => {
    const [first, second] = [await aHouse(), await aHouse()];
    const { id } = await begin();
    for (const one of [second, first]) await as(lan).post('/user/activity', { house_id: one.id });
    const opened = await housesFor(lan, id, 'tab=recent');
    expect(idsOf(opened.list)).toEqual([first.id, second.id]);
    expect((await housesFor(bao, id, 'tab=recent')).total).toBe(0);
  });

  test('fits: the best for the customer’s open needs, only for who knows the customer', async () => {
    const fitting = await aHouse();
    await aHouse({ into_money: 20_000_000_000 });
    const { id } = await begin();
    const customer = await insertCustomer({ user_id: 7, phone_number: visitor.phone_number, phones: [visitor.phone_number], description: 'Gọi 0903618274 sau 15:00' }); // prettier-ignore
    await insertNeed({ user_id: 7, customer_id: customer.id });
    await insertNeed({ user_id: 7, customer_id: customer.id, status: 1 });
    expect(await housesFor(lan, id)).toMatchObject({ total: 1, list: [{ house: { id: fitting.id }, points: 100 }] });
    expect(await head(lan, id)).toMatchObject({
      customer: { id: customer.id, may_open: true },
      needs: [{ purpose: 0, names: { province: ['Quận Bình Thạnh'] } }],
      note: 'Gọi 0903618274 sau 15:00',
      fits: 1,
    });
    expect((await housesFor(bao, id)).total).toBe(0);
    expect(await head(bao, id)).toMatchObject({ customer: null, needs: [], note: null, fits: 0 });
    await claim(bao, id);
    expect((await head(bao, id)).note).toBe('Gọi 0000000000 sau 15:00');
  });
});

describe('a customer’s conversations', () => {
  test('are those of any of their numbers, for who answers chats and may open the customer', async () => {
    const { token, id } = await begin();
    await says(token, 'Chào em');
    const other = await begin({ phone_number: '0903618275' });
    await begin({ phone_number: '0903618276' });
    const customer = await insertCustomer({ user_id: 7, phone_number: visitor.phone_number, phones: [visitor.phone_number, '0903618275'] }); // prettier-ignore
    const ask = (who: Actor) => as(who).get(`/chat/customer/${customer.id}`);
    const { list } = (await ask(lan)).json<{ data: { list: { uuid: string }[] } }>().data;
    expect(list.map(({ uuid }) => uuid).toSorted()).toEqual([id, other.id].toSorted());
    expect((await ask(anAdmin({ id: 8 }))).statusCode).toBe(200);
    expect((await ask(anActor({ id: 7 }))).statusCode).toBe(403);
    expect((await as(lan).get('/chat/customer/999')).statusCode).toBe(404);
  });
});
