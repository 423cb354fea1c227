import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { previewMerge } from '@toam/contracts/customer/customer-merge.endpoints';
import { createCustomer, findSamePhone, listCustomerNames } from '@toam/contracts/customer/customer.endpoints';
import { customerText } from '@toam/contracts/customer/customer.text';
import { listUserNames } from '@toam/contracts/user/user.endpoints';
import { aCustomer } from '@toam/testing/customer/a-customer';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { useEntryForm, type EntryForm } from '@toam/ui/form';
import { z } from 'zod';
import { CustomerField } from './customer-field';

const pageOf = <Row,>(...list: Row[]) => ({ total: list.length, total_page: 1, page: 1, list });

type Values = { customer_id: number | null };
let form: EntryForm<Values>;

function Screen(choice: { staffId?: number | undefined; withStaff?: boolean }) {
  form = useEntryForm<Values>(z.object({ customer_id: z.number('Khách hàng bắt buộc') }), { customer_id: null });
  return <CustomerField control={form.control} name="customer_id" label="Khách hàng" required {...choice} />;
}
const show = (staffId?: number) => renderRoute([{ path: '/', element: <Screen staffId={staffId} /> }], '/');
const picker = () => screen.getByRole('combobox', { name: /Khách hàng/ });

test('finds customers on the server once typing stops, and shows the phone and the staff of the chosen one', async () => {
  answer(listCustomerNames, () => pageOf(aCustomer()));
  show();
  await userEvent.click(picker());
  await userEvent.keyboard('tung');
  await waitFor(() => expect(callsOf(listCustomerNames).at(-1)?.query.search).toBe('tung'));
  expect(callsOf(listCustomerNames).length).toBeLessThanOrEqual(2);
  await userEvent.click(await screen.findByText('Vũ Thanh Tùng'));
  expect(form.getValues('customer_id')).toBe(31);
  await waitFor(() => expect(picker()).toHaveAccessibleDescription('0903 618 274 · Nguyễn Thu Hà'));
});

const aStaffName = {
  ...{ id: 12, name: 'Trần Quốc Bảo', phone_number: '0912345678', avatar: null },
  ...{ role: 3 as const, job_position: 7 as const, status: 1 as const },
};
const masked = { phone_number: '0000000000', masked: true, user: '' };

test('shows a masked phone as the API gives it', async () => {
  answer(listCustomerNames, () => pageOf(aCustomer(masked)));
  show();
  await userEvent.click(picker());
  await userEvent.click(await screen.findByText('Vũ Thanh Tùng'));
  await waitFor(() => expect(picker()).toHaveAccessibleDescription('0000000000'));
});

test('an admin may choose whose customers are offered', async () => {
  answer(listCustomerNames, () => pageOf());
  answer(listUserNames, () => pageOf(aStaffName));
  renderRoute([{ path: '/', element: <Screen withStaff /> }], '/');
  await userEvent.click(screen.getByRole('combobox', { name: 'Nhân viên phụ trách' }));
  await userEvent.click(await screen.findByText('Trần Quốc Bảo'));
  await userEvent.click(picker());
  await waitFor(() => expect(callsOf(listCustomerNames).at(-1)?.query.user_id).toBe(12));
});

test('an admin who has chosen an agent is offered that agent’s customers', async () => {
  answer(listCustomerNames, () => pageOf());
  show(12);
  await userEvent.click(picker());
  await waitFor(() => expect(callsOf(listCustomerNames)[0]?.query.user_id).toBe(12));
  expect(await screen.findByText('Không tìm thấy')).toBeInTheDocument();
});

test('says that a search failed and tries again', async () => {
  refuse(listCustomerNames, 500, 'hỏng');
  show();
  await userEvent.click(picker());
  answer(listCustomerNames, () => pageOf(aCustomer()));
  await userEvent.click(await screen.findByRole('button', { name: /Thử lại/ }));
  expect(await screen.findByText('Vũ Thanh Tùng')).toBeInTheDocument();
});

beforeEach(() => answer(findSamePhone, () => []));

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
  show();
  await fillQuickForm();
  await waitFor(() => expect(form.getValues('customer_id')).toBe(90));
  expect(callsOf(createCustomer)[0]?.body).toMatchObject({
    name: 'Lê An',
    phone_number: '0903618274',
    keep_duplicate: false,
  });
  expect(callsOf(createCustomer)[0]?.request.headers['idempotency-key']).toMatch(/\S/);
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
  expect(await within(dialog).findByRole('listitem')).toHaveTextContent('Vũ Thanh Tùng (Nguyễn Thu Hà)');
  answer(createCustomer, () => ({ customer: aCustomer({ id: 91 }), same_phone: [], message: customerText.created }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Vẫn tạo khách hàng mới' }));
  await waitFor(() => expect(form.getValues('customer_id')).toBe(91));
  expect(callsOf(createCustomer).at(-1)?.body.keep_duplicate).toBe(true);
});

test('a phone that is somebody else’s is told while it is typed', async () => {
  const other = { id: 31, name: 'Vũ Thanh Tùng', user: 'Nguyễn Thu Hà', may_open: true, may_merge: false };
  answer(findSamePhone, ({ query }) => (query.phone === '0903618274' ? [other] : []));
  answer(listCustomerNames, () => pageOf(aCustomer()));
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Tạo khách hàng mới' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Số điện thoại/ }), '+84 903 618 274');
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Chọn khách hàng này' }));
  expect(form.getValues('customer_id')).toBe(31);
  expect(callsOf(findSamePhone)).toHaveLength(1);
});

test('whoever may merge makes one of the new record and the one that has the number; given up, the new one is taken', async () => {
  const other = { id: 31, name: 'Vũ Thanh Tùng', user: 'Nguyễn Thu Hà', may_open: true, may_merge: true };
  const held = { requests: 0, houses: 0, showings: 0, deals: 0, contacts: 0, transactions: 0 };
  const record = (id: number) => ({ customer: aCustomer({ id }), phones: ['0903618274'], held });
  answer(findSamePhone, ({ query }) => (query.phone === '0903618274' ? [other] : []));
  answer(createCustomer, () => ({
    customer: aCustomer({ id: 91 }),
    same_phone: [other],
    message: customerText.created,
  }));
  answer(previewMerge, () => ({
    ...{ records: [record(91), record(31)] as [ReturnType<typeof record>, ReturnType<typeof record>], kept_id: 31 },
    ...{ same_phones: ['0903618274'], fields: [] },
  }));
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Tạo khách hàng mới' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Tên khách hàng/ }), 'Lê An');
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Số điện thoại/ }), '0903618274');
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Gộp' }));
  await screen.findByText('Trùng số điện thoại 0903 618 274');
  expect(callsOf(previewMerge)[0]?.body).toEqual({ customer_id: 91, other_id: 31 });
  expect(callsOf(createCustomer).at(-1)?.body.keep_duplicate).toBe(true);
  await userEvent.click(within(screen.getAllByRole('dialog').at(-1)!).getByRole('button', { name: 'Huỷ' }));
  await waitFor(() => expect(form.getValues('customer_id')).toBe(91));
});

test('what was typed into the quick dialog is not thrown away unasked', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Tạo khách hàng mới' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Tên khách hàng/ }), 'Lê An');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Huỷ' }));
  await screen.findByText('Rời trang khi chưa lưu?');
  await userEvent.click(screen.getAllByRole('button', { name: 'Huỷ' }).at(-1)!);
  expect(within(dialog).getByRole('textbox', { name: /Tên khách hàng/ })).toHaveValue('Lê An');
});

test('a refusal of the API stands on its field', async () => {
  refuse(createCustomer, 422, 'Thông tin nhập không đúng', { errors: { name: 'Tên không hợp lệ' } });
  show();
  const dialog = await fillQuickForm();
  expect(await within(dialog).findByText('Tên không hợp lệ')).toBeVisible();
});
