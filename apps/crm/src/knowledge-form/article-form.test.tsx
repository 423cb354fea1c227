import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  changeArticle,
  createArticle,
  listColumns,
  readKnowledge,
} from '@toam/contracts/knowledge/knowledge.endpoints';
import type { KnowledgeArticle } from '@toam/contracts/knowledge/knowledge.schema';
import { anArticleText } from '@toam/testing/an-article-text';
import { listUserNames } from '@toam/contracts/user/user.endpoints';
import { aUser, anAdmin } from '@toam/testing/a-user';
import { aColumn, aKnowledgeArticle } from '@toam/testing/knowledge/an-article';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { walkDraft } from '@toam/testing/walk-draft';
import { Component as Create } from './article-create.screen';
import { Component as Edit } from './article-edit.screen';
import { valuesOfArticle } from './article-form.values';

// The editor and a whole form are slow on a busy machine.
jest.setTimeout(30_000);

const routes = [
  { path: '/knowledge', element: <p>Bảng</p> },
  { path: '/knowledge/new', Component: Create },
  { path: '/knowledge/edit/:articleId', Component: Edit },
];

beforeEach(() => {
  // jsdom has no layout
  document.elementFromPoint = () => null;
  answer(listUserNames, () => ({ total: 0, total_page: 1, page: 1, list: [] }));
  answer(listColumns, () => [aColumn(), aColumn({ id: 2, type_name: 'Phong thuỷ' })]);
});

const button = (name: string) => screen.getByRole('button', { name });
const title = () => screen.findByRole('textbox', { name: /^Tiêu đề/ });
const content = () => screen.findByRole('textbox', { name: /^Nội dung/ });
async function write(box: HTMLElement, words: string): Promise<void> {
  await userEvent.click(box);
  await userEvent.keyboard(words);
}
const edit = (stored: KnowledgeArticle, user = aUser()) => {
  answer(readKnowledge, () => stored);
  return renderRoute(routes, `/knowledge/edit/${stored.id}`, { user });
};

test('an agent writes for a column and sends it for approval', async () => {
  answer(createArticle, () => aKnowledgeArticle({ status: 0 }));
  const me = aUser();
  const { url } = renderRoute(routes, '/knowledge/new?type=2', { user: me });
  await write(await title(), 'Hướng nhà');
  expect(screen.getByText('Gửi xong sẽ chờ quản trị viên duyệt.')).toBeVisible();
  expect(button('Gửi duyệt')).toBeDisabled();
  await write(await content(), 'Đo bằng la bàn');
  await userEvent.click(button('Không hẹn'));
  await waitFor(() => expect(button('Gửi duyệt')).toBeEnabled());
  await userEvent.click(button('Gửi duyệt'));
  expect(await screen.findByText('Đã gửi bài. Quản trị viên sẽ duyệt.')).toBeVisible();
  expect(callsOf(createArticle)[0]?.body).toEqual({
    ...{ title: 'Hướng nhà', type_id: 2, cover: null, keeper_id: me.id, review_on: null },
    content: anArticleText('Đo bằng la bàn'),
  });
  expect(url()).toBe('/knowledge');
});

test('an author goes on with their refused edit, sees why, and everybody keeps the posted text', async () => {
  const posted = aKnowledgeArticle({ may_edit: true, version: 3 });
  const { user, content_images, type_id, cover } = posted;
  const refusedEdit = { title: 'Tựa mới', content: anArticleText('Bản sửa'), reason_reject: 'Chưa đúng luật' };
  const own = { ...{ user, content_images, type_id, cover, version: 1, created_at: 1 }, ...refusedEdit };
  answer(changeArticle, () => ({ ...posted, edit: { ...own, state: 'open' as const } }));
  edit({ ...posted, edit: { ...own, state: 'rejected' } });
  expect(await title()).toHaveValue('Tựa mới');
  expect(screen.getByText('Lần trước không được duyệt: Chưa đúng luật')).toBeVisible();
  await write(await title(), ' hơn');
  await userEvent.click(button('Gửi duyệt'));
  expect(await screen.findByText(/^Đã gửi bản sửa/)).toBeVisible();
  expect(callsOf(changeArticle)[0]?.body).toEqual({ id: 11, version: 3, title: 'Tựa mới hơn' });
});

test('an admin’s change is at once; what the API refuses stands at its field and nothing is lost', async () => {
  refuse(changeArticle, 422, 'Thông tin nhập không đúng', { errors: { type_id: 'Cột này đã bị xoá' } });
  edit(aKnowledgeArticle({ may_edit: true }), anAdmin());
  await write(await title(), '!');
  await userEvent.click(button('Lưu'));
  expect(await screen.findByText('Cột này đã bị xoá')).toBeVisible();
  expect(await title()).toHaveValue('Kiểm tra sổ hồng trước khi nhận cọc!');
  expect(callsOf(changeArticle)[0]?.body).toEqual({
    id: 11,
    version: 1,
    title: 'Kiểm tra sổ hồng trước khi nhận cọc!',
  });
});

test('who changed it meanwhile is named, and each field is chosen', async () => {
  const current = aKnowledgeArticle({ version: 2, title: 'Tựa của An', may_edit: true });
  refuse(changeArticle, 409, 'Nội dung này vừa được người khác cập nhật', {
    current,
    changed_by: { id: 12, name: 'Lê An' },
  });
  edit(aKnowledgeArticle({ may_edit: true, status: 0 }));
  await write(await title(), ' của tôi');
  await userEvent.click(button('Gửi duyệt'));
  const dialog = within(await screen.findByRole('dialog', { name: /Lê An vừa sửa lúc/ }));
  expect(dialog.getByRole('radio', { name: /Tựa của An/ })).toBeVisible();
  answer(changeArticle, () => aKnowledgeArticle({ version: 3 }));
  await userEvent.click(dialog.getByRole('button', { name: 'Lưu lựa chọn' }));
  await waitFor(() => expect(callsOf(changeArticle).at(-1)?.body).toMatchObject({ id: 11, version: 2 }));
});

test('whoever may not write it, and an address that names none, get the way back', async () => {
  const { goTo } = edit(aKnowledgeArticle());
  expect(await screen.findByRole('link', { name: 'Về bảng kiến thức' })).toHaveAttribute('href', '/knowledge');
  await goTo('/knowledge/edit/abc');
  expect(await screen.findByText('Không tìm thấy bài viết này')).toBeVisible();
});

describe('drafts', () => {
  const stored = aKnowledgeArticle({ may_edit: true });
  const walk = {
    form: 'article' as const,
    field: title,
    press: async () => {
      const send = screen.queryByText('Gửi duyệt', { selector: 'button > span' })?.closest('button');
      if (!send) return; // The first press left the form already.
      await waitFor(() => expect(send).toBeEnabled());
      await userEvent.click(send);
    },
  };
  beforeEach(() => {
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
    open: async () => edit(stored),
    finished: { version: stored.version, before: { title: stored.title }, changes: { title: 'Tiêu đề khác' } },
    saves: changeArticle,
  });
});
