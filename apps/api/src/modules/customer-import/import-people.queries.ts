import { and, arrayOverlaps, asc, eq, isNull } from 'drizzle-orm';
import { db } from '../../db/db';
import { type Customer, customers } from '../customers/customer.schema';
import { users } from '../users/user.schema';

const alive = isNull(customers.deleted_at);

/** Customers who have one of these numbers (normalised), oldest first. D55. */
export const customersWith = async (phones: string[]): Promise<Customer[]> =>
  phones.length === 0
    ? []
    : db()
        .select()
        .from(customers)
        .where(and(alive, arrayOverlaps(customers.phones, phones)))
        .orderBy(asc(customers.id));

export interface ImportStaff {
  id: number;
  name: string;
  email: string | null;
}

/** Staff who may be given customers. */
export const activeStaff = (): Promise<ImportStaff[]> =>
  db()
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.status, 1), isNull(users.deleted_at)))
    .orderBy(asc(users.id));
