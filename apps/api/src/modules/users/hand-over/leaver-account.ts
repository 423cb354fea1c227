import type { Actor } from '@toam/domain/actor';
import { recordChanges } from '../../../history/record-changes';
import { revokeSessions } from '../../../sessions/revoke-sessions';
import { publishUser } from '../publish-user';
import { updateUser, type WrittenColumns } from '../user.queries';
import type { User } from '../user.schema';
import { userChanges } from '../user-labels';
import { readColumnsChangedSince } from './hand-over.queries';
import type { HandOver } from './hand-over.schema';

/** What a hand-over changes on the account. A state that the account has already is no change. */
export type Closing = Pick<HandOver, 'locked' | 'resigned'>;

export const closingOf = (leaver: User, asked: { lock: boolean; resigned: boolean }): Closing => ({
  locked: asked.lock && leaver.status === 1,
  resigned: asked.resigned && leaver.employee_status !== 'resigned',
});

async function write(actor: Actor, before: User, columns: WrittenColumns): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  const after = await updateUser(before.id, columns);
  await recordChanges(actor, 'User', after.id, await userChanges(before, after));
  await publishUser(actor, after);
}

/** Locks the account, which ends every session at once, and marks the person as resigned. D68, D72. */
export async function closeAccount(actor: Actor, leaver: User, { locked, resigned }: Closing): Promise<void> {
  await write(actor, leaver, {
    ...(locked ? { status: 0 } : {}),
    ...(resigned ? { employee_status: 'resigned' } : {}),
  });
  if (locked) await revokeSessions(leaver.id);
}

/** Undoes this, unless somebody has changed it since: an account that was unlocked and locked again stays locked. */
export async function reopenAccount(actor: Actor, leaver: User, one: HandOver): Promise<void> {
  const changed = await readColumnsChangedSince(one);
  const reopens = one.locked && leaver.status === 0 && !changed.has('status');
  const returns = one.resigned && leaver.employee_status === 'resigned' && !changed.has('employee_status');
  await write(actor, leaver, {
    ...(reopens ? { status: 1 } : {}),
    ...(returns ? { employee_status: one.employee_status_before } : {}),
  });
}
