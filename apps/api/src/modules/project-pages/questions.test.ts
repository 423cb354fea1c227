import type { ProjectQuestion } from '@toam/contracts/project/question.endpoints';
import { db } from '../../db/db';
import { notifications } from '../../live/notification.schema';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertProject } from '../../testing/insert-content';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';

testApp();

const admin = anAdmin({ id: 2 });
const agent = anActor({ id: 7 });
const other = anActor({ id: 8 });
let project: number;
beforeEach(async () => {
  for (const person of [admin, agent, other]) await insertUser(person);
  project = (await insertProject({ name: 'The Sun' })).id;
});

const ask = (content: string, actor = agent) => as(actor).post(`/project/${project}/question`, { content });
const answer = (id: number, body: object, actor = admin) => as(actor).put(`/project/question/${id}`, body);
const list = async (query = '', actor = other): Promise<ProjectQuestion[]> =>
  (await as(actor).get(`/project/${project}/question${query}`)).json().data.list;

test('somebody asks, an editor answers, the asker is told once, and everybody reads both', async () => {
  const { id } = (await ask(' Đã có sổ chưa? ')).json().data;
  expect((await list())[0]).toMatchObject({
    content: 'Đã có sổ chưa?',
    answer: null,
    user: { id: 7 },
    may_answer: false,
  });
  expect((await answer(id, { answer: 'Có rồi', version: 1 }, other)).statusCode).toBe(403);
  expect((await answer(id, { answer: 'Có rồi', version: 1 })).json().data).toMatchObject({
    ...{ answer: 'Có rồi', answered_by_id: 2, answered_by: { id: 2 }, version: 2 },
  });
  const told = await db().select().from(notifications);
  expect(told).toMatchObject([{ user_id: 7, actor_id: 2, type: 28, subject: 'project', subject_id: project }]);
  expect(told[0]!.detail).toBe('đã trả lời câu hỏi của bạn về dự án “The Sun”');
  expect((await list('?answered=1')).map((row) => row.id)).toEqual([id]);
  expect(await list('?answered=0')).toEqual([]);
});

test('an empty answer takes it back; nobody is told of that', async () => {
  const { id } = (await ask('Giá?')).json().data;
  await answer(id, { answer: '5 tỷ' });
  expect((await answer(id, { answer: ' ' })).json().data).toMatchObject({
    answer: null,
    answered_by: null,
    answered_at: null,
  });
  expect(await db().$count(notifications)).toBe(1);
});

test('two who answer at once: one is stored, the other sees it', async () => {
  const { id } = (await ask('Giá?')).json().data;
  const both = await Promise.all([answer(id, { answer: 'a', version: 1 }), answer(id, { answer: 'b', version: 1 })]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('the latest question is first, in pages; nothing, too much and unknown projects are refused', async () => {
  for (const content of ['một', 'hai', 'ba']) await ask(content);
  expect((await list('?page=1&size=2')).map(({ content }) => content)).toEqual(['ba', 'hai']);
  expect((await ask(' ')).json().errors.content).toBe('Vui lòng nhập câu hỏi');
  expect((await ask('a'.repeat(1001))).json().errors.content).toMatch(/1000/);
  expect((await as(agent).post('/project/99/question', { content: 'a' })).statusCode).toBe(404);
  expect((await as(agent).get('/project/99/question')).statusCode).toBe(404);
});

test('questions of a deleted project are neither read nor asked nor answered, until it is restored', async () => {
  const { id } = (await ask('Giá?')).json().data;
  await as(admin).delete('/project/detail', { project_id: project });
  for (const reply of [
    await as(agent).get(`/project/${project}/question`),
    await ask('Còn bán không?'),
    await answer(id, { answer: '5 tỷ', version: 1 }),
  ])
    expect([reply.statusCode, reply.json().message]).toEqual([404, 'Không tìm thấy dự án này']);
  expect(await db().$count(notifications)).toBe(0);
  await as(admin).put('/project/restore', { project_id: project });
  expect((await answer(id, { answer: '5 tỷ', version: 1 })).json().data.answer).toBe('5 tỷ');
});
