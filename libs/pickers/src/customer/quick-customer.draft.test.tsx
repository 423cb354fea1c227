import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCustomer, findSamePhone } from '@toam/contracts/customer/customer.endpoints';
import { customerText } from '@toam/contracts/customer/customer.text';
import { aCustomer } from '@toam/testing/customer/a-customer';
import { answer } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { walkDraft } from '@toam/testing/walk-draft';
import { useState } from 'react';
import { noCustomer } from './customer.values';
import { QuickCustomerDialog } from './quick-customer.dialog';

function Screen() {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return isOpen ? <QuickCustomerDialog onClose={close} onChosen={close} /> : null;
}

beforeEach(() => {
  answer(findSamePhone, () => []);
  answer(createCustomer, () => ({ customer: aCustomer(), same_phone: [], message: customerText.created }));
});

walkDraft({
  form: 'quick-customer',
  name: 'quick-customer',
  open: async () => renderRoute([{ path: '/', Component: Screen }], '/'),
  field: () => screen.findByLabelText(/^Tên khách hàng/),
  finished: { ...noCustomer, name: 'Lê An', phone_number: '0903618274' },
  saves: createCustomer,
  press: async () => {
    const form = screen.queryByRole('dialog');
    if (!form) return; // the first press was quicker
    const button = within(form).getByRole('button', { name: 'Lưu' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
  },
});
