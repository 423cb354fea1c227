import type { ProjectDetail, ProjectRow } from '@toam/contracts/project/project.endpoints';
import { JobPosition } from '@toam/domain/actor';
import { plainToRichText } from '@toam/domain/rich-text';
import { eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { db } from '../../db/db';
import { historyEntries } from '../../history/history.schema';
import { openQueue, type Queue } from '../../jobs/jobs';
import { anActor, anAdmin } from '../../testing/an-actor';
import { anArticle, insertProject, insertUpload } from '../../testing/insert-content';
import { insertHouse } from '../../testing/insert-house';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { houses } from '../houses/house.schema';
import { rewriteHousePlaces } from '../houses/houses.writes';
import { images } from '../media/media.schema';
import { projectImages, projects } from '../projects/project.schema';

const { database } = testApp();

const admin = anAdmin({ id: 2 });
const agent = anActor({ id: 7 });
const editor = anActor({ id: 8, project_permission: 1 });
const saleAdmin = anActor({ id: 5, job_position: JobPosition.saleAdmin });
const answersChat = anActor({ id: 6, chat_permission: 1 });
let queue: Queue;
beforeAll(async () => {
  queue = await openQueue(database().engine, { oneOffs: [rewriteHousePlaces] }, {} as FastifyBaseLogger);
});
afterAll(() => queue.stop());
beforeEach(async () => {
  for (const person of [admin, agent, editor, saleAdmin, answersChat]) await insertUser(person);
});

const aBody = async (input: object = {}, uploader = editor) => ({
  ...{ name: 'Căn hộ The Sun', address: 'Nguyễn Hữu Thọ, Phường Tân Hưng, Quận 7', content: anArticle('Sát sông') },
  images: [await insertUpload(uploader.id)],
  ...input,
});
const create = (body: object, actor = editor) => as(actor).post('/project/detail', body);
const change = (body: object, actor = editor) => as(actor).put('/project/detail', body);
const made = async (input: object = {}): Promise<ProjectDetail> =>
  (await create(await aBody(input))).json().data.project;
const list = async (query = '', actor = editor): Promise<(ProjectRow & { found: string | null })[]> =>
  (await as(actor).get(`/project/list${query}`)).json().data.list;

test('a project is made with pictures and text, read by everybody, and its pictures are kept', async () => {
  const inText = await insertUpload(editor.id);
  const reply = await create(
    await aBody({ content: anArticle('Sát sông', inText), descriptions: ' Căn hộ  ven sông ' }),
  );
  expect([reply.statusCode, reply.json().data.message]).toEqual([200, 'Tạo mới dự án thành công']);
  const { project } = reply.json().data as { project: ProjectDetail };
  const { data } = (await as(agent).get(`/project/detail?project_id=${project.id}`)).json();
  expect(data).toMatchObject({
    ...{ name: 'Căn hộ The Sun', descriptions: 'Căn hộ  ven sông', version: 1, may_edit: false, houses_count: 0 },
    ...{ content: anArticle('Sát sông', inText), content_images: [{ id: inText }], user: { id: 8 } },
  });
  expect(data.images).toHaveLength(1);
  expect(await db().$count(projectImages)).toBe(2);
  expect((await as(agent).get('/project/detail?project_id=99')).statusCode).toBe(404);
});

test('what is wrong is told at its field, and nothing is stored', async () => {
  const { errors } = (await create({ name: ' ', content: plainToRichText(' '), images: [] })).json();
  expect(errors).toEqual({ name: 'Tiêu đề bắt buộc', content: 'Nội dung bắt buộc', images: 'Hình ảnh bắt buộc' });
  const hostile = { type: 'doc', content: [{ type: 'html', text: '<script>' }] };
  expect((await create(await aBody({ content: hostile }))).json().errors.content).toMatch(/không/);
  expect((await create(await aBody({ descriptions: 'a'.repeat(161) }))).json().errors.descriptions).toMatch(/160/);
  expect(await db().$count(projects)).toBe(0);
});

test('only own uploads that nothing uses go into a project; what it has stays', async () => {
  const foreign = await insertUpload(agent.id);
  const refused = (await create(await aBody({ images: [foreign], content: anArticle('a', foreign) }))).json().errors;
  expect(Object.keys(refused)).toEqual(['images', 'content']);
  const project = await made();
  const [own] = project.images;
  expect((await create(await aBody({ images: [own!.id] }))).json().errors.images).toMatch(/vừa tải lên/);
  const kept = await change({ project_id: project.id, images: [own!.id, await insertUpload(2)] }, admin);
  expect(kept.json().data.images).toHaveLength(2);
});

test('admins, holders of the flag and Sale Admins write; chat staff read the list; others by link only', async () => {
  const { id } = await made();
  for (const actor of [admin, editor, saleAdmin])
    expect((await change({ project_id: id, key_word: `bởi ${actor.id}` }, actor)).statusCode).toBe(200);
  expect((await list('', answersChat))[0]!.may_edit).toBe(false);
  for (const actor of [agent, answersChat]) {
    expect((await create(await aBody(), actor)).statusCode).toBe(403);
    expect((await change({ project_id: id, name: 'x' }, actor)).statusCode).toBe(403);
    expect((await as(actor).delete('/project/detail', { project_id: id })).statusCode).toBe(403);
  }
  expect((await as(agent).get('/project/list')).statusCode).toBe(403);
});

test('a stale version answers with the present project; the same again is no new version', async () => {
  const { id } = await made();
  expect((await change({ project_id: id, version: 1, name: 'The Moon' })).json().data.version).toBe(2);
  const stale = await change({ project_id: id, version: 1, name: 'The Star' });
  expect([stale.statusCode, stale.json().current]).toMatchObject([409, { name: 'The Moon', version: 2 }]);
  expect((await change({ project_id: id, version: 2, name: ' The  Moon' })).json().data.version).toBe(2);
  const lines = await db().select().from(historyEntries).where(eq(historyEntries.column, 'name'));
  expect(lines.map(({ old_value, new_value }) => [old_value, new_value])).toEqual([['Căn hộ The Sun', 'The Moon']]);
});

test('a new name reaches its houses', async () => {
  const { id } = await made();
  const house = await insertHouse({ user_id: 7, project_id: id });
  await change({ project_id: id, name: 'Ánh Trăng' });
  const { rows } = await db().execute<{ data: { kind: 'project'; id: number } }>(
    sql`select data from jobs.job where name = ${rewriteHousePlaces.name} order by created_on desc limit 1`,
  );
  await rewriteHousePlaces.work(rows[0]!.data);
  const [named] = await db().select({ place: houses.place }).from(houses).where(eq(houses.id, house.id));
  expect(named!.place).toContain('Ánh Trăng');
});

test('a picture that leaves is no longer kept', async () => {
  const project = await made();
  const next = await insertUpload(editor.id);
  await change({ project_id: project.id, images: [next] });
  expect((await db().select().from(projectImages)).map(({ image_id }) => image_id)).toEqual([next]);
  expect(await db().$count(images)).toBe(2);
});

test('it counts the houses that the reader sees, and keeps its name on them when it is deleted', async () => {
  const { id } = await made();
  const own = await insertHouse({ user_id: 7, project_id: id });
  await insertHouse({ user_id: 8, project_id: id });
  const countFor = async (actor = agent) =>
    (await as(actor).get(`/project/detail?project_id=${id}`)).json().data.houses_count;
  expect([await countFor(), await countFor(admin)]).toEqual([1, 2]);
  expect((await list())[0]!.houses_count).toBe(1);
  expect((await as(editor).delete('/project/detail', { project_id: id })).statusCode).toBe(200);
  expect([await list(), (await as(agent).get('/project/search?key=sun')).json().data]).toEqual([[], []]);
  const { data } = (await as(agent).get(`/house/detail?house_id=${own.id}`)).json();
  expect(data.project_id ?? data.project).toBeDefined();
  expect((await as(editor).put('/project/restore', { project_id: id })).statusCode).toBe(200);
  expect(await list()).toHaveLength(1);
});

test('the list counts questions, finds projects that owe an answer, and is ordered by name or day', async () => {
  const moon = (await insertProject({ name: 'Ánh Trăng' })).id;
  const sun = (await insertProject({ name: 'Mặt Trời' })).id;
  await insertProject({ name: 'Zen Park' });
  for (const [project, content] of [
    [moon, 'Giá?'],
    [moon, 'Có sổ chưa?'],
    [sun, 'Mấy tầng?'],
  ] as const)
    // prettier-ignore
    await as(agent).post(`/project/${project}/question`, { content });
  const asked = (await as(agent).get(`/project/${sun}/question`)).json().data.list[0];
  await as(editor).put(`/project/question/${asked.id}`, { answer: '30 tầng' });
  const page = async (query: string) => (await as(editor).get(`/project/list?${query}`)).json().data;
  const { list: all, unanswered } = await page('sort=name');
  expect(unanswered).toBe(1);
  expect(all.map((row: ProjectRow) => [row.name, row.questions_count, row.unanswered_count])).toEqual([
    ['Ánh Trăng', 2, 2],
    ['Mặt Trời', 1, 0],
    ['Zen Park', 0, 0],
  ]);
  expect((await page('sort=-created_at')).list.map((row: ProjectRow) => row.name)[0]).toBe('Zen Park');
  expect(await page('unanswered=1')).toMatchObject({ total: 1, list: [{ id: moon }] });
  expect(await page('search=mat')).toMatchObject({ total: 1, unanswered: 0 });
});

describe('the search', () => {
  test('finds words without accents in names, addresses and texts, names first, and tells the place', async () => {
    await insertProject({ name: 'Sông Xanh', text_content: '' });
    const { id } = await made({ content: anArticle('Chung cư cao cấp bên sông Sài Gòn, cạnh công viên') });
    await insertProject({ name: 'Khác hẳn' });
    const found = await list('?search=song');
    expect(found.map(({ name, found: place }) => [name, place])).toEqual([
      ['Sông Xanh', null],
      ['Căn hộ The Sun', 'Chung cư cao cấp bên sông Sài Gòn, cạnh công viên'],
    ]);
    expect((await list('?search=tan hung sai gon')).map((row) => row.id)).toEqual([id]);
    expect(await list('?search=khong co')).toEqual([]);
    expect(await list(`?search=${encodeURIComponent("'):* & ")}`)).toHaveLength(3);
  });

  test('pickers search names', async () => {
    await insertProject({ name: 'Vinhomes' });
    await insertProject({ name: 'Vũng Tàu Pearl' });
    const names = async (key: string) =>
      (await as(agent).get(`/project/search?key=${key}`)).json().data.map(({ name }: { name: string }) => name);
    expect([await names('v'), await names('vung tau')]).toEqual([['Vinhomes', 'Vũng Tàu Pearl'], ['Vũng Tàu Pearl']]);
  });
});
