import { customerMergeText } from '@toam/contracts/customer/customer-merge.text';
import { undoUntil } from '@toam/domain/customer/customer-merge';
import { toEpoch } from '../../../db/columns';
import type { Customer } from '../customer.schema';
import { findLaterMerge, findName } from './customer-merge.queries';
import type { CustomerMerge } from './customer-merge.schema';

/**
 * The reason, as text, why a merge can't be undone now; null if it can. Merges are undone in reverse order. In any
 * other order the earlier field values of the kept record would be unclear. D56.
 * @param kept the record that was kept, as it is now
 */
export async function undoBlock(merge: CustomerMerge, kept: Customer): Promise<string | null> {
  if (merge.undone_at) return customerMergeText.alreadyUndone;
  if (undoUntil(toEpoch(merge.created_at)) < Date.now() / 1000) return customerMergeText.tooLate;
  if (kept.merged_into !== null) return customerMergeText.mergedOn(await findName(kept.merged_into));
  if (kept.deleted_at) return customerMergeText.deleted;
  const later = await findLaterMerge(merge);
  return later ? customerMergeText.laterFirst(later.merged_before.name) : null;
}
