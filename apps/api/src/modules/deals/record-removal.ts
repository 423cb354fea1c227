import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { dealText } from '@toam/contracts/deal/deal.text';
import type { Actor } from '@toam/domain/actor';
import { addAuditEvent } from '../../audit/audit-context';
import { recordChanges } from '../../history/record-changes';
import { notify } from '../../live/notify';
import { readHouseNames } from '../houses/houses.reads';
import type { FoundShare } from './deal.queries';

/** Records of the ledger that are deleted with a reason. */
type Removed = 'Transaction' | 'Receipt' | 'Coupon' | 'CancelBill';

/** Writes why a record was deleted: into its history and the audit. D118. */
async function recordReason(actor: Actor, model: Removed, id: number, reason: string): Promise<void> {
  const change = { column: 'deleted_at', old_value: null, new_value: dealText.historyDeleted(reason) };
  await recordChanges(actor, model, id, [change]);
  addAuditEvent({ detail: { reason } });
}

/** What follows from the deletion of a paper: its history, the audit, and a notice to the person of the share. `name`: 'phiếu thu PT-1'. */
export async function followPaperRemoval(
  actor: Actor,
  paper: { model: Exclude<Removed, 'Transaction'>; id: number; name: string; reason: string },
  { share }: FoundShare,
): Promise<void> {
  await recordReason(actor, paper.model, paper.id, paper.reason);
  await notify({
    ...{ users: [share.staff_id], by: actor.id, type: NotificationType.ledgerRemoved },
    subject: { noun: 'transaction', id: share.id },
    detail: dealText.noticeRemoved(paper.name, share.code, paper.reason),
  });
}

/** The same for shares. They can't be opened any more, so their notices name the house instead. */
export async function followShareRemovals(actor: Actor, removed: readonly FoundShare[], reason: string): Promise<void> {
  const houses = await readHouseNames([...new Set(removed.map(({ deal }) => deal.house_id))]);
  for (const { share, deal } of removed) {
    await recordReason(actor, 'Transaction', share.id, reason);
    await notify({
      ...{ users: [share.staff_id], by: actor.id, type: NotificationType.ledgerRemoved },
      detail: dealText.noticeDealRemoved(share.code, houses.get(deal.house_id)?.address ?? `#${deal.house_id}`, reason),
    });
  }
}
