import { manyRecords } from '@toam/contracts/live/live-events';
import type { Actor } from '@toam/domain/actor';
import { emitChanges } from '../../live/emit';

/** Publishes that shares changed, by their numbers or those of their deal, coupons or bills. Only ids: each reads what they may. */
export const publishShares = (actor: Actor, ids: readonly number[]): Promise<void> =>
  emitChanges('transaction', ids, actor.id, { rule: 'brokerage' });

/** Publishes that receipts changed, and with them the sums of their shares. */
export async function publishReceipts(
  actor: Actor,
  ids: readonly number[],
  shareIds: readonly number[],
): Promise<void> {
  await emitChanges('receipt', ids, actor.id, { rule: 'brokerage' });
  await publishShares(actor, [...new Set(shareIds)]);
}

/** Publishes that figures changed by something that is no share: screens of the ledger reload. */
export const publishFigures = (actor: Actor): Promise<void> => publishShares(actor, [manyRecords]);
