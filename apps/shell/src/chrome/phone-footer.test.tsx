import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { renderShell } from './a-shell';

const atWidth = (width: number) =>
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0),
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
        addListener: () => undefined,
        removeListener: () => undefined,
      }) as unknown as MediaQueryList,
  );

const footer = () => screen.findByRole('navigation', { name: 'Menu nhanh' });
const entriesOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.textContent);

beforeEach(() => {
  atWidth(480);
});
afterEach(() => jest.restoreAllMocks());

test('at 500 px there is the side menu, below it the footer (D7)', async () => {
  atWidth(500);
  renderShell('/dashboard');
  expect(await screen.findByRole('navigation', { name: 'Menu chính' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Menu nhanh' })).toBeNull();
});

test('the footer is home, houses, check-in, chat and more (D8)', async () => {
  renderShell('/house', anAdmin());
  const bar = await footer();
  expect(entriesOf(bar)).toEqual(['Trang chủ', 'BĐS', 'Check-in', 'Chat']);
  expect(within(bar).getByRole('link', { current: 'page' })).toHaveTextContent('BĐS');
  expect(within(bar).getByRole('button', { name: 'Menu' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Menu chính' })).toBeNull();
});

test('a page that only the full menu has lights «Menu»', async () => {
  renderShell('/admin', anAdmin());
  const bar = await footer();
  const more = within(bar).getByRole('button', { name: 'Menu' });
  expect(more).toHaveAttribute('aria-current', 'true');
  await userEvent.click(within(bar).getByRole('link', { name: 'BĐS' }));
  expect(more).not.toHaveAttribute('aria-current');
});

test('those without chat have the forms in its place', async () => {
  renderShell('/house', aUser());
  expect(entriesOf(await footer())).toEqual(['Trang chủ', 'BĐS', 'Check-in', 'Đơn từ']);
});

test('«Menu» opens the rest of the menu under its headings, and choosing closes it', async () => {
  const { url } = renderShell('/house', anAdmin());
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  const more = screen.getByRole('main', { name: 'Menu' });
  const group = (name: string) => entriesOf(within(more).getByRole('region', { name }));
  expect(group('Khách hàng và tin')).toEqual([
    'Khách hàng',
    'Yêu cầu liên hệ',
    'Nhu cầu',
    'Dự án',
    'Tin tức',
    'Quản lý tin đăng',
  ]);
  expect(group('Công việc của tôi')).toEqual(['Tổng quan', 'Kiến thức', 'Đơn từ']);
  expect(group('Quản trị')).toEqual(['Quản trị', 'Sơ đồ nhân sự']);
  await userEvent.click(within(more).getByRole('link', { name: 'Quản trị' }));
  expect(url()).toBe('/admin');
  expect(screen.queryByRole('main', { name: 'Menu' })).toBeNull();
});

test('Escape closes the full menu', async () => {
  renderShell('/house');
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('main', { name: 'Menu' })).toBeNull();
});
