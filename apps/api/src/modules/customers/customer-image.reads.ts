import type { Actor } from '@toam/domain/actor';
import { canSeeCustomer } from '@toam/domain/customer/customer-access';
import { eq, inArray, or } from 'drizzle-orm';
import { db } from '../../db/db';
import { isCustomerSharedWith } from '../need-scope/shared-customers.reads';
import { customers } from './customer.schema';
import { customerMerges } from './merge/customer-merge.schema';

/**
 * Whether one of these pictures belongs to a customer that the actor may open, now or before a merge. The rule is that
 * of `isInReach`. D19.
 */
export async function isCustomerImageShownTo(actor: Actor, ids: number[]): Promise<boolean> {
  const found = await db()
    .selectDistinct({ id: customers.id, user_id: customers.user_id, co_staff: customers.co_staff })
    .from(customers)
    .leftJoin(customerMerges, eq(customerMerges.kept_id, customers.id))
    .where(or(inArray(customers.image_id, ids), inArray(customerMerges.image_id, ids)));
  for (const customer of found) {
    if (canSeeCustomer(actor, customer) || (await isCustomerSharedWith(actor, customer.id))) return true;
  }
  return false;
}
