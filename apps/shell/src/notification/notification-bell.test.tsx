import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  listNotifications,
  NotificationType,
  seeAllNotifications,
  seeNotification,
  type Notification,
} from '@toam/contracts/notification/notification.endpoints';
import { aNotification } from '@toam/testing/notification/a-notification';
import { answer, callsOf } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { NotificationBell } from './notification-bell';

let stored: Notification[];

function show(list: Notification[]) {
  stored = list;
  answer(listNotifications, () => ({
    total: stored.length,
    total_page: 1,
    page: 1,
    list: stored,
    unread: stored.filter(({ status }) => status === 0).length,
  }));
  answer(seeNotification, ({ params }) => {
    stored = stored.map((one) => (one.id === params.notificationId ? { ...one, status: 1 } : one));
    return null;
  });
  answer(seeAllNotifications, () => {
    stored = stored.map((one) => ({ ...one, status: 1 }));
    return null;
  });
  return renderRoute(
    [
      { path: '/', element: <NotificationBell /> },
      { path: '*', element: <p>nơi khác</p> },
    ],
    '/',
  );
}

const bell = (name: RegExp | string) => screen.findByRole('button', { name });
const panel = () => screen.findByRole('dialog', { name: 'Thông báo' });

test('says how many are unread, and lists who did what to which house when', async () => {
  show([aNotification({ id: 2 }), aNotification({ status: 1, user: null, type: 11, detail: null })]);
  await userEvent.click(await bell('Thông báo, 1 chưa đọc'));
  const [first, second] = await within(await panel()).findAllByRole('listitem');
  expect(first).toHaveTextContent('Lê Hoàng Phúc đã chia sẻ một bất động sản lên cộng đồngNhà phố hẻm xe hơi5 phút');
  expect(within(first!).getByText('Chưa đọc')).toBeInTheDocument();
  expect(second).toHaveTextContent('Đã duyệt hoặc từ chối yêu cầu của bạn');
  expect(within(second!).queryByText('Chưa đọc')).not.toBeInTheDocument();
});

test('opening marks nothing; clicked again while open it reads each unread one', async () => {
  show([aNotification({ id: 3 }), aNotification({ id: 2, status: 1 }), aNotification({ id: 1 })]);
  await userEvent.click(await bell(/2 chưa đọc/));
  await panel();
  expect(callsOf(seeNotification)).toEqual([]);
  await userEvent.click(await bell(/2 chưa đọc/));
  await bell('Thông báo');
  await waitFor(() => expect(callsOf(seeNotification).map(({ params }) => params.notificationId)).toEqual([3, 1]));
});

test('a line opens its house and is read; what is about a comment opens the house there', async () => {
  const { url } = show([aNotification({ id: 2, type: NotificationType.commented }), aNotification()]);
  await userEvent.click(await bell(/2 chưa đọc/));
  await userEvent.click(within(await panel()).getByRole('link', { name: /bình luận/ }));
  expect(url()).toBe('/house/12#comments');
  expect(callsOf(seeNotification).map(({ params }) => params.notificationId)).toEqual([2]);
});

test('all are read at once', async () => {
  show([aNotification({ id: 2 }), aNotification()]);
  await userEvent.click(await bell(/2 chưa đọc/));
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Đánh dấu tất cả đã đọc' }));
  await bell('Thông báo');
  expect(callsOf(seeAllNotifications)).toHaveLength(1);
});

test('nothing yet says so; Escape closes and gives the bell its cursor back', async () => {
  show([]);
  await userEvent.click(await bell('Thông báo'));
  expect(await panel()).toHaveTextContent('Chưa có thông báo');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Thông báo' })).toHaveFocus();
});
