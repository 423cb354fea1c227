import { CallFailed } from '@toam/api-client/call-failed';
import { listCustomerNames } from '@toam/contracts/customer/customer.endpoints';
import { aCustomer } from '@toam/testing/customer/a-customer';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import findCustomers from './find-customers';

const listening = () => new AbortController().signal;

test('asks for what was typed and leads to the customer, without those whom the person may not open', async () => {
  answer(listCustomerNames, () => ({
    total: 2,
    total_page: 1,
    page: 1,
    list: [aCustomer({ id: 31 }), aCustomer({ id: 32, may_open: false, phone_number: '0000000000', masked: true })],
  }));
  const found = await findCustomers('vu tung', listening());
  expect(callsOf(listCustomerNames)[0]?.query).toMatchObject({ search: 'vu tung', size: 5 });
  expect(found).toEqual([
    {
      ...{ id: '31', title: 'Vũ Thanh Tùng', detail: '0903 618 274 · Nguyễn Thu Hà' },
      ...{ to: '/customer/31', icon: 'users', exact: false },
    },
  ]);
});

test('a refusal is the palette’s to handle', async () => {
  refuse(listCustomerNames, 500, 'Hỏng');
  await expect(findCustomers('tung', listening())).rejects.toBeInstanceOf(CallFailed);
});
