import { screen } from '@testing-library/react';
import { listCustomerNames } from '@toam/contracts/customer/customer.endpoints';
import { listUserNames } from '@toam/contracts/user/user.endpoints';
import { aCustomer } from '@toam/testing/a-customer';
import { aNeed } from '@toam/testing/a-need';
import { aUser } from '@toam/testing/a-user';
import { answer } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { NeedConflictDialog } from './need-conflict.dialog';
import { someOptions } from './need-form.scene';
import { valuesOf } from './need-form.values';

const customers: Record<string, string> = { 31: 'Lê An', 32: 'Vũ Thanh Tùng' };
const staff: Record<string, string> = { 7: 'Nguyễn Thu Hà', 8: 'Trần Quốc Bảo' };

test('customers, colleagues and places are called by their names on both sides', async () => {
  answer(listCustomerNames, ({ query }) => {
    const list = [aCustomer({ id: Number(query.ids), name: customers[String(query.ids)] })];
    return { total: 1, total_page: 1, page: 1, list };
  });
  answer(listUserNames, ({ query }) => {
    const list = [{ ...aUser({ id: Number(query.ids), name: staff[String(query.ids)] }), status: 1 as const }];
    return { total: 1, total_page: 1, page: 1, list };
  });
  const before = { ...valuesOf(aNeed()), customer_id: 30, user_id: 6, districts: [] };
  const mine = { ...before, customer_id: 31, user_id: 7, districts: [31] };
  const theirs = { ...before, customer_id: 32, user_id: 8, districts: [40] };
  const dialog = { conflict: { before, mine, theirs }, updatedAt: 1_790_000_000, options: someOptions };
  const element = <NeedConflictDialog {...dialog} onCancel={() => {}} onChoose={() => {}} />;
  renderRoute([{ path: '/', element }], '/');
  for (const name of ['Lê An', 'Nguyễn Thu Hà', 'Phường 11']) {
    expect(await screen.findByRole('radio', { name: `Của bạn: ${name}` })).toBeVisible();
  }
  for (const name of ['Vũ Thanh Tùng', 'Trần Quốc Bảo', 'Phường 2']) {
    expect(await screen.findByRole('radio', { name: `Mới: ${name}` })).toBeVisible();
  }
});
