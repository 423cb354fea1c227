import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  blogTabs,
  countBlogs,
  deleteBlog,
  listBlogs,
  restoreBlog,
  type BlogCard,
} from '@toam/contracts/blog/blog.endpoints';
import { aBlog, aBlogCard } from '@toam/testing/blog/a-blog';
import { anAdmin } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { closeLive, hearChange, openLive } from '@toam/testing/live-socket';
import { renderRoute } from '@toam/testing/render-route';
import { tabCounts } from '@toam/testing/tab-counts';
import { Component } from './blog-list.screen';

const routes = [
  { path: '/blog/list', Component },
  { path: '*', element: null },
];

/** The API's news. The list reads it, and actions change it. */
function answerWith(...rows: BlogCard[]) {
  const stored = [...rows];
  answer(listBlogs, ({ query }) => {
    const list = stored.filter(({ type }) => query.type === undefined || type === query.type);
    return { total: list.length, total_page: 1, page: query.page, list };
  });
  answer(countBlogs, () => tabCounts(blogTabs, { total: stored.length }));
  return stored;
}

const show = (url = '/blog/list', user = anAdmin()) => renderRoute(routes, url, { user });
const cardOf = async (title: string) => within((await screen.findByRole('link', { name: title })).closest('article')!);
const lastQuery = () => callsOf(listBlogs).at(-1)?.query;

test('a card has cover, kind, title, text, author and day, and leads to its page', async () => {
  answerWith(aBlogCard(), aBlogCard({ id: 8, title: 'Bản tin cũ', type: null, blogType: 'Chưa xác định' }));
  const { url } = show();
  expect(await screen.findByRole('heading', { level: 1, name: '2 Tin tức' })).toBeVisible();
  const card = await cardOf('Mua nhà hẻm: 7 điều nên đi bộ để biết');
  for (const words of ['Mẹo hay', 'Đo giờ xe ba gác vào được', 'Nguyễn Thu Hà', '26/10/2026'])
    expect(card.getByText(words)).toBeVisible();
  expect((await cardOf('Bản tin cũ')).getByText('Chưa xác định')).toBeVisible();
  expect(callsOf(listBlogs)[0]?.query).toMatchObject({ page: 1, size: 12, search: '' });
  await userEvent.click(screen.getByRole('link', { name: 'Bản tin cũ' }));
  expect(url()).toBe('/blog/8');
});

test('kind and search stand in the address; the place that matched is shown and marked', async () => {
  answerWith(aBlogCard({ found: '…giảm lãi vay mua nhà phố' }), aBlogCard({ id: 8, title: 'Phố đêm', type: 3 }));
  const { url } = show('/blog/list?type=2&search=nha%20pho');
  const card = await cardOf('Mua nhà hẻm: 7 điều nên đi bộ để biết');
  expect(card.getByText('nhà phố', { selector: 'mark' })).toBeVisible();
  expect(lastQuery()).toMatchObject({ type: 2, search: 'nha pho' });
  expect(screen.queryByText('Phố đêm')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /^Phong thuỷ/ }));
  expect(url()).toBe('/blog/list?type=3&search=nha+pho');
  expect(await screen.findByText('đêm', { exact: false })).toBeVisible();
  await userEvent.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(url()).toBe('/blog/list?type=3'));
  await waitFor(() => expect(lastQuery()).toMatchObject({ type: 3, search: '' }));
});

test('an address with nonsense shows everything', async () => {
  answerWith(aBlogCard());
  show('/blog/list?type=9');
  await cardOf('Mua nhà hẻm: 7 điều nên đi bộ để biết');
  expect(lastQuery()).not.toHaveProperty('type');
});

test('deleting asks first, and can be taken back', async () => {
  const stored = answerWith(aBlogCard());
  const [blog] = stored as [BlogCard];
  answer(deleteBlog, () => {
    stored.splice(0);
    return null;
  });
  answer(restoreBlog, () => {
    stored.push(blog);
    return aBlog();
  });
  show();
  const remove = async () => {
    await userEvent.click(await screen.findByRole('button', { name: `Thao tác với tin tức ${blog.title}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Xoá' }));
    expect(await screen.findByText('Bạn có chắc muốn xoá tin tức này?')).toBeVisible();
  };
  await remove();
  await userEvent.click(screen.getByRole('button', { name: 'Huỷ' }));
  expect(callsOf(deleteBlog)).toEqual([]);
  await remove();
  await userEvent.click(screen.getByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Xoá tin tức thành công')).toBeVisible();
  expect(await screen.findByText('Chưa có tin tức nào.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }));
  expect(await screen.findByRole('link', { name: blog.title })).toBeVisible();
  expect(callsOf(restoreBlog)[0]?.body).toEqual({ blog_id: 7 });
});

test('the menu leads to the form, the button and the key N to a new one', async () => {
  answerWith(aBlogCard());
  const { url, goTo } = show();
  await userEvent.click(await screen.findByRole('button', { name: /^Thao tác với tin tức/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sửa' }));
  expect(url()).toBe('/blog/edit/7');
  await goTo('/blog/list');
  await userEvent.click(await screen.findByRole('button', { name: 'Tạo mới' }));
  expect(url()).toBe('/blog/new');
  await goTo('/blog/list');
  await cardOf('Mua nhà hẻm: 7 điều nên đi bộ để biết');
  await userEvent.keyboard('n');
  expect(url()).toBe('/blog/new');
});

test('says what is missing and the way out; a failure can be tried again', async () => {
  answerWith();
  const { goTo } = show('/blog/list?search=khong');
  await userEvent.click(await screen.findByRole('button', { name: 'Xoá bộ lọc' }));
  expect(await screen.findByText('Chưa có tin tức nào.')).toBeVisible();
  refuse(listBlogs, 500, 'Hỏng');
  await goTo('/blog/list?type=1');
  expect(await screen.findByText('Error: Hỏng')).toBeVisible();
  answerWith(aBlogCard({ type: 1 }));
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByText('1 Tin tức')).toBeVisible();
});

test('the next twelve load near the end', async () => {
  const clientHeight = jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700);
  answerWith();
  answer(listBlogs, ({ query: { page } }) => {
    const list = [aBlogCard({ id: page, title: `Tin số ${page}` })];
    return { total: 2, total_page: 2, page, list };
  });
  show();
  expect(await screen.findByRole('link', { name: 'Tin số 2' })).toBeVisible();
  expect(callsOf(listBlogs).map(({ query }) => query.page)).toEqual([1, 2]);
  clientHeight.mockRestore();
});

describe('while others write', () => {
  beforeEach(openLive);
  afterEach(closeLive);

  test('a new card appears by itself', async () => {
    const stored = answerWith(aBlogCard());
    show();
    await cardOf('Mua nhà hẻm: 7 điều nên đi bộ để biết');
    stored.unshift(aBlogCard({ id: 8, title: 'Metro số 1' }));
    act(() => hearChange('blog', 8));
    expect(await screen.findByRole('link', { name: 'Metro số 1' }, { timeout: 4000 })).toBeVisible();
  });
});
