import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeBlog, createBlog, readBlog } from '@toam/contracts/blog/blog.endpoints';
import { aBlog } from '@toam/testing/blog/a-blog';
import { anAdmin } from '@toam/testing/a-user';
import { answer } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { walkDraft } from '@toam/testing/walk-draft';
import { Component as Create } from './blog-create.screen';
import { Component as Edit } from './blog-edit.screen';
import { blogForm } from './blog-form.values';

const routes = [
  { path: '/blog/new', Component: Create },
  { path: '/blog/edit/:blogId', Component: Edit },
  { path: '*', element: null },
];
const stored = aBlog();
const walkOf = (label: string) => ({
  form: 'blog' as const,
  field: () => screen.findByRole('textbox', { name: /^Tiêu đề/ }),
  press: async () => {
    const button = screen.queryByText(label, { selector: 'button > span' })?.closest('button');
    if (!button) return; // The first press left the form already.
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
  },
});

beforeEach(() => {
  // jsdom has no layout
  document.elementFromPoint = () => null;
  answer(readBlog, () => stored);
  answer(createBlog, () => stored);
  answer(changeBlog, () => stored);
});

walkDraft({
  ...walkOf('Tạo mới'),
  name: 'blog-new',
  open: async () => renderRoute(routes, '/blog/new', { user: anAdmin() }),
  finished: { ...blogForm.valuesOf(stored) },
  saves: createBlog,
});

walkDraft({
  ...walkOf('Cập nhật'),
  name: `blog-${stored.id}`,
  open: async () => renderRoute(routes, `/blog/edit/${stored.id}`, { user: anAdmin() }),
  finished: { version: stored.version, before: { title: stored.title }, changes: { title: 'Tiêu đề khác' } },
  saves: changeBlog,
});
