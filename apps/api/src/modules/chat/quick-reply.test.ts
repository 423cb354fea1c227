import type { QuickReply } from '@toam/contracts/chat/quick-reply.endpoints';
import type { Actor } from '@toam/domain/actor';
import { sql } from 'drizzle-orm';
import { auditEntries } from '../../audit/audit.schema';
import { db } from '../../db/db';
import { anActor, anAdmin } from '../../testing/an-actor';
import { as, testApp } from '../../testing/test-app';
import { chatQuickReplies } from './chat.schema';
import { bao, lan } from './chat.fixture';

testApp();

const admin = anAdmin({ id: 2 });
const path = '/chat/quick-reply';
const written = { shortcut: 'chào', title: 'Chào khách', text: 'Dạ em chào {anh_chi} {ten} ạ' };

const add = (who: Actor, differing: object = {}) => as(who).post(path, { ...written, ...differing });
const made = async (who: Actor, differing: object = {}) =>
  (await add(who, differing)).json<{ data: QuickReply }>().data;
const list = async (who: Actor) => (await as(who).get(path)).json<{ data: QuickReply[] }>().data;
const shortcutsOf = async (who: Actor) => (await list(who)).map(({ shortcut }) => shortcut);

test('the company’s and my own, each in their order; a colleague’s are theirs alone', async () => {
  await made(admin, { scope: 'company', shortcut: 'giá' });
  await made(lan);
  await made(lan, { shortcut: '/Hẹn' });
  await made(bao, { shortcut: 'riêng' });
  expect(await shortcutsOf(lan)).toEqual(['giá', 'chào', 'hẹn']);
  expect((await list(lan)).map(({ scope, may_change }) => [scope, may_change])).toEqual([
    ['company', false],
    ['own', true],
    ['own', true],
  ]);
  expect((await list(admin))[0]).toMatchObject({ scope: 'company', may_change: true, position: 0, version: 1 });
});

test('only admins keep the company’s, and nobody a colleague’s', async () => {
  expect((await add(lan, { scope: 'company' })).statusCode).toBe(403);
  const company = await made(admin, { scope: 'company' });
  const own = await made(lan);
  expect((await as(lan).put(`${path}/${company.id}`, { title: 'Khác' })).statusCode).toBe(403);
  expect((await as(lan).delete(`${path}/${company.id}`)).statusCode).toBe(403);
  for (const who of [bao, admin]) {
    expect((await as(who).put(`${path}/${own.id}`, { title: 'Khác' })).statusCode).toBe(404);
    expect((await as(who).delete(`${path}/${own.id}`)).statusCode).toBe(404);
  }
  expect((await as(anActor({ id: 9 })).get(path)).statusCode).toBe(403);
});

test('a shortcut is unique for its owner, also in parallel', async () => {
  const replies = await Promise.all([add(lan), add(lan), add(lan)]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  expect((await add(lan)).json()).toMatchObject({
    errors: { shortcut: 'Phím tắt /chào đã có. Hãy đặt phím tắt khác' },
  });
  expect((await add(bao)).statusCode).toBe(200);
  const other = await made(lan, { shortcut: 'hẹn' });
  expect((await as(lan).put(`${path}/${other.id}`, { shortcut: 'CHÀO' })).statusCode).toBe(409);
});

test.each([
  ['spaces', { shortcut: 'hẹn lại' }, 'shortcut', 'Phím tắt chỉ gồm chữ, số, dấu gạch và không có khoảng trắng'],
  ['no shortcut', { shortcut: ' ' }, 'shortcut', 'Phím tắt bắt buộc'],
  ['no title', { title: '' }, 'title', 'Tên tin nhắn bắt buộc'],
  ['too long a text', { text: 'a'.repeat(2001) }, 'text', 'Tối đa 2000 ký tự'],
])('bad input: %s', async (_what, differing, field, message) => {
  const reply = await add(lan, differing);
  expect([reply.statusCode, reply.json<{ errors: Record<string, string> }>().errors[field]]).toEqual([422, message]);
});

test('a change of a stale version is answered with the current reply', async () => {
  const { id } = await made(lan);
  expect((await as(lan).put(`${path}/${id}`, { title: 'Lời chào', version: 1 })).json()).toMatchObject({
    data: { title: 'Lời chào', version: 2, text: written.text },
  });
  const stale = await as(lan).put(`${path}/${id}`, { title: 'Cũ', version: 1 });
  expect([stale.statusCode, stale.json()]).toMatchObject([409, { current: { title: 'Lời chào', version: 2 } }]);
});

test('moving one to another place keeps the others in order, and removing one leaves no gap', async () => {
  const ids = [];
  for (const shortcut of ['a', 'b', 'c', 'd']) ids.push((await made(lan, { shortcut })).id);
  await as(lan).put(`${path}/${ids[3]}`, { position: 1 });
  expect(await shortcutsOf(lan)).toEqual(['a', 'd', 'b', 'c']);
  await as(lan).put(`${path}/${ids[0]}`, { position: 99 });
  expect(await shortcutsOf(lan)).toEqual(['d', 'b', 'c', 'a']);
  await as(lan).delete(`${path}/${ids[1]}`);
  expect((await list(lan)).map(({ shortcut, position }) => [shortcut, position])).toEqual([
    ['d', 0],
    ['c', 1],
    ['a', 2],
  ]);
});

test('there are at most a hundred of an owner', async () => {
  await made(lan);
  await db().execute(sql`
    insert into chat_quick_replies (user_id, shortcut, title, text, position)
    select 7, 'x' || n, 'x', 'x', n from generate_series(1, 99) as n`);
  expect((await add(lan, { shortcut: 'hết' })).json()).toMatchObject({
    message: 'Tối đa 100 tin nhắn nhanh. Hãy xoá bớt trước khi thêm',
  });
  expect(await db().$count(chatQuickReplies)).toBe(100);
});

test('the audit tells of changes with before and after, and of nothing where nothing changed', async () => {
  const { id } = await made(lan);
  await as(lan).put(`${path}/${id}`, { title: 'Lời chào' });
  await as(lan).put(`${path}/${id}`, { title: 'Lời chào' });
  await as(lan).delete(`${path}/${id}`);
  const entries = await db().select().from(auditEntries).orderBy(auditEntries.id);
  const ours = entries.filter(({ noun }) => noun === 'quick_reply');
  expect(ours.map(({ action, record_id }) => [action, record_id])).toEqual([
    ['create', id],
    ['update', id],
    ['delete', id],
  ]);
});
