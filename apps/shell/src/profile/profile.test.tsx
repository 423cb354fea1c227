import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { uploadImage } from '@toam/contracts/media/image.endpoints';
import { changeAvatar } from '@toam/contracts/user/profile.endpoints';
import { readUser } from '@toam/contracts/user/user.endpoints';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { aStaffUser } from '@toam/testing/staff/a-staff-user';
import { aUser } from '@toam/testing/a-user';
import { renderShell } from '../chrome/a-shell';
import { closePasswordDialog } from '../chrome/opened-state';

const user = aUser({ name: 'Lê Hoàng Phúc' });
const person = aStaffUser(user, { alonhadat_name: 'phuc.toam', has_alonhadat_password: true });

const open = async () => {
  const { url } = renderShell('/dashboard', user);
  answer(readUser, () => person);
  await userEvent.click(await screen.findByRole('button', { name: /Tài khoản của bạn/ }));
  const items = await screen.findAllByRole('menuitem');
  expect(items[0]).toHaveTextContent('Hồ sơ của tôi');
  await userEvent.click(items[0]!);
  const dialog = await screen.findByRole('dialog', { name: 'Hồ sơ của tôi' });
  return { dialog: within(dialog), url };
};

const picture = {
  ...{ id: 31, url: '/m.webp', main: '/m.webp', thumbnail: '/t.webp', name: 'tôi.png' },
  ...{ rotation: 0 as const, width: 400, height: 400 },
};
const file = new File(['ảnh'], 'tôi.png', { type: 'image/png' });

test('the profile says who one is, and leads to sign-ins, portals and the password', async () => {
  const { dialog, url } = await open();
  expect(await dialog.findByText('Lê Hoàng Phúc')).toBeVisible();
  for (const fact of ['Vai trò', 'Ngày sinh', '15/06/1995', user.phone_number])
    expect(dialog.getByText(fact)).toBeVisible();
  expect(dialog.getByRole('link', { name: /Lịch sử đăng nhập/ })).toHaveAttribute('href', '/login-history');
  await userEvent.click(dialog.getByRole('button', { name: 'Đổi mật khẩu' }));
  expect(await screen.findByRole('dialog', { name: 'Đổi mật khẩu' })).toBeVisible();
  act(closePasswordDialog);
  expect(url()).toBe('/dashboard');
});

test('the portals’ accounts are named, never their passwords, and lead to the account', async () => {
  answer(readUser, () => person);
  const { dialog, url } = await open();
  const link = await dialog.findByRole('link', { name: /Tài khoản đăng tin/ });
  expect(link).toHaveTextContent('Batdongsan: Chưa khai báo');
  await userEvent.click(link);
  expect(url()).toBe('/account');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Hồ sơ của tôi' })).toBeNull());
});

test('another portrait is shown before anybody sees it, and becomes the portrait once one is sure', async () => {
  answer(uploadImage, () => picture);
  answer(changeAvatar, () => ({ profile_picture: 31, avatar: '/api/house/image/31', version: 2 }));
  const { dialog } = await open();
  await userEvent.upload(await dialog.findByLabelText('Đổi ảnh đại diện'), file);
  expect(await screen.findByText('Đổi ảnh đại diện')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Ảnh mới' })).toHaveAttribute('src', '/t.webp');
  expect(callsOf(changeAvatar)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Thay đổi ảnh đại diện thành công')).toBeVisible();
  expect(callsOf(changeAvatar)[0]?.body).toEqual({ profile_picture: 31 });
});

test('whoever is not sure keeps the old portrait', async () => {
  answer(uploadImage, () => picture);
  const { dialog } = await open();
  await userEvent.upload(await dialog.findByLabelText('Đổi ảnh đại diện'), file);
  await userEvent.click(await screen.findByRole('button', { name: 'Huỷ' }));
  expect(callsOf(changeAvatar)).toEqual([]);
});

test.each([
  ['the upload', () => refuse(uploadImage, 415, 'Chỉ nhận tệp ảnh')],
  [
    'the change',
    () => {
      answer(uploadImage, () => picture);
      refuse(changeAvatar, 422, 'Chỉ nhận tệp ảnh');
    },
  ],
])('a failure of %s stands in «Lỗi»', async (what, prepare) => {
  prepare();
  const { dialog } = await open();
  await userEvent.upload(await dialog.findByLabelText('Đổi ảnh đại diện'), file);
  if (what === 'the change') await userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Chỉ nhận tệp ảnh')).toBeVisible();
  expect(screen.getByText('Lỗi')).toBeVisible();
});

test('what is no picture, or too big, is refused before it is sent', async () => {
  const { dialog } = await open();
  const input = await dialog.findByLabelText('Đổi ảnh đại diện');
  const big = new File([new Uint8Array(5_000_001)], 'to.png', { type: 'image/png' });
  await userEvent.upload(input, big);
  expect(await screen.findByText('Over limited')).toBeVisible();
  expect(callsOf(uploadImage)).toEqual([]);
});
