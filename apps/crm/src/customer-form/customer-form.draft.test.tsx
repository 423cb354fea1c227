import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  changeCustomer,
  createCustomer,
  findSamePhone,
  readCustomer,
} from '@toam/contracts/customer/customer.endpoints';
import { customerText } from '@toam/contracts/customer/customer.text';
import { noCustomer } from '@toam/pickers/customer/customer.values';
import { aCustomer } from '@toam/testing/customer/a-customer';
import { answer } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { walkDraft } from '@toam/testing/walk-draft';
import { Component as Create } from './customer-create.screen';
import { Component as Edit } from './customer-edit.screen';

const routes = [
  { path: '/customer/new', Component: Create },
  { path: '/customer/edit/:customerId', Component: Edit },
  { path: '*', element: null },
];
const stored = aCustomer({ version: 4 });
const pressed = (name: string) => async () => {
  const button = () => screen.getByText(name, { selector: 'button > span' }).closest('button')!;
  await waitFor(() => expect(button()).toBeEnabled());
  await userEvent.click(button());
};
const field = () => screen.findByLabelText('Địa chỉ');

beforeEach(() => {
  answer(findSamePhone, () => []);
  answer(readCustomer, () => stored);
  answer(createCustomer, () => ({ customer: stored, same_phone: [], message: customerText.created }));
  answer(changeCustomer, () => ({ customer: stored, same_phone: [], message: customerText.updated }));
});

walkDraft({
  form: 'customer',
  name: 'customer-new',
  open: async () => renderRoute(routes, '/customer/new'),
  field,
  finished: { ...noCustomer, name: 'Lê An', phone_number: '0903618274', address: '1 Lê Lợi' },
  saves: createCustomer,
  press: pressed('Tạo mới'),
});

walkDraft({
  form: 'customer',
  name: 'customer-31',
  open: async () => renderRoute(routes, '/customer/edit/31'),
  field,
  finished: { version: 4, before: { address: '' }, changes: { address: '1 Lê Lợi' } },
  saves: changeCustomer,
  press: pressed('Cập nhật'),
});
