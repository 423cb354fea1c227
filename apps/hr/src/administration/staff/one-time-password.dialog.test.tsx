import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoute } from '@toam/testing/render-route';
import { OneTimePasswordDialog, type OneTimePassword } from './one-time-password.dialog';

const account: OneTimePassword = { name: 'Lê Minh Khoa', email: 'khoa.le@toam.vn', password: 'Xanh-Bưởi-4821' };

function open(differing: Partial<OneTimePassword> = {}, after: 'created' | 'reset' = 'created') {
  const onClose = jest.fn();
  const dialog = <OneTimePasswordDialog account={{ ...account, ...differing }} after={after} onClose={onClose} />;
  renderRoute([{ path: '/', element: dialog }], '/');
  return onClose;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('shows the password once, with a message that can be sent as it stands', async () => {
  const user = userEvent.setup();
  const onClose = open();
  expect(await screen.findByText('Mật khẩu sẽ không hiển thị lại')).toBeVisible();
  expect(screen.getByRole('status', { name: 'Mật khẩu' })).toHaveTextContent('Xanh-Bưởi-4821');
  await user.click(screen.getByRole('button', { name: 'Sao chép tin nhắn' }));
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain('Email: khoa.le@toam.vn');
  expect(copied).toContain('Mật khẩu tạm thời: Xanh-Bưởi-4821');
  expect(copied).toContain('http://localhost/auth/login');
  await user.click(screen.getByRole('button', { name: 'Tôi đã lưu mật khẩu' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('the message after a reset does not welcome somebody who has been here', async () => {
  open({}, 'reset');
  expect(await screen.findByText(/Chào Lê Minh Khoa, mật khẩu Tổ Ấm của bạn vừa được đặt lại/)).toBeVisible();
});

test('asks before it closes for good with a password that nobody copied', async () => {
  const onClose = open();
  await screen.findByText('Mật khẩu sẽ không hiển thị lại');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('Mật khẩu sẽ không hiển thị lại')).toBeVisible();
  await press('Tôi đã lưu mật khẩu');
  expect(await screen.findByText('Đóng khi chưa sao chép mật khẩu?')).toBeVisible();
  await press('Huỷ');
  expect(onClose).not.toHaveBeenCalled();
  await press('Tôi đã lưu mật khẩu');
  await press('Chắc');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('says that nobody can sign in without an email', async () => {
  open({ email: null });
  expect(await screen.findByText(/chưa có email nên chưa đăng nhập được/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sao chép tin nhắn' })).not.toBeInTheDocument();
});
