import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installHost, type Contribution, type PlatformHost } from '@toam/platform/host';
import { listUsers } from '@toam/contracts/user/user.endpoints';
import { Role } from '@toam/domain/actor';
import { aHost } from '@toam/testing/a-host';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { routes } from '../routes';

const count = (field: string) => ({ call: '/house/approval/count', fields: [field] });
const queues: Contribution[] = [
  { remote: 'properties', id: 'approvals', label: 'Duyệt BĐS', order: 40, path: '/admin/approve', count: count('public') },
  { remote: 'properties', id: 'edits', label: 'Duyệt thay đổi', order: 50, path: '/admin/approve-updates', count: count('updates') },
]; // prettier-ignore

const ask = jest.fn<Promise<Record<string, number>>, []>();

/** Like the shell, it does not list contributions that the person may not see. */
function visit(url: string, user = anAdmin(), contributions = queues) {
  installHost(
    aHost({
      contributions: () => contributions,
      loadContribution: ((_slot: string, { id }: Contribution) =>
        id === 'broken'
          ? Promise.reject(new Error('chunk lost'))
          : Promise.resolve(() => <h2>hàng đợi {id}</h2>)) as unknown as PlatformHost['loadContribution'],
      countWaiting: ask,
    }),
  );
  return renderRoute(routes, url, { user });
}

const bar = () => screen.findByRole('navigation', { name: 'Mục quản trị' });
const tabsOf = async () => within(await bar()).getAllByRole('link').map((link) => link.textContent); // prettier-ignore

beforeEach(() => {
  ask.mockReset().mockResolvedValue({ public: 0, updates: 0 });
  answer(listUsers, () => ({ total: 0, total_page: 0, page: 1, list: [] }));
});

test('own and contributed tabs stand in one order; security is for role 1', async () => {
  visit('/admin/user/list', anAdmin({ role: Role.superAdmin }));
  expect(await tabsOf()).toEqual([
    'Nhân sự', 'Thống kê nhân sự', 'Danh mục', 'Duyệt BĐS', 'Duyệt thay đổi', 'Cài đặt chấm công', 'Đã xoá', 'Bảo mật',
    'Nhật ký',
  ]); // prettier-ignore
});

test('staff who answer chats see neither queues nor settings', async () => {
  visit('/admin/user/list', aUser({ chat_permission: 1 }), []);
  expect(await tabsOf()).toEqual(['Nhân sự', 'Thống kê nhân sự', 'Danh mục']);
});

test('a contribution is shown at its address, and names the document', async () => {
  const { url } = visit('/admin/user/list');
  await userEvent.click(within(await bar()).getByRole('link', { name: /Duyệt thay đổi/ }));
  expect(await screen.findByRole('heading', { name: 'hàng đợi edits' })).toBeVisible();
  expect(url()).toBe('/admin/approve-updates');
  expect(within(await bar()).getByRole('link', { current: 'page' })).toHaveTextContent('Duyệt thay đổi');
  expect(document.title).toBe('Duyệt thay đổi · Tổ Ấm');
});

test('tabs show what waits, and follow it', async () => {
  ask.mockResolvedValue({ public: 14, updates: 9 });
  const { queries } = visit('/admin/approve');
  expect(await screen.findByRole('link', { name: 'Duyệt BĐS , 14 chờ duyệt' })).toBeVisible();
  ask.mockResolvedValue({ public: 13, updates: 0 });
  await act(() => queries.invalidateQueries({ queryKey: ['approval'] }));
  expect(await screen.findByRole('link', { name: 'Duyệt BĐS , 13 chờ duyệt' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Duyệt thay đổi' })).toBeVisible();
});

test.each(['/admin', '/admin/khong-co', '/admin/approve/post'])('%s is the staff list', async (address) => {
  const { url } = visit(address);
  expect(await screen.findByRole('grid', { name: 'Danh sách nhân viên' })).toBeVisible();
  expect(url()).toBe('/admin/user/list');
});

test('a contribution that cannot load costs its tab only', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs the error that the boundary caught
  visit('/admin/approve', anAdmin(), [{ ...queues[0]!, id: 'broken' }]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Phần “Duyệt BĐS” chưa tải được');
  expect(await bar()).toBeVisible();
});
