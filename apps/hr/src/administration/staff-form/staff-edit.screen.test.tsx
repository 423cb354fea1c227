import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { staffRow } from '@toam/contracts/user/user';
import { changeUser, readUser } from '@toam/contracts/user/user.endpoints';
import { Role } from '@toam/domain/actor';
import { aStaffUser } from '@toam/testing/staff/a-staff-user';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { draftsOf } from '@toam/testing/answer-drafts';
import { renderRoute, signInAs } from '@toam/testing/render-route';
import { Component } from './staff-edit.screen';
import { answerSurroundings, aPicture, stored } from './staff-form.fixture';

jest.setTimeout(60_000);

const routes = [
  { path: '/admin/user/edit/:userId', Component },
  { path: '/admin/user/list', element: <p>Danh sách nhân viên</p> },
];
/** The text about papers for people without the right to see them. */
const aColleague = staffRow.parse(stored);
const saved = { user: stored, message: 'Cập nhật người dùng thành công!' };

beforeEach(() => {
  answerSurroundings();
  answer(readUser, () => stored);
});

// By label and text: finding by role computes styles of every parent element, and the form has hundreds.
const saveButton = () => screen.getByText('Lưu', { selector: 'button > span' }).closest('button')!;
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}\\*?$`), { selector: 'input, textarea' });
const choice = field;
async function open(from = '/admin/user/edit/41', user = anAdmin()) {
  const rendered = renderRoute(routes, from, { user });
  await screen.findByRole('heading', { name: 'Cập nhật nhân viên' });
  return rendered;
}
async function paste(name: string, text: string) {
  await userEvent.click(field(name));
  await userEvent.paste(text);
}
async function save() {
  await waitFor(() => expect(saveButton()).toBeEnabled());
  await userEvent.click(saveButton());
}

test('sends only what differs, with the version it was based on, and goes to the list', async () => {
  answer(changeUser, () => saved);
  const { url } = await open();
  await paste('Chuyên ngành', 'Luật');
  await userEvent.click(screen.getByLabelText('Chat'));
  await save();
  await waitFor(() => expect(url()).toBe('/admin/user/list?open=41'));
  expect(await screen.findByText('Cập nhật người dùng thành công!')).toBeVisible();
  expect(callsOf(changeUser)[0]?.body).toEqual({ user_id: 41, version: 1, major: 'Luật', chat_permission: 1 });
});

test('goes back to the list with its filters as it was left, and says when nothing changed', async () => {
  const { goTo, url } = renderRoute(routes, '/admin/user/list?role=3&page=2', { user: anAdmin() });
  await goTo('/admin/user/edit/41');
  await screen.findByRole('heading', { name: 'Cập nhật nhân viên' });
  await save();
  // the message stays for three seconds; a busy machine may need as long for the list
  await screen.findByText('Không có thay đổi để cập nhật');
  await waitFor(() => expect(url()).toBe('/admin/user/list?role=3&page=2'));
  expect(callsOf(changeUser)).toHaveLength(0);
});

test('an old record is saved without what it always lacked; what is there may not be emptied', async () => {
  answer(readUser, () => ({ ...stored, front_id_file: null, front_id: null, marriage: null }));
  answer(changeUser, () => saved);
  await open();
  expect(screen.getByText(/Hồ sơ còn thiếu 2 mục: Tình trạng hôn nhân, Ảnh mặt trước/)).toBeVisible();
  await userEvent.clear(field('Quê quán'));
  await userEvent.tab();
  expect(await screen.findByText('Quê quán bắt buộc')).toBeVisible();
  expect(saveButton()).toBeDisabled();
  await paste('Quê quán', 'Huế');
  await save();
  await waitFor(() => expect(callsOf(changeUser)).toHaveLength(1));
  expect(callsOf(changeUser)[0]?.body).toEqual({ user_id: 41, version: 1, hometown_address: 'Huế' });
});

test('a newer version joins by itself where nothing clashes: a picture whose address was signed anew is the same', async () => {
  const newer = { ...stored, version: 2, front_id: { ...aPicture(51), main: '/main/51?later' }, major: 'Kế toán' };
  refuse(changeUser, 409, 'Hồ sơ vừa được người khác cập nhật', { current: newer });
  await open();
  await paste('Chức danh', 'Chuyên viên');
  await save();
  await waitFor(() => expect(callsOf(changeUser)).toHaveLength(2));
  expect(callsOf(changeUser)[1]?.body).toEqual({ user_id: 41, version: 2, position: 'Chuyên viên' });
  // refused again with the version that was just sent: show the error, no endless retry
  expect(await screen.findByText('Hồ sơ vừa được người khác cập nhật')).toBeVisible();
});

test('another’s save meanwhile is settled field by field: what does not clash joins by itself', async () => {
  const newer = { ...stored, version: 2, major: 'Kế toán', literacy: 'master' as const };
  refuse(changeUser, 409, 'Hồ sơ vừa được người khác cập nhật', { current: newer });
  await open();
  await paste('Chuyên ngành', 'Luật');
  await paste('Chức danh', 'Chuyên viên');
  await save();
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getAllByRole('radiogroup')).toHaveLength(1);
  expect(within(dialog).getByRole('radio', { name: 'Bản của bạn: Luật' })).toBeChecked();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Bản vừa lưu: Kế toán' }));
  answer(changeUser, () => saved);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Lưu lựa chọn' }));
  await waitFor(() => expect(callsOf(changeUser)).toHaveLength(2));
  expect(callsOf(changeUser)[1]?.body).toEqual({ user_id: 41, version: 2, position: 'Chuyên viên' });
});

test('whoever is marked as resigned: handing their work over is offered, and nothing happens by itself', async () => {
  answer(changeUser, () => ({ ...saved, user: { ...stored, employee_status: 'resigned' as const } }));
  const { url } = await open();
  await userEvent.click(choice('Tình trạng làm việc'));
  await userEvent.click(await screen.findByText('Đã nghỉ việc', { selector: '.ant-select-item-option-content' }));
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Bàn giao công việc' }));
  await waitFor(() => expect(url()).toBe('/admin/user/list?handover=41'));
  expect(callsOf(changeUser)[0]?.body).toEqual({ user_id: 41, version: 1, employee_status: 'resigned' });
});

test('nobody changes their own rights, position, manager and limits: they are disabled, with the reason', async () => {
  const me = anAdmin({ id: 41 });
  answer(readUser, () => aStaffUser(me, { ...stored, ...me }));
  await open('/admin/user/edit/41', me);
  expect(screen.getByText(/không thể tự đổi vai trò/)).toBeVisible();
  for (const name of ['Vai trò', 'Chức vụ', 'Quản lý trực tiếp']) expect(choice(name)).toBeDisabled();
  for (const name of ['Giá thấp nhất', 'Giá cao nhất']) expect(field(name)).toBeDisabled();
  expect(screen.getByLabelText('Chat')).toBeDisabled();
  expect(field('Họ và tên')).toBeEnabled();
  expect(screen.queryByText('Tài khoản khác')).not.toBeInTheDocument();
});

test('one’s own email asks for the password, that of a colleague does not, and no draft holds it', async () => {
  answer(changeUser, () => saved);
  const me = anAdmin({ id: 41 });
  answer(readUser, () => aStaffUser(me, { ...stored, ...me }));
  const { goTo } = await open('/admin/user/edit/41', me);
  await userEvent.clear(field('Email'));
  await paste('Email', 'moi@toam.vn');
  expect(await screen.findByText('Email là tên đăng nhập, nên đổi email cần mật khẩu hiện tại')).toBeVisible();
  await waitFor(() => expect(saveButton()).toBeDisabled());
  await paste('Mật khẩu hiện tại', 'mat-khau-cua-toi');
  await waitFor(() => expect(draftsOf('user-41')).not.toHaveLength(0), { timeout: 4000 });
  expect(JSON.stringify([draftsOf('user-41'), { ...localStorage }])).not.toContain('mat-khau-cua-toi');
  await save();
  await waitFor(() => expect(callsOf(changeUser)).toHaveLength(1));
  const body = { user_id: 41, version: 1, email: 'moi@toam.vn', current_password: 'mat-khau-cua-toi' };
  expect(callsOf(changeUser)[0]?.body).toEqual(body);

  answer(readUser, () => ({ ...stored, id: 9 }));
  await goTo('/admin/user/edit/9');
  await screen.findByRole('heading', { name: 'Cập nhật nhân viên' });
  await userEvent.clear(field('Email'));
  await paste('Email', 'khac@toam.vn');
  await save();
  await waitFor(() => expect(callsOf(changeUser)[1]?.body).toEqual({ user_id: 9, version: 1, email: 'khac@toam.vn' }));
});

test('an admin looks at a super admin’s record and can not change it', async () => {
  answer(readUser, () => ({ ...stored, role: Role.superAdmin }));
  await open();
  expect(screen.getByText(/chỉ Super Admin sửa hồ sơ của Super Admin/)).toBeVisible();
  expect(field('Họ và tên')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Lưu' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Lưu nháp' })).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Ảnh mặt trước CMND/CCCD' })).toBeVisible();
});

test('a locked account says so, and somebody who is gone leads back to the list', async () => {
  answer(readUser, () => ({ ...stored, status: 0 as const }));
  const { goTo } = await open();
  expect(screen.getByText(/Tài khoản đang bị khoá/)).toBeVisible();
  refuse(readUser, 404, 'Không tìm thấy nhân viên này');
  await goTo('/admin/user/edit/9');
  expect(await screen.findByText('Không tìm thấy nhân viên này')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Về danh sách nhân viên' })).toBeVisible();
});

test('what was typed stays when the person goes away meanwhile', async () => {
  const { queries } = await open();
  await paste('Chuyên ngành', 'Luật');
  refuse(readUser, 404, 'Không tìm thấy nhân viên này');
  await act(() => queries.invalidateQueries());
  expect(field('Chuyên ngành')).toHaveValue('Luật');
  expect(await screen.findAllByText(/^Không tìm thấy nhân viên này\. Nội dung đã nhập vẫn ở đây/)).not.toHaveLength(0);
  expect(screen.queryByText('Lưu', { selector: 'button > span' })).not.toBeInTheDocument();
});

test('who becomes a super admin while an admin edits them is not saved any more, and nothing typed is lost', async () => {
  const { queries } = await open();
  await paste('Chuyên ngành', 'Luật');
  answer(readUser, () => ({ ...stored, version: 2, role: Role.superAdmin }));
  await act(() => queries.invalidateQueries());
  expect(await screen.findAllByText(/^Bạn không còn quyền sửa/)).toHaveLength(2);
  expect(field('Chuyên ngành')).toHaveValue('Luật');
  expect(field('Chuyên ngành')).toBeEnabled();
  expect(screen.queryByText('Lưu', { selector: 'button > span' })).not.toBeInTheDocument();
});

test('who is no admin any more still reads and copies what they typed, and saves nothing', async () => {
  const { queries } = await open();
  await paste('Chuyên ngành', 'Luật');
  answer(readUser, () => aColleague);
  await act(() => {
    signInAs(aUser());
    return queries.invalidateQueries();
  });
  // first in a dialog, then above the form
  expect(await screen.findAllByText(/^Bạn không còn quyền sửa/)).toHaveLength(2);
  expect(field('Chuyên ngành')).toHaveValue('Luật');
  expect(field('Chuyên ngành')).toBeEnabled();
  expect(screen.queryByText('Lưu', { selector: 'button > span' })).not.toBeInTheDocument();
  await waitFor(() => expect(draftsOf('user-41')).toHaveLength(1), { timeout: 4000 });
});
