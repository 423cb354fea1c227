import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeRequest, createRequest, readRequest } from '@toam/contracts/need/need.endpoints';
import { aNeed, aNeedRow } from '@toam/testing/need/a-need';
import { anAdmin } from '@toam/testing/a-user';
import { answer } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { walkDraft } from '@toam/testing/walk-draft';
import { Component as Create } from './need-create.screen';
import { Component as Edit } from './need-edit.screen';
import { answerSurroundings } from './need-form.fixture';
import { valuesOf } from './need-form.values';

const routes = [
  { path: '/request/new', Component: Create },
  { path: '/request/edit/:requestId', Component: Edit },
  { path: '*', element: null },
];
const stored = aNeed();
const saveButton = () => screen.getByText('Lưu', { selector: 'button > span' }).closest('button')!;
const walk = {
  form: 'request' as const,
  field: () => screen.findByLabelText('Mô tả'),
  press: async () => {
    await waitFor(() => expect(saveButton()).toBeEnabled());
    await userEvent.click(saveButton());
  },
};

beforeEach(() => {
  answerSurroundings();
  answer(readRequest, () => stored);
  answer(createRequest, () => ({ need: aNeedRow({ id: 88 }), message: 'Tạo nhu cầu thành công' }));
  answer(changeRequest, () => ({ need: aNeedRow({ id: stored.id }), message: 'Cập nhật nhu cầu thành công' }));
});

walkDraft({
  ...walk,
  name: 'request-new',
  open: async () => renderRoute(routes, '/request/new', { user: anAdmin() }),
  finished: { ...valuesOf(stored), user_id: null, description: 'Cần gấp' },
  saves: createRequest,
});

walkDraft({
  ...walk,
  name: `request-${stored.id}`,
  open: async () => renderRoute(routes, `/request/edit/${stored.id}`),
  finished: { version: stored.version, before: { description: '' }, changes: { description: 'Cần gấp' } },
  saves: changeRequest,
});
