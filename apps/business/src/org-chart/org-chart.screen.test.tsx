import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readOrgChart, type OrgChart } from '@toam/contracts/user/org-chart.endpoints';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, refuse } from '@toam/testing/answer';
import { closeLive, hearChange, openLive } from '@toam/testing/live-socket';
import { renderRoute } from '@toam/testing/render-route';
import { aChart } from './org-chart.fixture';
import { Component } from './org-chart.screen';

const routes = [
  { path: '/employment', Component },
  { path: '/admin/user/list', element: <h1>hồ sơ</h1> },
];
const show = (address = '/employment', user = anAdmin(), chart: OrgChart = aChart) => {
  answer(readOrgChart, () => chart);
  return renderRoute(routes, address, { user });
};
const tree = () => screen.findByRole('tree', { name: 'Sơ đồ nhân sự' });
const person = (name: RegExp) => screen.getByRole('treeitem', { name });
const itemsOf = async () => within(await tree()).getAllByRole('treeitem');
const panel = (name: string) => screen.findByRole('complementary', { name: `Thông tin của ${name}` });

const realMatch = window.matchMedia;
afterEach(() => {
  window.matchMedia = realMatch;
});
/** A window under 500 px. */
const onPhone = () => {
  window.matchMedia = (query) => ({ ...realMatch(query), matches: query.includes('499') });
};

test('begins with the leaders, each with how many stand below; accountants stand beside the tree', async () => {
  show();
  const names = [
    'Hồ Thanh An Super Admin Tổng giám đốc 12 người bên dưới',
    'Trần Quốc Bảo Bạn Admin 10 người bên dưới',
    'Nguyễn Thu Hà Trưởng nhóm Bình Thạnh 3 người bên dưới',
    'Võ Minh Khôi Trưởng nhóm 4 người bên dưới',
    'Đặng Thuỳ Linh Nhân viên',
    'Tạ Đình Phong Nhân viên',
  ];
  const items = await itemsOf();
  expect(items).toHaveLength(names.length);
  items.forEach((item, at) => expect(item).toHaveAccessibleName(names[at]));
  expect(screen.getByText('14')).toBeVisible();
  const aside = screen.getByRole('region', { name: 'Kế toán · ngoài sơ đồ' });
  expect(within(aside).getByRole('button', { name: /Lê Hồng Nhung/ })).toBeVisible();
  expect(within(person(/Trần Quốc Bảo/)).getByText('Bạn')).toBeVisible();
});

test('the tree says level, place and whether a branch is open', async () => {
  show();
  await tree();
  expect(person(/Nguyễn Thu Hà/)).toHaveAttribute('aria-level', '3');
  expect(person(/Nguyễn Thu Hà/)).toHaveAttribute('aria-setsize', '3');
  expect(person(/Nguyễn Thu Hà/)).toHaveAttribute('aria-expanded', 'false');
  expect(person(/Trần Quốc Bảo/)).toHaveAttribute('aria-expanded', 'true');
  expect(person(/Tạ Đình Phong/)).not.toHaveAttribute('aria-expanded');
});

test('the arrow keys walk the tree and open and close its branches; it is one tab stop', async () => {
  show();
  await tree();
  expect(screen.getAllByRole('treeitem').filter((item) => item.tabIndex === 0)).toEqual([person(/Trần Quốc Bảo/)]);
  act(() => person(/Trần Quốc Bảo/).focus());
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(person(/Nguyễn Thu Hà/)).toHaveFocus();
  expect(person(/Nguyễn Thu Hà/)).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}');
  expect(person(/Bùi Gia Huy/)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.queryByRole('treeitem', { name: /Bùi Gia Huy/ })).not.toBeInTheDocument();
  await userEvent.keyboard('{End}');
  expect(person(/Tạ Đình Phong/)).toHaveFocus();
  expect(screen.getAllByRole('treeitem').filter((item) => item.tabIndex === 0)).toEqual([person(/Tạ Đình Phong/)]);
});

test('the mark on a card closes and opens its branch without opening the panel', async () => {
  const { url } = show();
  await tree();
  await userEvent.click(within(person(/Trần Quốc Bảo/)).getByText('– 10'));
  expect(await itemsOf()).toHaveLength(3);
  await userEvent.click(within(person(/Trần Quốc Bảo/)).getByText('+ 10'));
  expect(await itemsOf()).toHaveLength(6);
  expect(url()).toBe('/employment');
});

test('Enter opens the panel: who it is, how to reach them, who is above and below; Esc closes it', async () => {
  const { url } = show();
  await tree();
  act(() => person(/Nguyễn Thu Hà/).focus());
  await userEvent.keyboard('{Enter}');
  expect(url()).toBe('/employment?person=6');
  const shown = within(await panel('Nguyễn Thu Hà'));
  expect(shown.getByRole('heading', { name: 'Nguyễn Thu Hà' })).toBeVisible();
  expect(shown.getByRole('link', { name: /^Gọi 0903/ })).toHaveAttribute('href', 'tel:0903000006');
  expect(shown.getByRole('link', { name: /^Nhắn Zalo/ })).toHaveAttribute('href', 'https://zalo.me/0903000006');
  expect(shown.getByRole('button', { name: /^Sao chép số/ })).toBeVisible();
  expect(shown.getAllByText('3 người')).toHaveLength(2);
  expect(person(/Nguyễn Thu Hà/)).toHaveAttribute('aria-selected', 'true');
  expect(person(/Nguyễn Thu Hà/)).toHaveFocus();
  await userEvent.click(shown.getByRole('button', { name: 'Trần Quốc Bảo' }));
  expect(url()).toBe('/employment?person=2');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(url()).toBe('/employment'));
});

test('a link opens the panel and the branches above the person', async () => {
  show('/employment?person=12');
  const shown = within(await panel('Phạm Ngọc Diễm'));
  expect(shown.getByText('Chưa có số điện thoại')).toBeVisible();
  expect(person(/Phạm Ngọc Diễm/)).toHaveAttribute('aria-selected', 'true');
});

test.each([
  [10, 'Đặng Thuỳ Linh', 'Quản lý trực tiếp không còn trong sơ đồ, nên đang xếp dưới cấp trên gần nhất.'],
  [18, 'Tạ Đình Phong', 'Chưa có quản lý trực tiếp, nên đang xếp dưới người đứng đầu.'],
])('a place that is not the record’s says so: %s', async (id, name, why) => {
  show(`/employment?person=${id}`);
  expect(within(await panel(name)).getByText(why)).toBeVisible();
});

test('somebody who is not in the chart is named as such', async () => {
  show('/employment?person=99');
  expect(await screen.findByRole('complementary', { name: 'Người này không có trong sơ đồ' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
  await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
});

test('the record opens for those who may see the staff list', async () => {
  const { unmount } = show('/employment?person=6');
  expect(within(await panel('Nguyễn Thu Hà')).getByRole('link', { name: 'Mở hồ sơ' })).toHaveAttribute(
    'href',
    '/admin/user/list?open=6',
  );
  unmount();
  show('/employment?person=6', aUser({ id: 11, employment_diagram_permission: 1 }));
  expect(within(await panel('Nguyễn Thu Hà')).queryByRole('link', { name: 'Mở hồ sơ' })).not.toBeInTheDocument();
});

test('a search opens the branch of the first one found; arrow keys and Enter go on, around the end', async () => {
  const { url } = show();
  await tree();
  await userEvent.type(screen.getByRole('searchbox'), 'minh{Enter}');
  expect(await screen.findByText('1/2')).toBeVisible();
  expect(url()).toBe('/employment?search=minh');
  expect(person(/Võ Minh Khôi/)).toHaveAttribute('data-match', 'current');
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByText('2/2')).toBeVisible();
  expect(person(/Đỗ Minh Quân/)).toHaveAttribute('data-match', 'current');
  expect(person(/Võ Minh Khôi/)).toHaveAttribute('data-match', 'found');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('1/2')).toBeVisible();
  await userEvent.keyboard('{ArrowUp}');
  expect(await screen.findByText('2/2')).toBeVisible();
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'không ai{Enter}');
  expect(await screen.findByText('Không tìm thấy ai')).toBeVisible();
});

test('a searched link shows whom it finds', async () => {
  show('/employment?search=gia huy');
  await tree();
  expect(person(/Bùi Gia Huy/)).toHaveAttribute('data-match', 'current');
});

test('the buttons zoom, and say by how much', async () => {
  show();
  await tree();
  await userEvent.click(screen.getByRole('button', { name: 'Phóng to' }));
  expect(screen.getByRole('button', { name: '120%, Về cỡ 100%' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '120%, Về cỡ 100%' }));
  await userEvent.click(screen.getByRole('button', { name: 'Thu nhỏ' }));
  expect(screen.getByRole('button', { name: '83%, Về cỡ 100%' })).toBeVisible();
});

test('an open chart follows a new manager, and keeps the open branches', async () => {
  show();
  await tree();
  await openLive();
  try {
    await userEvent.click(within(person(/Nguyễn Thu Hà/)).getByText('+ 3'));
    const moved = aChart.nodes.map((one) => (one.id === 14 ? { ...one, parent: 6 } : one));
    answer(readOrgChart, () => ({ ...aChart, nodes: moved }));
    hearChange('user', 14);
    expect(await screen.findByRole('treeitem', { name: /Đỗ Minh Quân/ })).toHaveAttribute('aria-setsize', '4');
    expect(person(/Võ Minh Khôi Trưởng nhóm 3 người/)).toBeVisible();
  } finally {
    closeLive();
  }
});

test('the person of the panel stays in sight when somebody moves them under a closed branch', async () => {
  show('/employment?person=14');
  const shown = within(await panel('Đỗ Minh Quân'));
  await openLive();
  try {
    const search = screen.getByRole('searchbox');
    act(() => search.focus());
    const moved = aChart.nodes.map((one) => (one.id === 14 ? { ...one, parent: 6 } : one));
    answer(readOrgChart, () => ({ ...aChart, nodes: moved }));
    expect(person(/Nguyễn Thu Hà/)).toHaveAttribute('aria-expanded', 'false');
    hearChange('user', 14);
    expect(await shown.findByRole('button', { name: 'Nguyễn Thu Hà' })).toBeVisible();
    expect(person(/Nguyễn Thu Hà/)).toHaveAttribute('aria-expanded', 'true');
    expect(person(/Đỗ Minh Quân/)).toHaveAttribute('aria-setsize', '4');
    expect(search).toHaveFocus();
  } finally {
    closeLive();
  }
});

test('a branch that was closed over the person of the panel stays closed when others move', async () => {
  show('/employment?person=14');
  await panel('Đỗ Minh Quân');
  await openLive();
  try {
    await userEvent.click(within(person(/Võ Minh Khôi/)).getByText('– 4'));
    const moved = aChart.nodes.map((one) => (one.id === 12 ? { ...one, parent: 2 } : one));
    answer(readOrgChart, () => ({ ...aChart, nodes: moved }));
    hearChange('user', 12);
    await waitFor(() => expect(person(/Phạm Ngọc Diễm/)).toHaveAttribute('aria-level', '3'));
    expect(screen.queryByRole('treeitem', { name: /Đỗ Minh Quân/ })).not.toBeInTheDocument();
  } finally {
    closeLive();
  }
});

test('on a phone it is an indented list with a number to call on each line', async () => {
  onPhone();
  const { url } = show();
  expect(await itemsOf()).toHaveLength(6);
  expect(within(person(/Nguyễn Thu Hà/)).getByRole('link', { hidden: true })).toHaveAttribute('href', 'tel:0903000006');
  expect(screen.queryByRole('button', { name: 'Phóng to' })).not.toBeInTheDocument();
  await userEvent.click(within(person(/Nguyễn Thu Hà/)).getByText('Nguyễn Thu Hà'));
  expect(url()).toBe('/employment?person=6');
  const dialog = await screen.findByRole('dialog', { name: 'Thông tin của Nguyễn Thu Hà' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Quay lại' }));
  await waitFor(() => expect(url()).toBe('/employment'));
});

test('nobody, and an API that fails, say so', async () => {
  const { unmount } = show('/employment', anAdmin(), { nodes: [], aside: [] });
  expect(await screen.findByText('Chưa có nhân viên nào trong sơ đồ.')).toBeVisible();
  unmount();
  refuse(readOrgChart, 500, 'Máy chủ bận');
  renderRoute(routes, '/employment', { user: anAdmin() });
  expect(await screen.findByRole('alert')).toHaveTextContent('Máy chủ bận');
  answer(readOrgChart, () => aChart);
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await tree()).toBeVisible();
});
