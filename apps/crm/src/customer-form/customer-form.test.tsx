import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { previewMerge } from '@toam/contracts/customer/customer-merge.endpoints';
import {
  changeCustomer,
  createCustomer,
  findSamePhone,
  readCustomer,
} from '@toam/contracts/customer/customer.endpoints';
import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { writeDraft } from '@toam/contracts/draft/draft.endpoints';
import { uploadImage } from '@toam/contracts/media/image.endpoints';
import { customerLabel, customerText } from '@toam/contracts/customer/customer.text';
import { noCustomer } from '@toam/pickers/customer/customer.values';
import { listUserNames } from '@toam/contracts/user/user.endpoints';
import { aConflict } from '@toam/record-form/a-conflict';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { aCustomer } from '@toam/testing/customer/a-customer';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { draftsOf, keepDraft } from '@toam/testing/answer-drafts';
import { renderRoute } from '@toam/testing/render-route';
import { walkDraft } from '@toam/testing/walk-draft';
import { Outlet } from 'react-router-dom';
import { Component as Create } from './customer-create.screen';
import { Component as Edit } from './customer-edit.screen';
import { customerWords } from './customer-form.labels';

jest.setTimeout(30_000);

const List = () => (
  <>
    <p>Danh sách</p>
    <Outlet />
  </>
);
const routes = [
  {
    element: <List />,
    children: [
      { path: '/customer/list', element: null },
      { path: '/customer/new', Component: Create },
      { path: '/customer/edit/:customerId', Component: Edit },
    ],
  },
  { path: '/customer/:customerId', element: <p>Trang khách</p> },
];

const stored = aCustomer({ address: '12 Lê Lai', description: 'Cần gấp', date_of_birth: '1980-02-28', version: 4 });
const other = { id: 32, name: 'Lê An', user: 'Trần Quốc Bảo', may_open: true, may_merge: true };
const field = (name: RegExp | string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
/** A number is looked up when typing pauses. */
const late = { timeout: 15_000 };
const offered = (name: string) => screen.findByRole('button', { name }, late);
const saved = (customer: CustomerRow, message: string = customerText.updated) => ({
  customer,
  same_phone: [],
  message,
});

async function replace(name: RegExp | string, text: string) {
  const box = await field(name);
  await userEvent.clear(box);
  await userEvent.type(box, text);
}

beforeEach(() => {
  answer(findSamePhone, () => []);
  answer(readCustomer, () => stored);
  answer(listUserNames, () => ({ total: 0, total_page: 0, page: 1, list: [] }));
});

const edit = (user = aUser()) => renderRoute(routes, '/customer/edit/31?search=a', { user });
const create = (user = aUser()) => renderRoute(routes, '/customer/new', { user });

test('creates once something is entered and nothing is wrong; sending shows everything that is', async () => {
  answer(createCustomer, ({ body }) => saved(aCustomer({ id: 90, name: body.name }), customerText.created));
  const { url } = create();
  expect(button('Tạo mới')).toBeDisabled();
  await replace('Tên khách hàng', 'Lê An');
  await userEvent.click(button('Tạo mới'));
  expect(await screen.findByText('Số điện thoại bắt buộc')).toBeVisible();
  expect(button('Tạo mới')).toBeDisabled();
  await replace('Số điện thoại', '+84 903 618 274');
  await replace('Email', 'an@toam.vn');
  await waitFor(() => expect(button('Tạo mới')).toBeEnabled());
  await userEvent.click(button('Tạo mới'));
  await waitFor(() => expect(url()).toBe('/customer/list'));
  expect(await screen.findByText('Tạo mới khách hàng thành công')).toBeVisible();
  expect(callsOf(createCustomer)[0]?.body).toMatchObject({
    ...{ name: 'Lê An', phone_number: '0903618274', email: 'an@toam.vn', image: null, keep_duplicate: false },
  });
  expect(callsOf(createCustomer)[0]?.body).not.toHaveProperty('user_id');
});

test('whose the number is is not asked again once the customer with it has been made', async () => {
  let reply: () => void = () => undefined;
  const replied = new Promise<void>((done) => (reply = done));
  answer(createCustomer, () => replied.then(() => saved(aCustomer({ id: 90 }), customerText.created)));
  const { url } = create();
  await replace('Tên khách hàng', 'Lê An');
  await replace('Số điện thoại', '0903618274');
  await waitFor(() => expect(callsOf(findSamePhone)).toHaveLength(1), late);
  await userEvent.click(button('Tạo mới'));
  await waitFor(() => expect(screen.getByRole('button', { name: /Tạo mới/ })).toHaveClass('ant-btn-loading'));
  reply();
  await waitFor(() => expect(url()).toBe('/customer/list'));
  expect(callsOf(findSamePhone)).toHaveLength(1);
});

test('the picture is stored first, and its id goes with the record', async () => {
  const picture = {
    id: 7,
    url: '/m',
    main: '/m',
    thumbnail: '/t',
    name: 'a.jpg',
    rotation: 0 as const,
    width: 1,
    height: 1,
  };
  answer(uploadImage, () => picture);
  answer(createCustomer, () => saved(aCustomer(), customerText.created));
  create();
  await userEvent.upload(screen.getByLabelText('Ảnh khách hàng'), new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByRole('img', { name: 'Ảnh khách hàng' })).toBeVisible();
  await replace('Tên khách hàng', 'Lê An');
  await replace('Số điện thoại', '0903618274');
  await userEvent.click(button('Tạo mới'));
  await waitFor(() => expect(callsOf(createCustomer)[0]?.body.image).toBe(7));
});

test('a number that is somebody’s is told while it is typed, and is created all the same only when asked to', async () => {
  answer(findSamePhone, () => [other]);
  answer(createCustomer, () => saved(aCustomer(), customerText.created));
  create();
  await replace('Tên khách hàng', 'Lê An');
  await replace('Số điện thoại', '0903618274');
  expect(await screen.findByRole('listitem', {}, late)).toHaveTextContent('Lê An (Trần Quốc Bảo)');
  expect(button('Tạo mới')).toBeDisabled();
  await userEvent.click(button('Vẫn tạo'));
  await waitFor(() => expect(callsOf(createCustomer)[0]?.body.keep_duplicate).toBe(true));
});

test('whoever has the number is opened instead, after asking about what was typed', async () => {
  answer(findSamePhone, () => [other]);
  const { url } = create();
  await replace('Số điện thoại', '0903618274');
  await userEvent.click(await offered('Mở khách này'));
  await screen.findByText('Rời trang khi chưa lưu?');
  await userEvent.click(screen.getAllByRole('button', { name: 'Chắc' }).at(-1)!);
  await waitFor(() => expect(url()).toBe('/customer/edit/32'));
  expect(await screen.findByRole('dialog', { name: 'Cập nhật khách hàng' })).toBeVisible();
});

test('the API may find the same number when nothing was told before', async () => {
  refuse(createCustomer, 409, 'Số điện thoại đã có', { current: { same_phone: [{ ...other, may_merge: false }] } });
  create();
  await replace('Tên khách hàng', 'Lê An');
  await replace('Số điện thoại', '0903618274');
  await userEvent.click(button('Tạo mới'));
  expect(await screen.findByRole('listitem', {}, late)).toHaveTextContent('Lê An (Trần Quốc Bảo)');
  expect(screen.queryByRole('button', { name: 'Gộp' })).not.toBeInTheDocument();
});

test('an edit sends what differs and the version, and goes back to the list as it was', async () => {
  answer(changeCustomer, () => saved(stored));
  const { url } = edit();
  expect(await field('Địa chỉ')).toHaveValue('12 Lê Lai');
  expect(button('Cập nhật')).toBeDisabled();
  await replace('Địa chỉ', '1 Lê Lợi');
  await userEvent.click(button('Cập nhật'));
  await waitFor(() => expect(url()).toBe('/customer/list?search=a'));
  expect(callsOf(changeCustomer).map(({ body }) => body)).toEqual([
    { customer_id: 31, version: 4, address: '1 Lê Lợi' },
  ]);
  expect(await screen.findByText('Cập nhật khách hàng thành công')).toBeVisible();
});

test('what was changed back is no change', async () => {
  edit();
  await replace('Địa chỉ', '12 Lê Lai ');
  await userEvent.click(button('Cập nhật'));
  expect(await screen.findByText('Không có thay đổi để cập nhật')).toBeVisible();
  expect(callsOf(changeCustomer)).toHaveLength(0);
});

test('what is hidden is locked: a number, the fax, an email with digits; everything else may be changed (D24)', async () => {
  const hidden = { phone_number: '0000000000', fax: '0000000000', email: 'tung00@mail.vn', masked: true };
  answer(readCustomer, () => aCustomer({ ...stored, ...hidden }));
  answer(changeCustomer, () => saved(stored));
  edit(aUser({ chat_permission: 1 }));
  for (const label of ['Số điện thoại', 'Fax', 'Email']) {
    expect(await field(label)).toBeDisabled();
    expect(await field(label)).toHaveAccessibleDescription('Bạn không có quyền xem nên không sửa được');
  }
  // An empty second number can be filled in.
  expect(await field('Số điện thoại 2')).toBeEnabled();
  await replace('Ghi chú', 'Gọi buổi tối');
  await userEvent.click(button('Cập nhật'));
  await waitFor(() =>
    expect(callsOf(changeCustomer)[0]?.body).toEqual({ customer_id: 31, version: 4, description: 'Gọi buổi tối' }),
  );
});

test('a stale version is settled field by field: what clashes is asked about, everything else of both sides stays', async () => {
  const newer = { ...stored, name: 'Vũ Thanh Tùng (chị)', email: 'tung@toam.vn', version: 5 };
  refuse(changeCustomer, 409, 'cũ', { current: newer });
  edit();
  await replace('Tên khách hàng', 'Vũ Tùng');
  await replace('Địa chỉ', '1 Lê Lợi');
  await userEvent.click(button('Cập nhật'));
  await userEvent.click(await screen.findByRole('radio', { name: 'Bản vừa lưu: Vũ Thanh Tùng (chị)' }));
  expect(screen.getAllByRole('radiogroup')).toHaveLength(1);
  answer(changeCustomer, () => saved(stored));
  await userEvent.click(screen.getByRole('button', { name: 'Lưu lựa chọn' }));
  await waitFor(() =>
    expect(callsOf(changeCustomer).at(-1)?.body).toEqual({ customer_id: 31, version: 5, address: '1 Lê Lợi' }),
  );
});

test('the API’s words stand on their field, and nothing typed is lost', async () => {
  refuse(changeCustomer, 422, 'sai', { errors: { date_of_birth: 'Ngày sinh không được sau hôm nay' } });
  edit();
  await replace('Địa chỉ', '1 Lê Lợi');
  await userEvent.click(button('Cập nhật'));
  expect(await screen.findByText('Ngày sinh không được sau hôm nay')).toBeVisible();
  expect(await field('Địa chỉ')).toHaveValue('1 Lê Lợi');
});

test('a new number of an edited customer that is somebody else’s may be merged', async () => {
  answer(findSamePhone, ({ query }) => (query.customer_id === 31 ? [other] : []));
  answer(changeCustomer, () => saved(stored));
  refuse(previewMerge, 404, 'Không tìm thấy khách hàng');
  edit();
  await replace('Số điện thoại 2', '0912345678');
  await userEvent.click(await offered('Gộp'));
  await waitFor(() => expect(callsOf(previewMerge)[0]?.body).toMatchObject({ customer_id: 31, other_id: 32 }));
  expect(callsOf(changeCustomer)[0]?.body).toMatchObject({ phone_number2: '0912345678', keep_duplicate: true });
});

test('a new customer is made first, then merged; giving the merge up leads back to the list', async () => {
  answer(findSamePhone, () => [other]);
  answer(createCustomer, () => saved(aCustomer({ id: 90 }), customerText.created));
  refuse(previewMerge, 404, 'Không tìm thấy khách hàng');
  const { url } = create();
  await replace('Tên khách hàng', 'Lê An');
  await replace('Số điện thoại', '0903618274');
  await userEvent.click(await offered('Gộp'));
  await waitFor(() => expect(callsOf(previewMerge)[0]?.body).toMatchObject({ customer_id: 32, other_id: 90 }));
  expect(url()).toBe('/customer/new');
  await screen.findByText(/Không tìm thấy khách hàng/);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(url()).toBe('/customer/list'));
});

test('closing asks about what was typed; it is kept by itself and offered again', async () => {
  const { url } = edit();
  await replace('Địa chỉ', '1 Lê Lợi');
  await waitFor(() => expect(callsOf(writeDraft)[0]?.body.data).toMatchObject({ changes: { address: '1 Lê Lợi' } }), {
    timeout: 4000,
  });
  await userEvent.click(button('Huỷ'));
  await screen.findByText('Rời trang khi chưa lưu?');
  await userEvent.click(screen.getAllByRole('button', { name: 'Huỷ' }).at(-1)!);
  expect(url()).toContain('/customer/edit/31');
  expect(await field('Địa chỉ')).toHaveValue('1 Lê Lợi');
});

test('a kept edit comes back over the record, with the version that it began from', async () => {
  const data = { version: 3, before: { address: '11 Lê Lai' }, changes: { address: '1 Lê Lợi' } };
  keepDraft('customer-31', data);
  answer(changeCustomer, () => saved(stored));
  edit();
  await userEvent.click(await screen.findByRole('button', { name: 'Khôi phục bản nháp' }));
  expect(await field('Địa chỉ')).toHaveValue('1 Lê Lợi');
  await userEvent.click(button('Cập nhật'));
  await waitFor(() =>
    expect(callsOf(changeCustomer)[0]?.body).toEqual({ customer_id: 31, version: 3, address: '1 Lê Lợi' }),
  );
});

test('only admins say whose customer it is', async () => {
  const { unmount } = edit();
  await field('Địa chỉ');
  expect(screen.queryByRole('combobox', { name: 'Nhân viên phụ trách' })).not.toBeInTheDocument();
  unmount();
  edit(anAdmin());
  expect(await screen.findByRole('combobox', { name: 'Nhân viên phụ trách' })).toBeVisible();
});

test('who may not see the customer is told so; asking again would not help', async () => {
  refuse(readCustomer, 403, 'Bạn không có quyền xem khách hàng này');
  edit();
  expect(await screen.findByText('Bạn không có quyền xem khách hàng này')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Thử lại' })).not.toBeInTheDocument();
});

test('a customer who is handed to somebody else while they are edited: nothing to save with, what was typed stays', async () => {
  const { queries } = edit();
  await replace('Địa chỉ', '1 Lê Lợi');
  answer(readCustomer, () => aCustomer({ user_id: 99 }));
  await act(() => queries.invalidateQueries());
  // First in a dialog, then above the form.
  expect(await screen.findAllByText(/^Bạn không còn quyền sửa/)).toHaveLength(2);
  expect(screen.getByDisplayValue('1 Lê Lợi')).toBeEnabled();
  expect(screen.queryByText('Cập nhật', { selector: 'button > span' })).not.toBeInTheDocument();
  await waitFor(() => expect(draftsOf('customer-31')).toHaveLength(1), { timeout: 4000 });
});

test('whoever met the customer through a shared need only is led to the page', async () => {
  answer(readCustomer, () => aCustomer({ user_id: 99 }));
  edit();
  await userEvent.click(await screen.findByRole('link', { name: 'Xem trang khách hàng' }));
  expect(await screen.findByText('Trang khách')).toBeVisible();
});

describe('drafts', () => {
  const walkOf = (label: string) => ({
    form: 'customer' as const,
    field: () => screen.findByLabelText('Địa chỉ'),
    press: async () => {
      const save = () => screen.getByText(label, { selector: 'button > span' }).closest('button')!;
      await waitFor(() => expect(save()).toBeEnabled());
      await userEvent.click(save());
    },
  });
  beforeEach(() => {
    answer(readCustomer, () => aCustomer({ version: 4 }));
    answer(createCustomer, () => saved(stored, customerText.created));
    answer(changeCustomer, () => saved(stored));
  });

  walkDraft({
    ...walkOf('Tạo mới'),
    name: 'customer-new',
    open: async () => create(),
    finished: { ...noCustomer, name: 'Lê An', phone_number: '0903618274', address: '1 Lê Lợi' },
    saves: createCustomer,
  });

  walkDraft({
    ...walkOf('Cập nhật'),
    name: 'customer-31',
    open: async () => edit(),
    finished: { version: 4, before: { address: '' }, changes: { address: '1 Lê Lợi' } },
    saves: changeCustomer,
  });
});

test('colleagues in charge are called by their names, days and numbers as people read them', async () => {
  const names: Record<string, string> = { 7: 'Nguyễn Thu Hà', 8: 'Trần Quốc Bảo' };
  answer(listUserNames, ({ query }) => {
    const list = [{ ...aUser({ id: Number(query.ids), name: names[String(query.ids)] }), status: 1 as const }];
    return { total: 1, total_page: 1, page: 1, list };
  });
  const before = { ...noCustomer, user_id: 6, date_of_birth: '1980-01-01', phone_number: '0903000111' };
  const mine = { ...before, user_id: 7, date_of_birth: '1980-02-28', phone_number: '0903618274' };
  const theirs = { ...before, user_id: 8, date_of_birth: '1981-03-01', phone_number: '0912345678' };
  const conflict = aConflict({ before, mine, theirs }, aCustomer());
  const element = <RecordConflictDialog conflict={conflict} labels={customerLabel} words={customerWords} />;
  renderRoute([{ path: '/', element }], '/');
  for (const words of ['Nguyễn Thu Hà', '28/02/1980', '0903 618 274']) {
    expect(await screen.findByRole('radio', { name: `Bản của bạn: ${words}` })).toBeVisible();
  }
  for (const words of ['Trần Quốc Bảo', '01/03/1981', '0912 345 678']) {
    expect(await screen.findByRole('radio', { name: `Bản vừa lưu: ${words}` })).toBeVisible();
  }
});
