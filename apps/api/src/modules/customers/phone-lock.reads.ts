import { sql } from 'drizzle-orm';
import { db } from '../../db/db';

/** Until the transaction ends nobody else saves a customer with one of these numbers: who came first is found (D56). */
export async function lockPhones(phones: string[]): Promise<void> {
  if (phones.length === 0) return;
  // in one order, so that two people with the same numbers don't wait for each other
  const sorted = sql.join(
    [...new Set(phones)].toSorted().map((phone) => sql`${phone}`),
    sql`, `,
  );
  await db().execute(sql`
    select pg_advisory_xact_lock(hashtextextended('phone ' || phone, 0)) from unnest(array[${sorted}]::text[]) as phone`);
}
