import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeUser, readUser } from '@toam/contracts/user/user.endpoints';
import { readZalo } from '@toam/contracts/zalo/zalo.endpoints';
import { noZaloApp } from '@toam/testing/zalo/a-zalo-connection';
import { aStaffUser } from '@toam/testing/staff/a-staff-user';
import { aUser } from '@toam/testing/a-user';
import { answer } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { walkDraft } from '@toam/testing/walk-draft';
import { Component } from './account.screen';

const routes = [
  { path: '/account', Component },
  { path: '*', element: null },
];
let stored = aStaffUser(aUser());

beforeEach(() => {
  stored = aStaffUser(aUser());
  answer(readUser, () => stored);
  answer(readZalo, noZaloApp);
  answer(changeUser, ({ body }) => {
    stored = { ...stored, ...(body as object), version: stored.version + 1 };
    return { user: stored, message: 'Cập nhật người dùng thành công!' };
  });
});

walkDraft({
  form: 'account',
  name: 'account',
  open: async () => renderRoute(routes, '/account'),
  field: () => screen.findByLabelText('Chuyên ngành'),
  finished: { version: 1, before: { major: '' }, changes: { major: 'Luật' } },
  saves: changeUser,
  press: async () => {
    const button = screen.getByText('Cập nhật', { selector: 'button > span' }).closest('button')!;
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
  },
});
