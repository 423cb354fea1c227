import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataOf } from '@toam/contracts/endpoint';
import { listHousesByCondition } from '@toam/contracts/house/house-statistic.endpoints';
import { deleteProject, listProjects, restoreProject } from '@toam/contracts/project/project.endpoints';
import { Role } from '@toam/domain/actor';
import { aHouseRow } from '@toam/testing/house/a-house-row';
import { aListedProject, aPicture } from '@toam/testing/project/a-project';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { closeLive, hearChange, openLive } from '@toam/testing/live-socket';
import { onPhone } from '@toam/testing/on-phone';
import { renderRoute } from '@toam/testing/render-route';
import { Component } from './project-list.screen';

// Finding by role in a table is slow on a busy machine.
jest.setTimeout(30_000);

type Listed = DataOf<typeof listProjects>['list'];

const routes = [
  { path: '/project/list', Component },
  { path: '/project/new', element: <p>Biểu mẫu tạo</p> },
  { path: '/project/edit/:projectId', element: <p>Biểu mẫu sửa</p> },
  { path: '/project/:projectId', element: <p>Trang dự án</p> },
  { path: '/house/:houseId', element: <p>Trang nhà</p> },
];

const answerList = (list: Listed = [aListedProject()], total = list.length) =>
  answer(listProjects, ({ query }) => ({
    ...{ total, total_page: Math.ceil(total / query.size), page: query.page, list },
    unanswered: list.filter((project) => project.unanswered_count > 0).length,
  }));
const answerHouses = () =>
  answer(listHousesByCondition, ({ query }) => ({
    ...{ total: 12, total_page: 2, page: query.page },
    list:
      query.page === 1
        ? [aHouseRow({ id: 12481, title: 'Căn hộ 2PN ban công sông', block_section: 'Landmark 5' })]
        : [],
  }));
const show = (url = '/project/list', user = anAdmin()) => renderRoute(routes, url, { user });
const row = () => screen.findByRole('row', { name: /Vinhomes/ });

afterEach(() => jest.restoreAllMocks());

test('says how many projects there are, and of each its first pictures and how many more, houses and days', async () => {
  answerList([aListedProject({ images: [1, 2, 3, 4].map(aPicture), images_count: 12 })], 24);
  show();
  expect(await screen.findByRole('heading', { name: '24 Dự án' })).toBeVisible();
  const found = within(await row());
  expect(found.getByText('208 Nguyễn Hữu Cảnh, Phường 22, Bình Thạnh')).toBeVisible();
  expect(found.getByText('+8')).toBeVisible();
  expect(found.getByRole('button', { name: '86 BĐS của dự án Vinhomes Central Park' })).toHaveTextContent('86');
  expect(callsOf(listProjects)[0]?.query).toEqual({ page: 1, size: 20, search: '', sort: '-updated_at' });
});

test('a search stays in the address, and says where in the text it matched', async () => {
  answerList([aListedProject({ found: '…bàn giao từ 2016, hầm đã hết chỗ; chuyển đồ phải đăng ký trước 24 giờ…' })]);
  const { url } = show();
  await userEvent.type(await screen.findByPlaceholderText('Tìm mã, tên, nội dung'), 'chuyen do');
  await waitFor(() => expect(url()).toContain('search=chuyen'));
  await waitFor(() => expect(callsOf(listProjects).at(-1)?.query.search).toBe('chuyen do'));
  const place = within(await row()).getByText(/Trong nội dung:/);
  expect(place).toHaveTextContent('Trong nội dung: …hết chỗ; chuyển đồ phải đăng ký trước 24 giờ…');
  expect([...place.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['chuyển đồ']);
});

test('says how many questions a project has and how many wait; one press shows only those that owe an answer', async () => {
  answerList([aListedProject({ questions_count: 14, unanswered_count: 2 })]);
  const { url } = show();
  const found = within(await row());
  expect(found.getByText('14 câu')).toBeVisible();
  expect(found.getByText('2 chờ')).toBeVisible();
  const only = screen.getByRole('button', { name: 'Có câu chưa trả lời 1' });
  await userEvent.click(only);
  expect(only).toHaveAttribute('aria-pressed', 'true');
  expect(url()).toBe('/project/list?unanswered=1');
  await waitFor(() => expect(callsOf(listProjects).at(-1)?.query).toMatchObject({ unanswered: '1' }));
  await userEvent.click(only);
  await waitFor(() => expect(url()).toBe('/project/list'));
});

test('headings order the list; the order is in the address', async () => {
  answerList();
  const { url } = show();
  await row();
  await userEvent.click(within(screen.getByRole('columnheader', { name: /^Dự án/ })).getByRole('button'));
  await waitFor(() => expect(url()).toBe('/project/list?sort=name&order=asc'));
  await waitFor(() => expect(callsOf(listProjects).at(-1)?.query.sort).toBe('name'));
});

test('page and size are in the address; another size begins at the first page', async () => {
  answerList([aListedProject()], 45);
  const { url } = show('/project/list?page=2&size=10');
  await row();
  expect(callsOf(listProjects)[0]?.query).toMatchObject({ page: 2, size: 10 });
  await userEvent.click(screen.getByRole('button', { name: 'Trang sau' }));
  await waitFor(() => expect(url()).toBe('/project/list?page=3&size=10'));
});

test('the number of houses opens them over the list, by project, with a way to each', async () => {
  answerList();
  answerHouses();
  const { url } = show();
  await userEvent.click(await screen.findByRole('button', { name: /^86 BĐS của dự án/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Căn hộ 2PN ban công sông')).toBeVisible();
  expect(dialog.getByText('#12481 · Landmark 5 · 62 m²')).toBeVisible();
  expect(dialog.getByText('12 BĐS')).toBeVisible();
  expect(url()).toBe('/project/list?open=38');
  expect(callsOf(listHousesByCondition)[0]?.body.filters).toEqual([
    { column: 'project_id', operation: 'in', values: [38] },
  ]);
  await userEvent.click(dialog.getByText('Cho thuê'));
  await waitFor(() =>
    expect(callsOf(listHousesByCondition).at(-1)?.body.filters).toContainEqual({
      ...{ column: 'purpose', operation: 'in', values: [1] },
    }),
  );
  await userEvent.click(await dialog.findByRole('button', { name: 'Xem BĐS #12481' }));
  expect(url()).toBe('/house/12481');
});

test('whoever may not ask for houses reads their number alone', async () => {
  answerList([aListedProject({ may_edit: false })]);
  show('/project/list', aUser({ role: Role.marketer, project_permission: 1 }));
  expect(await within(await row()).findByText('86')).toBeVisible();
  expect(screen.queryByRole('button', { name: /BĐS của dự án/ })).not.toBeInTheDocument();
});

test('a row leads to the project’s page, its menu to the form; who only reads has neither menu nor button', async () => {
  answerList();
  const { url, goTo, unmount } = show();
  await userEvent.click(within(await row()).getByText('#38'));
  expect(url()).toBe('/project/38');
  await goTo('/project/list');
  await userEvent.click(await screen.findByRole('button', { name: 'Sửa dự án Vinhomes Central Park' }));
  expect(url()).toBe('/project/edit/38');
  unmount();
  answerList([aListedProject({ may_edit: false })]);
  show('/project/list', aUser({ chat_permission: 1 }));
  await row();
  expect(screen.queryByRole('button', { name: /^Thao tác với/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Tạo mới' })).not.toBeInTheDocument();
});

test('a deletion says how many houses keep the name, and is taken back', async () => {
  answerList();
  answer(deleteProject, () => null);
  refuse(restoreProject, 403, 'Bạn không được sửa dự án');
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Thao tác với dự án Vinhomes Central Park' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Xoá' }));
  expect(await screen.findByText('Bạn có chắc muốn xoá dự án này?')).toBeVisible();
  expect(screen.getByText(/86 BĐS bạn xem được vẫn giữ tên dự án này/)).toBeVisible();
  expect(callsOf(deleteProject)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Xoá dự án thành công')).toBeVisible();
  expect(callsOf(deleteProject)[0]?.body).toEqual({ project_id: 38 });
  await userEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }));
  expect(await screen.findByText('Bạn không được sửa dự án')).toBeVisible();
  expect(callsOf(restoreProject)[0]?.body).toEqual({ project_id: 38 });
});

test('without projects it offers the first; without a match it offers the way back; a page that is gone the first one', async () => {
  answerList([], 0);
  const { url, goTo } = show();
  expect(await screen.findByText('Chưa có dự án nào.')).toBeVisible();
  await goTo('/project/list?search=zzz');
  expect(await screen.findByText('Không có dự án nào khớp. Hãy thử từ khác hoặc bỏ bộ lọc.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Xoá bộ lọc' }));
  await waitFor(() => expect(url()).toBe('/project/list'));
  await goTo('/project/list?page=9');
  expect(await screen.findByText('Trang này không còn dự án nào.')).toBeVisible();
});

test('a list that fails says why and is asked for again', async () => {
  refuse(listProjects, 500, 'hỏng');
  show();
  expect(await screen.findByText('Error: hỏng')).toBeVisible();
  answerList();
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await row()).toBeVisible();
});

test('what a colleague changes shows by itself', async () => {
  await openLive();
  answerList();
  show();
  await row();
  answerList([aListedProject({ name: 'Vinhomes Golden River' })]);
  hearChange('project', 38);
  expect(await screen.findByText('Vinhomes Golden River', {}, { timeout: 3000 })).toBeVisible();
  closeLive();
});

test('on a phone it is a card with pictures, houses and menu', async () => {
  onPhone();
  answerHouses();
  answerList([aListedProject({ images: [1, 2, 3, 4].map(aPicture), images_count: 12 })]);
  const { url } = show();
  expect(await screen.findByRole('button', { name: /^86 BĐS của dự án/ })).toHaveTextContent('86 BĐS');
  expect(screen.getByText('+9')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^86 BĐS của dự án/ }));
  expect(await screen.findByRole('dialog', { name: '12 BĐS' })).toBeVisible();
  expect(url()).toBe('/project/list?open=38');
});
