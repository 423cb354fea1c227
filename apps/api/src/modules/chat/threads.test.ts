import { sql } from 'drizzle-orm';
import { auditEntries } from '../../audit/audit.schema';
import { db } from '../../db/db';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertCustomer } from '../../testing/insert-house';
import { anonymous, as, testApp } from '../../testing/test-app';
import {
  answers,
  bao,
  begin,
  claim,
  hasSeen,
  head,
  hears,
  joins,
  lan,
  letPass,
  listOf,
  marksRead,
  messagesOf,
  says,
  setStatus,
  textsOf,
  visitor,
} from './chat.fixture';

testApp();

/** The customer, and two strangers who type the same number. */
async function three() {
  const owner = await begin();
  await says(owner.token, 'Tôi có 5 tỷ');
  return { owner, one: await begin({ name: 'Kẻ lạ một' }), other: await begin({ name: 'Kẻ lạ hai' }) };
}

const writers = async (id: string) =>
  (await messagesOf(lan, id)).list.filter(({ owner }) => owner === 'client').map(({ name, device, text }) => [name, device, text]); // prettier-ignore

describe('two strangers with the customer’s number', () => {
  test('read and write only what is their own', async () => {
    const { owner, one, other } = await three();
    await claim(lan, owner.id);
    await answers(lan, owner.id, 'Dạ em gửi anh sổ hồng');
    await says(one.token, 'Tôi là Minh đây');
    await says(other.token, 'Gửi lại sổ cho tôi');
    await claim(lan, one.id);
    await answers(lan, one.id, 'Anh cho em hỏi tên');
    const heard = async ({ token }: { token: string }) => textsOf((await hears(token)).list);
    expect(await heard(owner)).toEqual(['Tôi có 5 tỷ', 'Dạ em gửi anh sổ hồng']);
    expect(await heard(one)).toEqual(['Tôi là Minh đây', 'Anh cho em hỏi tên']);
    expect(await heard(other)).toEqual(['Gửi lại sổ cho tôi']);
    expect(await writers(owner.id)).toEqual([['Nguyễn Minh', 1, 'Tôi có 5 tỷ']]);
    expect(await writers(one.id)).toEqual([['Kẻ lạ một', 2, 'Tôi là Minh đây']]);
    expect(await writers(other.id)).toEqual([['Kẻ lạ hai', 3, 'Gửi lại sổ cho tôi']]);
  });

  test('hear nothing of who answers the customer, of a lock, or of what was seen', async () => {
    const { owner, one } = await three();
    await claim(lan, owner.id);
    await answers(lan, owner.id, 'Dạ');
    await hasSeen(one.token, 1_000_000);
    expect((await hears(owner.token)).unread).toBe(1);
    const state = async () => {
      const { status, supporter, unread, list } = await hears(one.token);
      return [status, supporter, unread, list.length];
    };
    expect(await state()).toEqual([1, null, 0, 0]);
    await setStatus(lan, owner.id, 0);
    expect(await state()).toEqual([1, null, 0, 0]);
    expect((await says(one.token, 'Alo')).statusCode).toBe(200);
    expect((await says(owner.token, 'Alo')).statusCode).toBe(403);
    // a lock of theirs is theirs alone
    await setStatus(lan, owner.id, 1);
    await setStatus(lan, one.id, 0);
    expect([(await says(owner.token, 'Alo')).statusCode, (await says(one.token, 'Alo')).statusCode]).toEqual([
      200, 403,
    ]);
  });

  test('stand in the list as new devices, each with what waits, and beside the customer', async () => {
    const { owner, one, other } = await three();
    await says(one.token, 'a');
    await says(one.token, 'b');
    const { list, counts } = await listOf(bao, '?filter=all');
    expect(counts.all).toBe(3);
    expect(list.map(({ uuid, main, device, unread }) => [uuid, main, device, unread])).toEqual([
      [one.id, owner.id, 2, 2],
      [owner.id, null, 1, 1],
      [other.id, owner.id, 3, 0],
    ]);
    expect((await head(bao, owner.id)).threads.map(({ uuid, unread }) => [uuid, unread])).toEqual([[one.id, 2], [other.id, 0]]); // prettier-ignore
    expect((await head(bao, one.id)).threads.map(({ uuid, name }) => [uuid, name])).toEqual([[owner.id, 'Nguyễn Minh'], [other.id, 'Kẻ lạ hai']]); // prettier-ignore
  });

  test('shut nobody out: limits are of a device and of a network', async () => {
    const { owner, one } = await three();
    await db().execute(sql`update chat_visitors set network = 'other' where conversation_id <> ${owner.id}`);
    await says(one.token, 'Tin 1');
    await db().execute(sql`
      insert into chat_messages (conversation_id, owner, text, name, visitor_id)
      select conversation_id, 'client', 'Tin', name, visitor_id from chat_messages, generate_series(2, 40)
      where conversation_id = ${one.id}`);
    expect((await says(one.token, 'Tin 41')).statusCode).toBe(429);
    expect((await says(owner.token, 'Tôi vẫn nhắn được')).statusCode).toBe(200);
    await db().execute(sql`update chat_visitors set network = 'other'`);
    expect((await says(await begin().then(({ token }) => token), 'Máy khác của tôi')).statusCode).toBe(200);
  });

  test('learn nothing from what a session answers', async () => {
    const known = await anonymous.post('/public/chat/session', visitor);
    const again = await anonymous.post('/public/chat/session', { ...visitor, name: 'Khác' });
    const shapes = [known, again].map(({ statusCode, body }) => [statusCode, Object.keys((JSON.parse(body) as { data: object }).data)]); // prettier-ignore
    expect(shapes[1]).toEqual(shapes[0]);
  });

  test('sessions of one new number at the same moment make one main conversation', async () => {
    await Promise.all(Array.from({ length: 6 }, () => begin()));
    const { list } = await listOf(lan);
    expect(list.filter(({ main }) => main === null)).toHaveLength(1);
    expect(list).toHaveLength(6);
  });
});

describe('joining', () => {
  test('puts the device’s messages into the main conversation, and it reads there what follows, nothing of the past', async () => {
    const { owner, one } = await three();
    await says(one.token, 'Máy công ty của tôi');
    await claim(lan, one.id);
    await answers(lan, one.id, 'Anh Minh phải không ạ?');
    await says(one.token, 'Đúng rồi');
    const reply = await joins(lan, one.id);
    expect(reply.json()).toEqual({ data: { uuid: owner.id } });
    expect(textsOf((await hears(one.token)).list)).toEqual([
      'Máy công ty của tôi',
      'Anh Minh phải không ạ?',
      'Đúng rồi',
    ]);
    await claim(lan, owner.id);
    await answers(lan, owner.id, 'Dạ em chào anh');
    expect(textsOf((await hears(one.token)).list).at(-1)).toBe('Dạ em chào anh');
    expect((await hears(one.token)).supporter).not.toBeNull();
    expect(textsOf((await hears(one.token)).list)).not.toContain('Tôi có 5 tỷ');
    expect((await says(one.token, 'Tôi đây')).statusCode).toBe(200);
    expect(await writers(owner.id)).toEqual([
      ['Nguyễn Minh', 1, 'Tôi có 5 tỷ'],
      ['Kẻ lạ một', 2, 'Máy công ty của tôi'],
      ['Kẻ lạ một', 2, 'Đúng rồi'],
      ['Kẻ lạ một', 2, 'Tôi đây'],
    ]);
    expect((await messagesOf(lan, owner.id)).list.map(({ text }) => text)).toContainEqual(expect.stringMatching(/xác nhận thiết bị 2 là của khách lúc/)); // prettier-ignore
  });

  test('leaves the other stranger where they are', async () => {
    const { owner, one, other } = await three();
    await says(other.token, 'Còn tôi?');
    await joins(lan, one.id);
    await claim(lan, owner.id);
    await answers(lan, owner.id, 'Chỉ cho khách');
    expect(textsOf((await hears(other.token)).list)).toEqual(['Còn tôi?']);
    expect(textsOf((await hears(one.token)).list)).toEqual(['Chỉ cho khách']);
  });

  test('keeps what waits, and the list has one conversation less', async () => {
    const { owner, one } = await three();
    await says(one.token, 'Còn nhà không?');
    await joins(bao, one.id);
    const { list, counts } = await listOf(bao);
    expect([counts.all, counts.free]).toEqual([2, 1]);
    expect(list[0]).toMatchObject({ uuid: owner.id, unread: 2, joins: 1, last: { text: 'Còn nhà không?' } });
    expect((await as(bao).get('/chat/unread')).json()).toMatchObject({ data: { messages: 2, conversations: 1 } });
    await claim(bao, owner.id);
    await marksRead(bao, owner.id);
    const heard = await hears(one.token);
    expect(heard.seen_until).toBe(heard.list.at(-1)!.id);
  });

  test('is recorded, and again is no harm; the thread’s address is the main conversation’s from then on', async () => {
    const { owner, one } = await three();
    await says(one.token, 'a');
    expect((await joins(lan, one.id)).statusCode).toBe(200);
    expect((await joins(bao, one.id)).json()).toEqual({ data: { uuid: owner.id } });
    const entries = await db()
      .select()
      .from(auditEntries)
      .where(sql`action = 'join'`);
    expect(entries.map(({ detail }) => detail)).toEqual([expect.objectContaining({ conversation: owner.id, thread: one.id })]); // prettier-ignore
    expect((await head(lan, one.id)).uuid).toBe(owner.id);
    await claim(lan, one.id);
    expect((await answers(lan, one.id, 'Dạ')).statusCode).toBe(200);
    expect(textsOf((await messagesOf(lan, owner.id)).list).at(-1)).toBe('Dạ');
  });

  test('is refused of a main conversation, a locked one, and one that a colleague answers', async () => {
    const { owner, one, other } = await three();
    expect((await joins(lan, owner.id)).statusCode).toBe(422);
    await setStatus(lan, one.id, 0);
    expect((await joins(lan, one.id)).statusCode).toBe(403);
    await claim(bao, other.id);
    expect((await joins(lan, other.id)).json()).toMatchObject({ code: 'conflict', current: { supporter: { id: bao.id } } }); // prettier-ignore
    expect((await joins(bao, other.id)).statusCode).toBe(200);
    expect((await joins(anActor({ id: 9 }), one.id)).statusCode).toBe(403);
  });

  test('is refused by whose turn it is before by what it is', async () => {
    const { owner } = await three();
    await claim(bao, owner.id);
    expect((await joins(lan, owner.id)).statusCode).toBe(409);
    await setStatus(lan, owner.id, 0);
    expect((await joins(lan, owner.id)).statusCode).toBe(403);
  });

  test('what both sides write at the same moment is in the main conversation, once', async () => {
    const { owner, one } = await three();
    await claim(lan, one.id);
    const sent = [1, 2, 3, 4, 5].map((n) => says(one.token, `k${n}`));
    await Promise.all([...sent, joins(lan, one.id)]);
    const texts = textsOf((await messagesOf(lan, owner.id, '?size=100')).list).filter((text) => text?.startsWith('k'));
    expect(texts.toSorted()).toEqual(['k1', 'k2', 'k3', 'k4', 'k5']);
    expect((await hears(one.token)).list).toHaveLength(5);
  });
});

describe('a customer’s page', () => {
  test('knows threads that nobody has joined as such, and its timeline and links only the main one', async () => {
    const phone = visitor.phone_number;
    const { owner, one } = await three();
    await says(one.token, 'a');
    const admin = anAdmin({ id: 8, chat_permission: 1 });
    const { id } = await insertCustomer({ phone_number: phone, phones: [phone], name: 'Anh Minh' });
    const chats = (await as(admin).get(`/chat/customer/${id}`)).json<{ data: { list: { uuid: string; main: string }[] } }>().data; // prettier-ignore
    expect(chats.list.slice(0, 2).map(({ uuid, main }) => [uuid, main])).toEqual([[owner.id, null], [one.id, owner.id]]); // prettier-ignore
    const timeline = (await as(admin).get(`/customer/${id}/timeline`)).body;
    expect(timeline).toContain(owner.id);
    expect(timeline).not.toContain(one.id);
  });
});

describe('the number of a lease that is over', () => {
  const phone = visitor.phone_number;

  test('is hidden again, in lists, in the conversation, in its messages and in a search', async () => {
    const { token, id } = await begin({ name: `Minh ${phone}` });
    await says(token, `Gọi tôi ${phone}`);
    await claim(lan, id);
    const seen = async () => {
      const found = await listOf(lan, '?search=618274');
      const all = [await listOf(lan), await head(lan, id), await messagesOf(lan, id)];
      return [found.total, ...all.map((one) => JSON.stringify(one).includes(phone))];
    };
    expect(await seen()).toEqual([1, true, true, true]);
    await letPass(id, 121);
    expect(await seen()).toEqual([0, false, false, false]);
    await says(token, 'Alo');
    expect(await seen()).toEqual([1, true, true, true]);
  });
});
