import { mergeCustomers } from '@toam/contracts/customer/customer-merge.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import { customerMergeText } from '@toam/contracts/customer/customer-merge.text';
import { hideNumbers } from '@toam/domain/customer/customer-numbers';
import type { Actor } from '@toam/domain/actor';
import { mergedFieldsOf, impossibleChoice, mergeFields, undoUntil } from '@toam/domain/customer/customer-merge';
import { toEpoch } from '../../../db/columns';
import { withRetryOnDeadlock } from '../../../db/retry-on-deadlock';
import { handle } from '../../../http/handle';
import { HttpError } from '../../../http-error';
import type { Customer } from '../customer.schema';
import { readCustomer } from '../read-customer';
import type { MergedPair } from '../../../references/customer-reference';
import { customerReferences } from '../../../references/customer-reference';
import { lockCustomers, writeFields } from '../customers.writes';
import { type InputOf } from '@toam/contracts/endpoint';
import { insertMerge, markMerged, writeMoved } from './customer-merge.queries';
import type { CustomerMerge } from './customer-merge.schema';
import { countHeld } from './held-counts';
import { authorizePair, previewMerge, refuseSame } from './preview-merge';
import { notifyMerge } from './notify-merge';

type MergeBody = InputOf<typeof mergeCustomers>['body'];

/** Locks both records and checks their versions. @throws HttpError as `authorizePair`; conflict with the current preview (D12) */
async function lockPair(actor: Actor, { kept, merged }: MergeBody): Promise<[Customer, Customer]> {
  const found = await lockCustomers([kept.id, merged.id]);
  const pair = authorizePair(actor, found.get(kept.id), found.get(merged.id));
  if (pair[0].version === kept.version && pair[1].version === merged.version) {
    refuseSame(kept.id, merged.id);
    return pair;
  }
  const current = await previewMerge(actor, [kept.id, merged.id]);
  throw new HttpError('conflict', customerMergeText.changedMeanwhile, { current });
}

/** Stores both records before the merge and the kept one after it. @throws HttpError invalid for a choice that is not possible */
async function writeDown(actor: Actor, kept: Customer, merged: Customer, choices: MergeBody['choices']) {
  const [kept_before, merged_before] = [mergedFieldsOf(kept), mergedFieldsOf(merged)];
  const impossible = impossibleChoice(kept_before, merged_before, choices);
  if (impossible) {
    const errors = { [`choices.${impossible}`]: customerMergeText.cannotJoin };
    throw new HttpError('invalid', commonText.invalid, { errors });
  }
  const kept_after = mergeFields(kept_before, merged_before, choices);
  const givesUpPicture = kept_before.image_id !== kept_after.image_id;
  return insertMerge({
    ...{ kept_id: kept.id, merged_id: merged.id, user_id: actor.id },
    ...{ kept_before, merged_before, kept_after },
    held: (await countHeld([merged.id])).get(merged.id)!,
    image_id: givesUpPicture ? kept_before.image_id : null,
  });
}

/** Moves every reference from the merged record to the kept one, and stores which rows moved. */
async function handOver(merge: CustomerMerge, pair: MergedPair): Promise<void> {
  const moved: Record<string, unknown> = {};
  for (const holder of customerReferences()) moved[holder.name] = await holder.move(pair);
  await writeMoved(merge.id, moved);
}

/**
 * Merges one customer into another: the chosen fields, all numbers, the staff of both, and all references to the merged
 * one. Both records are locked, so nobody can add references meanwhile. Nothing is deleted; the merge can be undone for
 * 30 days. Specification 2 §2, D56.
 * @throws HttpError invalid, not_found, forbidden; conflict with the current preview if one of them changed since the
 * person saw it (D12), or if the records stay locked by others
 */
export const mergeCustomersCall = handle(
  mergeCustomers,
  { audit: { action: 'merge', noun: 'customer' } },
  ({ actor, body }) =>
    withRetryOnDeadlock(customerMergeText.busy, async () => {
      const [kept, merged] = await lockPair(actor, body);
      const merge = await writeDown(actor, kept, merged, body.choices);
      const gone = await markMerged(merged.id, kept.id);
      await handOver(merge, { kept: kept.id, merged: merged.id, by: actor.id });
      const after = await writeFields(kept.id, merge.kept_after);
      const named = ({ id, name }: Customer) => customerMergeText.historyName(id, name);
      await notifyMerge(actor, {
        ...{ before: kept, after, merged: gone },
        ofKept: { column: 'merged', old_value: null, new_value: named(merged) },
        ofMerged: { column: 'merged_into', old_value: null, new_value: named(after) },
        // the notice is stored, and rights may change later
        notice: hideNumbers('name', customerMergeText.notice(named(merged), named(after))),
      });
      return {
        merge_id: merge.id,
        customer: await readCustomer(actor, kept.id),
        moved: merge.held,
        undo_until: undoUntil(toEpoch(merge.created_at)),
      };
    }),
);
