import { undoMerge } from '@toam/contracts/customer/customer-merge.endpoints';
import { customerMergeText } from '@toam/contracts/customer/customer-merge.text';
import { hideNumbers } from '@toam/domain/customer/customer-numbers';
import type { Actor } from '@toam/domain/actor';
import { mergedFieldsOf, canMergeCustomer, unmergeFields } from '@toam/domain/customer/customer-merge';
import { addAuditEvent } from '../../../audit/audit-context';
import { withRetryOnDeadlock } from '../../../db/retry-on-deadlock';
import { handle } from '../../../http/handle';
import { HttpError } from '../../../http-error';
import type { Customer } from '../customer.schema';
import { readListedCustomer } from '../customer-links.reads';
import { customerReferences } from '../../../references/customer-reference';
import { lockCustomers, writeFields } from '../customers.writes';
import { findMerge, markUndone, unmarkMerged } from './customer-merge.queries';
import type { CustomerMerge } from './customer-merge.schema';
import { countHeld } from './held-counts';
import { notifyMerge } from './notify-merge';
import { undoBlock } from './undo-block';

/** The merge and its kept record, with both records locked. @throws HttpError not_found, forbidden; conflict with the reason */
async function lockMerge(actor: Actor, id: number): Promise<{ merge: CustomerMerge; kept: Customer }> {
  const named = await findMerge(id);
  const records = named ? await lockCustomers([named.kept_id, named.merged_id]) : undefined;
  const merge = await findMerge(id); // read again under the lock, when nobody else can undo it
  const kept = merge && records?.get(merge.kept_id);
  if (!kept) throw new HttpError('not_found', customerMergeText.notFound);
  if (!canMergeCustomer(actor, kept)) throw new HttpError('forbidden', customerMergeText.mayNotUndo);
  const block = await undoBlock(merge, kept);
  if (block) throw new HttpError('conflict', block);
  return { merge, kept };
}

/**
 * Undoes a merge. The merged record comes back with the moved references that still exist. The kept record loses what
 * the merge added and keeps what people wrote or created since. D56.
 * @throws HttpError not_found; forbidden; conflict after 30 days, if it was undone already, or if a later merge must be undone first
 */
export const undoMergeCall = handle(
  undoMerge,
  { audit: { action: 'merge_undo', noun: 'customer' } },
  ({ actor, params: { id } }) =>
    withRetryOnDeadlock(customerMergeText.busy, async () => {
      const { merge, kept } = await lockMerge(actor, id);
      const separated = await unmarkMerged(merge.merged_id);
      const pair = { kept: kept.id, merged: separated.id, by: actor.id };
      for (const holder of customerReferences()) {
        const moved = merge.moved[holder.name];
        if (moved !== undefined) await holder.revert(pair, moved); // a handler added after the merge moved nothing
      }
      const after = await writeFields(kept.id, unmergeFields(mergedFieldsOf(kept), merge));
      await markUndone(merge.id, actor.id);
      addAuditEvent({ detail: { merge_id: merge.id } });
      const named = ({ id: code, name }: Customer) => customerMergeText.historyName(code, name);
      await notifyMerge(actor, {
        ...{ before: kept, after, merged: separated },
        ofKept: { column: 'merged', old_value: named(separated), new_value: null },
        ofMerged: { column: 'merged_into', old_value: named(kept), new_value: null },
        // the notice is stored, and rights may change later
        notice: hideNumbers('name', customerMergeText.undoneNotice(named(separated), named(after))),
      });
      // the actor may have lost access to one of the two, so both are serialized as in a list
      return {
        customer: await readListedCustomer(actor, kept.id),
        separated: await readListedCustomer(actor, separated.id),
        moved: (await countHeld([separated.id])).get(separated.id)!,
      };
    }),
);
