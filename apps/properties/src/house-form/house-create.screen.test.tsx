import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listCustomerNames } from '@toam/contracts/customer/customer.endpoints';
import { deleteDraft, writeDraft } from '@toam/contracts/draft/draft.endpoints';
import { createHouse, findDuplicateAddress, findDuplicateOwner } from '@toam/contracts/house/house.endpoints';
import { uploadImage } from '@toam/contracts/media/image.endpoints';
import type { Image } from '@toam/contracts/media/image.schema';
import { readHouseOptions } from '@toam/contracts/option/option.endpoints';
import { aCustomer } from '@toam/testing/customer/a-customer';
import { anImage } from '@toam/testing/house/a-house';
import { aHouseRow } from '@toam/testing/house/a-house-row';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { draftsOf, keepDraft } from '@toam/testing/answer-drafts';
import { renderRoute } from '@toam/testing/render-route';
import { Component } from './house-create.screen';
import { aSavedHouse, finishedHouse, someOptions } from './house-form.fixture';
import { storedOfHouse } from './house-form.values';

const routes = [
  { path: '/house/new', Component },
  { path: '/house', element: <p>danh sách</p> },
  { path: '/house/:houseId', element: <p>chi tiết</p> },
  { path: '/post/new-post', element: <p>đăng tin</p> },
];

beforeEach(() => {
  answer(readHouseOptions, () => someOptions);
  answer(findDuplicateAddress, () => ({ list: [], hidden: false }));
  answer(findDuplicateOwner, () => ({ list: [], hidden: false }));
  answer(listCustomerNames, () => ({ total: 1, total_page: 1, page: 1, list: [aCustomer()] }));
});

/** Opens the form with a complete house from a draft. The end-to-end test fills all forty fields by hand. */
async function openFilled(differing: Partial<typeof finishedHouse> = {}, address = '/house/new') {
  keepDraft('house-new', storedOfHouse({ ...finishedHouse, ...differing }));
  const rendered = renderRoute(routes, address);
  await userEvent.click(await screen.findByRole('button', { name: 'Khôi phục bản nháp' }));
  return rendered;
}
const saveButton = () => screen.getByRole('button', { name: 'Lưu' });

test('an empty form can not be saved, says how much is required and leads to the first', async () => {
  renderRoute(routes, '/house/new');
  expect(await screen.findByRole('heading', { name: 'Tạo bất động sản' })).toBeVisible();
  expect(saveButton()).toBeDisabled();
  expect(screen.queryByText('Ảnh công khai', { selector: 'h2' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Còn 11 mục bắt buộc' }));
  expect(await screen.findByRole('button', { name: '11 lỗi cần sửa' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: /Chủ nhà/ })).toHaveFocus();
}, 30_000);

test('a phone number in a text is said to be hidden before it is saved, and no longer when it is gone', async () => {
  await openFilled({ title: 'LH 0903 618 274' });
  const input = 'Số điện thoại ở đây sẽ được ẩn với người không được xem số của chủ nhà';
  const title = await screen.findByRole('textbox', { name: 'Tiêu đề' });
  expect(await screen.findByText(input)).toBeVisible();
  expect(title).toHaveAccessibleDescription(input);
  await userEvent.clear(title);
  expect(screen.queryByText(input)).not.toBeInTheDocument();
}, 30_000);

test('a picture that still uploads is not lost when the title is cleared to write another', async () => {
  // jsdom shows no files
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  let arrive: (image: Image) => void = () => undefined;
  answer(uploadImage, () => new Promise<Image>((resolve) => (arrive = resolve)));
  renderRoute(routes, '/house/new');
  const title = await screen.findByRole('textbox', { name: 'Tiêu đề' });
  await userEvent.type(title, 'A');
  const picture = new File(['x'], 'mat-tien.jpg', { type: 'image/jpeg' });
  await userEvent.upload(await screen.findByLabelText('Thêm ảnh: Ảnh công khai', { selector: 'input' }), picture);
  await waitFor(() => expect(callsOf(uploadImage)).toHaveLength(1));
  await userEvent.clear(title);
  await userEvent.type(title, 'B');
  await act(async () => arrive(anImage(90, { name: 'mat-tien.jpg' })));
  expect(await screen.findByRole('button', { name: 'Xem ảnh mat-tien.jpg' })).toBeVisible();
}, 30_000);

test('a restored draft is saved as the API takes it, thrown away, and leads to the house', async () => {
  answer(createHouse, () => aSavedHouse({ message: 'Tạo mới BĐS thành công' }));
  const { url } = await openFilled();
  await waitFor(() => expect(saveButton()).toBeEnabled());
  await userEvent.click(saveButton());
  await waitFor(() => expect(url()).toBe('/house/77'));
  expect(await screen.findByText('Tạo mới BĐS thành công')).toBeVisible();
  expect(callsOf(createHouse)[0]?.body).toMatchObject({
    customer_id: 31,
    direction: ['Đông Nam'],
    public: 1,
    into_money: 8_650_000_000,
  });
  expect(callsOf(createHouse)[0]?.request.headers['idempotency-key']).toBeTruthy();
  expect(draftsOf('house-new')).toEqual([]);
}, 30_000);

test('a house that was begun to be posted leads on to its post', async () => {
  answer(createHouse, () => aSavedHouse({ message: 'Tạo mới BĐS thành công' }));
  const { url } = await openFilled({}, '/house/new?then=post');
  expect(screen.getByRole('heading', { name: 'Tạo BĐS rồi đăng tin' })).toBeVisible();
  await waitFor(() => expect(saveButton()).toBeEnabled());
  await userEvent.click(saveButton());
  await waitFor(() => expect(url()).toBe('/post/new-post?house=77'));
}, 30_000);

test('a refused field shows the API’s words and keeps everything that was typed', async () => {
  refuse(createHouse, 422, 'Thông tin nhập không đúng', { errors: { customer_id: 'Không tìm thấy khách hàng' } });
  const { url } = await openFilled();
  await waitFor(() => expect(saveButton()).toBeEnabled());
  await userEvent.click(saveButton());
  expect(await screen.findByText('Không tìm thấy khách hàng')).toBeVisible();
  expect(saveButton()).toBeDisabled();
  expect(screen.getByRole('textbox', { name: /Số nhà/ })).toHaveValue('148/12');
  expect(url()).toBe('/house/new');
}, 30_000);

test('keeps a draft by itself while somebody types, and asks before leaving', async () => {
  const { goTo, url } = renderRoute(routes, '/house/new');
  await userEvent.type(await screen.findByRole('textbox', { name: /Số nhà/ }), '9A');
  await waitFor(() => expect(callsOf(writeDraft)[0]?.body.data).toMatchObject({ house_number: '9A' }), {
    timeout: 4000,
  });
  expect(await screen.findByText(/Đã lưu nháp lúc/)).toBeVisible();
  await goTo('/house');
  await screen.findByText('Rời trang khi chưa lưu?');
  await userEvent.click(screen.getAllByRole('button', { name: 'Huỷ' }).at(-1)!);
  expect(url()).toBe('/house/new');
  await goTo('/house');
  await screen.findByText('Rời trang khi chưa lưu?');
  await userEvent.click(screen.getAllByRole('button', { name: 'Chắc' }).at(-1)!);
  expect(await screen.findByText('danh sách')).toBeVisible();
}, 30_000);

test('a draft that waits for a decision is not overwritten: what is typed is another one; it goes when it is not wanted', async () => {
  keepDraft('house-new', storedOfHouse(finishedHouse));
  renderRoute(routes, '/house/new');
  await screen.findByText(/Có bản nháp lưu lúc/);
  await userEvent.type(screen.getByRole('textbox', { name: /Số nhà/ }), '9A');
  await waitFor(() => expect(draftsOf('house-new')).toHaveLength(2), { timeout: 4000 });
  expect(draftsOf('house-new')[0]?.data).toMatchObject({ house_number: '148/12' });
  await userEvent.click(screen.getByRole('button', { name: 'Bỏ bản nháp' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));
  await waitFor(() => expect(callsOf(deleteDraft)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/Có bản nháp lưu lúc/)).not.toBeInTheDocument());
}, 30_000);

test('warns while the typed address is that of another house', async () => {
  answer(findDuplicateAddress, () => ({
    list: [aHouseRow({ id: 12486, title: 'Nhà phố hẻm xe hơi' })],
    hidden: false,
  }));
  await openFilled();
  expect(await screen.findByText('Đã có 1 BĐS ở địa chỉ này')).toBeVisible();
  expect(callsOf(findDuplicateAddress).at(-1)?.query).toMatchObject({
    house_number: '148/12',
    province: 5,
    district: 31,
  });
  expect(screen.getByRole('link', { name: /#12486 Nhà phố hẻm xe hơi/ })).toHaveAttribute('href', '/house/12486');
}, 30_000);

test('of houses that the person may not see the form says that they exist, and still saves', async () => {
  answer(findDuplicateAddress, () => ({ list: [], hidden: true }));
  answer(findDuplicateOwner, () => ({ list: [aHouseRow({ id: 881, status: 1 })], hidden: true }));
  await openFilled();
  expect(await screen.findByText('Hệ thống đã có BĐS ở địa chỉ này. Hãy nhờ quản trị viên kiểm tra')).toBeVisible();
  expect(await screen.findByText('Chủ nhà này đã có 1 BĐS khác')).toBeVisible();
  expect(screen.getByText(/Chủ nhà này đã có BĐS khác trong hệ thống/)).toBeVisible();
  expect(screen.getByRole('link', { name: /#881/ }).closest('li')).toHaveTextContent('Ngưng bán');
  expect(callsOf(findDuplicateOwner).at(-1)?.query).toEqual({ customer_id: 31 });
  await waitFor(() => expect(saveButton()).toBeEnabled());
}, 30_000);

test('a search for duplicates that fails says so and can be repeated', async () => {
  refuse(findDuplicateAddress, 429, 'Bạn thao tác quá nhanh');
  await openFilled();
  const again = await screen.findByRole('button', { name: 'Kiểm tra lại' });
  answer(findDuplicateAddress, () => ({ list: [], hidden: true }));
  await userEvent.click(again);
  expect(await screen.findByText(/Hệ thống đã có BĐS ở địa chỉ này/)).toBeVisible();
}, 30_000);

test('a position is typed or pasted, and needs both its halves', async () => {
  answer(createHouse, () => aSavedHouse());
  await openFilled();
  await waitFor(() => expect(saveButton()).toBeEnabled());
  await userEvent.type(screen.getByRole('textbox', { name: /Vĩ độ/ }), '10,5');
  expect(saveButton()).toBeDisabled();
  await userEvent.click(screen.getByRole('textbox', { name: /Kinh độ/ }));
  await userEvent.paste('10.776889, 106.700806');
  expect(screen.getByRole('textbox', { name: /Vĩ độ/ })).toHaveValue('10,776889');
  expect(screen.getByRole('textbox', { name: /Kinh độ/ })).toHaveValue('106,700806');
  await waitFor(() => expect(saveButton()).toBeEnabled());
  await userEvent.click(saveButton());
  await waitFor(() =>
    expect(callsOf(createHouse)[0]?.body).toMatchObject({ latitude: 10.776889, longitude: 106.700806 }),
  );
}, 30_000);

test('what is no number of degrees is refused, and the position can be cleared', async () => {
  await openFilled({ latitude: 10.8, longitude: 106.7 });
  const latitude = screen.getByRole('textbox', { name: /Vĩ độ/ });
  await userEvent.clear(latitude);
  await userEvent.type(latitude, 'mười');
  await userEvent.tab();
  expect(await screen.findByText('Nhập số độ, ví dụ 10,776889')).toBeVisible();
  await userEvent.clear(latitude);
  await userEvent.type(latitude, '95');
  expect(await screen.findByText('Vĩ độ từ -90 đến 90')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Xoá vị trí' }));
  expect(latitude).toHaveValue('');
  await waitFor(() => expect(saveButton()).toBeEnabled());
}, 30_000);

test('another district empties the ward, renting changes the unit, and the checklist follows', async () => {
  await openFilled({ share: true, key_word: '' });
  expect(await screen.findByText('6/7')).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: /Quận\/Huyện/ }));
  await userEvent.click(await screen.findByTitle('Quận 1'));
  expect(await screen.findByRole('button', { name: 'Còn 1 mục bắt buộc' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Cho thuê' }));
  expect(screen.getByRole('radio', { name: 'tỷ/th' })).toBeChecked();
  expect(await screen.findByText('5/5')).toBeVisible();
}, 30_000);
