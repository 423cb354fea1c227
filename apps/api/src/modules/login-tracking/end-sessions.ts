import { signInText } from '@toam/contracts/texts/sign-in';
import type { Actor } from '@toam/domain/actor';
import { canEndSessions } from '@toam/domain/sign-in-access';
import { tx } from '../../db/db';
import { Refusal } from '../../http/refusal';
import type { Session } from '../../sessions/find-session';
import { revokeSession, revokeSessions } from '../../sessions/revoke-sessions';
import { lockLiveSession, lockLiveSessions } from './login-tracking.queries';

/**
 * Signs one device out; its tabs close at once, other devices go on. Specification 2 §2, D23.
 * @throws Refusal not_found where it is signed out already, and for somebody else's: ids tell nobody who is signed in
 */
export const endSession = (actor: Actor, sessionId: number): Promise<void> =>
  tx(async () => {
    const session = await lockLiveSession(sessionId);
    if (!session || !canEndSessions(actor, session.user_id)) throw new Refusal('not_found', signInText.deviceGone);
    await revokeSession(session.id, session.user_id);
  });

/**
 * Signs a person out everywhere, except on the device that asks if it is theirs.
 * @returns how many devices that were
 * @throws Refusal forbidden for somebody else's, unless a super admin asks
 */
export const endSessions = ({ id, actor }: Session, userId: number): Promise<number> =>
  tx(async () => {
    if (!canEndSessions(actor, userId)) throw new Refusal('forbidden', signInText.notYours);
    const except = userId === actor.id ? id : undefined;
    const live = await lockLiveSessions(userId, except);
    if (live > 0) await revokeSessions(userId, except);
    return live;
  });
