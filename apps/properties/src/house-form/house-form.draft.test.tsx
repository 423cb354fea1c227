import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listCustomerNames } from '@toam/contracts/customer/customer.endpoints';
import { createHouse, findDuplicateAddress, findDuplicateOwner } from '@toam/contracts/house/house.endpoints';
import { readHouseOptions } from '@toam/contracts/option/option.endpoints';
import { aCustomer } from '@toam/testing/customer/a-customer';
import { answer } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { walkDraft } from '@toam/testing/walk-draft';
import { Component } from './house-create.screen';
import { aSavedHouse, finishedHouse, someOptions } from './house-form.fixture';
import { storedOfHouse } from './house-form.values';

const routes = [
  { path: '/house/new', Component },
  { path: '*', element: null },
];
const saveButton = () => screen.getByText('Lưu', { selector: 'button > span' }).closest('button')!;

beforeEach(() => {
  answer(readHouseOptions, () => someOptions);
  answer(findDuplicateAddress, () => ({ list: [], hidden: false }));
  answer(findDuplicateOwner, () => ({ list: [], hidden: false }));
  answer(listCustomerNames, () => ({ total: 1, total_page: 1, page: 1, list: [aCustomer()] }));
  answer(createHouse, () => aSavedHouse());
});

walkDraft({
  form: 'house',
  name: 'house-new',
  open: async () => renderRoute(routes, '/house/new'),
  field: () => screen.findByLabelText(/^Số nhà/),
  finished: storedOfHouse(finishedHouse),
  saves: createHouse,
  press: async () => {
    await waitFor(() => expect(saveButton()).toBeEnabled());
    await userEvent.click(saveButton());
  },
});
