import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listContactHouses, listContacts, makeCustomerOfContact } from '@toam/contracts/contact/contact.endpoints';
import { findSamePhone } from '@toam/contracts/customer/customer.endpoints';
import { noCustomer } from '@toam/pickers/customer/customer.values';
import { aContact } from '@toam/testing/contact/a-contact';
import { answer } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { walkDraft } from '@toam/testing/walk-draft';
import { Component } from './contact-list.screen';

const routes = [
  { path: '/customer-contacts', Component },
  { path: '*', element: null },
];
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Tạo khách hàng mới' }));

beforeEach(() => {
  answer(findSamePhone, () => []);
  answer(listContacts, ({ query }) => ({ total: 1, total_page: 1, page: query.page, list: [aContact()], waiting: 1 }));
  answer(listContactHouses, () => []);
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
