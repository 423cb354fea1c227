import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readHouseOptions } from '@toam/contracts/option/option.endpoints';
import { releaseSignIn } from '@toam/contracts/sign-in/sign-in.endpoints';
import { previewHandOver } from '@toam/contracts/user/hand-over.endpoints';
import { changeUser, deleteUser, resetPassword, restoreUser } from '@toam/contracts/user/user.endpoints';
import { Role } from '@toam/domain/actor';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { answerList, answerPublicly, hà, show } from './staff-list.fixture';

jest.setTimeout(30_000);

const superAdmin = anAdmin({ id: 1, role: Role.superAdmin });

const openMenu = async (name = 'Nguyễn Thu Hà') =>
  userEvent.click(await screen.findByRole('button', { name: `Thao tác với ${name}` }));
const menu = () => screen.findAllByRole('menuitem');
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const saved = (status: 0 | 1) => answer(changeUser, () => ({ user: hà({ status }), message: 'xong' }));

describe('the menu', () => {
  test('has for an admin what they may do; the record of sign-ins is for role 1', async () => {
    answerList();
    const { unmount } = show();
    await openMenu();
    expect((await menu()).map((item) => item.textContent)).toEqual([
      'Sửa hồ sơ', 'Đặt lại mật khẩu', 'Cho đăng nhập lại', 'Bàn giao công việc', 'Khoá tài khoản', 'Xoá nhân viên',
    ]); // prettier-ignore
    unmount();
    const { url } = show('/admin/user/list', superAdmin);
    await openMenu();
    await choose('Lịch sử đăng nhập');
    expect(url()).toBe('/admin/tracking?user=31');
  });

  test('offers nobody to lock or delete themselves, and no admin to touch a super admin', async () => {
    answerList([
      hà({ id: 2, name: 'Trần Quốc Bảo', role: Role.admin }),
      hà({ id: 1, name: 'Lê Sếp', role: Role.superAdmin }),
    ]);
    show();
    await openMenu('Trần Quốc Bảo');
    expect((await menu()).map((item) => item.textContent)).toEqual(['Sửa hồ sơ']);
    expect(screen.queryByRole('button', { name: 'Thao tác với Lê Sếp' })).not.toBeInTheDocument();
  });

  test('leads to the form', async () => {
    answerList();
    const { url } = show();
    await openMenu();
    await choose('Sửa hồ sơ');
    expect(url()).toBe('/admin/user/edit/31');
  });
});

describe('locking', () => {
  test('names the person, says what will happen, and is taken back from the toast', async () => {
    answerList();
    saved(0);
    show();
    await openMenu();
    await choose('Khoá tài khoản');
    expect(await screen.findByText('Khoá tài khoản của Nguyễn Thu Hà?')).toBeVisible();
    expect(screen.getByText(/đăng xuất khỏi mọi thiết bị ngay lập tức/)).toBeVisible();
    expect(callsOf(changeUser)).toHaveLength(0);
    await press('Chắc');
    expect(await screen.findByText('Đã khoá tài khoản của Nguyễn Thu Hà')).toBeVisible();
    await press('Hoàn tác');
    expect(await screen.findByText('Đã mở khoá tài khoản của Nguyễn Thu Hà')).toBeVisible();
    expect(callsOf(changeUser).map(({ body }) => body)).toEqual([
      { user_id: 31, status: 0 },
      { user_id: 31, status: 1 },
    ]);
  });

  test('somebody locked is unlocked', async () => {
    answerList([hà({ status: 0 })]);
    saved(1);
    show();
    await openMenu();
    await choose('Mở khoá tài khoản');
    await press('Chắc');
    expect(await screen.findByText('Đã mở khoá tài khoản của Nguyễn Thu Hà')).toBeVisible();
    expect(callsOf(changeUser)[0]?.body).toEqual({ user_id: 31, status: 1 });
  });

  test('that is refused says why', async () => {
    answerList();
    refuse(changeUser, 403, 'Phải còn ít nhất một Super Admin');
    show();
    await openMenu();
    await choose('Khoá tài khoản');
    await press('Chắc');
    expect(await screen.findByText('Phải còn ít nhất một Super Admin')).toBeVisible();
  });
});

test('a new password is shown once, in a dialog that outlives the row', async () => {
  answerList();
  answer(resetPassword, () => ({ user: hà(), password: 'Xanh-Bưởi-4821', message: 'xong' }));
  show();
  await openMenu();
  await choose('Đặt lại mật khẩu');
  expect(await screen.findByText('Đặt lại mật khẩu của Nguyễn Thu Hà?')).toBeVisible();
  answerList([]);
  await press('Chắc');
  expect(await screen.findByRole('status', { name: 'Mật khẩu' })).toHaveTextContent('Xanh-Bưởi-4821');
  await waitFor(() => expect(screen.queryByRole('row', { name: /#31/ })).not.toBeInTheDocument());
  expect(screen.getByRole('status', { name: 'Mật khẩu' })).toBeVisible();
});

test('whom wrong passwords keep out is let in again, once that is sure', async () => {
  answerList();
  answer(releaseSignIn, () => ({ released: 30, message: 'xong' }));
  show();
  await openMenu();
  await choose('Cho đăng nhập lại');
  expect(await screen.findByText('Cho Nguyễn Thu Hà đăng nhập lại ngay?')).toBeVisible();
  expect(callsOf(releaseSignIn)).toHaveLength(0);
  await press('Chắc');
  expect(await screen.findByText('Nguyễn Thu Hà có thể đăng nhập lại ngay')).toBeVisible();
  expect(callsOf(releaseSignIn)[0]?.body).toEqual({ user_id: 31 });
});

describe('a deletion', () => {
  test('is asked about by name and taken back', async () => {
    answerList();
    answer(deleteUser, () => ({ message: 'xong' }));
    answer(restoreUser, () => ({ user: hà(), message: 'xong' }));
    show();
    await openMenu();
    await choose('Xoá nhân viên');
    expect(await screen.findByText('Xoá nhân viên Nguyễn Thu Hà?')).toBeVisible();
    await press('Chắc');
    expect(await screen.findByText('Đã xoá nhân viên Nguyễn Thu Hà')).toBeVisible();
    await press('Hoàn tác');
    expect(await screen.findByText('Đã khôi phục nhân viên Nguyễn Thu Hà')).toBeVisible();
    expect(callsOf(restoreUser)[0]?.body).toEqual({ user_id: 31 });
  });

  test('of somebody who still has work leads to handing it over', async () => {
    answerList();
    refuse(deleteUser, 409, 'Còn 4 khách hàng, 2 BĐS');
    refuse(previewHandOver, 404, 'Không tìm thấy nhân viên này');
    const { url } = show();
    await openMenu();
    await choose('Xoá nhân viên');
    await press('Chắc');
    expect(await screen.findByText('Còn 4 khách hàng, 2 BĐS')).toBeVisible();
    await press('Bàn giao trước');
    await waitFor(() => expect(url()).toBe('/admin/user/list?handover=31'));
  });
});

describe('the panel', () => {
  const options = { type: [], class: [], ownership: [], direction: [], street_type: [], province: [], district: [], city: [], project: [] }; // prettier-ignore
  beforeEach(() => answer(readHouseOptions, () => options));

  test('opens on the row, has the whole record, the manager and how many are led', async () => {
    answerList([
      hà({
        manager: 12,
        manager_name: 'Lý Quốc Cường',
        chat_permission: 1,
        minimum_price: 2_000_000_000,
        note: 'Nghỉ thứ bảy',
      }),
      hà({ id: 40, name: 'Đỗ Minh' }),
    ]);
    const { url } = show();
    await userEvent.click(await screen.findByRole('row', { name: /#31/ }));
    const panel = await screen.findByRole('dialog', { name: 'Hồ sơ Nguyễn Thu Hà' });
    expect(url()).toBe('/admin/user/list?open=31');
    for (const input of ['079095000001', '15/06/1995', 'từ 2 tỷ', 'Nghỉ thứ bảy', 'Chat'])
      expect(within(panel).getByText(input)).toBeVisible();
    expect(within(panel).getByRole('link', { name: 'Lý Quốc Cường' })).toHaveAttribute(
      'href',
      '/admin/user/list?open=12',
    );
    expect(await within(panel).findByRole('link', { name: '5 người cả nhóm' })).toHaveAttribute(
      'href',
      '/admin/user/list?f.team=31',
    );
    await userEvent.click(within(panel).getByRole('button', { name: 'Sau' }));
    expect(await screen.findByRole('dialog', { name: 'Hồ sơ Đỗ Minh' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(url()).toBe('/admin/user/list'));
  });

  test('locks from its foot', async () => {
    answerList();
    saved(0);
    show('/admin/user/list?open=31');
    const panel = await screen.findByRole('dialog', { name: 'Hồ sơ Nguyễn Thu Hà' });
    await userEvent.click(within(panel).getByRole('button', { name: 'Khoá tài khoản' }));
    await press('Chắc');
    expect(await screen.findByText('Đã khoá tài khoản của Nguyễn Thu Hà')).toBeVisible();
  });

  test('shows colleagues no papers and nothing to do', async () => {
    answerPublicly();
    show('/admin/user/list?open=31', aUser({ id: 8, chat_permission: 1 }));
    const panel = await screen.findByRole('dialog', { name: 'Hồ sơ Nguyễn Thu Hà' });
    expect(within(panel).getByText('Phòng ban')).toBeVisible();
    expect(within(panel).queryByText('Ngày sinh')).not.toBeInTheDocument();
    expect(within(panel).queryByRole('button', { name: 'Sửa hồ sơ' })).not.toBeInTheDocument();
  });
});
