import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  approveArticle,
  listColumns,
  listWaiting,
  readKnowledge,
  refuseArticle,
} from '@toam/contracts/knowledge/knowledge.endpoints';
import type { KnowledgeArticle } from '@toam/contracts/knowledge/knowledge.schema';
import { anArticleText } from '@toam/testing/an-article-text';
import { anAdmin } from '@toam/testing/a-user';
import { aColumn, aKnowledgeArticle, aKnowledgeCard } from '@toam/testing/knowledge/an-article';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import ArticlesTab from './articles.tab';

jest.setTimeout(30_000);

const routes = [
  { path: '/admin/approve/post', Component: ArticlesTab },
  { path: '*', element: null },
];

/** What waits in the API: a new article and an edit of a posted one; and what became of it. */
let waiting: KnowledgeArticle[];
let done: KnowledgeArticle[];
beforeEach(() => {
  const { user, content_images, type_id, cover } = aKnowledgeArticle();
  const edit = {
    ...{ user, content_images, type_id, cover, created_at: 1_793_000_000, version: 2, reason_reject: null },
    ...{ title: 'Đặt cọc: 6 bước', content: anArticleText('Đọc trang cuối trước'), state: 'open' as const },
  };
  done = [];
  waiting = [
    aKnowledgeArticle({ id: 21, title: 'Lãi suất', status: 0, may_decide: true }),
    aKnowledgeArticle({ id: 22, title: 'Đặt cọc: 5 bước', version: 4, may_decide: true, edit }),
  ];
  const cards = () => waiting.map(({ id, title, status }) => aKnowledgeCard({ id, title, status }));
  const page = () => ({ total: waiting.length, total_page: 1, page: 1, list: cards() });
  answer(listColumns, () => [aColumn()]);
  answer(listWaiting, page);
  answer(readKnowledge, ({ query }) =>
    query.id === undefined ? page() : [...waiting, ...done].find(({ id }) => id === query.id)!,
  );
});

const show = (url = '/admin/approve/post') => renderRoute(routes, url, { user: anAdmin() });
const decided = (id: number) => {
  const gone = waiting.find((one) => one.id === id)!;
  waiting = waiting.filter((one) => one !== gone);
  const posted = { ...gone, status: 1 as const, may_decide: false };
  done.push(posted);
  return posted;
};

test('the oldest is open; A approves what was seen, and the next one opens', async () => {
  answer(approveArticle, ({ body }) => decided(body.id));
  show();
  expect(await screen.findByRole('heading', { level: 2, name: /Lãi suất/ })).toBeVisible();
  await userEvent.keyboard('a');
  await userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Bài viết đã được đăng')).toBeVisible();
  expect(callsOf(approveArticle)[0]?.body).toEqual({ id: 21, version: 1 });
  expect(await screen.findByText('Thêm 1 từ')).toBeVisible();
});

test('an edit shows word by word what differs; a refusal needs its reason', async () => {
  answer(refuseArticle, ({ body }) => decided(body.id));
  show('/admin/approve/post?item=22');
  expect(await screen.findByText('cuối', { selector: 'ins' })).toBeVisible();
  expect(screen.getByText('Đặt cọc: 6 bước', { selector: 'ins' })).toBeVisible();
  await userEvent.keyboard('r');
  await userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Vui lòng nhập lý do')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Lý do' }), 'Chưa đúng luật');
  await userEvent.click(screen.getByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Đã từ chối bài viết')).toBeVisible();
  expect(callsOf(refuseArticle)[0]?.body).toEqual({
    id: 22,
    version: 4,
    edit_version: 2,
    reason_reject: 'Chưa đúng luật',
  });
});

test('another admin was faster: it is said who, and the list is read again', async () => {
  show();
  await screen.findByRole('heading', { level: 2, name: /Lãi suất/ });
  refuse(approveArticle, 409, 'Lê An vừa quyết định bài này. Hãy tải lại danh sách');
  decided(21);
  await userEvent.keyboard('a');
  await userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText(/^Lê An vừa quyết định bài này/)).toBeVisible();
});

test('nothing waits', async () => {
  waiting = [];
  show();
  expect(await screen.findByText('Không có bài viết cần duyệt')).toBeVisible();
});

test('the author writes meanwhile: the text that is read stays until the admin asks for the newer one', async () => {
  answer(approveArticle, ({ body }) => decided(body.id));
  const { queries } = show();
  expect(await screen.findByText('Đọc trang bổ sung trước')).toBeVisible();
  waiting[0] = { ...waiting[0]!, version: 2, content: anArticleText('Đọc kỹ hơn') };
  // as the live event does
  await act(() => queries.invalidateQueries({ queryKey: ['article', 'detail', 21] }));
  expect(await screen.findByText(/^Tác giả vừa gửi bản mới hơn/)).toBeVisible();
  expect(screen.queryByText('Đọc kỹ hơn')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Xem bản mới' }));
  expect(await screen.findByText('Đọc kỹ hơn')).toBeVisible();
  await userEvent.keyboard('a');
  await userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));
  await waitFor(() => expect(callsOf(approveArticle)[0]?.body).toEqual({ id: 21, version: 2 }));
});
