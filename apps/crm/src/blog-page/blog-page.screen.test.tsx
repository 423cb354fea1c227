import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteBlog, readBlog } from '@toam/contracts/blog/blog.endpoints';
import { aBlog } from '@toam/testing/blog/a-blog';
import { anAdmin } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { Component } from './blog-page.screen';

const routes = [
  { path: '/blog/:blogId', Component },
  { path: '*', element: null },
];
const show = (url = '/blog/7') => renderRoute(routes, url, { user: anAdmin() });

test('is read with its cover, author, day and pictures', async () => {
  answer(readBlog, () => aBlog({ updated_at: 1_793_500_000 }));
  show();
  expect(await screen.findByRole('heading', { level: 1, name: aBlog().title })).toBeVisible();
  expect(screen.getByText('Nguyễn Thu Hà')).toBeVisible();
  expect(screen.getByText('đăng 26/10/2026 · sửa 01/11/2026')).toBeVisible();
  expect(screen.getByText('Đo giờ xe ba gác vào được')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Xem ảnh' })).toBeVisible();
});

test('opened from a search, the words are marked in the title', async () => {
  answer(readBlog, () => aBlog());
  show('/blog/7?find=nha+hem');
  expect(await screen.findByText('nhà hẻm', { selector: 'mark' })).toBeVisible();
});

test('leads to its form; after deleting it the list follows', async () => {
  answer(readBlog, () => aBlog());
  answer(deleteBlog, () => null);
  const { url, goTo } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Sửa' }));
  expect(url()).toBe('/blog/edit/7');
  await goTo('/blog/7');
  await userEvent.click(await screen.findByRole('button', { name: /^Thao tác với tin tức/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Xoá' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Xoá tin tức thành công')).toBeVisible();
  expect(url()).toBe('/blog/list');
  expect(callsOf(deleteBlog)[0]?.body).toEqual({ blog_id: 7 });
});

test('news that is gone, or not for this person, says so with a way back', async () => {
  refuse(readBlog, 404, 'Không tìm thấy tin tức này');
  const { url, goTo } = show();
  expect(await screen.findByRole('heading', { name: 'Không tìm thấy tin tức này' })).toBeVisible();
  await goTo('/blog/abc');
  await userEvent.click(await screen.findByRole('button', { name: 'Về danh sách tin tức' }));
  expect(url()).toBe('/blog/list');
});
