import { customerText } from '@toam/contracts/texts/customer';
import { customerMergeText } from '@toam/contracts/texts/customer-merge';
import { houseText } from '@toam/contracts/texts/house';
import type { Actor } from '@toam/domain/actor';
import { canDeleteCustomer, canRestoreCustomer } from '@toam/domain/customer-change';
import { givingWay } from '../../db/giving-way';
import { findDeletion } from '../../history/find-deletion';
import { recordChanges } from '../../history/record-changes';
import { Refusal } from '../../http/refusal';
import { emit } from '../../live/emit';
import { followDeletion } from '../../references/customer-reference';
import { needAudienceOf } from '../need-reach/need-audience.reads';
import { customerAudience } from './customer-audience.reads';
import { countHouses, lockDeleted, markDeleted, unmarkDeleted } from './customer-deletion.queries';
import { lockCustomer } from './customer.queries';

const isDeleted = { column: 'deleted_at', old_value: null, new_value: houseText.historyDeleted };
const isBack = { column: 'deleted_at', old_value: houseText.historyDeleted, new_value: null };

/** Writes history and live events of a customer and the needs that went or came along. */
async function tell(
  actor: Actor,
  customerId: number,
  { version, needs }: Awaited<ReturnType<typeof markDeleted>>,
  change: typeof isDeleted | typeof isBack,
): Promise<void> {
  const event = { kind: 'record.changed', changed_by: actor.id } as const;
  await recordChanges(actor, 'Customer', customerId, [change]);
  await emit({ ...event, noun: 'customer', record_id: customerId, version }, await customerAudience([customerId]));
  for (const need of needs) {
    await recordChanges(actor, 'Request', need.id, [change]);
    await emit(
      { ...event, noun: 'request', record_id: need.id, version: need.version },
      await needAudienceOf([need.id]),
    );
  }
}

/**
 * Deletes a customer softly, their needs along with them; what they were shown stays, and counts again once they are back.
 * D11. @returns how many needs went along
 * @throws Refusal not_found, forbidden; conflict while houses are theirs
 */
export const deleteCustomer = (actor: Actor, customerId: number): Promise<number> =>
  givingWay(customerMergeText.busy, async () => {
    const customer = await lockCustomer(customerId);
    if (!customer) throw new Refusal('not_found', customerText.notFound);
    if (!canDeleteCustomer(actor, customer)) throw new Refusal('forbidden', customerText.mayNotDelete);
    const houses = await countHouses(customerId);
    if (houses > 0) throw new Refusal('conflict', customerText.ownsHouses(houses));
    const gone = await markDeleted(customerId);
    await followDeletion(customerId);
    await tell(actor, customerId, gone, isDeleted);
    return gone.needs.length;
  });

/**
 * Takes a deletion back: the customer, and the needs that went along. Who was merged into another is no deletion: that is
 * taken back by undoing the merge. D11, D56. @returns how many needs came back
 * @throws Refusal not_found for one that never was; conflict if they are not deleted; forbidden
 */
export const restoreCustomer = (actor: Actor, customerId: number): Promise<number> =>
  givingWay(customerMergeText.busy, async () => {
    const customer = await lockDeleted(customerId);
    if (!customer || customer.merged_into !== null) throw new Refusal('not_found', customerText.notFound);
    if (!customer.deleted_at) throw new Refusal('conflict', customerText.notDeleted);
    if (!canRestoreCustomer(actor, await findDeletion('Customer', customerId, customer.deleted_at)))
      throw new Refusal('forbidden', customerText.mayNotRestore);
    const back = await unmarkDeleted(customerId);
    await followDeletion(customerId);
    await tell(actor, customerId, back, isBack);
    return back.needs.length;
  });
