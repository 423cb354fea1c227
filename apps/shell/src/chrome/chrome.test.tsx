import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takeFarewell } from '@toam/auth/farewell';
import { storedSession } from '@toam/auth/stored-session';
import { page } from '@toam/auth/page';
import { changePassword, signOut } from '@toam/contracts/auth/auth.endpoints';
import { authText } from '@toam/contracts/auth/auth.text';
import { readUser } from '@toam/contracts/user/user.endpoints';
import { JobPosition, Role } from '@toam/domain/actor';
import { setBadge } from '@toam/platform/badge';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { aStaffUser } from '@toam/testing/staff/a-staff-user';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { renderShell } from './a-shell';
import { useRail } from './rail-state';

const replace = jest.spyOn(page, 'replace').mockImplementation(() => undefined);

const everything = [
  'Trang chủ', 'Bất động sản', 'Khách hàng', 'Yêu cầu liên hệ', 'Nhu cầu', 'Dự án', 'Tin tức', 'Quản trị',
  'Sơ đồ nhân sự', 'Chat', 'Quản lý tin đăng', 'Tổng quan', 'Kiến thức', 'Check-in', 'Đơn từ',
]; // prettier-ignore
const everyones = ['Trang chủ', 'Bất động sản', 'Tổng quan', 'Kiến thức', 'Check-in', 'Đơn từ'];
const inOrder = (names: string[]) => everything.filter((name) => names.includes(name));

const menu = () => screen.findByRole('navigation', { name: 'Menu chính' });
const namesIn = (element: HTMLElement) =>
  within(within(element).getByRole('list'))
    .getAllByRole('link')
    .map((link) => link.textContent);

beforeEach(() => {
  replace.mockClear();
  localStorage.clear();
  useRail.setState({ open: false });
});

describe('the menu shows the fifteen entries in order, each to whom D19 and D20 admit', () => {
  test.each([
    ['super admin', aUser({ role: Role.superAdmin, job_position: JobPosition.superAdmin }), everything],
    ['admin', anAdmin(), everything],
    ['staff who answer chats', aUser({ chat_permission: 1 }), everything],
    ['staff', aUser(), everyones],
    ['accountant', aUser({ job_position: JobPosition.accountant }), everyones],
    [
      'staff with the customer flag',
      aUser({ customer_permission: 1 }),
      [...everyones, 'Khách hàng', 'Yêu cầu liên hệ'],
    ],
    [
      'staff with the need, project, news and diagram flags',
      aUser({ request_permission: 1, project_permission: 1, news_permission: 1, employment_diagram_permission: 1 }),
      [...everyones, 'Nhu cầu', 'Dự án', 'Tin tức', 'Sơ đồ nhân sự'],
    ],
    ['Sale Admin', aUser({ job_position: JobPosition.saleAdmin }), [...everyones, 'Dự án']],
    [
      'marketer',
      aUser({ role: Role.marketer }),
      ['Trang chủ', 'Bất động sản', 'Tin tức', 'Quản lý tin đăng', 'Kiến thức', 'Check-in', 'Đơn từ'],
    ],
  ])('%s', async (_who, user, names) => {
    renderShell('/dashboard', user);
    expect(namesIn(await menu())).toEqual(inOrder(names));
  });
});

test('the entry of the screen is current, also on a page below it', async () => {
  renderShell('/house/12');
  const current = within(await menu()).getByRole('link', { current: 'page' });
  expect(current).toHaveTextContent('Bất động sản');
});

test('the menu is compact until it is opened, and that is remembered', async () => {
  renderShell('/dashboard', aUser({ name: 'Lê Hoàng Phúc' }));
  expect(screen.queryByText('Trao nhà, trọn niềm tin')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Mở rộng menu' }));
  expect(screen.getByText('Trao nhà, trọn niềm tin')).toBeVisible();
  expect(screen.getByText('Lê Hoàng Phúc')).toBeVisible();
  expect(localStorage.getItem('toam.rail')).toBe('open');
});

test('the chat entry shows how many are unread', async () => {
  const { queries } = renderShell('/dashboard', anAdmin());
  expect(within(await menu()).getByRole('link', { name: 'Chat' })).toBeVisible();
  setBadge(queries, 'chat', 7);
  expect(await screen.findByRole('link', { name: /^Chat\s*, 7 chưa đọc$/ })).toBeVisible();
});

test('rights that an admin changes meanwhile change the menu', async () => {
  const { queries } = renderShell('/dashboard', aUser());
  expect(namesIn(await menu())).not.toContain('Khách hàng');
  answer(readUser, () => aStaffUser(aUser({ customer_permission: 1 })));
  await act(() => queries.invalidateQueries({ queryKey: ['user', 'detail', 7] }));
  expect(namesIn(await menu())).toContain('Khách hàng');
});

test('what was read with other rights is asked for again; another name or picture asks for nothing', async () => {
  const { queries } = renderShell('/dashboard', aUser());
  await menu();
  const list = ['customer', 'list'];
  queries.setQueryData(list, []);
  answer(readUser, () => aStaffUser(aUser({ name: 'Tên Mới', avatar: '/api/house/image/9' })));
  await act(() => queries.invalidateQueries({ queryKey: ['user', 'detail', 7] }));
  expect(queries.getQueryState(list)?.isInvalidated).toBe(false);
  answer(readUser, () => aStaffUser(aUser({ chat_permission: 1 })));
  await act(() => queries.invalidateQueries({ queryKey: ['user', 'detail', 7] }));
  await waitFor(() => expect(queries.getQueryState(list)?.isInvalidated).toBe(true));
});

test('every screen names the document, and arriving puts the focus into it', async () => {
  const { goTo } = renderShell('/dashboard');
  await menu();
  expect(document.title).toBe('Trang chủ · Tổ Ấm');
  await goTo('/house');
  expect(document.title).toBe('Bất động sản · Tổ Ấm');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('an unknown address is «Page Not Found» inside the frame, with a way home', async () => {
  const { url } = renderShell('/khong-co');
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  expect(document.title).toBe('Page Not Found · Tổ Ấm');
  await menu();
  await userEvent.click(screen.getByRole('link', { name: 'Back Home' }));
  expect(url()).toBe('/dashboard');
});

describe('leaving', () => {
  const choose = async (item: string) => {
    await userEvent.click(await screen.findByRole('button', { name: /Tài khoản của bạn/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`${item}$`) }));
  };

  test('«Đăng xuất» ends the session at the API and here', async () => {
    answer(signOut, () => null);
    renderShell('/house');
    await choose('Đăng xuất');
    expect(callsOf(signOut)[0]?.body).toEqual({ all: false });
    expect(storedSession()).toBeNull();
    expect(replace).toHaveBeenCalledWith('/auth/login');
  });

  test('needs no mouse: the menu takes the focus when it opens and gives it back', async () => {
    renderShell('/house');
    const button = await screen.findByRole('button', { name: /Tài khoản của bạn/ });
    act(() => button.focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Hồ sơ của tôi$/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveFocus();
  });

  test('the person leaves even when the API cannot be told', async () => {
    refuse(signOut, 500, 'hỏng');
    renderShell('/house');
    await choose('Đăng xuất');
    expect(storedSession()).toBeNull();
    expect(replace).toHaveBeenCalledWith('/auth/login');
  });

  test('«Đăng xuất mọi thiết bị» asks first', async () => {
    answer(signOut, () => null);
    renderShell('/house');
    await choose('Đăng xuất mọi thiết bị');
    expect(callsOf(signOut)).toHaveLength(0);
    await userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));
    expect(callsOf(signOut)[0]?.body).toEqual({ all: true });
    expect(replace).toHaveBeenCalledWith('/auth/login');
  });

  test('after changing the password everyone signs in again and comes back here', async () => {
    answer(changePassword, () => null);
    answer(signOut, () => null);
    window.history.replaceState(null, '', '/house');
    renderShell('/house');
    await choose('Đổi mật khẩu');
    await userEvent.type(await screen.findByLabelText('Mật khẩu hiện tại'), 'mat-khau-cu');
    await userEvent.type(screen.getByLabelText('Mật khẩu mới'), 'mat-khau-moi');
    await userEvent.type(screen.getByLabelText('Nhập lại mật khẩu mới'), 'mat-khau-moi');
    await userEvent.click(screen.getByRole('button', { name: 'Lưu mật khẩu' }));
    expect(callsOf(changePassword)[0]?.body).toEqual({ old_password: 'mat-khau-cu', new_password: 'mat-khau-moi' });
    expect(replace).toHaveBeenCalledWith('/auth/login?from=%2Fhouse');
    // the login page shows this message and fills in the email
    expect(takeFarewell()).toEqual({ text: authText.passwordChanged, good: true, email: aUser().email });
  });

  test('a wrong current password is said in the dialog and nobody leaves', async () => {
    refuse(changePassword, 422, authText.oldPasswordWrong, { errors: { old_password: authText.oldPasswordWrong } });
    renderShell('/house');
    await choose('Đổi mật khẩu');
    await userEvent.type(await screen.findByLabelText('Mật khẩu hiện tại'), 'sai-mat-khau');
    await userEvent.type(screen.getByLabelText('Mật khẩu mới'), 'mat-khau-moi');
    await userEvent.type(screen.getByLabelText('Nhập lại mật khẩu mới'), 'mat-khau-moi');
    await userEvent.click(screen.getByRole('button', { name: 'Lưu mật khẩu' }));
    expect(await screen.findByText(authText.oldPasswordWrong)).toBeVisible();
    expect(replace).not.toHaveBeenCalled();
  });
});
