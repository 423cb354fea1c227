import type { VisitorChat } from '@toam/contracts/chat/chat.schema';
import { visitorTokenHeader } from '@toam/contracts/chat/visitor-wire';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { auditEntries } from '../../audit/audit.schema';
import { db } from '../../db/db';
import { allRows } from '../../testing/all-rows';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertCustomer } from '../../testing/insert-house';
import { anonymous, as, testApp } from '../../testing/test-app';
import { chatConversations, chatMessages } from './chat.schema';
import {
  answers,
  asVisitor,
  begin,
  claim,
  hasSeen,
  head,
  hears,
  lan,
  listOf,
  messagesOf,
  says,
  sends,
  setStatus,
  textsOf,
  visitor,
} from './chat.fixture';

const { app } = testApp();

describe('somebody else’s number', () => {
  test('shows nothing of the past, and marks nothing of it', async () => {
    const owner = await begin();
    await says(owner.token, 'Tôi có 5 tỷ');
    await claim(lan, owner.id);
    await answers(lan, owner.id, 'Dạ em gửi anh nhà');
    const stranger = await begin({ name: 'Kẻ lạ' });
    expect(await hears(stranger.token)).toMatchObject({ list: [], unread: 0, seen_until: 0, supporter: null });
    await hasSeen(stranger.token, 1_000_000);
    expect((await hears(owner.token)).unread).toBe(1);
    expect((await head(lan, owner.id)).name).toBe('Nguyễn Minh');
  });

  test('answers as an unknown one does', async () => {
    const known = await anonymous.post('/public/chat/session', visitor);
    const again = await anonymous.post('/public/chat/session', { ...visitor, name: 'Khác' });
    const unknown = await anonymous.post('/public/chat/session', { ...visitor, phone_number: '0903618299' });
    const shapes = [known, again, unknown].map((reply) => Object.keys(reply.json<{ data: object }>().data));
    expect(shapes).toEqual([shapes[0], shapes[0], shapes[0]]);
  });
});

test('a visitor hears what people wrote, however often colleagues came and went', async () => {
  const { token, id } = await begin();
  await says(token, 'a');
  const [first] = (await hears(token)).list;
  await db().execute(sql`
    insert into chat_messages (conversation_id, owner, text, name)
    select ${id}, 'event', 'Lan nhận hỗ trợ', 'Lan' from generate_series(1, 150)`);
  await says(token, 'b');
  expect((await hears(token, first!.id)).list.map(({ text }) => text)).toEqual(['b']);
});

test('a visitor reads the newest page first, and older ones before a message, without gap or double', async () => {
  const { token, id } = await begin();
  await says(token, '0');
  await db().execute(sql`
    insert into chat_messages (conversation_id, owner, text, name)
    select ${id}, case when n % 5 = 0 then 'event' else 'staff' end, n::text, 'Lan' from generate_series(1, 260) n`);
  const read = async (query: string) =>
    (await asVisitor(token).get(`/public/chat/message${query}`)).json<{ data: VisitorChat }>().data;
  const written = ['0', ...Array.from({ length: 260 }, (_, at) => String(at + 1)).filter((n) => Number(n) % 5 !== 0)];
  const newest = await read('');
  expect([textsOf(newest.list), newest.more]).toEqual([written.slice(-100), true]);
  const before = await read(`?before=${newest.list[0]!.id}`);
  expect([textsOf(before.list), before.more]).toEqual([written.slice(-200, -100), true]);
  const first = await read(`?before=${before.list[0]!.id}`);
  expect([textsOf(first.list), first.more]).toEqual([written.slice(0, -200), false]);
  // a page that was opened before this came asks from the beginning on
  const old = await read('?after=0');
  expect([textsOf(old.list), old.more]).toEqual([written.slice(0, 100), true]);
});

test('older pages show nothing of the past of a number', async () => {
  const owner = await begin();
  await says(owner.token, 'Tôi có 5 tỷ');
  const stranger = await begin({ name: 'Kẻ lạ' });
  await says(stranger.token, 'Alo');
  const { data } = (await asVisitor(stranger.token).get('/public/chat/message?before=1000000')).json<{
    data: VisitorChat;
  }>();
  expect(textsOf(data.list)).toEqual(['Alo']);
});

test('without a valid token there is no conversation', async () => {
  const { id, token } = await begin();
  await says(token, 'a');
  for (const caller of [anonymous, asVisitor('x')])
    expect((await caller.get('/public/chat/message')).statusCode).toBe(404);
  await db().execute(sql`update chat_visitors set created_at = now() - interval '31 days'`);
  expect((await says(token, 'b')).statusCode).toBe(404);
  expect((await messagesOf(lan, id)).list).toHaveLength(1);
});

test('a filled honeypot is answered as a success, and stores nothing', async () => {
  const reply = await anonymous.post('/public/chat/session', { ...visitor, website: 'x' });
  expect(reply.statusCode).toBe(200);
  expect(await db().select().from(chatConversations)).toEqual([]);
});

test.each([
  ['a name', { name: ' ' }, 'name', 'Họ tên bắt buộc'],
  ['letters in a number', { phone_number: '09x3618274' }, 'phone_number', 'Số điện thoại chỉ điền số'],
  [
    'half a number',
    { phone_number: '0903618' },
    'phone_number',
    'Số điện thoại không đúng: thiếu số, thừa số hoặc sai đầu số. Số nước ngoài bắt đầu bằng dấu +',
  ],
])('bad input: %s', async (_what, differing, field, message) => {
  const reply = await anonymous.post('/public/chat/session', { ...visitor, ...differing });
  expect(reply.statusCode).toBe(422);
  expect(reply.json<{ errors: Record<string, string> }>().errors[field]).toBe(message);
});

test.each([
  ['nothing', { text: ' \n ' }],
  ['too long a text', { text: 'a'.repeat(2001) }],
  ['a text and a picture', { text: 'a', image_id: 1 }],
  ['a picture of somebody else', { image_id: 999 }],
])('a message of %s is refused', async (_what, body) => {
  const { token } = await begin();
  expect((await sends(token, { ...body, client_key: randomUUID() })).statusCode).toBe(422);
  expect(await db().select().from(chatMessages)).toEqual([]);
});

test('hostile text stays text', async () => {
  const { token, id } = await begin({ name: '<img src=x onerror=alert(1)>' });
  await says(token, '<script>alert(1)</script> https://a.vn');
  expect((await messagesOf(lan, id)).list[0]!.text).toBe('<script>alert(1)</script> https://a.vn');
  expect((await head(lan, id)).name).toBe('<img src=x onerror=alert(1)>');
});

describe('limits of a quarter of an hour', () => {
  test('8 sessions of a network, whatever numbers', async () => {
    const open = (phone_number: string) => anonymous.post('/public/chat/session', { ...visitor, phone_number });
    const same = await Promise.all(Array.from({ length: 6 }, () => open('0903618274')));
    expect(same.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    for (const last of [1, 2]) expect((await open(`090361820${last}`)).statusCode).toBe(200);
    const over = await open('0903618209');
    expect(over.statusCode).toBe(429);
    expect(over.json()).toMatchObject({ message: 'Tin nhắn gửi hơi nhanh. Anh chị vui lòng chờ ít phút rồi gửi tiếp' });
  });

  test('40 messages of a device, also in parallel', async () => {
    const { token } = await begin();
    const replies = await Promise.all(Array.from({ length: 45 }, (_, at) => says(token, `Tin ${at}`)));
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
    expect((await hears(token)).list).toHaveLength(40);
  });
});

describe('pictures', () => {
  const bytes = () =>
    sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
  const upload = async (token: string) => {
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(await bytes())], { type: 'image/png' }), 'nha.png');
    return asVisitor(token).upload('/public/chat/image', form);
  };

  test('a visitor’s picture is seen by both sides, and by nobody else', async () => {
    const { token, id } = await begin();
    const uploaded = (await upload(token)).json<{ data: { id: number; thumbnail: string } }>().data;
    expect((await sends(token, { image_id: uploaded.id, client_key: randomUUID() })).statusCode).toBe(200);
    const [heard] = (await hears(token)).list;
    expect(heard).toMatchObject({ text: null, width: 40, height: 20 });
    const get = (url: string) => app().inject({ method: 'GET', url });
    expect((await get(heard!.imageURL!)).statusCode).toBe(200);
    expect((await get(heard!.imageURL!.replace(/signature=.*/, 'signature=x'))).statusCode).toBe(403);
    const [row] = (await messagesOf(lan, id)).list;
    expect(row!.imageURL).toMatch(/^\/api\/media\/image\//);
    const path = row!.imageURL!.replace(/^\/api|\?.*$/g, '');
    expect((await as(lan).get(path)).statusCode).toBe(200);
    expect((await as(anActor({ id: 9 })).get(path)).statusCode).toBe(403);
    expect((await listOf(lan)).list[0]!.last).toMatchObject({ text: '[Hình ảnh] 1 ảnh' });
    await db().execute(sql`update chat_visitors set revoked_at = now()`);
    expect((await get(heard!.imageURL!)).statusCode).toBe(403);
  });

  test('one’s own upload cannot be sent by another visitor, nor twice', async () => {
    const { token } = await begin();
    const other = await begin({ phone_number: '0903618275' });
    const { id } = (await upload(token)).json<{ data: { id: number } }>().data;
    expect((await sends(other.token, { image_id: id, client_key: randomUUID() })).statusCode).toBe(422);
    expect((await sends(token, { image_id: id, client_key: randomUUID() })).statusCode).toBe(200);
    expect((await sends(token, { image_id: id, client_key: randomUUID() })).statusCode).toBe(422);
  });

  test('of strangers, and too many at once, are refused before they come', async () => {
    const { token } = await begin();
    await app().listen({ port: 0 });
    const { port } = app().server.address() as AddressInfo;
    /** Begins to send, and never ends. */
    const send = (headers: Record<string, string>) => {
      const type = 'multipart/form-data; boundary=x';
      const path = '/api/public/chat/image';
      const request = http.request({ port, path, method: 'POST', headers: { ...headers, 'content-type': type } });
      request.on('error', () => undefined);
      request.write('--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n');
      const status = once(request, 'response').then(([reply]: http.IncomingMessage[]) => reply!.statusCode);
      return { request, status };
    };
    const [nobody, ...own] = [send({}), ...Array.from({ length: 11 }, () => send({ [visitorTokenHeader]: token }))];
    expect(await nobody.status).toBe(404);
    expect(await Promise.race(own.map(({ status }) => status))).toBe(429);
    for (const { request } of [nobody, ...own]) request.destroy();
    for (const { status } of own) await status.catch(() => undefined);
    await new Promise((wake) => setTimeout(wake, 100));
    expect((await upload(token)).statusCode).toBe(200);
  });

  test('a locked conversation takes none', async () => {
    const { token, id } = await begin();
    await setStatus(lan, id, 0);
    expect((await upload(token)).statusCode).toBe(403);
  });
});

describe('the number', () => {
  const phone = '0903618274';

  test('is hidden from who may not see it, also in names and texts', async () => {
    const { token, id } = await begin({ name: `Minh ${phone}` });
    await says(token, `Gọi tôi ${phone} nhé`);
    const seen = [await listOf(lan), await head(lan, id), await messagesOf(lan, id)];
    expect(JSON.stringify(seen)).not.toContain(phone);
    expect(seen[1]).toMatchObject({ phoneNumber: '0000000000', masked: true, customer: null });
    expect((await listOf(lan, '?search=618274')).total).toBe(0);
    expect((await listOf(lan, `?search=${phone}`)).total).toBe(1);
  });

  test('is shown to admins, holders of the permission, the customer’s staff and the supporter', async () => {
    const { id } = await begin();
    const sees = async (who: Parameters<typeof head>[0]) => (await head(who, id)).phoneNumber;
    expect(await sees(anAdmin({ id: 8 }))).toBe(phone);
    expect(await sees(anActor({ id: 8, chat_permission: 1, customer_permission: 1 }))).toBe(phone);
    expect(await sees(lan)).toBe('0000000000');
    await claim(lan, id);
    expect(await sees(lan)).toBe(phone);
    const customer = await insertCustomer({ user_id: 8, phone_number: phone, phones: [phone], name: 'Anh Minh' });
    const owner = anActor({ id: 8, chat_permission: 1 });
    expect(await head(owner, id)).toMatchObject({ phoneNumber: phone, customer: { id: customer.id, may_open: true } });
    expect((await listOf(owner, '?search=618274')).total).toBe(1);
  });
});

test('the audit tells of new devices, claims and locks, not of messages', async () => {
  const { token, id } = await begin();
  await begin();
  await says(token, 'a');
  await claim(lan, id);
  await answers(lan, id, 'b');
  await setStatus(lan, id, 0);
  const entries = await allRows(auditEntries, sql`noun = 'chat'`);
  expect(entries.map(({ action }) => action)).toEqual(['create', 'create', 'claim', 'lock']);
  const [first, thread, ...others] = entries.map(({ detail }) => detail as { conversation?: string; main?: string });
  expect([first!.conversation, thread!.main]).toEqual([id, id]);
  expect(others.every(({ conversation }) => conversation === id)).toBe(true);
  expect(JSON.stringify(entries)).not.toContain('0903618274');
});
