import { customerMergeText } from '@toam/contracts/texts/customer-merge';
import { undoUntil } from '@toam/domain/customer/customer-merge';
import { toEpoch } from '../../../db/columns';
import type { Customer } from '../customer.schema';
import { findLaterMerge, findName } from './customer-merge.queries';
import type { CustomerMerge } from './customer-merge.schema';

/**
 * Why a merge cannot be taken back as things are, in words; null: it can. Merges are taken back in the reverse of their
 * order, else the fields of the record that both went into would be anybody's guess. D56.
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
