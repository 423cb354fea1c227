import { deleteCustomer, restoreCustomer } from '@toam/contracts/customer/customer.endpoints';
import { customerText } from '@toam/contracts/customer/customer.text';
import { customerMergeText } from '@toam/contracts/customer/customer-merge.text';
import type { Actor } from '@toam/domain/actor';
import { canDeleteCustomer, canRestoreCustomer } from '@toam/domain/customer/customer-change';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { withRetryOnDeadlock } from '../../../db/retry-on-deadlock';
import { findDeletion } from '../../../history/find-deletion';
import { type Change, deletion, recordChanges, restoration } from '../../../history/record-changes';
import { deletes, handle } from '../../../http/handle';
import { HttpError } from '../../../http-error';
import { emitChange } from '../../../live/emit';
import { followDeletion } from '../../../references/customer-reference';
import { customerAudience } from '../customer-audience.reads';
import { lockCustomer } from '../customer.queries';
import { db } from '../../../db/db';
import { findRow } from '../../../db/rows';
import { houses } from '../../houses/house.schema';
import { type Customer, customers } from '../customer.schema';

async function publish(actor: Actor, id: number, version: number, change: Change): Promise<void> {
  await recordChanges(actor, 'Customer', id, [change]);
  await emitChange('customer', { id, version }, actor.id, await customerAudience([id]));
}

/** Locks a customer, deleted or not. */
const lockDeleted = (id: number): Promise<Customer | undefined> => findRow(customers, eq(customers.id, id), 'update');

/** How many houses the customer offers. */
const countHouses = (customerId: number): Promise<number> =>
  db().$count(houses, and(eq(houses.customer_id, customerId), isNull(houses.deleted_at)));

const oneUp = sql`${customers.version} + 1`;
/** When they were deleted, as database text. A `Date` would lose the microseconds. */
const moment = sql<string>`${customers.deleted_at}::text`;

/** Deletes the customer. @returns the new version, and the time of the deletion */
async function markDeleted(id: number): Promise<{ version: number; moment: string }> {
  const [customer] = await db()
    .update(customers)
    .set({ deleted_at: sql`now()`, version: oneUp })
    .where(eq(customers.id, id))
    .returning({ version: customers.version, moment });
  return customer!;
}

/** Restores the customer. @returns the new version, and the time of the deletion */
async function unmarkDeleted(id: number): Promise<{ version: number; moment: string }> {
  const [deleted] = await db().select({ moment }).from(customers).where(eq(customers.id, id));
  const [customer] = await db()
    .update(customers)
    .set({ deleted_at: null, version: oneUp })
    .where(eq(customers.id, id))
    .returning({ version: customers.version });
  return { version: customer!.version, moment: deleted!.moment };
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
      await publish(actor, customerId, version, deletion);
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
      if (!customer.deleted_at) {
        // whoever may not delete it is not told that it is there
        if (!canDeleteCustomer(actor, customer)) throw new HttpError('forbidden', customerText.mayNotRestore);
        throw new HttpError('conflict', customerText.notDeleted);
      }
      if (!canRestoreCustomer(actor, await findDeletion('Customer', customerId, customer.deleted_at)))
        throw new HttpError('forbidden', customerText.mayNotRestore);
      const { version, moment } = await unmarkDeleted(customerId);
      await publish(actor, customerId, version, restoration);
      return { needs: await followDeletion({ actor, customer: customerId, moment, isRestored: true }) };
    }),
);
