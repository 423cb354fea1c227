import type { HandOverCounts } from '@toam/contracts/user/hand-over.endpoints';
import { handedKinds } from '@toam/domain/staff/hand-over';
import { auditChange, addAuditEvent } from '../../../audit/audit-context';
import type { Handing } from '../../../references/staff-reference';

/** What a hand-over, or its undo, did. */
interface MovedWork {
  currentActor: { id: number };
  leaver: Handing['from'];
  /** Null if only the account was closed. */
  receiver: Handing['to'] | null;
  counts: HandOverCounts;
}

/** Audits on the leaver how many records of each kind moved. An entry can show only a few of thousands of records. */
function audited(part: 'handed' | 'returned', { currentActor: actor, leaver, receiver, counts }: MovedWork): void {
  const to = receiver?.name ?? null;
  const moved = handedKinds.filter((kind) => counts[kind] > 0);
  auditChange(actor, 'user', leaver.id, [
    ...(to === null ? [] : [{ column: `${part}_with`, old_value: null, new_value: to }]),
    ...moved.map((kind) => ({ column: `${part}_${kind}`, old_value: null, new_value: String(counts[kind]) })),
  ]);
  const count = moved.reduce((sum, kind) => sum + counts[kind], 0);
  if (count > 0) addAuditEvent({ recordId: leaver.id, count });
  else addAuditEvent({ recordId: leaver.id });
}

export const auditHandOver = (moved: MovedWork): void => audited('handed', moved);
export const auditUndone = (moved: MovedWork): void => audited('returned', moved);
