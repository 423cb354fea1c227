import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listCustomerNames } from '@toam/contracts/customer/customer.endpoints';
import { writeDraft } from '@toam/contracts/draft/draft.endpoints';
import {
  changeHouse,
  findDuplicateAddress,
  findDuplicateOwner,
  readHouse,
} from '@toam/contracts/house/house.endpoints';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { uploadImage } from '@toam/contracts/media/image.endpoints';
import { readHouseOptions } from '@toam/contracts/option/option.endpoints';
import { attendHouse } from '@toam/contracts/presence/presence.endpoints';
import { listUserNames } from '@toam/contracts/user/user.endpoints';
import { aCustomer } from '@toam/testing/customer/a-customer';
import { aHouse, anImage } from '@toam/testing/house/a-house';
import { aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { draftsOf } from '@toam/testing/answer-drafts';
import { renderRoute } from '@toam/testing/render-route';
import { houseQueries } from '../house/house.queries';
import { Link, useNavigate } from 'react-router-dom';
import { Component } from './house-edit.screen';
import { aSavedHouse, someOptions } from './house-form.fixture';

const routes = [
  { path: '/house/edit/:houseId', Component },
  { path: '/house/:houseId', element: <p>chi tiết</p> },
];

function House() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/house/edit/9">sửa</Link>
      <button onClick={() => void navigate(-1)}>trang trước</button>
    </>
  );
}

const stored = (differing: Partial<HouseDetail> = {}) =>
  aHouse({
    ...{ id: 9, version: 3, user_id: 7, customer_id: 31, province: 5, district: 31, floors: 4, area: 62 },
    ...{ direction: ['Đông Nam'], balcony_direction: ['Nam'], key_word: 'hẻm xe hơi', descriptions: 'Nhà mới' },
    ...differing,
  });

beforeEach(() => {
  answer(readHouseOptions, () => someOptions);
  answer(readHouse, () => stored());
  answer(findDuplicateAddress, () => ({ list: [], hidden: false }));
  answer(findDuplicateOwner, () => ({ list: [], hidden: false }));
  answer(listCustomerNames, () => ({ total: 1, total_page: 1, page: 1, list: [aCustomer()] }));
  answer(attendHouse, () => []);
  answer(listUserNames, () => ({ total: 0, total_page: 0, page: 1, list: [] }));
});

async function type(name: RegExp, text: string) {
  const box = await screen.findByRole('textbox', { name });
  await userEvent.clear(box);
  await userEvent.type(box, text);
}
const save = async () => {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Lưu' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Lưu' }));
};

test('sends what was changed with the version it was based on, and goes to the house', async () => {
  answer(changeHouse, () => aSavedHouse({ house_id: 9, version: 4 }));
  const { url } = renderRoute(routes, '/house/edit/9');
  await type(/Số tầng/, '5');
  await save();
  await waitFor(() => expect(url()).toBe('/house/9'));
  expect(callsOf(changeHouse)[0]?.body).toEqual({ house_id: 9, version: 3, floors: 5 });
  expect(await screen.findByText('Cập nhật BĐS thành công')).toBeVisible();
}, 30_000);

test.each(['Lưu', 'Quay lại'])(
  'after «%s», Back leads to the page before the house, not to the form',
  async (button) => {
    answer(changeHouse, () => aSavedHouse({ house_id: 9, version: 4 }));
    const list = { path: '/house', element: <Link to="/house/9">danh sách</Link> };
    const { url } = renderRoute(
      [list, { path: '/house/edit/:houseId', Component }, { path: '/house/:houseId', Component: House }],
      '/house?mode=approved',
    );
    await userEvent.click(screen.getByText('danh sách'));
    await userEvent.click(await screen.findByText('sửa'));
    if (button === 'Lưu') {
      await type(/Số tầng/, '5');
      await save();
    } else await userEvent.click(await screen.findByRole('button', { name: button }));
    await userEvent.click(await screen.findByText('trang trước'));
    expect(await screen.findByText('danh sách')).toBeVisible();
    expect(url()).toBe('/house?mode=approved');
  },
  30_000,
);

test('a plot of land is saved without a balcony; to build on it asks for floors and balcony', async () => {
  answer(readHouse, () => stored({ property_type: 4, floors: 0, balcony_direction: [] }));
  answer(changeHouse, () => aSavedHouse({ house_id: 9, version: 4 }));
  const { url } = renderRoute(routes, '/house/edit/9');
  await type(/Từ khoá/, 'đất thổ cư');
  expect(screen.queryByText('Hướng ban công')).not.toBeInTheDocument();
  expect(screen.queryByText('Số tầng')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('combobox', { name: /Loại BĐS/ }));
  await userEvent.click(await screen.findByTitle('Nhà phố'));
  expect(await screen.findByRole('button', { name: 'Còn 2 mục bắt buộc' })).toBeVisible();
  expect(screen.getByText('Hướng ban công')).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: /Loại BĐS/ }));
  await userEvent.click(await screen.findByTitle('Đất nền'));
  await save();
  await waitFor(() => expect(url()).toBe('/house/9'));
  expect(callsOf(changeHouse)[0]?.body).toEqual({ house_id: 9, version: 3, key_word: 'đất thổ cư' });
}, 30_000);

test('a look at «Đất nền» loses neither floors nor balcony', async () => {
  answer(changeHouse, () => aSavedHouse({ house_id: 9, version: 4 }));
  renderRoute(routes, '/house/edit/9');
  await type(/Số tầng/, '5');
  for (const kind of ['Đất nền', 'Nhà phố']) {
    await userEvent.click(screen.getByRole('combobox', { name: /Loại BĐS/ }));
    await userEvent.click(await screen.findByTitle(kind));
  }
  expect(await screen.findByRole('textbox', { name: /Số tầng/ })).toHaveValue('5');
  await save();
  await waitFor(() => expect(callsOf(changeHouse)).toHaveLength(1));
  expect(callsOf(changeHouse)[0]?.body).toEqual({ house_id: 9, version: 3, floors: 5 });
}, 30_000);

test('the ward comes back with its district', async () => {
  answer(changeHouse, () => aSavedHouse({ house_id: 9, version: 4 }));
  renderRoute(routes, '/house/edit/9');
  await type(/Từ khoá/, 'hẻm ô tô');
  for (const district of ['Quận 1', 'Bình Thạnh']) {
    await userEvent.click(screen.getByRole('combobox', { name: /Quận\/Huyện/ }));
    await userEvent.click(await screen.findByTitle(district));
  }
  await save();
  await waitFor(() => expect(callsOf(changeHouse)).toHaveLength(1));
  expect(callsOf(changeHouse)[0]?.body).toEqual({ house_id: 9, version: 3, key_word: 'hẻm ô tô' });
}, 30_000);

test('a picture that could not be stored is left out of a save only after a question', async () => {
  answer(readHouse, () => stored({ title: 'Nhà phố' }));
  [URL.createObjectURL, URL.revokeObjectURL] = [() => 'blob:', () => undefined];
  refuse(uploadImage, 422, 'Không đọc được ảnh này. Hãy chọn ảnh khác');
  answer(changeHouse, () => aSavedHouse({ house_id: 9, version: 4 }));
  renderRoute(routes, '/house/edit/9');
  const picture = new File(['x'], 'hong.jpg', { type: 'image/jpeg' });
  await userEvent.upload(await screen.findByLabelText('Thêm ảnh: Ảnh công khai', { selector: 'input' }), picture);
  await screen.findAllByText(/Không đọc được ảnh này/);
  await save();
  expect(await screen.findByText('Có 1 ảnh hoặc tệp chưa tải lên được')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Xem lại' }));
  expect(callsOf(changeHouse)).toEqual([]);
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Lưu không có chúng' }));
  await waitFor(() => expect(callsOf(changeHouse)).toHaveLength(1));
}, 30_000);

test('the right to edit is lost while somebody types: the form stays to be read, says so, and keeps what was typed', async () => {
  const { queries } = renderRoute(routes, '/house/edit/9');
  await type(/Số tầng/, '5');
  answer(readHouse, () => stored({ user_id: 99 }));
  await act(() => queries.invalidateQueries({ queryKey: houseQueries.all }));
  const input = await screen.findByRole('dialog', {}, { timeout: 5000 });
  expect(within(input).getByText(/Bạn không còn quyền sửa/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Số tầng/, hidden: true })).toHaveValue('5');
  expect(screen.queryByRole('button', { name: 'Lưu', hidden: true })).not.toBeInTheDocument();
  await waitFor(() => expect(draftsOf('house-9')).toHaveLength(1), { timeout: 4000 });
}, 30_000);

test('a draft that is on its way while the house is saved does not come back when it arrives', async () => {
  let arrive = () => undefined as void;
  const line = new Promise<void>((done) => (arrive = done));
  answer(writeDraft, async ({ body: { tab, version } }) => {
    await line;
    return { tab, version, updated_at: 1_795_000_000, ended: true };
  });
  answer(changeHouse, () => aSavedHouse({ house_id: 9, version: 4 }));
  const { url } = renderRoute(routes, '/house/edit/9');
  await type(/Số tầng/, '5');
  await waitFor(() => expect(callsOf(writeDraft)).toHaveLength(1), { timeout: 5000 });
  await save();
  await waitFor(() => expect(callsOf(changeHouse)).toHaveLength(1));
  arrive();
  await waitFor(() => expect(url()).toBe('/house/9'));
  expect(callsOf(changeHouse)[0]?.request.headers.draft).toBe(`house-9.${callsOf(writeDraft)[0]?.body.tab}`);
  await new Promise((settled) => setTimeout(settled, 1500));
  expect(callsOf(writeDraft)).toHaveLength(1);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('toam.draft'))).toEqual([]);
}, 30_000);

test('a stale version is settled field by field: nothing typed is lost, the other’s changes stay', async () => {
  refuse(changeHouse, 409, 'Bất động sản vừa được người khác cập nhật', {
    current: stored({ version: 4, key_word: 'sổ hồng', area: 63 }),
  });
  const { url } = renderRoute(routes, '/house/edit/9');
  await type(/^Từ khoá/, 'hẻm thông');
  await type(/Số tầng/, '5');
  await save();
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getAllByRole('radiogroup')).toHaveLength(1);
  expect(within(dialog).getByRole('radio', { name: 'Bản của bạn: hẻm thông' })).toBeChecked();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Bản vừa lưu: sổ hồng' }));
  answer(changeHouse, () => aSavedHouse({ house_id: 9, version: 5 }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Lưu lựa chọn' }));
  await waitFor(() => expect(url()).toBe('/house/9'));
  expect(callsOf(changeHouse).at(-1)?.body).toEqual({ house_id: 9, version: 4, floors: 5 });
}, 30_000);

test('somebody else’s house can not be edited', async () => {
  renderRoute(routes, '/house/edit/9', { user: aUser({ id: 8 }) });
  expect(await screen.findByText('Bạn không có quyền sửa bất động sản này')).toBeVisible();
});

test('a house that is gone is said so, with the way back instead of another try', async () => {
  refuse(readHouse, 404, 'Bất động sản không tồn tại');
  renderRoute(routes, '/house/edit/9');
  expect(await screen.findByRole('heading', { name: 'Bất động sản không tồn tại' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Về danh sách' })).toHaveAttribute('href', '/house');
  expect(screen.queryByRole('button', { name: 'Thử lại' })).not.toBeInTheDocument();
});

test('what was typed stays when the house goes away meanwhile', async () => {
  const { queries } = renderRoute(routes, '/house/edit/9');
  await type(/Số tầng/, '5');
  refuse(readHouse, 404, 'Bất động sản không tồn tại');
  await act(() => queries.invalidateQueries());
  expect(screen.getByRole('textbox', { name: /Số tầng/ })).toHaveValue('5');
});

test('says before anything is typed that a house on the website waits for an admin', async () => {
  answer(readHouse, () => stored({ web: 1 }));
  renderRoute(routes, '/house/edit/9');
  expect(await screen.findByText(/thay đổi sẽ áp dụng sau khi quản trị viên duyệt/)).toBeVisible();
}, 30_000);

test('an address that names a field puts the focus there; pictures without a title begin with the title', async () => {
  const { goTo } = renderRoute(routes, '/house/edit/9?field=descriptions');
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Mô tả ngắn/ })).toHaveFocus());
  await goTo('/house/9');
  answer(readHouse, () => stored({ id: 9, title: null }));
  await goTo('/house/edit/9?field=public_image');
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Tiêu đề/ })).toHaveFocus());
}, 30_000);

const waitingDraft = {
  ...{ id: 3, user: null, base_version: 3, updated_at: 1_790_000_000 },
  changes: [{ column: 'floors', oldValue: '4', newValue: '5' }],
  attributes: JSON.stringify({ floors: 5, direction: ['Tây'], public_image: [1, 5] }),
  media: { public_image: [anImage(1), anImage(5)] },
};

test('whoever waits for an admin goes on from what they proposed, pictures included', async () => {
  const web = { web: 1, has_draft: true, draft: waitingDraft } as const;
  answer(readHouse, () => stored({ ...web, title: 'Nhà phố', public_image: [anImage(1)] }));
  answer(changeHouse, () => aSavedHouse({ house_id: 9, stored: 'draft' }));
  renderRoute(routes, '/house/edit/9');
  expect(await screen.findByRole('textbox', { name: /Số tầng/ })).toHaveValue('5');
  expect(screen.getByText(/Đã điền sẵn 1 thay đổi đang chờ duyệt/)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: `Bỏ ${anImage(1).name}` }));
  await type(/Số tầng/, '4');
  await save();
  await waitFor(() => expect(callsOf(changeHouse)).toHaveLength(1));
  expect(callsOf(changeHouse)[0]?.body).toEqual({ house_id: 9, version: 3, floors: 4, public_image: [5] });
}, 30_000);

test('of a house that left the website, the form shows the house and says that a proposal still waits beside it', async () => {
  answer(readHouse, () => stored({ status: 1, web: 0, has_draft: true, draft: waitingDraft }));
  renderRoute(routes, '/house/edit/9');
  expect(await screen.findByRole('textbox', { name: /Số tầng/ })).toHaveValue('4');
  expect(screen.getByText(/Có bản sửa gồm 1 thay đổi đang chờ duyệt. Lần lưu này áp dụng ngay/)).toBeVisible();
}, 30_000);
