import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writeDraft } from '@toam/contracts/draft/draft.endpoints';
import { forgetAlonhadat, saveAlonhadat, saveBatdongsan } from '@toam/contracts/user/profile.endpoints';
import type { StaffUser } from '@toam/contracts/user/user';
import { changeUser, readUser } from '@toam/contracts/user/user.endpoints';
import { readZalo } from '@toam/contracts/zalo/zalo.endpoints';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { noZaloApp } from '@toam/testing/zalo/a-zalo-connection';
import { aStaffUser } from '@toam/testing/staff/a-staff-user';
import { aUser } from '@toam/testing/a-user';
import { renderRoute } from '@toam/testing/render-route';
import { lazyPage } from '@toam/platform/lazy-page';

const user = aUser();
const whole: Partial<StaffUser> = {
  ...{ major: 'Luật', alonhadat_name: 'thuha.toam', batdongsan_name: 'ha.bds' },
  ...{ has_alonhadat_password: true, has_batdongsan_password: true },
};
let stored: StaffUser;

const open = async (differing: Partial<StaffUser> = whole) => {
  stored = aStaffUser(user, differing);
  answer(readUser, () => stored);
  answer(readZalo, noZaloApp);
  const routes = [
    { path: '/account', lazy: lazyPage(() => import('./account.screen')) },
    { path: '*', element: null },
  ];
  renderRoute(routes, '/account', { user });
  return screen.findByRole('form', { name: 'Tài khoản' });
};

const major = () => screen.getByLabelText('Chuyên ngành');
const update = () => screen.getByRole('button', { name: 'Cập nhật' });
const portal = (name: string) => within(screen.getByRole('group', { name }));

const saving = () =>
  answer(changeUser, ({ body }) => {
    stored = { ...stored, ...(body as object), version: stored.version + 1 } as StaffUser;
    return { user: stored, message: 'Cập nhật người dùng thành công!' };
  });

test('only what differs is sent, with the version, and the form goes on from what was stored', async () => {
  saving();
  await open();
  await userEvent.clear(major());
  await userEvent.type(major(), 'Kinh tế');
  await userEvent.click(update());
  expect(await screen.findByText('Cập nhật người dùng thành công!')).toBeVisible();
  expect(callsOf(changeUser)[0]?.body).toEqual({ version: 1, major: 'Kinh tế' });
  expect(callsOf(saveAlonhadat)).toEqual([]);
  await userEvent.type(major(), ' học');
  await userEvent.click(update());
  await waitFor(() => expect(callsOf(changeUser)[1]?.body).toEqual({ version: 2, major: 'Kinh tế học' }));
});

test('a portal that is used is asked for whole, a stored password satisfies, and «Cập nhật» waits while something is wrong', async () => {
  await open({ ...whole, has_alonhadat_password: false });
  await waitFor(() => expect(update()).toBeDisabled());
  const password = portal('Alonhadat').getByLabelText(/Mật khẩu/);
  await userEvent.click(password);
  await userEvent.tab();
  expect(await portal('Alonhadat').findByText('Thông tin bắt buộc')).toBeVisible();
  expect(portal('Batdongsan').getByText(/Đã lưu/)).toBeVisible();
  await userEvent.type(password, 'mat khau moi');
  await waitFor(() => expect(update()).toBeEnabled());
  answer(saveAlonhadat, () => {
    stored = { ...stored, has_alonhadat_password: true };
    return { alonhadat_name: 'thuha.toam', has_alonhadat_password: true };
  });
  await userEvent.click(update());
  expect(await screen.findByText('Cập nhật người dùng thành công!')).toBeVisible();
  expect(callsOf(saveAlonhadat)[0]?.body).toEqual({
    alonhadat_name: 'thuha.toam',
    alonhadat_password: 'mat khau moi',
  });
  expect(portal('Alonhadat').getByLabelText(/Mật khẩu/)).toHaveValue('');
  expect(callsOf(changeUser)).toEqual([]);
});

test('who has no portal account updates the rest; a name alone asks for its password, until it is taken away', async () => {
  saving();
  await open({ major: 'Luật' });
  const name = portal('Batdongsan').getByLabelText(/Tên tài khoản/);
  await userEvent.type(name, 'ha.bds');
  await userEvent.click(portal('Batdongsan').getByLabelText(/Mật khẩu/));
  await userEvent.tab();
  expect(await portal('Batdongsan').findByText('Thông tin bắt buộc')).toBeVisible();
  await waitFor(() => expect(update()).toBeDisabled());
  await userEvent.clear(name);
  await waitFor(() => expect(portal('Batdongsan').queryByText('Thông tin bắt buộc')).toBeNull());
  await userEvent.type(major(), ' kinh tế');
  await waitFor(() => expect(update()).toBeEnabled());
  await userEvent.click(update());
  expect(await screen.findByText('Cập nhật người dùng thành công!')).toBeVisible();
  expect(callsOf(changeUser)[0]?.body).toEqual({ version: 1, major: 'Luật kinh tế' });
  expect([...callsOf(saveAlonhadat), ...callsOf(saveBatdongsan)]).toEqual([]);
});

test('the name of a portal whose password is stored may not be emptied: an account is taken away as a whole', async () => {
  await open();
  await userEvent.clear(portal('Alonhadat').getByLabelText(/Tên tài khoản/));
  await userEvent.tab();
  expect(await portal('Alonhadat').findByText('Tên tài khoản bắt buộc')).toBeVisible();
  expect(portal('Alonhadat').getByRole('button', { name: 'Xoá tài khoản Alonhadat' })).toBeVisible();
  await waitFor(() => expect(update()).toBeDisabled());
});

test('what only admins keep is shown, cannot be typed into, and says why', async () => {
  await open({ ...whole, manager_name: 'Trần Minh', minimum_price: 2_000_000_000 });
  for (const label of [
    'Quản lý trực tiếp',
    'Số điện thoại',
    'Vai trò',
    'Chức vụ',
    'Ngày cấp',
    'Giá thấp nhất',
    'Dự án',
  ])
    expect(screen.getByText(label, { selector: 'dt' })).toBeVisible();
  expect(screen.getByText('2.000.000.000 đ')).toBeVisible();
  expect(screen.getByText('Trần Minh')).toBeVisible();
  expect(screen.getByText(/liên hệ quản trị viên/)).toBeVisible();
  expect(screen.queryByLabelText('Quản lý trực tiếp')).toBeNull();
});

test('what an admin changed meanwhile is kept, and the same field is asked about', async () => {
  await open();
  await userEvent.clear(major());
  await userEvent.type(major(), 'Kinh tế');
  const newer = aStaffUser(user, { ...whole, version: 2, major: 'Kế toán', bank_name: 'VCB' });
  refuse(changeUser, 409, 'Hồ sơ vừa được cập nhật', { current: newer });
  await userEvent.click(update());
  const clash = await screen.findByRole('dialog', { name: /Có người vừa sửa/ });
  expect(within(clash).getByRole('radio', { name: 'Bản vừa lưu: Kế toán' })).toBeVisible();
  expect(within(clash).queryByText('VCB')).toBeNull();
});

test('a message of the API stands at its field', async () => {
  await open();
  refuse(changeUser, 422, 'Sai', { errors: { major: 'Chuyên ngành không hợp lệ' } });
  await userEvent.type(major(), ' x');
  await userEvent.click(update());
  expect(await screen.findByText('Chuyên ngành không hợp lệ')).toBeVisible();
});

test('a kept draft holds no password', async () => {
  await open();
  await userEvent.type(portal('Batdongsan').getByLabelText(/Mật khẩu/), 'bi-mat-cua-ha');
  await userEvent.type(major(), ' kinh tế');
  await userEvent.click(screen.getByRole('button', { name: 'Lưu nháp' }));
  await waitFor(() => expect(JSON.stringify(callsOf(writeDraft).at(-1)?.body)).toContain('kinh tế'));
  expect(JSON.stringify(callsOf(writeDraft))).not.toContain('bi-mat-cua-ha');
});

describe('one’s own email', () => {
  const email = () => screen.getByLabelText(/^Email/);
  const password = () => screen.queryByLabelText(/^Mật khẩu hiện tại/);
  const type = async (text: string) => {
    await userEvent.clear(email());
    await userEvent.type(email(), text);
  };

  test('asks for the password while it differs from the saved one, says why, and sends it along', async () => {
    saving();
    await open();
    expect(password()).toBeNull();
    await type('moi@toam.vn');
    expect(await screen.findByText('Email là tên đăng nhập, nên đổi email cần mật khẩu hiện tại')).toBeVisible();
    await waitFor(() => expect(update()).toBeDisabled());
    await userEvent.clear(email());
    await waitFor(() => expect(password()).toBeNull());
    await userEvent.type(email(), user.email ?? '');
    await waitFor(() => expect(update()).toBeEnabled());
    expect(password()).toBeNull();
    await type('moi@toam.vn');
    await userEvent.type(password()!, 'mat-khau-cua-toi');
    await waitFor(() => expect(update()).toBeEnabled());
    await userEvent.click(update());
    expect(await screen.findByText('Cập nhật người dùng thành công!')).toBeVisible();
    const body = { version: 1, email: 'moi@toam.vn', current_password: 'mat-khau-cua-toi' };
    expect(callsOf(changeUser)[0]?.body).toEqual(body);
    await waitFor(() => expect(password()).toBeNull());
    await userEvent.type(major(), ' kinh tế');
    await userEvent.click(update());
    await waitFor(() => expect(callsOf(changeUser)[1]?.body).toEqual({ version: 2, major: 'Luật kinh tế' }));
  });

  test('a wrong password is told at its field and nothing that was typed is lost', async () => {
    await open();
    const wrong = 'Mật khẩu hiện tại không đúng';
    refuse(changeUser, 422, wrong, { errors: { current_password: wrong } });
    await type('moi@toam.vn');
    await userEvent.type(major(), ' kinh tế');
    await userEvent.type(password()!, 'khong-phai');
    await waitFor(() => expect(update()).toBeEnabled());
    await userEvent.click(update());
    expect(await screen.findByText(wrong)).toBeVisible();
    expect([email(), password(), major()].map((field) => (field as HTMLInputElement).value)).toEqual([
      'moi@toam.vn',
      'khong-phai',
      'Luật kinh tế',
    ]);
    // back to the saved one: what was wrong is no more
    await type(user.email ?? '');
    await waitFor(() => expect(password()).toBeNull());
    await waitFor(() => expect(update()).toBeEnabled());
  });

  test('no draft holds the password, on the API or on this device', async () => {
    await open();
    await type('moi@toam.vn');
    await userEvent.type(password()!, 'mat-khau-cua-toi');
    await userEvent.click(screen.getByRole('button', { name: 'Lưu nháp' }));
    await waitFor(() => expect(JSON.stringify(callsOf(writeDraft).at(-1)?.body)).toContain('moi@toam.vn'));
    expect(JSON.stringify(callsOf(writeDraft))).not.toContain('mat-khau-cua-toi');
    expect(JSON.stringify({ ...localStorage })).not.toContain('mat-khau-cua-toi');
  });
});

test('a portal’s account is forgotten after a question', async () => {
  answer(forgetAlonhadat, () => {
    stored = { ...stored, alonhadat_name: '', has_alonhadat_password: false };
    return null;
  });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Xoá tài khoản Alonhadat' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Xoá tài khoản Alonhadat thành công')).toBeVisible();
  expect(portal('Alonhadat').getByLabelText(/Tên tài khoản/)).toHaveValue('');
});
