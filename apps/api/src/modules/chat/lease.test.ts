import { randomUUID } from 'node:crypto';
import type { Actor } from '@toam/domain/actor';
import { anAdmin } from '../../testing/an-actor';
import { insertSession, insertUser } from '../../testing/insert-user';
import { as, testApp, withSession } from '../../testing/test-app';
import {
  answers,
  bao,
  begin,
  claim,
  closesWaiting,
  head,
  hears,
  lan,
  letPass,
  listOf,
  marksRead,
  messagesOf,
  release,
  says,
  setStatus,
  textsOf,
} from './chat.fixture';

testApp();

const codes = (replies: { statusCode: number }[]) => replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b); // prettier-ignore

test('a customer writes, a colleague claims and answers, and both see it', async () => {
  const { token, id } = await begin();
  await says(token, 'Nhà này còn không ạ?');
  expect((await listOf(lan)).list[0]).toMatchObject({
    uuid: id,
    unread: 1,
    read: 0,
    supporter: null,
    may_write: false,
  });
  expect((await answers(lan, id, 'Dạ còn ạ')).statusCode).toBe(409);
  expect((await claim(lan, id)).json()).toMatchObject({
    data: { status: 1, supporter: { id: 7, name: 'Nguyễn Thu Hà' } },
  });
  expect((await answers(lan, id, '  Dạ còn ạ  ')).statusCode).toBe(200);
  const heard = await hears(token);
  expect(textsOf(heard.list)).toEqual(['Nhà này còn không ạ?', 'Dạ còn ạ']);
  expect(heard).toMatchObject({ supporter: 'Nguyễn Thu Hà', unread: 1, status: 1 });
  const { list } = await messagesOf(bao, id);
  expect(list.map(({ owner }) => owner)).toEqual(['client', 'event', 'staff']);
  expect(list[1]!.text).toMatch(/^Nguyễn Thu Hà nhận hỗ trợ lúc \d\d:\d\d$/);
});

test('of ten who claim at once, one wins, and the others are asked', async () => {
  const { token, id } = await begin();
  await says(token, 'Xin chào');
  const others = Array.from({ length: 8 }, (_, at) => ({ ...lan, id: 20 + at }));
  for (const { id: user } of others) await insertUser({ id: user, chat_permission: 1 });
  const replies = await Promise.all([lan, bao, ...others].map((who) => claim(who, id)));
  expect(codes(replies)).toEqual([200, ...Array<number>(9).fill(409)]);
  const winner = replies.find(({ statusCode }) => statusCode === 200)!.json<{ data: { supporter: { id: number } } }>();
  const refused = replies.find(({ statusCode }) => statusCode === 409)!.json<{ message: string; current: object }>();
  expect(refused.current).toMatchObject({ supporter: { id: winner.data.supporter.id }, uuid: id });
  expect(refused.message).toMatch(/đang hỗ trợ khách này. Bạn có chắc muốn nhận hỗ trợ\?$/);
});

test('the lease of 120 s: renewed by each side’s message, for the same supporter also after its end', async () => {
  const { token, id } = await begin();
  await says(token, 'Xin chào');
  await claim(lan, id);
  await letPass(id, 119);
  expect((await answers(lan, id, 'Chào anh')).statusCode).toBe(200);
  await letPass(id, 120);
  expect((await answers(lan, id, 'Anh còn đó không')).statusCode).toBe(409);
  expect((await head(lan, id)).live_until).toBeNull();
  await says(token, 'Còn');
  expect((await answers(lan, id, 'Dạ')).statusCode).toBe(200);
  await letPass(id, 120);
  expect((await claim(bao, id)).statusCode).toBe(200);
  expect((await answers(lan, id, 'Em đây')).statusCode).toBe(409);
});

test('taking over asks first; the former holder’s message on its way is refused', async () => {
  const { id } = await begin();
  await claim(lan, id);
  expect((await claim(bao, id)).statusCode).toBe(409);
  expect((await claim(bao, id, { force: true })).statusCode).toBe(200);
  expect((await answers(lan, id, 'Dạ em gửi')).json()).toMatchObject({
    message: 'Bạn chưa nhận hỗ trợ hoặc đã hết thời gian hỗ trợ',
  });
  expect((await answers(bao, id, 'Em là Bảo')).statusCode).toBe(200);
});

test('locking refuses both sides; unlocking gives nobody the lease back', async () => {
  const { token, id } = await begin();
  await claim(lan, id);
  expect((await setStatus(bao, id, 0)).json()).toMatchObject({ data: { status: 0, supporter: null } });
  expect(codes([await answers(lan, id, 'a'), await says(token, 'b'), await claim(lan, id)])).toEqual([403, 403, 403]);
  expect((await hears(token)).status).toBe(0);
  await setStatus(bao, id, 1);
  expect((await says(token, 'Cảm ơn')).statusCode).toBe(200);
  expect((await answers(lan, id, 'a')).statusCode).toBe(409);
});

test('only the holder releases, or an admin', async () => {
  const { id } = await begin();
  await claim(lan, id);
  expect((await release(bao, id)).statusCode).toBe(403);
  expect((await release(anAdmin({ id: 8 }), id)).json()).toMatchObject({ data: { supporter: null } });
  expect((await release(lan, id)).statusCode).toBe(200);
});

test('an admin, too, claims before writing', async () => {
  const { id } = await begin();
  const admin = anAdmin({ id: 8 });
  expect((await answers(admin, id, 'a')).statusCode).toBe(409);
  await claim(admin, id);
  expect((await answers(admin, id, 'a')).statusCode).toBe(200);
});

test('locking a colleague’s account ends their support at once', async () => {
  await insertUser({ id: 2, role: 1 });
  const { id } = await begin();
  const over = await begin({ phone_number: '0903618275' });
  await claim(lan, over.id);
  await letPass(over.id, 120);
  await claim(lan, id);
  const admin = anAdmin({ id: 2 });
  expect((await as(admin).put('/user/detail', { user_id: 7, status: 0 })).statusCode).toBe(200);
  for (const one of [id, over.id]) expect((await head(bao, one)).supporter).toBeNull();
  // whoever looks on is told, unless it was over
  const eventsOf = async (one: string) => (await messagesOf(bao, one)).list.map(({ text }) => text?.slice(0, -6));
  expect(await eventsOf(id)).toEqual([expect.stringContaining('nhận hỗ trợ'), expect.stringContaining('ngừng hỗ trợ')]);
  expect(await eventsOf(over.id)).toEqual([expect.stringContaining('nhận hỗ trợ')]);
});

test('who may chat no longer ends their support at once, and stays signed in; other changes end nothing', async () => {
  await insertUser({ id: 2, role: 1 });
  const admin = anAdmin({ id: 2 });
  const { id } = await begin();
  await claim(lan, id);
  const change = (body: object) => as(admin).put('/user/detail', { user_id: 7, ...body });
  const token = await insertSession(7);
  expect((await change({ customer_permission: 1 })).statusCode).toBe(200);
  expect((await head(bao, id)).supporter).not.toBeNull();
  expect((await change({ chat_permission: 0 })).statusCode).toBe(200);
  expect((await head(bao, id)).supporter).toBeNull();
  expect((await withSession(token).get('/chat/conversation')).statusCode).toBe(403);
  expect((await withSession(token).get('/checkin/location/last')).statusCode).toBe(200);
  await claim(bao, id);
  expect((await answers(bao, id, 'Dạ')).statusCode).toBe(200);
});

test('looking without a lease leaves messages unread; the holder’s look marks them seen', async () => {
  const { token, id } = await begin();
  await says(token, 'Một');
  await says(token, 'Hai');
  await marksRead(bao, id);
  expect(await head(lan, id)).toMatchObject({ unread: 2, read: 0 });
  await claim(lan, id);
  await marksRead(lan, id);
  expect(await head(lan, id)).toMatchObject({ unread: 0, read: 1 });
  expect((await messagesOf(lan, id)).list.map(({ status }) => status)).toEqual(['Đã xem', 'Đã xem', 'Chưa xem']);
  expect((await hears(token)).seen_until).toBeGreaterThan(0);
});

test('what nobody has answered waits, also after it was read; an answer ends it, or the word that it needs none', async () => {
  const { token, id } = await begin();
  const freeOf = async () => (await listOf(bao, '?filter=free')).list.map(({ uuid }) => uuid);
  const unreadOf = async (who: Actor) => (await as(who).get('/chat/unread')).json<{ data: object }>().data;
  await says(token, 'Căn này còn không em?');
  expect([await freeOf(), await unreadOf(bao)]).toEqual([
    [id],
    { messages: 1, conversations: 1, unanswered: 0, waiting: 1 },
  ]);
  await claim(lan, id);
  expect([await freeOf(), await unreadOf(bao)]).toEqual([
    [],
    { messages: 1, conversations: 1, unanswered: 0, waiting: 0 },
  ]);
  expect(await unreadOf(lan)).toMatchObject({ waiting: 1 });
  await marksRead(lan, id);
  await letPass(id, 120);
  expect([await freeOf(), await unreadOf(bao)]).toEqual([
    [id],
    { messages: 0, conversations: 0, unanswered: 1, waiting: 0 },
  ]);
  await closesWaiting(bao, id);
  await closesWaiting(bao, id);
  expect([await freeOf(), await unreadOf(bao)]).toEqual([
    [],
    { messages: 0, conversations: 0, unanswered: 0, waiting: 0 },
  ]);
  expect((await messagesOf(bao, id)).list.filter(({ text }) => text?.includes('không cần trả lời'))).toHaveLength(1);
  await release(lan, id);
  await says(token, 'Alo');
  expect(await freeOf()).toEqual([id]);
  await claim(lan, id);
  await answers(lan, id, 'Dạ còn ạ');
  await letPass(id, 120);
  expect(await freeOf()).toEqual([]);
  await says(token, 'Cảm ơn em');
  await setStatus(lan, id, 0);
  expect(await freeOf()).toEqual([]);
});

test('the same key again is the same message, also in parallel', async () => {
  const { token, id } = await begin();
  await claim(lan, id);
  const key = randomUUID();
  const replies = await Promise.all(Array.from({ length: 5 }, () => answers(lan, id, 'Dạ', key)));
  expect(codes(replies)).toEqual([200, 200, 200, 200, 200]);
  const again = randomUUID();
  await Promise.all(Array.from({ length: 5 }, () => says(token, 'Vâng', again)));
  expect(textsOf((await hears(token)).list)).toEqual(['Dạ', 'Vâng']);
});

test('the same key with something else is a conflict, whoever sends it, and stores nothing', async () => {
  const { token, id } = await begin();
  await claim(lan, id);
  const [staffKey, visitorKey] = [randomUUID(), randomUUID()];
  await answers(lan, id, 'Dạ', staffKey);
  await says(token, 'Vâng', visitorKey);
  const send = (who: typeof lan, body: object) => as(who).post(`/chat/conversation/${id}/message`, body);
  const replies = [
    await answers(lan, id, 'Dạ anh', staffKey),
    await answers(lan, id, 'Vâng', visitorKey),
    await send(lan, { image_ids: [1], client_key: staffKey }),
    await send(lan, { text: 'Dạ', house_id: 1, client_key: staffKey }),
    await says(token, 'Vâng ạ', visitorKey),
    await says(token, 'Dạ', staffKey),
  ];
  expect(codes(replies)).toEqual([409, 409, 409, 409, 409, 409]);
  expect(replies[0]!.json()).toMatchObject({ errors: { client_key: expect.stringContaining('nội dung khác') } });
  expect(textsOf((await hears(token)).list)).toEqual(['Dạ', 'Vâng']);
});

test('pages of messages, before and after one', async () => {
  const { token, id } = await begin();
  for (const text of ['1', '2', '3', '4', '5']) await says(token, text);
  const newest = await messagesOf(lan, id, '?size=2');
  expect([textsOf(newest.list), newest.more]).toEqual([['4', '5'], true]);
  const before = await messagesOf(lan, id, `?size=10&before=${newest.list[0]!.id}`);
  expect([textsOf(before.list), before.more]).toEqual([['1', '2', '3'], false]);
  const after = await messagesOf(lan, id, `?after=${before.list[0]!.id}&size=3`);
  expect([textsOf(after.list), after.more]).toEqual([['2', '3', '4'], true]);
});

test('free is what waits for an answer, and with nobody who answers', async () => {
  const { id, token } = await begin();
  const free = async () => (await listOf(bao, '?filter=free')).total;
  expect(await free()).toBe(0);
  await says(token, 'a');
  expect(await free()).toBe(1);
  await claim(lan, id);
  expect(await free()).toBe(0);
  await marksRead(lan, id);
  expect(await free()).toBe(0);
  await release(lan, id);
  expect(await free()).toBe(1);
  await says(token, 'b');
  expect(await free()).toBe(1);
  await setStatus(lan, id, 0);
  expect(await free()).toBe(0);
});

test('chips: all, free and mine; the latest message first', async () => {
  const first = await begin();
  const second = await begin({ phone_number: '0903618275', name: 'Phạm Hoà', sex: 'women' });
  await says(second.token, 'b');
  await says(first.token, 'a');
  await claim(lan, second.id);
  const all = await listOf(lan);
  expect(all.list.map(({ name }) => name)).toEqual(['Nguyễn Minh', 'Phạm Hoà']);
  expect(all.counts).toEqual({ all: 2, free: 1, mine: 1 });
  expect((await listOf(lan, '?filter=mine')).list.map(({ uuid }) => uuid)).toEqual([second.id]);
  expect((await listOf(bao, '?filter=free')).list.map(({ uuid }) => uuid)).toEqual([first.id]);
  expect((await listOf(lan, '?search=pham hoa')).total).toBe(1);
  await setStatus(lan, first.id, 0);
  expect((await as(lan).get('/chat/unread')).json()).toMatchObject({ data: { messages: 1, conversations: 1 } });
});
