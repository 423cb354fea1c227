import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  listNotifications,
  NotificationType,
  seeAllNotifications,
  seeNotification,
  type Notification,
} from '@toam/contracts/notification/notification.endpoints';
import { aNotification } from '@toam/testing/notification/a-notification';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { Component } from './notifications.screen';

const routes = [
  { path: '/dashboard/notification', Component },
  { path: '*', element: <p>nơi khác</p> },
];

const show = (list: Notification[], total = list.length, address = '/dashboard/notification') => {
  const unread = list.filter(({ status }) => status === 0).length;
  answer(listNotifications, ({ query }) => ({
    total: query.status === 0 ? unread : total,
    total_page: 1,
    page: query.page,
    list: query.status === 0 ? list.filter(({ status }) => status === 0) : list,
    unread,
  }));
  answer(seeNotification, () => null);
  answer(seeAllNotifications, () => null);
  return renderRoute(routes, address);
};

test('says how many of how many are loaded, twenty at a time, each with who, what, which house and when', async () => {
  show([aNotification({ id: 2 }), aNotification({ status: 1, type: NotificationType.assigned })], 41);
  const lines = await screen.findAllByRole('listitem');
  expect(lines[0]).toHaveTextContent('Lê Hoàng Phúc đã chia sẻ một bất động sản lên cộng đồngNhà phố hẻm xe hơi5 phút');
  expect(lines[1]).toHaveTextContent('đã tạo một bất động sản và giao cho bạn');
  expect(screen.getByRole('banner')).toHaveTextContent('Thông báo2/41');
  expect(callsOf(listNotifications)[0]?.query).toMatchObject({ page: 1, size: 20 });
});

test('the unread alone are a choice in the address', async () => {
  const { url } = show([aNotification({ id: 2 }), aNotification({ status: 1 })]);
  await screen.findAllByRole('listitem');
  await userEvent.click(screen.getByRole('radio', { name: 'Chưa đọc' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(url()).toBe('/dashboard/notification?show=unread');
  expect(callsOf(listNotifications).at(-1)?.query).toMatchObject({ status: 0 });
});

test('a line opens its house and marks it read, one that was read only opens', async () => {
  const { url, goTo } = show([
    aNotification({ id: 2 }),
    aNotification({ status: 1, house: { id: 9, title: 'Căn hộ' } }),
  ]);
  await userEvent.click((await screen.findAllByRole('link'))[0]!);
  expect(url()).toBe('/house/12');
  await waitFor(() => expect(callsOf(seeNotification).map(({ params }) => params.notificationId)).toEqual([2]));
  await goTo('/dashboard/notification');
  await userEvent.click(await screen.findByRole('link', { name: /Căn hộ/ }));
  expect(callsOf(seeNotification)).toHaveLength(1);
});

test('what is about no house leads to its own screen', async () => {
  show([aNotification({ type: NotificationType.formWaiting, house: null })]);
  expect(await screen.findByRole('link')).toHaveAttribute('href', '/form?tab=waiting');
});

test('all are marked read at once; the button rests when there is nothing to mark', async () => {
  show([aNotification()]);
  const button = await screen.findByRole('button', { name: 'Đánh dấu tất cả đã đọc' });
  await waitFor(() => expect(button).toBeEnabled());
  answer(listNotifications, () => ({
    total: 1,
    total_page: 1,
    page: 1,
    list: [aNotification({ status: 1 })],
    unread: 0,
  }));
  await userEvent.click(button);
  await waitFor(() => expect(button).toBeDisabled());
  expect(callsOf(seeAllNotifications)).toHaveLength(1);
});

test('nobody told anything yet, nothing left to read, and a list that fails say so', async () => {
  const { unmount } = show([]);
  expect(await screen.findByText('Chưa có thông báo')).toBeVisible();
  unmount();
  const { unmount: leave } = show([], 0, '/dashboard/notification?show=unread');
  expect(await screen.findByText('Bạn đã đọc hết thông báo.')).toBeVisible();
  leave();
  refuse(listNotifications, 500, 'Hỏng');
  renderRoute(routes, '/dashboard/notification');
  expect(await screen.findByRole('alert')).toHaveTextContent('Error: Hỏng');
});
