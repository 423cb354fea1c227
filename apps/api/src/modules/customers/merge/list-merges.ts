import { type CustomerMerge, listMerges } from '@toam/contracts/customer/customer-merge.endpoints';
import type { StaffName } from '@toam/contracts/user/user';
import type { Actor } from '@toam/domain/actor';
import { canSeeCustomer } from '@toam/domain/customer/customer-access';
import { canMergeCustomer, putAside, undoUntil } from '@toam/domain/customer/customer-merge';
import { readAtOnce } from '../../../db/read-at-once';
import { toEpoch } from '../../../db/columns';
import { handle } from '../../../http/handle';
import { personOf, readStaffNames } from '../../users/users.reads';
import { readCustomer } from '../read-customer';
import { readEntitled, visibleText } from '../visible-customer.reads';
import { listMergesOf } from './customer-merge.queries';
import { undoBlock } from './undo-block';
import { labelsToRecord, type FieldLabels } from './merge-labels';

type Listed = Awaited<ReturnType<typeof listMergesOf>>[number];

/** The values that were not chosen, unless the merge is undone. Numbers in them are hidden from people who may not see them. D24. */
function asideOf(actor: Actor, { merge, kept }: Listed, words: FieldLabels, maySee: boolean): CustomerMerge['aside'] {
  if (merge.undone_at) return [];
  return putAside(merge, merge.merged_before).flatMap(({ name, of }) => {
    const value = words(of, name);
    return value === null ? [] : [{ name, value: visibleText(actor, kept, { column: name, value, maySee }) }];
  });
}

async function serialize(actor: Actor, listed: Listed, staff: Map<number, StaffName>): Promise<CustomerMerge> {
  const { merge, kept, merged } = listed;
  // merged values belong to the kept record: its visibility of numbers applies
  const maySee = (await readEntitled(actor, [kept])).has(kept.id);
  const named = ({ id, name }: { id: number; name: string }) => ({
    id,
    name: visibleText(actor, kept, { column: 'name', value: name, maySee }),
  });
  const blocked = await undoBlock(merge, kept);
  const words = await labelsToRecord([merge.kept_before, merge.merged_before]);
  return {
    id: merge.id,
    kept: named(kept),
    merged: named(merged),
    by: personOf(staff, merge.user_id),
    created_at: toEpoch(merge.created_at),
    undo_until: undoUntil(toEpoch(merge.created_at)),
    undone_at: merge.undone_at && toEpoch(merge.undone_at),
    undone_by: personOf(staff, merge.undone_by),
    may_undo: blocked === null && canMergeCustomer(actor, kept),
    blocked: merge.undone_at ? null : visibleText(actor, kept, { column: 'name', value: blocked, maySee }),
    moved: merge.held,
    aside: asideOf(actor, listed, words, maySee),
  };
}

/**
 * The merges of a customer whom the actor may open, newest first: records merged into this one, and its own merge into
 * another. An id that was merged stands for its kept record. People who see the customer only through a shared need get
 * no merges (decision 50). D56.
 * @throws HttpError not_found, forbidden
 */
export const listMergesCall = handle(listMerges, async ({ actor, query: { customer_id: customerId } }) => {
  const customer = await readCustomer(actor, customerId);
  if (!canSeeCustomer(actor, customer)) return [];
  const found = await listMergesOf(customer.id);
  const staff = await readStaffNames(
    found.flatMap(({ merge }) => (merge.undone_by === null ? [merge.user_id] : [merge.user_id, merge.undone_by])),
  );
  return readAtOnce(...found.map((listed) => () => serialize(actor, listed, staff)));
});
