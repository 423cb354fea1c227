import { and, arrayOverlaps, asc, eq, isNull, ne } from 'drizzle-orm';
import { db } from '../../db/db';
import { findRow, insertRow, saveRow } from '../../db/rows';
import { staffNames } from './customer-scope.queries';
import { type Customer, customers } from './customer.schema';

const alive = isNull(customers.deleted_at);

/** Columns that a save may write. `phones` is written with the numbers. */
export type WrittenColumns = Partial<
  Omit<typeof customers.$inferInsert, 'version' | 'created_at' | 'updated_at' | 'deleted_at'>
>;

export const insertCustomer = (values: typeof customers.$inferInsert): Promise<Customer> =>
  insertRow(customers, values);

/** Locks the row until the transaction ends, so that saves of one customer run one after another. */
export const lockCustomer = (id: number): Promise<Customer | undefined> =>
  findRow(customers, and(alive, eq(customers.id, id)), 'update');

/** Writes the columns and increments the version. @returns the row afterwards */
export const updateCustomer = (id: number, columns: WrittenColumns): Promise<Customer> =>
  saveRow(customers, id, columns);

/** The most records that an answer about one number lists. */
const maxSame = 10;

/** Customers with one of these numbers (normalised), with their staff, oldest first. D55. */
export const findSamePhone = (phones: string[], exceptId?: number) =>
  db()
    .select({
      id: customers.id,
      name: customers.name,
      user_id: customers.user_id,
      co_staff: customers.co_staff,
      user: staffNames,
    })
    .from(customers)
    .where(and(alive, arrayOverlaps(customers.phones, phones), exceptId ? ne(customers.id, exceptId) : undefined))
    .orderBy(asc(customers.id))
    .limit(maxSame);
