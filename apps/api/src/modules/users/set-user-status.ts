import { userText } from '@toam/contracts/texts/user';
import type { Actor } from '@toam/domain/actor';
import { canSetUserStatus } from '@toam/domain/user-access';
import { tx } from '../../db/db';
import { Refusal } from '../../http/refusal';
import { revokeSessions } from '../../sessions/revoke-sessions';
import { lockUserRow, setStatus } from './user.queries';

/**
 * Locks (0) or unlocks (1) a staff user. Locking ends every session at once and closes the sockets (D68).
 * @throws Refusal not_found; forbidden for oneself, or for a super admin by anyone but another one
 */
export const setUserStatus = (actor: Actor, userId: number, status: 0 | 1): Promise<void> =>
  tx(async () => {
    const user = await lockUserRow(userId);
    if (!user) throw new Refusal('not_found', userText.notFound);
    if (user.id === actor.id) throw new Refusal('forbidden', userText.mayNotLockSelf);
    if (!canSetUserStatus(actor, user)) throw new Refusal('forbidden', userText.mayNotLock);
    if (user.status === status) return;
    await setStatus(userId, status);
    if (status === 0) await revokeSessions(userId);
  });
