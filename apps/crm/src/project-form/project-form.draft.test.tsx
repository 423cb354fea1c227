import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeProject, createProject, listProjects, readProject } from '@toam/contracts/project/project.endpoints';
import { projectText } from '@toam/contracts/project/project.text';
import { aPicture, aProject } from '@toam/testing/project/a-project';
import { anAdmin } from '@toam/testing/a-user';
import { answer } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { walkDraft } from '@toam/testing/walk-draft';
import { Component as Create } from './project-create.screen';
import { Component as Edit } from './project-edit.screen';

const routes = [
  { path: '/project/new', Component: Create },
  { path: '/project/edit/:projectId', Component: Edit },
  { path: '*', element: null },
];
const stored = aProject();
const pressed = (name: string) => async () => {
  const button = screen.queryByRole('button', { name });
  if (!button) return; // The first press left the form already.
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};
const field = () => screen.findByLabelText('Từ khoá');

beforeEach(() => {
  answer(listProjects, ({ query }) => ({ total: 0, unanswered: 0, total_page: 0, page: query.page, list: [] }));
  answer(readProject, () => stored);
  answer(createProject, () => ({ project: stored, message: projectText.created }));
  answer(changeProject, () => stored);
});

walkDraft({
  form: 'project',
  name: 'project-new',
  open: async () => renderRoute(routes, '/project/new', { user: anAdmin() }),
  field,
  finished: {
    ...{ name: 'The Sun', address: '', descriptions: '', key_word: 'ven sông' },
    ...{ images: [aPicture(1)], content: stored.content, content_images: [] },
  },
  saves: createProject,
  press: pressed('Tạo mới'),
});

walkDraft({
  form: 'project',
  name: 'project-38',
  open: async () => renderRoute(routes, '/project/edit/38', { user: anAdmin() }),
  field,
  finished: { version: 3, before: { key_word: '' }, changes: { key_word: 'ven sông' } },
  saves: changeProject,
  press: pressed('Cập nhật'),
});
