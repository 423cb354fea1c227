import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCustomer, listCustomers, readCustomer } from '@toam/contracts/customer/customer.endpoints';
import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { customerText } from '@toam/contracts/texts/customer';
import { aCustomer } from '@toam/testing/a-customer';
import { answer, askedOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { useEntryForm, type EntryForm } from '@toam/ui/form';
import { z } from 'zod';
import { CustomerField } from './customer-field';

const pageOf = (...list: CustomerRow[]) => ({ total: list.length, total_page: 1, page: 1, list });

type Values = { customer_id: number | null };
let form: EntryForm<Values>;

function Screen({ staffId }: { staffId?: number }) {
  form = useEntryForm<Values>(z.object({ customer_id: z.number('Khách hàng bắt buộc') }), { customer_id: null });
  return <CustomerField control={form.control} name="customer_id" label="Khách hàng" required staffId={staffId} />;
}
const show = (staffId?: number) => renderRoute([{ path: '/', element: <Screen staffId={staffId} /> }], '/');
const picker = () => screen.getByRole('combobox', { name: /Khách hàng/ });

test('finds customers on the server once typing stops, and shows the phone and the houses of the chosen one', async () => {
  answer(listCustomers, () => pageOf(aCustomer()));
  show();
  await userEvent.click(picker());
  await userEvent.keyboard('tung');
  await waitFor(() => expect(askedOf(listCustomers).at(-1)?.query.search).toBe('tung'));
  expect(askedOf(listCustomers).length).toBeLessThanOrEqual(2);
  await userEvent.click(await screen.findByText('Vũ Thanh Tùng'));
  expect(form.getValues('customer_id')).toBe(31);
  expect(await screen.findByText('0903 618 274 · đã có 2 BĐS')).toBeVisible();
});

test('shows a masked phone as the API gives it', async () => {
  answer(listCustomers, () => pageOf(aCustomer({ phone_number: '0000000000', masked: true, house_count: 0 })));
  show();
  await userEvent.click(picker());
  await userEvent.click(await screen.findByText('Vũ Thanh Tùng'));
  expect(await screen.findByText('0000000000')).toBeVisible();
});

test('an admin who has chosen an agent is offered that agent’s customers', async () => {
  answer(listCustomers, () => pageOf());
  show(12);
  await userEvent.click(picker());
  await waitFor(() => expect(askedOf(listCustomers)[0]?.query.user_id).toBe(12));
  expect(await screen.findByText('Không tìm thấy')).toBeInTheDocument();
});

test('says that a search failed and tries again', async () => {
  refuse(listCustomers, 500, 'hỏng');
  show();
  await userEvent.click(picker());
  answer(listCustomers, () => pageOf(aCustomer()));
  await userEvent.click(await screen.findByRole('button', { name: /Thử lại/ }));
  expect(await screen.findByText('Vũ Thanh Tùng')).toBeInTheDocument();
});

async function fillQuickForm() {
  await userEvent.click(screen.getByRole('button', { name: 'Tạo khách hàng mới' }));
  const dialog = await screen.findByRole('dialog');
  const save = within(dialog).getByRole('button', { name: 'Lưu' });
  expect(save).toBeDisabled();
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Tên khách hàng/ }), 'Lê An');
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Số điện thoại/ }), '+84 903 618 274');
  await waitFor(() => expect(save).toBeEnabled());
  await userEvent.click(save);
  return dialog;
}

test('creates a customer in the quick dialog and takes it', async () => {
  answer(createCustomer, ({ body }) => ({
    customer: aCustomer({ id: 90, name: body.name }),
    same_phone: [],
    message: customerText.created,
  }));
  answer(readCustomer, () => aCustomer({ id: 90, name: 'Lê An' }));
  show();
  await fillQuickForm();
  await waitFor(() => expect(form.getValues('customer_id')).toBe(90));
  expect(askedOf(createCustomer)[0]?.body).toMatchObject({
    name: 'Lê An',
    phone_number: '0903618274',
    keep_duplicate: false,
  });
  expect(await screen.findByText('Tạo mới khách hàng thành công')).toBeVisible();
  expect(picker().closest('.ant-select')).toHaveTextContent('Lê An');
});

test('a phone that is somebody else’s is asked about: take them, or create another all the same', async () => {
  refuse(createCustomer, 409, 'Số điện thoại đã có', {
    current: {
      same_phone: [{ id: 31, name: 'Vũ Thanh Tùng', user: 'Nguyễn Thu Hà', may_open: true, may_merge: false }],
    },
  });
  show();
  const dialog = await fillQuickForm();
  expect(await within(dialog).findByText('Vũ Thanh Tùng (Nguyễn Thu Hà)')).toBeVisible();
  answer(createCustomer, () => ({ customer: aCustomer({ id: 91 }), same_phone: [], message: customerText.created }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Vẫn tạo khách hàng mới' }));
  await waitFor(() => expect(form.getValues('customer_id')).toBe(91));
  expect(askedOf(createCustomer).at(-1)?.body.keep_duplicate).toBe(true);
});

test('a refusal of the API stands on its field', async () => {
  refuse(createCustomer, 422, 'Thông tin nhập không đúng', { errors: { name: 'Tên không hợp lệ' } });
  show();
  const dialog = await fillQuickForm();
  expect(await within(dialog).findByText('Tên không hợp lệ')).toBeVisible();
});
