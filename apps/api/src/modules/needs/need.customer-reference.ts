import { and, eq, isNull, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { deletion, recordChanges, restoration } from '../../history/record-changes';
import { emitChange } from '../../live/emit';
import type { CustomerDeletion, CustomerReferenceHandler } from '../../references/customer-reference';
import { columnHandler } from '../customers/customer-rows.writes';
import { needAudienceOf } from '../need-scope/need-audience.reads';
import { requests } from './need.schema';

/** Needs are deleted with their customer, at the same time, and restored with them. Needs deleted before stay deleted. D11. */
async function followCustomer({ actor, customer, moment, isRestored }: CustomerDeletion): Promise<number> {
  const at = sql`${moment}::timestamptz`;
  const needs = await db()
    .update(requests)
    .set({ deleted_at: isRestored ? null : at, version: sql`${requests.version} + 1` })
    .where(
      and(
        eq(requests.customer_id, customer),
        isRestored ? sql`${requests.deleted_at} = ${at}` : isNull(requests.deleted_at),
      ),
    )
    .returning({ id: requests.id, version: requests.version });
  for (const { id, version } of needs) {
    await recordChanges(actor, 'Request', id, [isRestored ? restoration : deletion]);
    await emitChange('request', { id, version }, actor.id, await needAudienceOf([id]));
  }
  return needs.length;
}

/** Needs of a customer. */
export const needCustomers: CustomerReferenceHandler = {
  ...columnHandler({
    name: 'requests',
    table: requests,
    reference: 'requests.customer_id',
    live: { noun: 'request', audienceOf: needAudienceOf },
    counted: { kind: 'requests', where: isNull(requests.deleted_at) },
  }),
  onDeletion: followCustomer,
};
