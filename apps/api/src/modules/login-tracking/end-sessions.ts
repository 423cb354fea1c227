import { signInText } from '@toam/contracts/texts/sign-in';
import { canEndSessions } from '@toam/domain/sign-in-access';
import { type Doer, recordAudit } from '../../audit/record-audit';
import { tx } from '../../db/db';
import { Refusal } from '../../http/refusal';
import type { Session } from '../../sessions/find-session';
import { revokeSession, revokeSessions } from '../../sessions/revoke-sessions';
import { lockLiveSession, lockLiveSessions } from './login-tracking.queries';

/**
 * Signs one device out; its tabs close at once, other devices go on. Specification 2 §2, D23.
 * @throws Refusal not_found where it is signed out already, and for somebody else's: ids tell nobody who is signed in
 */
export const endSession = (doer: Doer, sessionId: number): Promise<void> =>
  tx(async () => {
    const session = await lockLiveSession(sessionId);
    if (!session || !canEndSessions(doer.actor, session.user_id)) throw new Refusal('not_found', signInText.deviceGone);
    await revokeSession(session.id, session.user_id);
    const whose = { noun: 'user', recordId: session.user_id } as const;
    await recordAudit(doer, { action: 'session_end', ...whose, detail: { session_id: session.id } });
  });

/**
 * Signs a person out everywhere, except on the device that asks if it is theirs.
 * @returns how many devices that were
 * @throws Refusal forbidden for somebody else's, unless a super admin asks
 */
export const endSessions = (doer: Doer, session: Pick<Session, 'id'>, userId: number): Promise<number> =>
  tx(async () => {
    if (!canEndSessions(doer.actor, userId)) throw new Refusal('forbidden', signInText.notYours);
    const except = userId === doer.actor.id ? session.id : undefined;
    const live = await lockLiveSessions(userId, except);
    if (live > 0) await revokeSessions(userId, except);
    await recordAudit(doer, { action: 'session_end', noun: 'user', recordId: userId, count: live });
    return live;
  });
