import type { DealSheet } from '@toam/domain/deal/deal-import';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { customers } from '../customers/customer.schema';
import { users } from '../users/user.schema';
import { dealImports } from './deal-import.schema';

const distinct = (texts: readonly string[]) => sql`${sql.param([...new Set(texts)])}::text[]`;

/** Staff by email in lower case. @param emails in lower case */
export async function readStaffByEmail(emails: readonly string[]): Promise<Map<string, number>> {
  if (emails.length === 0) return new Map();
  const email = sql<string>`lower(${users.email})`;
  const found = await db()
    .select({ id: users.id, email })
    .from(users)
    .where(and(sql`${email} = any(${distinct(emails)})`, isNull(users.deleted_at)));
  return new Map(found.map((one) => [one.email, one.id]));
}

/** The customers of each number. @param phones as they are compared (`normalisePhone`) */
export async function readCustomersByPhone(phones: readonly string[]): Promise<Map<string, number[]>> {
  if (phones.length === 0) return new Map();
  // number by number: an overlap with thousands of them is compared one by one for each customer
  const { rows } = await db().execute<{ id: number; phone: string }>(sql`
    select said.phone, ${customers.id} as id from unnest(${distinct(phones)}) as said (phone)
    join ${customers} on ${customers.phones} @> array[said.phone] and ${customers.deleted_at} is null`);
  const byPhone = new Map<string, number[]>();
  for (const { id, phone } of rows) byPhone.set(phone, [...(byPhone.get(phone) ?? []), id]);
  return byPhone;
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
