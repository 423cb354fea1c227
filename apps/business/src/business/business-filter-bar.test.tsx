import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listUsersByCondition } from '@toam/contracts/user/user.endpoints';
import { dayStart } from '@toam/domain/day';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer } from '@toam/testing/answer';
import { stopClockAt } from '@toam/testing/clock';
import { renderRoute } from '@toam/testing/render-route';
import { BusinessFilterBar } from './business-filter-bar';
import { aStaffRow } from './business-staff.fixture';
import { useBusinessFilter } from './use-business-filter';

stopClockAt(dayStart('2026-11-23'));

function Screen() {
  const [choice, search] = useBusinessFilter();
  return (
    <BusinessFilterBar choice={choice} onSearch={search}>
      <button type="button">Xuất</button>
    </BusinessFilterBar>
  );
}
const routes = [{ path: '/bussiness', Component: Screen }];
const staff = [
  aStaffRow({ id: 6, name: 'Trần Lan', job_position: 6 }),
  aStaffRow({ id: 9, name: 'Bùi Huy', manager: 6 }),
];

const realMatch = window.matchMedia;
beforeEach(() => {
  window.matchMedia = (query) => ({ ...realMatch(query), matches: query.includes('499') });
  answer(listUsersByCondition, () => ({ list: staff, total: 2, total_page: 1, page: 1 }));
});
afterEach(() => {
  window.matchMedia = realMatch;
});

const words = (address: string, user = anAdmin()) => {
  const shown = renderRoute(routes, address, { user });
  const group = screen.getByRole('group', { name: 'Bộ lọc' });
  return { ...shown, chips: () => within(group).getAllByRole('button').map((chip) => chip.textContent) }; // prettier-ignore
};

test.each([
  ['', ['Tháng 11/2026', 'Tất cả', 'Xuất']],
  ['?period=quarter&team=6', ['Quý 4/2026', 'Nhóm Trần Lan · 2 người', 'Xuất']],
  ['?whose=people&users=9', ['Tháng 11/2026', 'Bùi Huy', 'Xuất']],
  ['?team=9', ['Tháng 11/2026', 'Bùi Huy', 'Xuất']],
  ['?whose=people&users=77', ['Tháng 11/2026', 'Người khác', 'Xuất']],
  ['?whose=people&users=6,9', ['Tháng 11/2026', '2 người', 'Xuất']],
])('on a phone two chips say what is shown: %s', async (address, expected) => {
  const { chips } = words(`/bussiness${address}`);
  await waitFor(() => expect(chips()).toEqual(expected));
});

test('who sees only themselves has no chip of people; a leader has the own team', async () => {
  const { chips, unmount } = words('/bussiness', aUser({ id: 6 }));
  await waitFor(() => expect(chips()).toEqual(['Tháng 11/2026', 'Tôi và nhóm của tôi', 'Xuất']));
  unmount();
  answer(listUsersByCondition, () => ({ list: staff.slice(0, 1), total: 1, total_page: 1, page: 1 }));
  expect(words('/bussiness', aUser({ id: 6 })).chips()).toEqual(['Tháng 11/2026', 'Xuất']);
});

test('the switch of team and people waits until it is known that there is a team', async () => {
  window.matchMedia = realMatch;
  let tell: () => void = () => undefined;
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  answer(listUsersByCondition, async () => {
    await told;
    return { list: staff, total: 2, total_page: 1, page: 1 };
  });
  const { unmount } = renderRoute(routes, '/bussiness', { user: aUser({ id: 6 }) });
  expect(screen.getByRole('button', { name: 'Tìm kiếm' })).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Nhóm' })).not.toBeInTheDocument();
  tell();
  expect(await screen.findByRole('radio', { name: 'Nhóm' })).toBeVisible();
  unmount();
  answer(listUsersByCondition, () => new Promise(() => undefined));
  renderRoute(routes, '/bussiness', { user: anAdmin() });
  expect(screen.getByRole('radio', { name: 'Nhóm' })).toBeVisible();
});

test('a link that names others can be left behind, also by who sees only themselves', async () => {
  answer(listUsersByCondition, () => ({ list: staff.slice(0, 1), total: 1, total_page: 1, page: 1 }));
  window.matchMedia = realMatch;
  const { url } = renderRoute(routes, '/bussiness?team=77', { user: aUser({ id: 6 }) });
  expect(await screen.findByText('Người khác')).toBeVisible();
  await userEvent.click(screen.getByLabelText('close-circle', { selector: 'span' }));
  await userEvent.click(screen.getByRole('button', { name: 'Tìm kiếm' }));
  await waitFor(() => expect(url()).toBe('/bussiness'));
});

test('a chip opens the choice over the screen, and searching closes it', async () => {
  const { url } = words('/bussiness');
  await userEvent.click(screen.getByRole('button', { name: 'Tháng 11/2026' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Bộ lọc' }));
  expect(url()).toBe('/bussiness?filter=1');
  await userEvent.click(sheet.getByRole('radio', { name: 'Quý' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Tìm kiếm' }));
  await waitFor(() => expect(url()).toBe('/bussiness?period=quarter'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
