import type { KnowledgeArticle, KnowledgeCard } from '@toam/contracts/knowledge/knowledge.schema';
import { type Actor, Role } from '@toam/domain/actor';
import { eq } from 'drizzle-orm';
import { db } from '../../db/db';
import { notifications } from '../../live/notification.schema';
import { allRows } from '../../testing/all-rows';
import { anActor, anAdmin } from '../../testing/an-actor';
import { anArticle, insertArticle, insertColumn, insertUpload } from '../../testing/insert-content';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { articleEdits, articleImages, articles } from './knowledge.schema';

testApp();

const admin = anAdmin({ id: 2 });
const second = anAdmin({ id: 3 });
const author = anActor({ id: 7 });
const other = anActor({ id: 8 });
const marketer = anActor({ id: 6, role: Role.marketer });
let column: number;
beforeEach(async () => {
  for (const person of [admin, second, author, other, marketer])
    await insertUser({ ...person, name: `Người ${person.id}` });
  column = (await insertColumn('Pháp lý')).id;
});

const aBody = (input: object = {}) => ({
  title: 'Kiểm tra sổ',
  type_id: column,
  content: anArticle('Đọc trang bổ sung'),
  ...input,
});
const write = (actor: Actor, input: object = {}) => as(actor).post('/knowledge', aBody(input));
const written = async (actor: Actor, input: object = {}): Promise<KnowledgeArticle> =>
  (await write(actor, input)).json().data;
const change = (actor: Actor, body: object) => as(actor).put('/knowledge', body);
const read = (actor: Actor, id: number) => as(actor).get(`/knowledge?id=${id}`);
const approve = (actor: Actor, body: object) => as(actor).put('/knowledge/approve', body);
const refuse = (actor: Actor, body: object) => as(actor).put('/knowledge/notApprove', body);
const board = async (actor: Actor = other, id = column): Promise<KnowledgeCard[]> =>
  (await as(actor).get(`/knowledge/by/${id}`)).json().data.list;
const waiting = async (): Promise<KnowledgeCard[]> =>
  (await as(admin).get(`/knowledge/by/${column}/waiting`)).json().data.list;
const countWaiting = async () => (await as(admin).get('/knowledge/waiting/count')).json().data.waiting;
const told = async () =>
  (await allRows(notifications)).map(({ user_id, type, detail, subject_id }) => [user_id, type, detail, subject_id]);

describe('columns', () => {
  test('admins add and rename them; a name stands once; others only read', async () => {
    expect((await as(other).post('/knowledge/type', { type_name: 'Tài chính' })).statusCode).toBe(403);
    const made = (await as(admin).post('/knowledge/type', { type_name: ' Tài  chính ' })).json().data;
    expect(made).toMatchObject({ type_name: 'Tài chính', count: 0, version: 1 });
    const taken = await as(admin).put('/knowledge/type', { id: made.id, type_name: 'PHÁP LÝ' });
    expect([taken.statusCode, taken.json().errors.type_name]).toEqual([409, 'Đã có cột “Pháp lý”']);
    expect((await as(admin).post('/knowledge/type', { type_name: ' ' })).json().errors.type_name).toBe(
      'Vui lòng nhập tên cột (Please enter the column name)',
    );
    const names = (await as(marketer).get('/knowledge/type'))
      .json()
      .data.map((one: { type_name: string }) => one.type_name);
    expect(names).toEqual(['Pháp lý', 'Tài chính']);
  });
});

test('an empty column can be deleted; one with articles stays, also if they only wait', async () => {
  const { id } = await written(author);
  const remove = (actor: Actor) => as(actor).delete(`/knowledge/type/${column}`);
  expect((await remove(author)).statusCode).toBe(403);
  expect((await remove(admin)).json().message).toMatch(/^Cột này còn 1 bài/);
  await as(author).delete(`/knowledge/${id}`);
  expect((await remove(admin)).statusCode).toBe(200);
  expect((await as(other).get('/knowledge/type')).json().data).toEqual([]);
  expect((await remove(admin)).statusCode).toBe(404);
});

test('a page shows one’s own articles, those to review, and for admins what waits', async () => {
  const { id: sent } = await written(author, { title: 'Chờ' });
  const due = await insertArticle({ user_id: 8, type_id: column, title: 'Cũ', review_on: '2020-01-01' });
  await change(other, { id: due.id, content: anArticle('Mới') });
  const shown = async (actor: Actor, show: string) =>
    (await as(actor).get(`/knowledge?show=${show}`)).json().data?.list.map((card: KnowledgeCard) => card.id);
  expect(await shown(author, 'mine')).toEqual([sent]);
  expect(await shown(marketer, 'overdue')).toEqual([due.id]);
  expect(await shown(admin, 'waiting')).toEqual([sent, due.id]);
  expect(await shown(author, 'waiting')).toBeUndefined();
});

describe('writing', () => {
  test('an admin posts at once, on top; whoever else sends it for approval', async () => {
    const old = await written(admin, { title: 'Cũ' });
    const posted = await written(admin, { title: 'Mới' });
    expect([old.status, posted.status]).toEqual([1, 1]);
    const sent = await written(marketer);
    expect(sent).toMatchObject({ status: 0, may_edit: true, may_decide: false, user: { id: 6 }, keeper: { id: 6 } });
    expect((await board()).map(({ title }) => title)).toEqual(['Mới', 'Cũ']);
    expect([(await read(marketer, sent.id)).statusCode, (await read(other, sent.id)).statusCode]).toEqual([200, 404]);
    expect([await countWaiting(), (await waiting())[0]!.id]).toEqual([1, sent.id]);
  });

  test('what is missing is told in the specification’s words; only own uploads go in', async () => {
    const { errors } = (await as(author).post('/knowledge', { type_id: column, content: anArticle(' ') })).json();
    expect(errors).toEqual({
      title: 'Vui lòng nhập tiêu đề (Please enter the title)',
      content: 'Vui lòng nhập nội dung (Please enter the content)',
    });
    expect((await write(author, { type_id: 99 })).json().errors.type_id).toMatch(/đã bị xoá/);
    const foreign = await insertUpload(other.id);
    const made = await written(author);
    const nobody = await change(author, { id: made.id, keeper_id: null });
    expect([nobody.statusCode, Object.keys(nobody.json().errors)]).toEqual([422, ['keeper_id']]);
    const refused = (await write(author, { cover: foreign, content: anArticle('a', foreign) })).json().errors;
    expect(Object.keys(refused).sort()).toEqual(['content', 'cover']);
    const own = await insertUpload(author.id);
    expect(await written(author, { cover: own })).toMatchObject({ cover: { id: own } });
  });

  test('only its author and admins change and delete it', async () => {
    const { id } = await written(author);
    for (const reply of [await change(other, { id, title: 'x' }), await as(other).delete(`/knowledge/${id}`)])
      expect(reply.statusCode).toBe(404);
    expect((await change(author, { id, title: 'Sửa lại' })).json().data).toMatchObject({ title: 'Sửa lại', status: 0 });
    const posted = await insertArticle({ user_id: 7, type_id: column });
    expect((await change(other, { id: posted.id, title: 'x' })).statusCode).toBe(403);
    expect((await as(author).delete(`/knowledge/${id}`)).statusCode).toBe(200);
    expect((await as(author).put('/knowledge/restore', { id })).json().data.title).toBe('Sửa lại');
  });
});

describe('decisions', () => {
  test('approved, it stands on top, is kept as a version, and its author is told', async () => {
    await written(admin, { title: 'Cũ' });
    const { id } = await written(author);
    expect((await approve(other, { id })).statusCode).toBe(403);
    expect((await approve(admin, { id, version: 1 })).json().data).toMatchObject({ status: 1, decided_by: { id: 2 } });
    expect((await board()).map((card) => card.id)[0]).toBe(id);
    expect(await told()).toEqual([[7, 14, 'đã duyệt bài “Kiểm tra sổ”', id]]);
    expect((await as(other).get(`/knowledge/${id}/version`)).json().data.total).toBe(1);
  });

  test('refused, it says why; written anew it waits again', async () => {
    const { id } = await written(author);
    expect((await refuse(admin, { id })).json().errors.reason_reject).toBe('Vui lòng nhập lý do');
    await refuse(admin, { id, reason_reject: 'Thiếu nguồn' });
    const mine = (await as(author).get('/knowledge/notApproveByUserId')).json().data.list;
    expect(mine).toMatchObject([{ id, status: 2, reason_reject: 'Thiếu nguồn' }]);
    expect((await as(other).get('/knowledge/notApproveByUserId')).json().data.list).toEqual([]);
    expect((await change(author, { id, content: anArticle('Có nguồn') })).json().data).toMatchObject({
      ...{ status: 0, reason_reject: null, decided_by: null },
    });
    expect((await told()).map(([, , detail]) => detail)).toEqual(['không duyệt bài “Kiểm tra sổ”: Thiếu nguồn']);
  });

  test('two admins decide at once: one effect, the other is told who was faster', async () => {
    const { id } = await written(author);
    const both = await Promise.all([approve(admin, { id }), refuse(second, { id, reason_reject: 'không' })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const slower = both.find(({ statusCode }) => statusCode === 409)!;
    expect(slower.json().message).toMatch(/ vừa quyết định bài này/);
    expect(await told()).toHaveLength(1);
  });

  test('the author writes while an admin approves: the admin is told that it is another text', async () => {
    const { id } = await written(author);
    await change(author, { id, title: 'Tựa mới' });
    const stale = await approve(admin, { id, version: 1 });
    expect([stale.statusCode, stale.json().current.title]).toEqual([409, 'Tựa mới']);
    expect((await read(author, id)).json().data.status).toBe(0);
  });
});

describe('an author’s edit of a posted article', () => {
  const edited = async () => {
    const article = await insertArticle({ user_id: 7, type_id: column, content: anArticle('Cũ'), text_content: 'Cũ' });
    await change(author, { id: article.id, title: 'Tựa mới', content: anArticle('Mới') });
    return article.id;
  };

  test('waits; everybody reads the posted text; its author and admins see it', async () => {
    const id = await edited();
    expect((await read(other, id)).json().data).toMatchObject({ title: 'Kiểm tra sổ', edit: null, status: 1 });
    expect((await read(author, id)).json().data.edit).toMatchObject({ title: 'Tựa mới', state: 'open', version: 1 });
    expect((await board())[0]).toMatchObject({ edit_state: null });
    expect((await waiting())[0]).toMatchObject({ id, edit_state: 'open' });
  });

  test('approved, it becomes the text; each posted state stays readable', async () => {
    const id = await edited();
    await change(author, { id, content: anArticle('Mới hơn') });
    const stale = await approve(admin, { id, edit_version: 1 });
    expect([stale.statusCode, stale.json().current.edit.version]).toEqual([409, 2]);
    const { data } = (await approve(admin, { id, edit_version: 2 })).json();
    expect(data).toMatchObject({ title: 'Tựa mới', content: anArticle('Mới hơn'), edit: null });
    expect(await db().$count(articleEdits)).toBe(0);
    const stored = (await as(other).get(`/knowledge/${id}/version/${data.version}`)).json().data;
    expect(stored).toMatchObject({ title: 'Tựa mới', content: anArticle('Mới hơn') });
    expect((await approve(second, { id })).statusCode).toBe(409);
  });

  test('written in two tabs, the later one is told what the other sent', async () => {
    const id = await edited();
    const { version } = (await read(author, id)).json().data;
    const first = await change(author, { id, version, title: 'Từ tab một' });
    const second = await change(author, { id, version, content: anArticle('Từ tab hai') });
    expect([first.statusCode, second.statusCode, second.json().current.edit.title]).toEqual([200, 409, 'Từ tab một']);
    const { version: now } = second.json().current;
    const { data } = (await change(author, { id, version: now, content: anArticle('Từ tab hai') })).json();
    expect(data.edit).toMatchObject({ title: 'Từ tab một', content: anArticle('Từ tab hai') });
    expect((await read(other, id)).json().data.title).toBe('Kiểm tra sổ');
  });

  test('refused, the posted text stays and the author reads why; the next edit waits again', async () => {
    const id = await edited();
    await refuse(admin, { id, reason_reject: 'Chưa đúng luật mới' });
    expect((await read(other, id)).json().data.title).toBe('Kiểm tra sổ');
    expect((await read(author, id)).json().data.edit).toMatchObject({
      state: 'rejected',
      reason_reject: 'Chưa đúng luật mới',
    });
    expect((await as(author).get('/knowledge/notApproveByUserId')).json().data.list).toMatchObject([{ id }]);
    await change(author, { id, content: anArticle('Đúng luật') });
    expect((await read(author, id)).json().data.edit).toMatchObject({ title: 'Tựa mới', state: 'open' });
  });

  test('an admin’s change is at once, and keeps the pictures that older states show', async () => {
    const picture = await insertUpload(admin.id);
    const posted = await written(admin, { content: anArticle('a', picture) });
    expect((await change(admin, { id: posted.id, version: 1, content: anArticle('b') })).json().data.status).toBe(1);
    expect((await db().select().from(articleImages)).map(({ image_id }) => image_id)).toEqual([picture]);
    const first = (await as(other).get(`/knowledge/${posted.id}/version/1`)).json().data;
    expect(first.content_images).toMatchObject([{ id: picture }]);
  });
});

describe('order', () => {
  const titles = async (id = column) => (await board(other, id)).map(({ title }) => title);
  const posted = async (...names: string[]) => {
    const ids: number[] = [];
    for (const [position, title] of names.entries())
      ids.push((await insertArticle({ user_id: 7, type_id: column, title, position })).id);
    return ids;
  };
  const reorder = (columns: { type_id: number; ids: number[]; seen?: number[] }[], actor: Actor = admin) =>
    as(actor).put('/knowledge/reorder', { columns });

  test('is saved for several columns; what is not named follows; unknown and waiting ones are left out', async () => {
    const [a, b, c] = await posted('A', 'B', 'C');
    const next = (await insertColumn('Tài chính')).id;
    const { id: unposted } = await written(author);
    expect(
      (
        await reorder([
          { type_id: column, ids: [c!, 99, unposted] },
          { type_id: next, ids: [b!] },
        ])
      ).statusCode,
    ).toBe(200);
    expect([await titles(), await titles(next)]).toEqual([['C', 'A'], ['B']]);
    expect((await reorder([{ type_id: column, ids: [a!, a!] }])).statusCode).toBe(422);
    expect((await reorder([{ type_id: 99, ids: [a!] }])).statusCode).toBe(404);
    expect((await reorder([{ type_id: column, ids: [a!] }], author)).statusCode).toBe(403);
  });

  test('two who order at once: the order is one of the two', async () => {
    const [a, b, c] = await posted('A', 'B', 'C');
    const both = await Promise.all([
      reorder([{ type_id: column, ids: [c!, b!, a!] }]),
      reorder([{ type_id: column, ids: [b!, a!, c!] }], second),
    ]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(['CBA', 'BAC']).toContain((await titles()).join(''));
  });

  test('who ordered a column that somebody else has ordered meanwhile is told, and nothing changes', async () => {
    const [a, b, c] = await posted('A', 'B', 'C');
    const seen = [a!, b!];
    expect((await reorder([{ type_id: column, ids: [b!, a!], seen }])).statusCode).toBe(200);
    const stale = await reorder([{ type_id: column, ids: [c!, a!, b!], seen }], second);
    expect([stale.statusCode, stale.json().message]).toEqual([409, expect.stringContaining('Thứ tự cột “Pháp lý”')]);
    expect(await titles()).toEqual(['B', 'A', 'C']);
  });

  test('an article moves to the top of a column', async () => {
    const [, b] = await posted('A', 'B');
    const next = (await insertColumn('Tài chính')).id;
    await insertArticle({ user_id: 7, type_id: next, title: 'Đầu', position: 1 });
    expect((await as(admin).put('/knowledge/changeColumn', { currentId: next, itemId: b })).statusCode).toBe(200);
    expect(await titles(next)).toEqual(['B', 'Đầu']);
    expect((await as(admin).put('/knowledge/changeColumn', { currentId: next, itemId: 99 })).statusCode).toBe(404);
  });
});

test('colleagues comment on what they read, the newest last', async () => {
  const posted = await insertArticle({ user_id: 7, type_id: column });
  for (const content of ['một', 'hai'])
    expect((await as(other).post(`/knowledge/${posted.id}/comment`, { content })).statusCode).toBe(200);
  const { list } = (await as(author).get(`/knowledge/${posted.id}/comment`)).json().data;
  expect(list.map((one: { content: string }) => one.content)).toEqual(['một', 'hai']);
  expect((await read(author, posted.id)).json().data.comments_count).toBe(2);
  const { id } = await written(author);
  expect((await as(other).post(`/knowledge/${id}/comment`, { content: 'a' })).statusCode).toBe(404);
  expect((await as(other).post(`/knowledge/${posted.id}/comment`, { content: ' ' })).statusCode).toBe(422);
});

test('its writer and admins delete a comment', async () => {
  const posted = await insertArticle({ user_id: 7, type_id: column });
  const comment = async (): Promise<number> =>
    (await as(other).post(`/knowledge/${posted.id}/comment`, { content: 'a' })).json().data.id;
  const [first, next] = [await comment(), await comment()];
  const remove = async (actor: Actor, id: number) => (await as(actor).delete(`/knowledge/comment/${id}`)).statusCode;
  expect([await remove(author, first), await remove(other, first), await remove(other, first)]).toEqual([
    403, 200, 404,
  ]);
  expect(await remove(admin, next)).toBe(200);
  expect((await as(author).get(`/knowledge/${posted.id}/comment`)).json().data.total).toBe(0);
});

test('a search reads posted titles and texts, titles first, and tells the place', async () => {
  await insertArticle({ user_id: 7, title: 'Thuế', text_content: 'Ai chịu phí công chứng thì ghi vào hợp đồng' });
  await insertArticle({ user_id: 7, title: 'Phí công chứng', text_content: 'Biểu phí' });
  await insertArticle({ user_id: 7, title: 'Phí công chứng nháp', status: 0 });
  const found: KnowledgeCard[] = (await as(other).get('/knowledge?search=phi cong chung')).json().data.list;
  expect(found.map(({ title, found: place }) => [title, place])).toEqual([
    ['Phí công chứng', null],
    ['Thuế', 'Ai chịu phí công chứng thì ghi vào hợp đồng'],
  ]);
  expect(await db().$count(articles, eq(articles.status, 0))).toBe(1);
});

test('a search finds posted articles alone, whoever asks: no waiting, refused, edited or deleted text', async () => {
  const words = 'Chuyện sổ hồng chung';
  await insertArticle({ user_id: 7, title: words, status: 0 });
  await insertArticle({ user_id: 7, title: words, status: 2 });
  await insertArticle({ user_id: 7, title: words, deleted_at: new Date() });
  const posted = await insertArticle({ user_id: 7, title: 'Thuế' });
  expect((await as(author).put('/knowledge', { id: posted.id, title: words })).json().data.edit.title).toBe(words);
  for (const actor of [author, other, admin])
    expect((await as(actor).get('/knowledge?search=so hong chung')).json().data.list).toEqual([]);
});
