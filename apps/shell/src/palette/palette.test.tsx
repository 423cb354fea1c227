import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from '@toam/auth/session';
import type { Command } from '@toam/platform/slots';
import type { PlatformHost } from '@toam/platform/host';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { renderShell } from '../chrome/a-shell';

const houses = { remote: 'properties', id: 'houses', label: 'Bất động sản', order: 10 };
/** One source of records; its code is `find`. */
const finding = (find: (query: string, signal: AbortSignal) => Promise<Command[]>): Partial<PlatformHost> => ({
  contributions: (slot) => (slot === 'command' ? [houses] : []),
  loadContribution: (() => Promise.resolve(find)) as PlatformHost['loadContribution'],
});

async function openPalette() {
  await screen.findByRole('main');
  await userEvent.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: 'Tìm hoặc mở nhanh' });
  await waitFor(() => expect(box).toHaveFocus());
  return box;
}
const rows = () => screen.getAllByRole('option').map((row) => row.textContent?.replace('↵', ''));
const active = () => screen.getByRole('option', { selected: true });

beforeEach(() => localStorage.clear());

test('Ctrl-K opens it; words without accents find a screen and Enter opens it', async () => {
  const { url } = renderShell('/dashboard', anAdmin());
  await userEvent.type(await openPalette(), 'quan tri');
  expect(active()).toHaveTextContent('Quản trị');
  await userEvent.keyboard('{Enter}');
  expect(url()).toBe('/admin');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

test('letters typed right after Ctrl-K stand in the box, and not in the field that had the focus', async () => {
  renderShell('/dashboard', anAdmin());
  await screen.findByRole('main');
  const other = document.body.appendChild(document.createElement('input'));
  other.focus();
  await userEvent.keyboard('{Control>}k{/Control}quax{Backspace}n tr');
  const box = await screen.findByRole('combobox', { name: 'Tìm hoặc mở nhanh' });
  await waitFor(() => expect(box).toHaveFocus());
  await userEvent.keyboard('i');
  expect(box).toHaveValue('quan tri');
  expect(active()).toHaveTextContent('Quản trị');
  expect(other).toHaveValue('');
  other.remove();
});

test('the next opening begins with an empty box', async () => {
  renderShell('/dashboard', anAdmin());
  await userEvent.type(await openPalette(), 'quan');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  expect(await openPalette()).toHaveValue('');
});

test('lists only what the person may reach', async () => {
  renderShell('/dashboard', aUser({ create_product_permission: 0 }));
  await openPalette();
  expect(rows()).toContain('Bất động sản');
  expect(rows()).not.toContain('Khách hàng');
  expect(rows()).not.toContain('Tạo bất động sản');
});

test('finds screens that have no menu entry, by the rights of the person', async () => {
  renderShell('/dashboard', anAdmin());
  const box = await openPalette();
  expect(rows()).not.toContain('Danh mục');
  await userEvent.type(box, 'danh muc');
  expect(active()).toHaveTextContent('Danh mục');
  await userEvent.clear(box);
  await userEvent.type(box, 'bao mat');
  expect(await screen.findByText('Không tìm thấy “bao mat”')).toBeVisible();
});

test('what was deleted is offered to admins and to nobody else', async () => {
  renderShell('/dashboard', anAdmin());
  await userEvent.type(await openPalette(), 'da xoa');
  expect(rows()).toEqual(['Dữ liệu đã xoá']);
  for (const other of [aUser(), aUser({ role: 5 }), aUser({ chat_permission: 1, customer_permission: 1 })]) {
    act(() => useSession.setState({ user: other }));
    expect(screen.queryByRole('option', { name: /đã xoá/ })).toBeNull();
  }
});

test('a screen that is in the menu of some only is found by the others, too, and once', async () => {
  renderShell('/dashboard', aUser());
  const box = await openPalette();
  await userEvent.type(box, 'yeu cau lien he');
  expect(rows()).toEqual(['Yêu cầu liên hệ']);
  act(() => useSession.setState({ user: anAdmin() }));
  expect(rows()).toEqual(['Yêu cầu liên hệ']);
});

test('a command of a remote is an action like the shell’s own', async () => {
  const { url } = renderShell('/dashboard');
  await userEvent.type(await openPalette(), 'tao bat dong');
  await userEvent.keyboard('{Enter}');
  expect(url()).toBe('/house/new');
});

test('the arrows go round, and the list tells assistive technology where they are', async () => {
  renderShell('/dashboard');
  const box = await openPalette();
  const [first] = screen.getAllByRole('option');
  expect(box).toHaveAttribute('aria-activedescendant', first?.id);
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe(screen.getAllByRole('option').at(-1));
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe(first);
});

test('what was chosen last stands first the next time', async () => {
  renderShell('/dashboard', anAdmin());
  await userEvent.type(await openPalette(), 'quan tri{Enter}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  await openPalette();
  const recent = screen.getByRole('group', { name: 'Gần đây' });
  expect(within(recent).getAllByRole('option')).toHaveLength(1);
  expect(recent).toHaveTextContent('Quản trị');
});

test('records of a remote’s source open their page and are not remembered', async () => {
  const find = jest.fn((query: string) =>
    Promise.resolve([{ id: '12486', title: '148/12 Nguyễn Văn Đậu', detail: `#12486 · ${query}`, to: '/house/12486' }]),
  );
  const { url } = renderShell('/dashboard', aUser(), finding(find));
  await userEvent.type(await openPalette(), 'nguyen van dau');
  const found = await screen.findByRole('option', { name: /148\/12 Nguyễn Văn Đậu/ });
  expect(find).toHaveBeenCalledTimes(1);
  expect([...found.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'Nguyễn Văn Đậu',
    'nguyen van dau',
  ]);
  await userEvent.click(found);
  expect(url()).toBe('/house/12486');
  expect(localStorage.getItem('toam.palette.recent')).toBeNull();
});

test('a customer of that very name stands above houses whose titles hold it, however the sources are ordered', async () => {
  const customers = { remote: 'crm', id: 'customers', label: 'Khách hàng', order: 20 };
  const found: Record<string, Command[]> = {
    houses: [{ id: '310', title: 'Nhà anh Lê Minh bán gấp', detail: '#310', to: '/house/310' }],
    customers: [{ id: '32', title: 'Lê Minh', detail: '0000 000 000', to: '/customer/32' }],
  };
  const { url } = renderShell('/dashboard', anAdmin(), {
    contributions: (slot) => (slot === 'command' ? [houses, customers] : []),
    loadContribution: ((_slot: string, { id }: { id: string }) =>
      Promise.resolve(() => Promise.resolve(found[id] ?? []))) as unknown as PlatformHost['loadContribution'],
  });
  await userEvent.type(await openPalette(), 'le minh');
  await screen.findByRole('option', { name: /Nhà anh Lê Minh/ });
  expect(rows().slice(0, 2)).toEqual([
    expect.stringContaining('Lê Minh0000'),
    expect.stringContaining('Nhà anh Lê Minh'),
  ]);
  expect(active()).toHaveTextContent(/^Lê Minh/);
  await userEvent.keyboard('{Enter}');
  expect(url()).toBe('/customer/32');
});

test('a source that fails is left out and its remote reported', async () => {
  const report = jest.fn();
  renderShell('/dashboard', aUser(), { ...finding(() => Promise.reject(new Error('hỏng'))), report });
  await userEvent.type(await openPalette(), 'bat dong san');
  await waitFor(() =>
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ remote: 'properties', stage: 'slot' })),
  );
  expect(rows()).toContain('Bất động sản');
});

test('says so when nothing answers', async () => {
  renderShell('/dashboard');
  await userEvent.type(await openPalette(), 'zzzz');
  expect(await screen.findByText('Không tìm thấy “zzzz”')).toBeVisible();
});
