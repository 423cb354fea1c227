import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listCommunity } from '@toam/contracts/dashboard/community.endpoints';
import { readDashboard, type DashboardFigures } from '@toam/contracts/dashboard/dashboard.endpoints';
import { listTopViewed } from '@toam/contracts/house/top-viewed.endpoints';
import { listNotifications } from '@toam/contracts/notification/notification.endpoints';
import { Role } from '@toam/domain/actor';
import { periodStarts } from '@toam/domain/period';
import { installHost } from '@toam/platform/host';
import { aCommunityPost } from '@toam/testing/dashboard/a-community-post';
import { aHost } from '@toam/testing/a-host';
import { aNotification } from '@toam/testing/notification/a-notification';
import { aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { Component } from './house-dashboard.screen';

// The chart's code loads slowly on a busy machine.
jest.setTimeout(30_000);

const routes = [
  { path: '/dashboard', Component },
  { path: '/house/new', element: <p>Biểu mẫu tạo</p> },
  { path: '*', element: <p>nơi khác</p> },
];

const now = Date.parse('2026-11-20T10:24:00+07:00') / 1000;
const each = <One,>(houses: One, requests: One | null, user: One, customer: One | null) => ({
  houses,
  requests,
  user,
  customer,
});
const figures = (differing: Partial<DashboardFigures> = {}): DashboardFigures => ({
  ...each(1284, 372, 86, 4906),
  change: each(34, 0, -2, 127),
  trend: each([1, 2, 3], [1, 2, 3], [3, 2, 1], [1, 2, 3]),
  chart: periodStarts('month', now).map((date, index) => ({ date, total: 60 + index })),
  as_of: now,
  ...differing,
});

const realMatch = window.matchMedia;
/** Fakes a window of this width for media queries. */
function widen(width: number): void {
  window.matchMedia = (query) => ({
    ...realMatch(query),
    matches: query.includes('min-width') ? width >= 992 : width < 500,
  });
}

beforeEach(() => {
  widen(1280);
  installHost(aHost());
  answer(readDashboard, ({ query }) =>
    query.by === 'month'
      ? figures()
      : figures({ chart: periodStarts(query.by, now).map((date) => ({ date, total: 7 })) }),
  );
  answer(listTopViewed, () => ({
    total: 2,
    total_page: 1,
    page: 1,
    list: [
      {
        id: 12486,
        house_number: '148/12',
        title: 'Nhà phố',
        address: '148/12 Nguyễn Văn Đậu, Phường 11',
        total_view: 612,
      },
      { id: 12481, house_number: '208', title: null, address: '208 Nguyễn Hữu Cảnh, Phường 22', total_view: 306 },
    ],
  }));
  answer(listCommunity, () => ({ total: 1, total_page: 1, page: 1, list: [aCommunityPost()], next: null }));
  answer(listNotifications, () => ({ total: 1, total_page: 1, page: 1, list: [aNotification()], unread: 1 }));
});
afterEach(() => (window.matchMedia = realMatch));

const figure = async (name: string) => (await screen.findByText(name)).closest('div')!;

test('figures say how many there are and what the month changed', async () => {
  renderRoute(routes, '/dashboard');
  expect(await figure('Khách hàng')).toHaveTextContent('4.906');
  expect(await figure('Bất động sản')).toHaveTextContent('tăng 34tháng này');
  expect(await figure('Nhân sự')).toHaveTextContent('giảm 2tháng này');
  expect(await figure('Nhu cầu')).toHaveTextContent('Tháng này không đổi');
  expect(screen.getByText('Cập nhật 10:24')).toBeVisible();
});

test('what a marketer has no business with is not there at all', async () => {
  answer(readDashboard, () =>
    figures({ requests: null, customer: null, change: each(1, null, 0, null), trend: each([1], null, [1], null) }),
  );
  renderRoute(routes, '/dashboard', { user: aUser({ role: Role.marketer }) });
  await figure('Bất động sản');
  expect(screen.queryByText('Khách hàng')).not.toBeInTheDocument();
  expect(screen.queryByText('Nhu cầu')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Tạo BĐS' })).not.toBeInTheDocument();
});

test('the chart shows twelve months first, days and weeks on demand, kept in the address', async () => {
  const { url } = renderRoute(routes, '/dashboard');
  const table = await screen.findByRole('table', { name: 'Bất động sản theo thời gian' });
  expect(within(table).getAllByRole('row')).toHaveLength(13);
  expect(within(table).getByRole('row', { name: 'T11/2026 71' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Tuần' }));
  expect(await screen.findByRole('row', { name: '16/11 – 22/11/2026 7' })).toBeInTheDocument();
  expect(url()).toBe('/dashboard?by=week');
  await userEvent.click(screen.getByRole('radio', { name: 'Ngày' }));
  expect(await screen.findByRole('row', { name: '20/11/2026 7' })).toBeInTheDocument();
  expect(callsOf(readDashboard).map(({ query }) => query.by)).toEqual(['month', 'week', 'day']);
});

test('the most viewed houses: code, number and views, each row a link to its house', async () => {
  const { url } = renderRoute(routes, '/dashboard');
  const row = await screen.findByRole('row', { name: /148\/12 Nguyễn Văn Đậu 612/ });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Mã', 'Số nhà', 'Lượt xem']),
  );
  await userEvent.click(within(row).getByRole('link', { name: 'Mở bất động sản #12486' }));
  expect(url()).toBe('/house/12486');
});

test('feed and notifications stand beside it, each with the way to all of them', async () => {
  renderRoute(routes, '/dashboard');
  const feed = await screen.findByRole('region', { name: 'Hoạt động mới cập nhật' });
  expect(await within(feed).findByRole('article')).toBeVisible();
  expect(within(feed).getByRole('link', { name: 'Xem tất cả' })).toHaveAttribute('href', '/dashboard/community');
  const list = (await screen.findByRole('link', { name: /Lê Hoàng Phúc/ })).closest('section')!;
  expect(within(list).getByRole('link', { name: 'Xem tất cả' })).toHaveAttribute('href', '/dashboard/notification');
  expect(callsOf(listNotifications)[0]?.query).toMatchObject({ size: 6 });
});

test('those who may create start from here', async () => {
  const { unmount } = renderRoute(routes, '/dashboard', { user: aUser({ create_product_permission: 0 }) });
  await figure('Bất động sản');
  expect(screen.queryByRole('button', { name: 'Tạo BĐS' })).not.toBeInTheDocument();
  unmount();
  renderRoute(routes, '/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: 'Tạo BĐS' }));
  expect(await screen.findByText('Biểu mẫu tạo')).toBeVisible();
});

test('a phone has no notifications here, and five of the most viewed at most', async () => {
  widen(480);
  const house = { house_number: '1', title: null, address: '1 Lê Lợi', total_view: 9 };
  answer(listTopViewed, () => ({
    total: 10,
    total_page: 1,
    page: 1,
    list: Array.from({ length: 10 }, (_, id) => ({ ...house, id: id + 1 })),
  }));
  renderRoute(routes, '/dashboard');
  await screen.findByRole('article');
  await waitFor(() => expect(screen.getAllByRole('link', { name: /Mở bất động sản/ })).toHaveLength(5));
  expect(callsOf(listNotifications)).toHaveLength(0);
});

test('figures that fail cost themselves only, and can be asked for again', async () => {
  refuse(readDashboard, 500, 'Hỏng');
  renderRoute(routes, '/dashboard');
  expect(await screen.findByRole('alert')).toHaveTextContent('Error: Hỏng');
  expect(await screen.findByRole('article')).toBeVisible();
  expect(await screen.findByRole('row', { name: /612/ })).toBeVisible();
  answer(readDashboard, () => figures());
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await figure('Bất động sản')).toHaveTextContent('1.284');
});

test('other remotes’ cards stand below', async () => {
  const contribution = { remote: 'crm', id: 'needs', label: 'Nhu cầu mới', order: 1 };
  installHost(
    aHost({
      contributions: (slot) => (slot === 'dashboard.card' ? [contribution] : []),
      loadContribution: () => Promise.resolve((() => <p>thẻ của nhóm khác</p>) as never),
    }),
  );
  renderRoute(routes, '/dashboard');
  expect(await screen.findByText('thẻ của nhóm khác')).toBeVisible();
});
