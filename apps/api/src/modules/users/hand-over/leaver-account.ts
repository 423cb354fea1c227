import type { Actor } from '@toam/domain/actor';
import { recordChanges } from '../../../history/record-changes';
import { revokeSessions } from '../../../sessions/revoke-sessions';
import { announceUser } from '../announce-user';
import { updateUser, type WrittenColumns } from '../user.queries';
import type { User } from '../user.schema';
import { userChanges } from '../user-words';
import { readColumnsChangedSince } from './hand-over.queries';
import type { HandOver } from './hand-over.schema';

/** What becomes of an account: only what it is not already. */
export type Closing = Pick<HandOver, 'locked' | 'resigned'>;

export const closingOf = (leaver: User, asked: { lock: boolean; resigned: boolean }): Closing => ({
  locked: asked.lock && leaver.status === 1,
  resigned: asked.resigned && leaver.employee_status !== 'resigned',
});

async function write(doer: Actor, before: User, columns: WrittenColumns): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  const after = await updateUser(before.id, columns);
  await recordChanges(doer, 'User', after.id, await userChanges(before, after));
  await announceUser(doer, after);
}

/** Locks the account, which ends every session at once, and marks the person as resigned. D68, D72. */
export async function closeAccount(doer: Actor, leaver: User, { locked, resigned }: Closing): Promise<void> {
  await write(doer, leaver, {
    ...(locked ? { status: 0 } : {}),
    ...(resigned ? { employee_status: 'resigned' } : {}),
  });
  if (locked) await revokeSessions(leaver.id);
}

/** Takes that back, as far as nobody changed it since: who was unlocked and locked again meanwhile stays so. */
export async function reopenAccount(doer: Actor, leaver: User, one: HandOver): Promise<void> {
  const changed = await readColumnsChangedSince(one);
  const reopens = one.locked && leaver.status === 0 && !changed.has('status');
  const returns = one.resigned && leaver.employee_status === 'resigned' && !changed.has('employee_status');
  await write(doer, leaver, {
    ...(reopens ? { status: 1 } : {}),
    ...(returns ? { employee_status: one.employee_status_before } : {}),
  });
}
