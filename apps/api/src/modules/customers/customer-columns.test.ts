import { customerRow } from '@toam/contracts/customer/customer.schema';
import { mergedFieldsOf } from '@toam/domain/customer/customer-merge';
import { customerColumnNames, otherCustomerColumns } from '@toam/domain/customer/customer-columns';
import { getTableColumns } from 'drizzle-orm';
import { anActor } from '../../testing/an-actor';
import { insertCustomer } from '../../testing/insert-house';
import { insertUser } from '../../testing/insert-user';
import { testApp } from '../../testing/test-app';
import { customerExportColumns } from './list/customer-export.columns';
import { findCustomer, type ListedCustomer } from './list/customer-list.queries';
import { patchOf } from './saving/customer-patch';
import { customers } from './customer.schema';
import { serializeCustomers, visibilityOf } from './customer-serializer';
import { customerChanges } from './customer-labels';

testApp();

test('every column of the table is decided', () => {
  const decided = [...customerColumnNames, ...otherCustomerColumns];
  expect(Object.keys(getTableColumns(customers)).sort()).toEqual(decided.sort());
});

/** The value of a column that has no visibility rule, added to every row that is read. */
const secret = 'chưa ai quyết định';
async function listed(): Promise<ListedCustomer> {
  await insertUser({ id: 7 });
  const { id } = await insertCustomer({ user_id: 7, occupation: 'Giáo viên' });
  const found = (await findCustomer(id))!;
  return { ...found, customer: { ...found.customer, undecided: secret } as typeof found.customer };
}

test('a column that nobody decided on reaches no answer, no sheet, no history and no merge', async () => {
  const row = await listed();
  const actor = anActor({ role: 1 });
  const [told] = await serializeCustomers(actor, [row]);
  const sheet = Object.values(customerExportColumns).map(({ value }) => value(told!));
  const history = await customerChanges(null, row.customer);
  const merged = mergedFieldsOf(row.customer);
  const body = { customer_id: told!.id, undecided: 'khác', occupation: 'Bác sĩ' };
  const { columns } = patchOf(row.customer, body, visibilityOf(actor, row.customer, false));
  expect(columns).toEqual({ occupation: 'Bác sĩ' });
  expect(Object.keys(told!).sort()).toEqual(Object.keys(customerRow.shape).sort());
  const everything = JSON.stringify([told, sheet, history, merged]);
  expect(everything).toContain('Giáo viên');
  expect(everything).not.toContain(secret);
});
