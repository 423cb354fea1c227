import { canSeeCustomer } from '@toam/domain/customer/customer-access';
import { eq, inArray, or, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import type { ImageReferenceHandler } from '../../references/image-reference';
import { isCustomerSharedWith } from '../need-scope/shared-customers.reads';
import { customers } from './customer.schema';
import { customerMerges } from './merge/customer-merge.schema';

/** Pictures of customers, also those from before a merge: for those who may open the customer. The rule is that of `isInReach`. D19. */
export const customerImageReference: ImageReferenceHandler = {
  name: 'customers',
  uses: sql`exists (select 1 from customers c where c.image_id = i.id)
    or exists (select 1 from customer_merges m where m.image_id = i.id)`,
  isShownTo: async (actor, ids) => {
    const found = await db()
      .selectDistinct({ id: customers.id, user_id: customers.user_id, co_staff: customers.co_staff })
      .from(customers)
      .leftJoin(customerMerges, eq(customerMerges.kept_id, customers.id))
      .where(or(inArray(customers.image_id, ids), inArray(customerMerges.image_id, ids)));
    for (const customer of found)
      if (canSeeCustomer(actor, customer) || (await isCustomerSharedWith(actor, customer.id))) return true;
    return false;
  },
};
