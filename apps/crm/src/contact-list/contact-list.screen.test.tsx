import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  handleContact,
  listContactHouses,
  listContacts,
  makeCustomerOfContact,
} from '@toam/contracts/contact/contact.endpoints';
import type { ContactRow } from '@toam/contracts/customer/contact-row.schema';
import { findSamePhone } from '@toam/contracts/customer/customer.endpoints';
import { noCustomer } from '@toam/pickers/customer/customer.values';
import { aContact } from '@toam/testing/contact/a-contact';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { walkDraft } from '@toam/testing/walk-draft';
import { Component } from './contact-list.screen';

const routes = [
  { path: 'customer-contacts', element: <Component /> },
  { path: '*', element: null },
];

const masked = { phone_number: '0000000000', masked: true };
const known = { id: 31, name: 'Vũ Thanh Tùng', user: 'Trần Quốc Bảo', may_open: false };

/** The API's data. The list reads it, and actions change it. */
function answerWith(...rows: ContactRow[]) {
  const stored = [...rows];
  answer(listContacts, ({ query }) => {
    const list = stored.filter((row) => query.contact_id === undefined || row.id === query.contact_id);
    const waiting = stored.filter(({ status }) => status === 0).length;
    return { total: list.length, total_page: 1, page: query.page, list, waiting };
  });
  answer(listContactHouses, () => [{ id: 12486, title: null, address: '148/12 Nguyễn Văn Đậu', total: 2, waiting: 1 }]);
  return stored;
}

const rowOf = async (name: string) => (await screen.findByText(name)).closest<HTMLElement>('[role=row]')!;

test('says who asked what about which house, and how many wait', async () => {
  answerWith(aContact(), aContact({ id: 59, name: 'Đỗ Hoàng Thịnh', status: 1 }));
  renderRoute(routes, '/customer-contacts');
  const row = within(await rowOf('Phan Hồng Linh'));
  expect(row.getByRole('link', { name: '0359 918 011' })).toHaveAttribute('href', 'tel:0359918011');
  expect(row.getByRole('link', { name: 'Nhà phố hẻm xe hơi' })).toHaveAttribute('href', '/house/12486');
  expect(row.getByText('Nhà còn bán không ạ?')).toBeVisible();
  expect(screen.getByText('1 chưa xử lý · 2')).toBeVisible();
});

test('is handled by one press at once, and taken back', async () => {
  const stored = answerWith(aContact());
  answer(handleContact, ({ params, body }) => {
    const row = { ...stored[0]!, id: params.id, status: body.status };
    stored.splice(0, 1, row);
    return row;
  });
  renderRoute(routes, '/customer-contacts');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Chưa xử lý: đánh dấu đã xử lý yêu cầu của Phan Hồng Linh' }),
  );
  expect(await screen.findByRole('button', { name: 'Đã xử lý: mở lại yêu cầu của Phan Hồng Linh' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
  expect(
    await screen.findByRole('button', { name: 'Chưa xử lý: đánh dấu đã xử lý yêu cầu của Phan Hồng Linh' }),
  ).toBeVisible();
  expect(callsOf(handleContact).map(({ body }) => body)).toEqual([{ status: 1 }, { status: 0 }]);
});

test('a refusal puts it back and says why', async () => {
  answerWith(aContact());
  refuse(handleContact, 403, 'Bạn không có quyền xử lý yêu cầu liên hệ này');
  renderRoute(routes, '/customer-contacts');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Chưa xử lý: đánh dấu đã xử lý yêu cầu của Phan Hồng Linh' }),
  );
  expect(await screen.findByText('Bạn không có quyền xử lý yêu cầu liên hệ này')).toBeVisible();
  expect(screen.getByText('1 chưa xử lý · 1')).toBeVisible();
});

test('the address filters by status, house and words; a link opens one request', async () => {
  answerWith(aContact());
  const { url } = renderRoute(routes, '/customer-contacts?house=12486&status=0');
  await screen.findByText('Phan Hồng Linh');
  expect(callsOf(listContacts)[0]?.query).toMatchObject({ house_id: 12486, status: 0, size: 10 });
  await userEvent.click(screen.getByText('Đã xử lý'));
  expect(url()).toContain('status=1');
  await userEvent.type(screen.getByPlaceholderText('Tìm theo tên hoặc số điện thoại'), 'linh');
  await waitFor(() => expect(url()).toContain('search=linh'));
  await waitFor(() =>
    expect(callsOf(listContacts).at(-1)?.query).toMatchObject({ search: 'linh', status: 1, house_id: 12486 }),
  );
});

test('a number is a link to call it; whoever may not see it sees a lock', async () => {
  answerWith(
    aContact({ phone_number: '0168 591 8011' }),
    aContact({ id: 59, name: 'Đỗ Hoàng Thịnh', ...masked, may_make_customer: false }),
  );
  renderRoute(routes, '/customer-contacts');
  const mine = within(await rowOf('Phan Hồng Linh'));
  // An old prefix is dialled with today's number.
  expect(mine.getByRole('link', { name: '0168 591 8011' })).toHaveAttribute('href', 'tel:0385918011');
  const other = within(await rowOf('Đỗ Hoàng Thịnh'));
  expect(other.getByRole('img', { name: 'Số điện thoại đã ẩn' })).toBeVisible();
});

test('a customer is made of it with name and number filled in, and stands in its row', async () => {
  const stored = answerWith(aContact());
  answer(findSamePhone, () => []);
  answer(makeCustomerOfContact, ({ body }) => {
    const customer = { id: 40, name: body.name ?? '', may_open: true };
    stored.splice(0, 1, aContact({ status: 1, customer, may_make_customer: false }));
    return stored[0]!;
  });
  renderRoute(routes, '/customer-contacts?open=60');
  await userEvent.click(await screen.findByRole('button', { name: 'Tạo khách hàng' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tạo khách hàng mới' }));
  expect(dialog.getByLabelText(/Số điện thoại/)).toHaveValue('0359918011');
  await userEvent.type(dialog.getByLabelText(/Tên khách hàng/), ' (quận 9)');
  await userEvent.click(dialog.getByRole('button', { name: 'Lưu' }));
  const links = await screen.findAllByRole('link', { name: 'Phan Hồng Linh (quận 9)' });
  expect(links[0]).toHaveAttribute('href', '/customer/40');
  expect(callsOf(makeCustomerOfContact)[0]).toMatchObject({
    params: { id: 60 },
    body: { phone_number: '0359918011' },
  });
});

test('whoever has the number already is offered instead', async () => {
  answerWith(aContact({ same_phone: [known] }));
  answer(makeCustomerOfContact, () => aContact({ customer: { id: 31, name: known.name, may_open: false } }));
  renderRoute(routes, '/customer-contacts?open=60');
  expect((await screen.findAllByText('Số này là của khách Vũ Thanh Tùng (Trần Quốc Bảo)'))[0]).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Gắn với khách hàng Vũ Thanh Tùng' }));
  expect(await screen.findByText('Đã gắn yêu cầu với khách hàng Vũ Thanh Tùng')).toBeVisible();
  expect(callsOf(makeCustomerOfContact)[0]?.body).toEqual({ customer_id: 31 });
});

test('a need leads to its form; what was made of the request has no button any more', async () => {
  const made = { customer: { id: 40, name: 'Linh', may_open: true }, may_make_customer: false };
  answerWith(aContact(made), aContact({ id: 59, name: 'Thịnh', ...made, request: { id: 2207 } }));
  const { url } = renderRoute(routes, '/customer-contacts?open=59');
  const panel = within(await screen.findByRole('dialog', { name: 'Yêu cầu #59' }));
  expect(await panel.findByRole('link', { name: 'Nhu cầu #2207' })).toHaveAttribute('href', '/request/list?need=2207');
  expect(panel.queryByRole('button', { name: 'Tạo nhu cầu' })).not.toBeInTheDocument();
  await userEvent.click(panel.getByRole('button', { name: 'Trước' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Tạo nhu cầu' }));
  await waitFor(() => expect(url()).toContain('/request/new?contact=60'));
});

test('says what is missing and the way out; a failure can be tried again', async () => {
  answerWith();
  const { goTo } = renderRoute(routes, '/customer-contacts?search=khong');
  expect(await screen.findByText('Không có yêu cầu nào khớp bộ lọc. Hãy bỏ bớt điều kiện.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Xoá bộ lọc' }));
  expect(
    await screen.findByText('Khi khách để lại thông tin về bất động sản của bạn, yêu cầu sẽ hiện ở đây.'),
  ).toBeVisible();
  refuse(listContacts, 500, 'Máy chủ bận');
  await goTo('/customer-contacts?status=1');
  expect(await screen.findByText('Error: Máy chủ bận')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Thử lại' })).toBeVisible();
});

describe('the draft of a customer from a request', () => {
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Tạo khách hàng mới' }));
  beforeEach(() => {
    answerWith(aContact());
    answer(findSamePhone, () => []);
    answer(makeCustomerOfContact, () => aContact({ customer: { id: 31, name: 'Lê An', may_open: false } }));
  });

  walkDraft({
    form: 'contact-customer',
    name: 'contact-customer-60',
    open: async () => {
      const rendered = renderRoute(routes, '/customer-contacts?open=60');
      await userEvent.click(await screen.findByRole('button', { name: 'Tạo khách hàng' }));
      return rendered;
    },
    field: async () => (await dialog()).findByLabelText(/^Tên khách hàng/),
    finished: { ...noCustomer, name: 'Lê An', phone_number: '0903618274' },
    saves: makeCustomerOfContact,
    press: async () => {
      const form = screen.queryByRole('dialog', { name: 'Tạo khách hàng mới' });
      if (!form) return; // The first press closed the form already.
      const button = within(form).getByRole('button', { name: 'Lưu' });
      await waitFor(() => expect(button).toBeEnabled());
      await userEvent.click(button);
    },
  });
});
