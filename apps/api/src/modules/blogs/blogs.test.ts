import type { BlogCard, BlogDetail } from '@toam/contracts/blog/blog.endpoints';
import { Role } from '@toam/domain/actor';
import { db } from '../../db/db';
import { anActor, anAdmin } from '../../testing/an-actor';
import { anArticle, insertBlog, insertUpload } from '../../testing/insert-content';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { blogImages, blogs } from './blog.schema';

testApp();

const admin = anAdmin({ id: 2 });
const agent = anActor({ id: 7 });
const writer = anActor({ id: 8, news_permission: 1 });
const marketer = anActor({ id: 6, role: Role.marketer });
beforeEach(async () => {
  for (const person of [admin, agent, writer, marketer]) await insertUser(person);
});

const create = async (input: object = {}, actor = writer) =>
  as(actor).post('/blog/detail', {
    ...{ title: 'Giá nhà quận 7', type: 2, content: anArticle('Tháng này giá tăng nhẹ') },
    cover: await insertUpload(actor.id),
    ...input,
  });
const change = (body: object, actor = writer) => as(actor).put('/blog/detail', body);
const list = async (query = '', actor = writer): Promise<BlogCard[]> =>
  (await as(actor).get(`/blog${query}`)).json().data.list;

test('news is written by those of the rule, all of them change it, others read none', async () => {
  const inText = await insertUpload(writer.id);
  const blog: BlogDetail = (await create({ content: anArticle('Tháng này', inText) })).json().data;
  expect(blog).toMatchObject({
    ...{ title: 'Giá nhà quận 7', type: 2, blogType: 'Mẹo hay', author: { id: 8 }, version: 1, may_edit: true },
    content_images: [{ id: inText }],
  });
  expect(await db().$count(blogImages)).toBe(2);
  for (const actor of [admin, marketer])
    expect((await change({ blog_id: blog.id, title: `Sửa bởi ${actor.id}` }, actor)).statusCode).toBe(200);
  for (const reply of [
    await as(agent).get('/blog'),
    await as(agent).get('/blog?search=gia'),
    await as(agent).get('/blog/count?search=gia'),
    await create({}, agent),
    await change({ blog_id: blog.id, title: 'x' }, agent),
  ])
    expect(reply.statusCode).toBe(403);
});

test('what is missing is told at its field', async () => {
  const { errors } = (await as(writer).post('/blog/detail', { title: '', content: anArticle(' ') })).json();
  expect(errors).toEqual({
    ...{
      title: 'Tiêu đề bắt buộc',
      type: 'Loại tin bắt buộc',
      content: 'Nội dung bắt buộc',
      cover: 'Ảnh bìa bắt buộc',
    },
  });
  expect((await create({ cover: await insertUpload(agent.id) })).json().errors.cover).toMatch(/vừa tải lên/);
  expect((await create({ type: 9 })).statusCode).toBe(422);
  expect(await db().$count(blogs)).toBe(0);
});

test('cards are the latest first, have the beginning of the text and no article, and one kind at will', async () => {
  const long = 'Một đoạn văn khá dài về thị trường. '.repeat(20);
  await create({ title: 'Cũ', content: anArticle(long) });
  await create({ title: 'Mới', type: 3 });
  await insertBlog({ user_id: 8, title: 'Không loại', type: null });
  const cards = await list();
  expect(cards.map(({ title }) => title)).toEqual(['Không loại', 'Mới', 'Cũ']);
  expect(cards.map(({ blogType }) => blogType)).toEqual(['Chưa xác định', 'Phong thuỷ', 'Mẹo hay']);
  expect(cards[2]!.textContent.length).toBeLessThanOrEqual(201);
  expect(cards[2]).not.toHaveProperty('content');
  expect((await list('?type=3')).map(({ title }) => title)).toEqual(['Mới']);
});

test('a stale version answers with the present news; deleted news comes back', async () => {
  const { id } = (await create()).json().data;
  await change({ blog_id: id, version: 1, title: 'Hai' });
  const stale = await change({ blog_id: id, version: 1, title: 'Ba' });
  expect([stale.statusCode, stale.json().current.title]).toEqual([409, 'Hai']);
  expect((await as(marketer).delete('/blog/detail', { blog_id: id })).statusCode).toBe(200);
  expect([await list(), (await as(writer).get(`/blog/detail?blog_id=${id}`)).statusCode]).toEqual([[], 404]);
  // the marketer deleted it: another writer does not bring it back, an admin does. D11
  expect((await as(writer).put('/blog/restore', { blog_id: id })).statusCode).toBe(403);
  expect((await as(admin).put('/blog/restore', { blog_id: id })).json().data.title).toBe('Hai');
});

test('titles come before texts in a search, and the place in the text is told', async () => {
  await create({ title: 'Lãi suất', content: anArticle('Ngân hàng giảm lãi vay mua nhà phố') });
  await create({ title: 'Nhà phố hay căn hộ?', content: anArticle('So sánh') });
  const found = await list('?search=nha pho');
  expect(found.map(({ title, found: place }) => [title, place])).toEqual([
    ['Nhà phố hay căn hộ?', null],
    ['Lãi suất', expect.stringContaining('nhà phố')],
  ]);
});

test('a search is counted by kind; what has none, and what is deleted, count as the list shows them', async () => {
  await create({ title: 'Nhà phố', type: 1 });
  await create({ title: 'Căn hộ', content: anArticle('Không phải nhà phố'), type: 3 });
  await insertBlog({ user_id: 8, title: 'Nhà phố cũ', type: null });
  const gone = (await create({ title: 'Nhà phố đã xoá', type: 1 })).json().data.id;
  await as(writer).delete('/blog/detail', { blog_id: gone });
  const counts = async (query = '') => (await as(writer).get(`/blog/count${query}`)).json().data;
  expect(await counts('?search=pho')).toEqual({ all: { total: 3 }, 1: { total: 1 }, 2: { total: 0 }, 3: { total: 1 } });
  expect(await counts('?search=can ho')).toMatchObject({ all: { total: 1 }, 3: { total: 1 } });
});
