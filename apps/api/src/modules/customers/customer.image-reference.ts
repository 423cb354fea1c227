import type { ImageReferenceHandler } from '../../references/image-reference';
import { isCustomerImageShownTo } from './customer-image.reads';

/** Pictures of customers, also those from before a merge. */
export const customerImageReference: ImageReferenceHandler = { name: 'customers', isShownTo: isCustomerImageShownTo };
