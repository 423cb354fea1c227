import { deleteCustomer, restoreCustomer } from '@toam/contracts/customer/customer.endpoints';
import { customerText } from '@toam/contracts/customer/customer.text';
import { customerMergeText } from '@toam/contracts/customer/customer-merge.text';
import { houseText } from '@toam/contracts/house/house.text';
import type { Actor } from '@toam/domain/actor';
import { canDeleteCustomer, canRestoreCustomer } from '@toam/domain/customer/customer-change';
import { withRetryOnDeadlock } from '../../../db/retry-on-deadlock';
import { findDeletion } from '../../../history/find-deletion';
import { recordChanges } from '../../../history/record-changes';
import { deletes, handle } from '../../../http/handle';
import { HttpError } from '../../../http-error';
import { emit } from '../../../live/emit';
import { followDeletion } from '../../../references/customer-reference';
import { customerAudience } from '../customer-audience.reads';
import { countHouses, lockDeleted, markDeleted, unmarkDeleted } from './customer-deletion.queries';
import { lockCustomer } from '../customer.queries';

const isDeleted = { column: 'deleted_at', old_value: null, new_value: houseText.historyDeleted };
const isBack = { column: 'deleted_at', old_value: houseText.historyDeleted, new_value: null };

async function tell(
  actor: Actor,
  id: number,
  version: number,
  change: typeof isDeleted | typeof isBack,
): Promise<void> {
  await recordChanges(actor, 'Customer', id, [change]);
  await emit(
    { kind: 'record.changed', noun: 'customer', record_id: id, version, changed_by: actor.id },
    await customerAudience([id]),
  );
}

/**
 * Deletes a customer softly, together with their needs. Showings stay stored and count again after a restore. D11.
 * @throws HttpError not_found, forbidden; conflict while they own houses
 */
export const deleteCustomerCall = handle(
  deleteCustomer,
  { audit: deletes('customer', 'customer_id') },
  ({ actor, body: { customer_id: customerId } }) =>
    withRetryOnDeadlock(customerMergeText.busy, async () => {
      const customer = await lockCustomer(customerId);
      if (!customer) throw new HttpError('not_found', customerText.notFound);
      if (!canDeleteCustomer(actor, customer)) throw new HttpError('forbidden', customerText.mayNotDelete);
      const houses = await countHouses(customerId);
      if (houses > 0) throw new HttpError('conflict', customerText.ownsHouses(houses));
      const { version, moment } = await markDeleted(customerId);
      await tell(actor, customerId, version, isDeleted);
      return { needs: await followDeletion({ actor, customer: customerId, moment, isRestored: false }) };
    }),
);

/**
 * Restores a customer and the needs deleted with them. A merged record is not a deleted one: undo the merge instead. D11, D56.
 * @throws HttpError not_found if they never existed; conflict if they are not deleted; forbidden
 */
export const restoreCustomerCall = handle(
  restoreCustomer,
  { audit: { action: 'restore', noun: 'customer', record: 'customer_id' } },
  ({ actor, body: { customer_id: customerId } }) =>
    withRetryOnDeadlock(customerMergeText.busy, async () => {
      const customer = await lockDeleted(customerId);
      if (!customer || customer.merged_into !== null) throw new HttpError('not_found', customerText.notFound);
      if (!customer.deleted_at) throw new HttpError('conflict', customerText.notDeleted);
      if (!canRestoreCustomer(actor, await findDeletion('Customer', customerId, customer.deleted_at)))
        throw new HttpError('forbidden', customerText.mayNotRestore);
      const { version, moment } = await unmarkDeleted(customerId);
      await tell(actor, customerId, version, isBack);
      return { needs: await followDeletion({ actor, customer: customerId, moment, isRestored: true }) };
    }),
);
