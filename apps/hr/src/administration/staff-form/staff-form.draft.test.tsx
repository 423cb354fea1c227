import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeUser, createUser, readUser } from '@toam/contracts/user/user.endpoints';
import { anAdmin } from '@toam/testing/a-user';
import { answer, callsOf } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { walkDraft } from '@toam/testing/walk-draft';
import { Component as Create } from './staff-create.screen';
import { Component as Edit } from './staff-edit.screen';
import { valuesOf } from './staff-form.values';
import { answerSurroundings, stored } from './staff-form.fixture';

const routes = [
  { path: '/admin/user/new', Component: Create },
  { path: '/admin/user/edit/:userId', Component: Edit },
  { path: '*', element: null },
];
const saveButton = () => screen.getByText('Lưu', { selector: 'button > span' }).closest('button')!;
const walk = {
  form: 'user' as const,
  field: () => screen.findByLabelText('Chuyên ngành'),
  press: async () => {
    await waitFor(() => expect(saveButton()).toBeEnabled());
    await userEvent.click(saveButton());
  },
};

beforeEach(() => {
  answerSurroundings();
  answer(readUser, () => stored);
  // the second answer would have no password: the API gives it once
  answer(createUser, () => ({
    ...{ user: stored, message: 'Đã thêm nhân viên' },
    password: callsOf(createUser).length > 1 ? null : 'Xanh-Bưởi-4821',
  }));
  answer(changeUser, () => ({ user: stored, message: 'Cập nhật người dùng thành công!' }));
});

walkDraft({
  ...walk,
  name: 'user-new',
  open: async () => renderRoute(routes, '/admin/user/new', { user: anAdmin() }),
  finished: { ...valuesOf(stored), major: 'Luật' },
  saves: createUser,
});

walkDraft({
  ...walk,
  name: `user-${stored.id}`,
  open: async () => renderRoute(routes, `/admin/user/edit/${stored.id}`, { user: anAdmin() }),
  finished: { version: stored.version, before: { major: '' }, changes: { major: 'Luật' } },
  saves: changeUser,
});
