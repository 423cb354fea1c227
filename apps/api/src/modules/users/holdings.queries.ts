import type { StaffHoldings } from '@toam/contracts/user/user.endpoints';
import { sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { customers } from '../customers/customer.schema';
import { houses } from '../houses/house.schema';
import { requests } from '../requests/request.schema';
import { users } from './user.schema';

/** What somebody looks after now: their own customers, needs and houses, and those who report to them. D72. */
export async function countHoldings(userId: number): Promise<StaffHoldings> {
  const of = (table: typeof customers | typeof requests | typeof houses) =>
    sql`(select count(*)::int from ${table} where ${table.user_id} = ${userId} and ${table.deleted_at} is null)`;
  const { rows } = await db().execute<StaffHoldings & Record<string, unknown>>(sql`
    select ${of(customers)} as customers, ${of(requests)} as requests, ${of(houses)} as houses,
      (select count(*)::int from ${users} where ${users.manager} = ${userId} and ${users.deleted_at} is null) as team`);
  return rows[0]!;
}
