import { staffOfCustomer } from '@toam/domain/customer/customer-access';
import { inArray } from 'drizzle-orm';
import { db } from '../../db/db';
import type { Audience } from '../../live/emit';
import { readReachers } from '../need-scope/need-audience.reads';
import { customers } from './customer.schema';

/**
 * The audience of a change of these customers: everybody who may see one of them, by `canSeeCustomer` or through a shared need.
 * @param also people who had them before the change
 */
export async function customerAudience(ids: number[], also: readonly number[] = []): Promise<Audience> {
  if (ids.length === 0) return { rule: 'customers', users: [...also] };
  const { user_id, co_staff } = customers;
  const found = await db().select({ user_id, co_staff }).from(customers).where(inArray(customers.id, ids));
  const users = [...found.flatMap(staffOfCustomer), ...(await readReachers(ids)), ...also];
  return { rule: 'customers', users: [...new Set(users)] };
}
