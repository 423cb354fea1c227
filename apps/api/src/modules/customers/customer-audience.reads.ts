import { staffOfCustomer } from '@toam/domain/customer/customer-access';
import { inArray } from 'drizzle-orm';
import { db } from '../../db/db';
import type { Audience } from '../../live/emit';
import { readReachers } from '../need-reach/need-audience.reads';
import { customers } from './customer.schema';

/**
 * Who hears of a change of these customers: who may see one of them. `canSeeCustomer`, and those to whom they came with a need.
 * @param also who had them until now
 */
export async function customerAudience(ids: number[], also: readonly number[] = []): Promise<Audience> {
  if (ids.length === 0) return { rule: 'customers', users: [...also] };
  const { user_id, co_staff } = customers;
  const found = await db().select({ user_id, co_staff }).from(customers).where(inArray(customers.id, ids));
  const users = [...found.flatMap(staffOfCustomer), ...(await readReachers(ids)), ...also];
  return { rule: 'customers', users: [...new Set(users)] };
}
