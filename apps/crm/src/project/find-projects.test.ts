import { findInProjects } from '@toam/contracts/project/find-in-projects.endpoints';
import { answer, callsOf } from '@toam/testing/answer';
import findProjects from './find-projects';

test('finds projects and questions about them, and leads to the place', async () => {
  const project = { id: 38, name: 'Vinhomes Central Park' };
  answer(findInProjects, () => ({
    projects: [{ ...project, address: null, found: 'Hầu hết căn đã có sổ hồng' }],
    questions: [{ id: 7, project, content: 'Bao giờ có sổ hồng?', answer: 'Quý I', found: null }],
  }));
  const found = await findProjects('so hong', new AbortController().signal);
  expect(callsOf(findInProjects)[0]?.query).toEqual({ search: 'so hong', size: 4 });
  expect(found).toMatchObject([
    {
      title: 'Vinhomes Central Park',
      detail: '#38',
      place: 'Hầu hết căn đã có sổ hồng',
      to: '/project/38?find=so+hong',
    },
    { title: 'Bao giờ có sổ hồng?', detail: 'Vinhomes Central Park', place: 'Quý I', to: '/project/38?question=7' },
  ]);
});
