import { searchProjects } from '@toam/contracts/project/project.endpoints';
import { answer, callsOf } from '@toam/testing/answer';
import findProjects from './find-projects';

test('asks for what was typed and leads to the project', async () => {
  answer(searchProjects, () => [{ id: 38, name: 'Vinhomes Central Park' }]);
  const found = await findProjects('vin cen', new AbortController().signal);
  expect(callsOf(searchProjects)[0]?.query).toEqual({ key: 'vin cen', size: 5 });
  expect(found).toEqual([
    { id: '38', title: 'Vinhomes Central Park', detail: '#38', to: '/project/38', icon: 'crane' },
  ]);
});
