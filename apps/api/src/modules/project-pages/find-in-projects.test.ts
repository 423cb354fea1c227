import type { FoundInProjects } from '@toam/contracts/project/find-in-projects.endpoints';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertProject } from '../../testing/insert-content';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';

testApp();

const admin = anAdmin({ id: 2 });
const agent = anActor({ id: 7 });
let project: number;
beforeEach(async () => {
  for (const person of [admin, agent]) await insertUser(person);
  project = (await insertProject({ name: 'Botanica Premier', text_content: 'Hầu hết căn đã có sổ hồng riêng' })).id;
});

const ask = async (content: string, answer: string | null = null): Promise<void> => {
  const { id } = (await as(agent).post(`/project/${project}/question`, { content })).json().data;
  if (answer) await as(admin).put(`/project/question/${id}`, { answer });
};
const find = async (search: string, actor = agent): Promise<FoundInProjects> =>
  (await as(actor).get(`/project/find?search=${encodeURIComponent(search)}`)).json().data;

test('everybody finds projects and questions by words of name, text, question and answer, with the place', async () => {
  await ask('Bao giờ có sổ hồng?', 'Đợt 2 dự kiến quý I');
  await ask('Pháp lý tới đâu?', 'Chủ đầu tư hẹn cấp sổ hồng cuối năm');
  await ask('Phí quản lý?');
  for (const actor of [agent, admin]) {
    const { projects, questions } = await find('so hong', actor);
    expect(projects).toEqual([
      { id: project, name: 'Botanica Premier', address: null, found: 'Hầu hết căn đã có sổ hồng riêng' },
    ]);
    expect(questions.map(({ content, found, project: of }) => [content, found, of.name])).toEqual([
      ['Bao giờ có sổ hồng?', null, 'Botanica Premier'],
      ['Pháp lý tới đâu?', 'Chủ đầu tư hẹn cấp sổ hồng cuối năm', 'Botanica Premier'],
    ]);
  }
  expect((await find('botanica')).projects).toMatchObject([{ id: project, found: null }]);
});

test('a deleted project is not found, nor are its questions', async () => {
  await ask('Bao giờ có sổ hồng?');
  await as(admin).delete('/project/detail', { project_id: project });
  expect(await find('so hong')).toEqual({ projects: [], questions: [] });
});

test('signs and nothing find nothing', async () => {
  expect([await find(''), await find("'):* & ")]).toEqual(Array(2).fill({ projects: [], questions: [] }));
});
