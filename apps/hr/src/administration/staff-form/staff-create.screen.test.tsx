import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writeDraft } from '@toam/contracts/draft/draft.endpoints';
import { createUser, findTaken } from '@toam/contracts/user/user.endpoints';
import { uploadImage } from '@toam/contracts/media/image.endpoints';
import { Role } from '@toam/domain/actor';
import { anAdmin } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { draftsOf, keepDraft } from '@toam/testing/answer-drafts';
import { renderRoute } from '@toam/testing/render-route';
import { Component } from './staff-create.screen';
import { answerSurroundings, aPicture, stored } from './staff-form.fixture';
import { valuesOf, type StaffFormValues } from './staff-form.values';

jest.setTimeout(60_000);

const routes = [
  { path: '/admin/user/new', Component },
  { path: '/admin/user/list', element: <p>Danh sách nhân viên</p> },
];
const made = { user: stored, password: 'Xanh-Bưởi-4821', message: 'Đã thêm nhân viên' };
const superAdmin = anAdmin({ role: Role.superAdmin });

beforeEach(answerSurroundings);

/** Opens the form with a complete person from a draft. The end-to-end test fills every field by hand. */
async function openFilled(differing: Partial<StaffFormValues> = {}, user = anAdmin()) {
  keepDraft('user-new', { ...valuesOf(stored), ...differing });
  const rendered = renderRoute(routes, '/admin/user/new', { user });
  await userEvent.click(await screen.findByRole('button', { name: 'Khôi phục bản nháp' }, { timeout: 10_000 }));
  return rendered;
}
// By label and text: finding by role computes styles of every parent element, and the form has hundreds.
const saveButton = () => screen.getByText('Lưu', { selector: 'button > span' }).closest('button')!;
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}\\*?$`), { selector: 'input, textarea' });
const choice = field;
const option = '.ant-select-item-option-content, .ant-select-item-option-content *';
const choose = async (name: string, text: string) => {
  await userEvent.click(choice(name));
  await userEvent.click(await screen.findByText(text, { selector: option }));
};
async function paste(name: string, text: string) {
  await userEvent.click(field(name));
  await userEvent.paste(text);
}
async function save() {
  await waitFor(() => expect(saveButton()).toBeEnabled());
  await userEvent.click(saveButton());
}

test('an empty form can not be saved, says how much is required, and shows errors only where somebody was', async () => {
  renderRoute(routes, '/admin/user/new', { user: anAdmin() });
  expect(await screen.findByRole('heading', { name: 'Thêm nhân viên' })).toBeVisible();
  expect(saveButton()).toBeDisabled();
  expect(screen.queryByText('Họ và tên bắt buộc')).not.toBeInTheDocument();
  await userEvent.click(field('Họ và tên'));
  await userEvent.tab();
  expect(await screen.findByText('Họ và tên bắt buộc')).toBeVisible();
  expect(screen.queryByText('Quê quán bắt buộc')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /lỗi cần sửa/ }));
  expect(await screen.findByText('Quê quán bắt buộc')).toBeVisible();
  expect(screen.getByText('Ảnh mặt trước CMND/CCCD bắt buộc')).toBeVisible();
});

test('a person is stored as the API takes one, the password is shown once, and the list shows who is new', async () => {
  answer(createUser, () => made);
  const { url } = await openFilled({ project: [3], introduction: null });
  await save();
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('status', { name: 'Mật khẩu' })).toHaveTextContent('Xanh-Bưởi-4821');
  expect(screen.getByText('Đã thêm nhân viên')).toBeVisible();
  const { body } = callsOf(createUser)[0]!;
  expect(body).toMatchObject({
    ...{ other_account: 0, name: 'Lê Minh Khoa', role: 3, job_position: 7, manager: 6, office: 1 },
    ...{ front_id_file: 51, back_id_file: 52, certificate: null, profile_picture: null },
    ...{ create_product_permission: 1, chat_permission: 0, project: [3], introduction_status: 0 },
  });
  for (const key of ['password', 'status', 'limit_unit']) expect(body).not.toHaveProperty(key);
  expect(draftsOf('user-new')).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Tôi đã lưu mật khẩu' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));
  await waitFor(() => expect(url()).toBe('/admin/user/list?open=41'));
});

test('the one-time password of the first answer stays, however often «Lưu» was pressed', async () => {
  // a second answer would have no password: the API gives it once
  answer(createUser, () => ({ ...made, password: callsOf(createUser).length > 1 ? null : made.password }));
  await openFilled();
  await waitFor(() => expect(saveButton()).toBeEnabled());
  const button = saveButton();
  act(() => {
    button.click();
    button.click();
  });
  const password = await screen.findByRole('status', { name: 'Mật khẩu' });
  act(() => button.click()); // presses again behind the dialog, after the answer
  await act(() => new Promise((settled) => setTimeout(settled, 300)));
  expect(password).toHaveTextContent('Xanh-Bưởi-4821');
  expect(callsOf(createUser)).toHaveLength(1);
});

test('an answer that was lost is not shown as if there were a password', async () => {
  answer(createUser, () => ({ ...made, password: null }));
  const { url } = await openFilled();
  await save();
  await waitFor(() => expect(url()).toBe('/admin/user/list?open=41'));
  expect(await screen.findByText(/mật khẩu không xem lại được/)).toBeVisible();
});

test('an email that is somebody’s is an error at once; a phone number that is warns and holds nothing up', async () => {
  answer(findTaken, ({ query: { email, phone_number } }) => ({
    email: email === 'huy@toam.vn' ? { id: 7, name: 'Bùi Gia Huy' } : null,
    phone_number: phone_number === '0912345987' ? { id: 8, name: 'Hồ Thị Thảo' } : null,
    social_id: null,
  }));
  await openFilled();
  expect(await screen.findByText('Số điện thoại này đang là của Hồ Thị Thảo')).toBeVisible();
  await waitFor(() => expect(saveButton()).toBeEnabled());
  await userEvent.clear(field('Email'));
  await paste('Email', 'Huy@toam.vn');
  expect(await screen.findByText('Email đã được Bùi Gia Huy sử dụng')).toBeVisible();
  expect(saveButton()).toBeDisabled();
  await paste('Email', '.com');
  await waitFor(() => expect(saveButton()).toBeEnabled());
  await userEvent.clear(field('Email'));
  expect(await screen.findByText('Không có email thì chưa đăng nhập được')).toBeVisible();
});

test('a refusal of the API stands on its field', async () => {
  refuse(createUser, 409, 'Email đã được người khác sử dụng', {
    errors: { email: 'Email đã được người khác sử dụng' },
  });
  await openFilled();
  await save();
  expect(await screen.findByText('Email đã được người khác sử dụng')).toBeVisible();
  expect(field('Email')).toHaveFocus();
});

test('a position takes a manager off who does not fit it, says so, and both come back', async () => {
  await openFilled();
  await waitFor(() => expect(choice('Quản lý trực tiếp').closest('.ant-select')).toHaveTextContent('Đặng Hoàng Lâm'));
  await choose('Chức vụ', 'Quản lý');
  const told = await screen.findByText(/Đã bỏ chọn quản lý Đặng Hoàng Lâm/);
  expect(choice('Quản lý trực tiếp').closest('.ant-select')).not.toHaveTextContent('Đặng Hoàng Lâm');
  await userEvent.click(within(told).getByRole('button', { name: 'Hoàn tác' }));
  expect(choice('Chức vụ').closest('.ant-select')).toHaveTextContent('Nhân viên');
  await waitFor(() => expect(choice('Quản lý trực tiếp').closest('.ant-select')).toHaveTextContent('Đặng Hoàng Lâm'));
  await choose('Chức vụ', 'Super Admin');
  await screen.findByText(/Đã bỏ chọn quản lý/);
  await waitFor(() => expect(choice('Quản lý trực tiếp')).toBeDisabled());
});

test('position 7 may have no manager', async () => {
  answer(createUser, () => made);
  await openFilled();
  await choose('Quản lý trực tiếp', 'Không chọn');
  await save();
  await waitFor(() => expect(callsOf(createUser)).toHaveLength(1));
  expect(callsOf(createUser)[0]?.body).toMatchObject({ manager: null });
});

test('an admin needs no permission to update houses, and only a super admin makes another one', async () => {
  await openFilled();
  expect(screen.getByLabelText('Cập nhật BĐS')).toBeVisible();
  await userEvent.click(choice('Vai trò'));
  expect(await screen.findByText('chỉ Super Admin cấp được')).toBeVisible();
  await userEvent.click(screen.getByText('Admin', { selector: option }));
  await waitFor(() => expect(screen.queryByLabelText('Cập nhật BĐS')).not.toBeInTheDocument());
  const reach = screen.getByRole('region', { name: 'Tài khoản này sẽ thấy' });
  expect(within(reach).getByText('Quản trị').closest('li')).toHaveAttribute('data-reached', 'true');
});

test('a super admin may give every role', async () => {
  await openFilled({}, superAdmin);
  await userEvent.click(choice('Vai trò'));
  await screen.findByText('Marketer', { selector: option });
  expect(screen.queryByText('chỉ Super Admin cấp được')).not.toBeInTheDocument();
});

test('limits are typed in billions, stand in order, and 0 or nothing is none', async () => {
  answer(createUser, () => made);
  await openFilled();
  await paste('Giá thấp nhất', '20');
  await paste('Giá cao nhất', '5');
  await userEvent.tab();
  expect(await screen.findByText('Giá cao nhất phải lớn hơn hoặc bằng giá thấp nhất')).toBeVisible();
  expect(saveButton()).toBeDisabled();
  await userEvent.clear(field('Giá thấp nhất'));
  await paste('Giá thấp nhất', '0');
  await save();
  await waitFor(() => expect(callsOf(createUser)).toHaveLength(1));
  expect(callsOf(createUser)[0]?.body).toMatchObject({ minimum_price: 0, maximum_price: 5_000_000_000 });
});

test('another account has the short form, sends nothing else, and what was typed comes back with the long one', async () => {
  answer(createUser, () => made);
  const { url } = await openFilled();
  await userEvent.clear(field('Quê quán'));
  await userEvent.tab();
  expect(await screen.findByText('Quê quán bắt buộc')).toBeVisible();
  await userEvent.click(screen.getByText('Tài khoản khác'));
  expect(url()).toBe('/admin/user/new?variant=other');
  expect(screen.queryByLabelText(/^Quê quán/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByLabelText('Tin tức'));
  await save();
  await waitFor(() => expect(callsOf(createUser)).toHaveLength(1));
  const { body } = callsOf(createUser)[0]!;
  expect(body).toMatchObject({ other_account: 1, name: 'Lê Minh Khoa', news_permission: 1 });
  for (const key of ['job_position', 'manager', 'bank_name', 'front_id_file']) expect(body).not.toHaveProperty(key);
});

test('the address of the short form opens it, with no permission given by itself', async () => {
  renderRoute(routes, '/admin/user/new?variant=other', { user: anAdmin() });
  expect(await screen.findByText(/Hồ sơ ngắn cho Marketer/)).toBeVisible();
  expect(screen.getByLabelText('Tạo BĐS')).not.toBeChecked();
  await userEvent.click(within(screen.getByLabelText('Loại hồ sơ')).getByText('Nhân viên'));
  expect(await screen.findByLabelText('Tạo BĐS')).toBeChecked();
  await userEvent.click(screen.getByText('Tài khoản khác'));
  expect(screen.getByLabelText('Tạo BĐS')).not.toBeChecked();
  expect(screen.getByRole('heading', { name: 'Vai trò và quyền' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Còn 6 mục bắt buộc' }));
  expect(await screen.findByText('Địa chỉ hiện tại bắt buộc')).toBeVisible();
  await userEvent.click(screen.getByText('Nhân viên', { selector: '.ant-segmented-item-label' }));
  expect(field('Họ và tên')).toBeVisible();
});

test('pictures are stored first, and the form waits for them', async () => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  let arrive: (() => void) | undefined;
  answer(uploadImage, async () => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return aPicture(77);
  });
  answer(createUser, () => made);
  await openFilled();
  await waitFor(() => expect(saveButton()).toBeEnabled());
  const photo = new File(['x'], 'bang.jpg', { type: 'image/jpeg' });
  await userEvent.upload(screen.getByLabelText('Thêm ảnh: Bằng cấp'), photo);
  expect(await screen.findByText('Đang tải 1 tệp')).toBeVisible();
  expect(saveButton()).toBeDisabled();
  await waitFor(() => expect(arrive).toBeDefined());
  arrive?.();
  await save();
  await waitFor(() => expect(callsOf(createUser)).toHaveLength(1));
  expect(callsOf(createUser)[0]?.body).toMatchObject({ certificate: 77, front_id_file: 51 });
});

test('leaving with unsaved input asks; a draft kept on demand holds what was typed', async () => {
  const { goTo, url } = await openFilled();
  await paste('Chuyên ngành', 'Luật');
  await userEvent.click(screen.getByRole('button', { name: 'Lưu nháp' }));
  expect(await screen.findByText('Đã lưu nháp')).toBeVisible();
  expect(callsOf(writeDraft).at(-1)?.body.data).toMatchObject({ major: 'Luật', name: 'Lê Minh Khoa' });
  await goTo('/admin/user/list');
  await screen.findByText('Rời trang khi chưa lưu?');
  await userEvent.click(screen.getAllByRole('button', { name: 'Huỷ' }).at(-1)!);
  expect(url()).toBe('/admin/user/new');
});

test('a future date that is typed stays, and says what is wrong with it', async () => {
  await openFilled();
  const born = screen.getByLabelText(/^Ngày sinh/);
  await userEvent.clear(born);
  await userEvent.type(born, '25/12/2190');
  // the picker reads the text a moment later
  await waitFor(() => expect(born).toHaveValue('25/12/2190'));
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(await screen.findByText('Ngày sinh không được sau hôm nay')).toBeVisible();
  expect(born).toHaveValue('25/12/2190');
});
