import { sql } from 'drizzle-orm';
import type { ImageReferenceHandler } from '../../references/image-reference';
import { isCustomerImageShownTo } from './customer-image.reads';

/** Pictures of customers, also those from before a merge. */
export const customerImageReference: ImageReferenceHandler = {
  name: 'customers',
  uses: sql`exists (select 1 from customers c where c.image_id = i.id)
    or exists (select 1 from customer_merges m where m.image_id = i.id)`,
  isShownTo: isCustomerImageShownTo,
};
