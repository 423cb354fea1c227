import type { DealSheet } from '@toam/domain/deal/deal-import';
import { normalisePhone } from '@toam/domain/phone';
import { and, arrayContains, eq, isNull, lt, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { customers } from '../customers/customer.schema';
import { users } from '../users/user.schema';
import { dealImports } from './deal-import.schema';

export async function findStaffByEmail(email: string): Promise<number | undefined> {
  const [found] = await db()
    .select({ id: users.id })
    .from(users)
    .where(and(sql`lower(${users.email}) = ${email.toLowerCase()}`, isNull(users.deleted_at)));
  return found?.id;
}

/** Customers with this number, two at most: more than one is none. D55 */
export async function findCustomersByPhone(phone: string): Promise<number[]> {
  const found = await db()
    .select({ id: customers.id })
    .from(customers)
    .where(and(arrayContains(customers.phones, [normalisePhone(phone)]), isNull(customers.deleted_at)))
    .limit(2);
  return found.map(({ id }) => id);
}

export interface KeptImport {
  type: DealSheet;
  file_name: string;
  rows: string[][];
  /** Errors by the place of the row in `rows`. */
  result: { errors: { at: number; message: string }[] };
}

export async function insertImport(userId: number, values: KeptImport): Promise<number> {
  const [made] = await db()
    .insert(dealImports)
    .values({ ...values, user_id: userId })
    .returning({ id: dealImports.id });
  return made!.id;
}

/** One's own import. */
export async function findImport(userId: number, id: number): Promise<KeptImport | undefined> {
  const [found] = await db()
    .select()
    .from(dealImports)
    .where(and(eq(dealImports.id, id), eq(dealImports.user_id, userId)));
  return found && { ...found, result: found.result as KeptImport['result'] };
}

/** Deletes imports a week after they were made. */
export async function clearDealImports(): Promise<void> {
  await db()
    .delete(dealImports)
    .where(lt(dealImports.created_at, sql`now() - interval '7 days'`));
}
