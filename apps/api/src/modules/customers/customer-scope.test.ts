import { isOwnCustomer, staffOfCustomer } from '@toam/domain/customer/customer-access';
import { asc } from 'drizzle-orm';
import { db } from '../../db/db';
import { insertCustomer } from '../../testing/insert-house';
import { insertUser } from '../../testing/insert-user';
import { testApp } from '../../testing/test-app';
import { isCustomerOf, staffNames } from './customer-scope.queries';
import { customers } from './customer.schema';

testApp();

const names = new Map([
  [5, 'Vân'],
  [6, 'An'],
  [7, 'Minh'],
]);
const owners = [null, 5, 6, 7];
const others = [[], [5], [7, 5], [6, 7], [5, 6, 7]];

test('SQL and rule agree on whose customer it is and in which order the staff are named (D56)', async () => {
  for (const [id, name] of names) await insertUser({ id, name });
  for (const user_id of owners) for (const co_staff of others) await insertCustomer({ user_id, co_staff });
  const all = await db().select({ customer: customers, staff: staffNames }).from(customers).orderBy(asc(customers.id));
  expect(all).toHaveLength(owners.length * others.length);
  for (const { customer, staff } of all)
    expect(staff).toBe(
      staffOfCustomer(customer)
        .map((id) => names.get(id))
        .join(', '),
    );
  for (const id of [...names.keys(), 8]) {
    const own = await db().select({ id: customers.id }).from(customers).where(isCustomerOf(id)).orderBy(customers.id);
    expect(own.map((row) => row.id)).toEqual(
      all.filter(({ customer }) => isOwnCustomer({ id }, customer)).map(({ customer }) => customer.id),
    );
  }
});
