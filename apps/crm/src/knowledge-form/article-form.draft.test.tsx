import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  changeArticle,
  createArticle,
  listColumns,
  readKnowledge,
} from '@toam/contracts/knowledge/knowledge.endpoints';
import { listUserNames } from '@toam/contracts/user/user.endpoints';
import { aUser } from '@toam/testing/a-user';
import { aColumn, aKnowledgeArticle } from '@toam/testing/knowledge/an-article';
import { answer } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { walkDraft } from '@toam/testing/walk-draft';
import { Component as Create } from './article-create.screen';
import { Component as Edit } from './article-edit.screen';
import { valuesOfArticle } from './article-form.values';

const routes = [
  { path: '/knowledge/new', Component: Create },
  { path: '/knowledge/edit/:articleId', Component: Edit },
  { path: '*', element: null },
];
const stored = aKnowledgeArticle({ may_edit: true });
const walk = {
  form: 'article' as const,
  field: () => screen.findByRole('textbox', { name: /^Tiêu đề/ }),
  press: async () => {
    const button = screen.queryByText('Gửi duyệt', { selector: 'button > span' })?.closest('button');
    if (!button) return; // The first press left the form already.
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
  },
};

beforeEach(() => {
  // jsdom has no layout
  document.elementFromPoint = () => null;
  answer(listUserNames, () => ({ total: 0, total_page: 1, page: 1, list: [] }));
  answer(listColumns, () => [aColumn()]);
  answer(readKnowledge, () => stored);
  answer(createArticle, () => stored);
  answer(changeArticle, () => stored);
});

walkDraft({
  ...walk,
  name: 'article-new',
  open: async () => renderRoute(routes, '/knowledge/new', { user: aUser() }),
  finished: { ...valuesOfArticle(stored, false) },
  saves: createArticle,
});

walkDraft({
  ...walk,
  name: `article-${stored.id}`,
  open: async () => renderRoute(routes, `/knowledge/edit/${stored.id}`, { user: aUser() }),
  finished: { version: stored.version, before: { title: stored.title }, changes: { title: 'Tiêu đề khác' } },
  saves: changeArticle,
});
