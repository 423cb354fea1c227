import { screen } from '@testing-library/react';
import { listCustomerNames } from '@toam/contracts/customer/customer.endpoints';
import type { NeedRow } from '@toam/contracts/need/need.schema';
import { needLabel } from '@toam/contracts/need/need.text';
import { listUserNames } from '@toam/contracts/user/user.endpoints';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { aConflict } from '@toam/record-form/a-conflict';
import { aCustomer } from '@toam/testing/customer/a-customer';
import { aNeed } from '@toam/testing/need/a-need';
import { aUser } from '@toam/testing/a-user';
import { answer } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { someOptions } from './need-form.fixture';
import { valuesOf, type NeedFormValues } from './need-form.values';
import { needWords } from './need-form.labels';

const customers: Record<string, string> = { 31: 'Lê An', 32: 'Vũ Thanh Tùng' };
const staff: Record<string, string> = { 7: 'Nguyễn Thu Hà', 8: 'Trần Quốc Bảo' };

const needOf = (customer: { id: number; name: string }) =>
  aNeed({ customer: { ...aNeed().customer, ...customer }, user: null });

function showConflict(sides: Record<'before' | 'mine' | 'theirs', NeedFormValues>, current: NeedRow) {
  const words = needWords(someOptions);
  const element = <RecordConflictDialog conflict={aConflict(sides, current)} labels={needLabel} words={words} />;
  renderRoute([{ path: '/', element }], '/');
}

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
  showConflict({ before, mine, theirs }, needOf({ id: 1, name: 'Ai đó' }));
  for (const name of ['Lê An', 'Nguyễn Thu Hà', 'Phường 11']) {
    expect(await screen.findByRole('radio', { name: `Bản của bạn: ${name}` })).toBeVisible();
  }
  for (const name of ['Vũ Thanh Tùng', 'Trần Quốc Bảo', 'Phường 2']) {
    expect(await screen.findByRole('radio', { name: `Bản vừa lưu: ${name}` })).toBeVisible();
  }
});

test('of a customer whom the viewer may not look up the need’s own answer knows the name, and of another a phrase stands there', async () => {
  answer(listCustomerNames, () => ({ total: 0, total_page: 0, page: 1, list: [] }));
  const before = { ...valuesOf(aNeed()), customer_id: 30 };
  const current = needOf({ id: 32, name: 'Vũ Thanh Tùng' });
  showConflict({ before, mine: { ...before, customer_id: 31 }, theirs: { ...before, customer_id: 32 } }, current);
  expect(await screen.findByRole('radio', { name: 'Bản của bạn: Khách hàng bạn không xem được' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Bản vừa lưu: Vũ Thanh Tùng' })).toBeVisible();
});
