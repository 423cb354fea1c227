import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  commentArticle,
  createColumn,
  deleteArticle,
  deleteArticleComment,
  listArticleComments,
  listColumn,
  listColumns,
  listRefused,
  listVersions,
  readKnowledge,
  readVersion,
  reorderArticles,
  reviewArticle,
} from '@toam/contracts/knowledge/knowledge.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import type { KnowledgeArticle, KnowledgeCard } from '@toam/contracts/knowledge/knowledge.schema';
import { anArticleText } from '@toam/testing/an-article-text';
import { anAdmin } from '@toam/testing/a-user';
import { aColumn, aKnowledgeArticle, aKnowledgeCard, anArticleComment } from '@toam/testing/knowledge/an-article';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { closeLive, hearChange, openLive } from '@toam/testing/live-socket';
import { renderRoute } from '@toam/testing/render-route';
import { Component } from './knowledge-board.screen';

jest.setTimeout(30_000);

const routes = [
  { path: '/knowledge', Component },
  { path: '*', element: null },
];

const pageOf = <Row,>(list: Row[]) => ({ total: list.length, total_page: 1, page: 1, list });

/** The board of the API: cards by column. */
let board: Record<number, KnowledgeCard[]>;
let article: KnowledgeArticle;
beforeEach(() => {
  board = {
    1: ['Kiểm tra sổ', 'Đặt cọc', 'Thuế'].map((title, at) => aKnowledgeCard({ id: 11 + at, title })),
    2: [aKnowledgeCard({ id: 21, title: 'Chụp ảnh', type_id: 2 })],
  };
  article = aKnowledgeArticle({ may_edit: true });
  answer(listColumns, () => [
    aColumn({ count: board[1]!.length }),
    aColumn({ id: 2, type_name: 'Kỹ năng', count: board[2]!.length }),
  ]);
  answer(listColumn, ({ params }) => pageOf(board[params.typeId] ?? []));
  answer(listRefused, () => pageOf([]));
  answer(listVersions, () => pageOf([]));
  answer(listArticleComments, () => pageOf([]));
  answer(readKnowledge, ({ query }) => (query.id === undefined ? pageOf([]) : article));
});

const show = (url = '/knowledge', user = anAdmin()) => renderRoute(routes, url, { user });
const titlesIn = async (name: string) => {
  const column = await screen.findByRole('region', { name });
  return within(column)
    .queryAllByRole('heading', { level: 3 })
    .map((one) => one.textContent);
};
const link = (name: string) => screen.findByRole('link', { name });

async function press(title: string, keys: string): Promise<void> {
  const card = await link(title);
  act(() => card.focus());
  await userEvent.keyboard(keys);
}

test('columns have their articles from the top, with keeper and day of review', async () => {
  board[1]![1] = aKnowledgeCard({ id: 12, title: 'Đặt cọc', is_overdue: true, comments_count: 4 });
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Kiến thức' })).toBeVisible();
  await link('Kiểm tra sổ');
  expect(await titlesIn('Pháp lý')).toEqual(['Kiểm tra sổ', 'Đặt cọc', 'Thuế']);
  expect(screen.getAllByText('12/02/2099')).toHaveLength(3);
  const due = within((await link('Đặt cọc')).closest('article')!);
  expect(due.getByText('Cần xem lại')).toBeVisible();
  expect(due.getByTitle('4 bình luận')).toBeVisible();
});

test('the keyboard moves a card; nothing is sent until it is saved, and each move can be taken back', async () => {
  answer(reorderArticles, () => null);
  show();
  await press('Kiểm tra sổ', ' {ArrowDown}{ArrowDown} ');
  expect(await titlesIn('Pháp lý')).toEqual(['Đặt cọc', 'Thuế', 'Kiểm tra sổ']);
  expect(await screen.findByText('Đã đặt “Kiểm tra sổ” vào cột Pháp lý, vị trí 3.')).toBeInTheDocument();
  await press('Đặt cọc', ' {ArrowRight} ');
  expect(await titlesIn('Kỹ năng')).toEqual(['Đặt cọc', 'Chụp ảnh']);
  expect(await link('Đặt cọc')).toHaveFocus();
  expect(screen.getByText('2 thay đổi chưa lưu')).toBeVisible();
  expect(screen.getByText('1 đổi cột, 1 đổi thứ tự')).toBeVisible();
  expect(screen.getByText('Từ cột Pháp lý')).toBeVisible();
  await press('Thuế', ' {ArrowDown}{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }));
  expect(await titlesIn('Kỹ năng')).toEqual(['Chụp ảnh']);
  expect(callsOf(reorderArticles)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Lưu thay đổi' }));
  expect(await screen.findByText('Đã lưu thứ tự (Successful)')).toBeVisible();
  expect(callsOf(reorderArticles)[0]?.body).toEqual({
    columns: [{ type_id: 1, ids: [12, 13, 11], seen: [11, 12, 13] }],
  });
});

test('an order that somebody else has changed meanwhile is refused; the own moves stay on the newer order', async () => {
  refuse(reorderArticles, 409, 'Thứ tự cột “Pháp lý” vừa được người khác đổi. Hãy xem lại rồi lưu');
  show();
  await press('Kiểm tra sổ', ' {ArrowDown} ');
  board[1] = [board[1]![2]!, board[1]![0]!, board[1]![1]!];
  await userEvent.click(screen.getByRole('button', { name: 'Lưu thay đổi' }));
  expect(await screen.findByText(/^Thứ tự cột “Pháp lý” vừa được người khác đổi/)).toBeVisible();
  await waitFor(async () => expect((await titlesIn('Pháp lý'))[0]).toBe('Kiểm tra sổ'));
  expect(screen.getByText('1 thay đổi chưa lưu')).toBeVisible();
  answer(reorderArticles, () => null);
  await userEvent.click(screen.getByRole('button', { name: 'Lưu thay đổi' }));
  await waitFor(() => expect(callsOf(reorderArticles).at(-1)?.body.columns[0]?.seen).toEqual([13, 11, 12]));
});

test('who may not move cards has no keys for it', async () => {
  renderRoute(routes, '/knowledge');
  await press('Kiểm tra sổ', ' {ArrowDown} ');
  expect(await titlesIn('Pháp lý')).toEqual(['Kiểm tra sổ', 'Đặt cọc', 'Thuế']);
  expect(screen.queryByRole('button', { name: 'Thêm cột' })).not.toBeInTheDocument();
  expect(screen.queryByText('nhấc thẻ')).not.toBeInTheDocument();
});

test('without a column the board says so; an admin makes the first one', async () => {
  answer(listColumns, () => []);
  answer(createColumn, ({ body }) => aColumn({ type_name: body.type_name }));
  show();
  expect(await screen.findByText('Chưa có cột nào')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Thêm cột' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Tạo cột' }));
  expect(await screen.findByText('Vui lòng nhập tên cột (Please enter the column name)')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /^Tên cột/ }), 'Phong thuỷ');
  await userEvent.click(screen.getByRole('button', { name: 'Tạo cột' }));
  expect(await screen.findByText('Đã tạo cột “Phong thuỷ”')).toBeVisible();
});

test('a search and the own refused articles stand in place of the board, with the place and the reason', async () => {
  answer(readKnowledge, ({ query }) =>
    pageOf(query.search ? [aKnowledgeCard({ found: '…ai chịu phí công chứng…' })] : []),
  );
  answer(listRefused, () => pageOf([aKnowledgeCard({ title: 'Lãi suất', status: 2, reason_reject: 'Thiếu nguồn' })]));
  const { url } = show('/knowledge?search=phi%20cong%20chung');
  expect((await screen.findAllByText(/phí/, { selector: 'mark' }))[0]).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Không duyệt/ }));
  expect(await screen.findByText('Thiếu nguồn')).toBeVisible();
  expect(url()).toBe('/knowledge?show=refused');
  await userEvent.click(screen.getByRole('button', { name: 'Về bảng' }));
  await link('Kiểm tra sổ');
});

describe('an article over the board', () => {
  test('opens by its link; what is gone says so', async () => {
    const { url } = show();
    await userEvent.click(await link('Kiểm tra sổ'));
    expect(url()).toBe('/knowledge?article=11');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('heading', { level: 1, name: article.title })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Bài sau' }));
    await waitFor(() => expect(url()).toBe('/knowledge?article=12'));
  });

  test('a refused one shows the reason to its author, and leads to its form', async () => {
    article = aKnowledgeArticle({ status: 2, reason_reject: 'Thiếu nguồn', may_edit: true });
    const { url } = show('/knowledge?article=11');
    expect(await screen.findByText('Không được duyệt: Thiếu nguồn')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sửa bài' }));
    expect(url()).toBe('/knowledge/edit/11');
  });

  test('its keeper says that it is still true', async () => {
    article = aKnowledgeArticle({ is_overdue: true, may_review: true, review_on: '2026-10-01' });
    answer(reviewArticle, () => aKnowledgeArticle({ review_on: '2027-01-26' }));
    show('/knowledge?article=11');
    await userEvent.click(await screen.findByRole('button', { name: 'Vẫn đúng, xem lại sau 3 tháng' }));
    expect(await screen.findByText('Đã xem lại. Lần tới: 26/01/2027')).toBeVisible();
  });

  test('a comment that is not sent yet is still there when the article is opened again; nothing of it is cut', async () => {
    const box = () => screen.findByRole('textbox', { name: 'Viết bình luận' });
    const long = 'a'.repeat(2001);
    const { unmount } = show('/knowledge?article=11');
    await userEvent.click(await box());
    await userEvent.paste(long);
    expect(await screen.findByText(commonText.tooLong(2000, 2001))).toBeVisible();
    unmount();
    show('/knowledge?article=11');
    expect(await box()).toHaveValue(long);
  });

  test('colleagues comment; what could not be sent stays; the writer deletes', async () => {
    const stored = [anArticleComment({ may_delete: true })];
    answer(listArticleComments, () => pageOf([...stored]));
    refuse(commentArticle, 422, 'Hỏng');
    show('/knowledge?article=11');
    const box = await screen.findByRole('textbox', { name: 'Viết bình luận' });
    await userEvent.type(box, 'Cảm ơn chị');
    await userEvent.click(screen.getByRole('button', { name: 'Gửi bình luận' }));
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    expect(box).toHaveValue('Cảm ơn chị');
    answer(commentArticle, ({ body }) => {
      stored.push(anArticleComment({ id: 2, content: body.content }));
      return stored.at(-1)!;
    });
    await userEvent.click(screen.getByRole('button', { name: 'Gửi bình luận' }));
    expect(await screen.findByText('Cảm ơn chị', { selector: 'p' })).toBeVisible();
    expect(box).toHaveValue('');
    answer(deleteArticleComment, () => {
      stored.shift();
      return null;
    });
    await userEvent.click(screen.getByRole('button', { name: /^Xoá bình luận của/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));
    await waitFor(() => expect(screen.queryByText('Rất hữu ích')).not.toBeInTheDocument());
  });

  test('an older version is compared with the posted one', async () => {
    const state = { title: article.title, user: article.user, created_at: 1_792_000_000 };
    answer(listVersions, () =>
      pageOf([
        { ...state, version: 4 },
        { ...state, version: 1 },
      ]),
    );
    answer(readVersion, () => ({ ...state, version: 1, content: anArticleText('Đọc trang bìa trước'), content_images: [], cover: null })); // prettier-ignore
    const { url } = show('/knowledge?article=11');
    await userEvent.click(await screen.findByRole('button', { name: 'So sánh: Bản 1' }));
    expect(url()).toBe('/knowledge?article=11&version=1');
    expect(await screen.findByText('Thêm 2 từ')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Khôi phục bản này' })).toBeVisible();
  });

  test('deleting asks first and closes it', async () => {
    answer(deleteArticle, () => null);
    const { url } = show('/knowledge?article=11');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /^Thao tác với bài/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Xoá bài' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));
    expect(await screen.findByText('Xoá thành công')).toBeVisible();
    await waitFor(() => expect(url()).toBe('/knowledge'));
  });
});

describe('while others write', () => {
  beforeEach(openLive);
  afterEach(closeLive);

  test('the board follows, and who has unsaved moves is told and keeps them', async () => {
    show();
    await press('Kiểm tra sổ', ' {ArrowDown} ');
    board[1] = [aKnowledgeCard({ id: 14, title: 'Bài mới' }), ...board[1]!];
    act(() => hearChange('article', 14));
    expect(await screen.findByRole('link', { name: 'Bài mới' }, { timeout: 4000 })).toBeVisible();
    expect(await screen.findByText(/^Bảng vừa được người khác đổi/)).toBeVisible();
    expect(await titlesIn('Pháp lý')).toEqual(['Bài mới', 'Đặt cọc', 'Kiểm tra sổ', 'Thuế']);
  });
});
