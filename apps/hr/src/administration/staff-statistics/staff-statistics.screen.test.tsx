import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readStaffStatistic, type StaffStatistic } from '@toam/contracts/user/staff-statistic.endpoints';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { Component } from './staff-statistics.screen';

const statistic: StaffStatistic = {
  total: 3,
  averageAge: [{ value: 31, min_age: 23, max_age: 36 }],
  totalByAge: [
    { value: '<25', total: 1, percent: 33 },
    { value: '35-44', total: 2, percent: 67 },
  ],
  Marriage: [
    { value: 'married', total: 2, percent: 67 },
    { value: 'not yet', total: 1, percent: 33 },
  ],
  Education: [{ value: 'university', total: 3, percent: 100 }],
  Gender: [
    { value: 'male', total: 1, percent: 33 },
    { value: 'female', total: 2, percent: 67 },
  ],
  Religion: [{ value: 'budhaleesim', total: 3, percent: 100 }],
  Department: [{ value: '2', total: 3, percent: 100 }],
};

const routes = [
  { path: '/admin/user-chart', Component },
  { path: '/admin/user/list', element: <h1>danh sách</h1> },
];
const show = (user = anAdmin()) => renderRoute(routes, '/admin/user-chart', { user });
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name })).getAllByRole('row').slice(1).map((row) => row.textContent); // prettier-ignore

test('tells how many work here, how old they are, and six pies as tables that can be read', async () => {
  answer(readStaffStatistic, () => statistic);
  show();
  expect(await screen.findByText('3 người')).toBeVisible();
  for (const age of ['31 tuổi', '23 tuổi', '36 tuổi']) expect(screen.getByText(age)).toBeVisible();
  expect(await rowsOf('Độ tuổi')).toEqual(['Dưới 25 tuổi133%', '35–44 tuổi267%']);
  expect(await rowsOf('Tình trạng hôn nhân')).toEqual(['Đã kết hôn267%', 'Chưa có133%']);
  expect(await rowsOf('Phòng ban')).toEqual(['Kinh doanh3100%']);
  expect(screen.getAllByRole('table')).toHaveLength(6);
});

test.each([
  ['Nữ', '/admin/user/list?f.gender=female&f.status=1'],
  ['Dưới 25 tuổi', '/admin/user/list?f.age=%3C25&f.status=1'],
  ['Chưa có', '/admin/user/list?f.missing=marriage&f.status=1'],
  ['Kinh doanh', '/admin/user/list?f.department=2&f.status=1'],
])('%s leads to these people in the list', async (name, address) => {
  answer(readStaffStatistic, () => statistic);
  const { url } = show();
  await userEvent.click(await screen.findByRole('link', { name }));
  expect(url()).toBe(address);
});

test('whoever may not filter by papers reads the figures without such links', async () => {
  answer(readStaffStatistic, () => statistic);
  show(aUser({ chat_permission: 1 }));
  expect(await screen.findByRole('link', { name: 'Nữ' })).toBeVisible();
  expect(screen.getByText('Đã kết hôn')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Đã kết hôn' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Dưới 25 tuổi' })).not.toBeInTheDocument();
});

test('no day of birth is known: a dash, not a nought', async () => {
  answer(readStaffStatistic, () => ({ ...statistic, averageAge: [] }));
  show();
  expect(await screen.findAllByText('–')).toHaveLength(3);
});

test('nobody, and an API that fails, say so', async () => {
  answer(readStaffStatistic, () => ({ ...statistic, total: 0 }));
  const { unmount } = show();
  expect(await screen.findByText('Chưa có nhân viên nào để thống kê.')).toBeVisible();
  unmount();
  refuse(readStaffStatistic, 500, 'Máy chủ bận');
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Máy chủ bận');
  answer(readStaffStatistic, () => statistic);
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByText('3 người')).toBeVisible();
});
