import type { undoMerge as undoMergeEndpoint } from '@toam/contracts/customer/customer-merge.endpoints';
import { customerMergeText } from '@toam/contracts/texts/customer-merge';
import { hideNumbers } from '@toam/domain/customer/customer-numbers';
import type { Actor } from '@toam/domain/actor';
import { mergedFieldsOf, canMergeCustomer, unmergeFields } from '@toam/domain/customer/customer-merge';
import type { z } from 'zod';
import { addAuditEvent } from '../../../audit/audit-context';
import { withRetryOnDeadlock } from '../../../db/retry-on-deadlock';
import { HttpError } from '../../../http/http-error';
import type { Customer } from '../customer.schema';
import { readListedCustomer } from '../customer-links.reads';
import { customerReferences } from '../../../references/customer-reference';
import { lockCustomers, writeFields } from '../customers.writes';
import { findMerge, markUndone, unmarkMerged } from './customer-merge.queries';
import type { CustomerMerge } from './customer-merge.schema';
import { countHeld } from './held-counts';
import { notifyMerge } from './notify-merge';
import { undoBlock } from './undo-block';

/** The merge and its kept record, both records locked. @throws HttpError not_found, forbidden; conflict saying why not */
async function lockMerge(actor: Actor, id: number): Promise<{ merge: CustomerMerge; kept: Customer }> {
  const named = await findMerge(id);
  const records = named ? await lockCustomers([named.kept_id, named.merged_id]) : undefined;
  const merge = await findMerge(id); // as it is, now that nobody else takes it back
  const kept = merge && records?.get(merge.kept_id);
  if (!kept) throw new HttpError('not_found', customerMergeText.notFound);
  if (!canMergeCustomer(actor, kept)) throw new HttpError('forbidden', customerMergeText.mayNotUndo);
  const block = await undoBlock(merge, kept);
  if (block) throw new HttpError('conflict', block);
  return { merge, kept };
}

/**
 * Takes a merge back: the merged record stands again with what was handed over and is still there; the kept one loses what
 * came with the merge and keeps what was written or created since. D56.
 * @throws HttpError not_found; forbidden; conflict after 30 days, where it was taken back already, or where a later merge has
 * to be taken back first
 */
export const undoMerge = (actor: Actor, id: number): Promise<z.output<(typeof undoMergeEndpoint)['data']>> =>
  withRetryOnDeadlock(customerMergeText.busy, async () => {
    const { merge, kept } = await lockMerge(actor, id);
    const separated = await unmarkMerged(merge.merged_id);
    const pair = { kept: kept.id, merged: separated.id, by: actor.id };
    for (const holder of customerReferences()) {
      const moved = merge.moved[holder.name];
      if (moved !== undefined) await holder.revert(pair, moved); // a holder that is newer than the merge moved nothing
    }
    const after = await writeFields(kept.id, unmergeFields(mergedFieldsOf(kept), merge));
    await markUndone(merge.id, actor.id);
    addAuditEvent({ detail: { merge_id: merge.id } });
    const named = ({ id: code, name }: Customer) => customerMergeText.historyName(code, name);
    await notifyMerge(actor, {
      ...{ before: kept, after, merged: separated },
      ofKept: { column: 'merged', old_value: named(separated), new_value: null },
      ofMerged: { column: 'merged_into', old_value: named(kept), new_value: null },
      // it is kept, and rights change
      notice: hideNumbers('name', customerMergeText.undoneNotice(named(separated), named(after))),
    });
    // one of the two may be nobody's business of the actor any more: as a list shows it
    return {
      customer: await readListedCustomer(actor, kept.id),
      separated: await readListedCustomer(actor, separated.id),
      moved: (await countHeld([separated.id])).get(separated.id)!,
    };
  });
