import { deviceWords, signInText } from '@toam/contracts/texts/sign-in';
import { canEndSessions } from '@toam/domain/staff/sign-in-access';
import { type Doer, recordAudit } from '../../audit/record-audit';
import { auditChange, auditNothing } from '../../audit/trail';
import { tx } from '../../db/db';
import { Refusal } from '../../http/refusal';
import type { Session } from '../../sessions/find-session';
import { revokeSession, revokeSessions } from '../../sessions/revoke-sessions';
import { deviceOf } from '../../sign-ins/device-of';
import { type EndedSession, findTracksOf, lockLiveSession, lockLiveSessions } from './login-tracking.queries';

/** Devices that an entry names; of more it says how many. */
const mostNamed = 20;

/** Whose devices, which ones and where they signed in: later nobody could say from the number of a session. */
async function audited(doer: Doer, userId: number, ended: EndedSession[]): Promise<void> {
  const tracks = await findTracksOf(ended.slice(0, mostNamed).map(({ id }) => id));
  const places = new Map(tracks.map((track) => [track.session_id, track.address]));
  const devices = ended
    .slice(0, mostNamed)
    .map(({ id, device, ip }) => [deviceWords(deviceOf(device)), places.get(id), ip].filter(Boolean).join(' · '));
  auditChange(
    { id: doer.actor.id },
    'user',
    userId,
    devices.map((device) => ({ column: 'device', old_value: device, new_value: null })),
  );
  const session_id = ended.length === 1 ? { session_id: ended[0]?.id } : {};
  await recordAudit(doer, {
    ...{ action: 'session_end', noun: 'user', recordId: userId, count: ended.length },
    detail: session_id,
  });
}

/**
 * Signs one device out; its tabs close at once, other devices go on. Specification 2 §2, D23.
 * @throws Refusal not_found where it is signed out already, and for somebody else's: ids tell nobody who is signed in
 */
export const endSession = (doer: Doer, sessionId: number): Promise<void> =>
  tx(async () => {
    const session = await lockLiveSession(sessionId);
    if (!session || !canEndSessions(doer.actor, session.user_id)) throw new Refusal('not_found', signInText.deviceGone);
    await revokeSession(session.id, session.user_id);
    await audited(doer, session.user_id, [session]);
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
    if (live.length === 0) auditNothing();
    else {
      await revokeSessions(userId, except);
      await audited(doer, userId, live);
    }
    return live.length;
  });
