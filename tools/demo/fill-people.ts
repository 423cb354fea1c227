import { comparedPhones, phoneFields } from '@toam/domain/customer/customer-phones';
import { eq, sql } from 'drizzle-orm';
import { db } from '../../apps/api/src/db/db';
import { customers } from '../../apps/api/src/modules/customers/customer.schema';
import { users } from '../../apps/api/src/modules/users/user.schema';
import type { Brokerage } from './brokerage';
import { insertInParts } from './rows';

/** Inserts the staff, then their managers. One password hash for all, because argon2 is slow. @returns ids in the order of the staff */
export async function insertStaff({ staff, calendar }: Brokerage, password_hash: string): Promise<number[]> {
  const rows = staff.map(({ boss, busy, age, portrait, ...user }) => ({
    ...user,
    password_hash,
    demo_password: true,
    created_at: calendar.ago(400),
    updated_at: calendar.ago(30),
  }));
  const ids = await insertInParts(rows, (part) => db().insert(users).values(part).returning({ id: users.id }));
  const idOf = new Map(staff.map(({ email }, index) => [email, ids[index]]));
  for (const { email, boss } of staff) {
    const manager = boss && idOf.get(boss);
    if (manager)
      await db()
        .update(users)
        .set({ manager, updated_at: sql`${users.updated_at}` })
        .where(eq(users.email, email));
  }
  return ids;
}

/** @returns ids in the order of the customers */
export const insertCustomers = ({ customers: list }: Brokerage, staffIds: number[]): Promise<number[]> =>
  insertInParts(
    list.map(({ agent, created, portrait, ...customer }) => ({
      ...customer,
      phones: comparedPhones(phoneFields.map((field) => customer[field])),
      user_id: staffIds[agent],
      created_at: created,
      updated_at: created,
    })),
    (part) => db().insert(customers).values(part).returning({ id: customers.id }),
  );
