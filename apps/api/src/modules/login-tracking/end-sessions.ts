import { deviceLabel, signInText } from '@toam/contracts/sign-in/sign-in.text';
import { canEndSessions } from '@toam/domain/staff/sign-in-access';
import { type Caller, recordAudit } from '../../audit/record-audit';
import { auditChange, auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { idsOf } from '../../db/rows';
import { HttpError } from '../../http-error';
import type { Session } from '../../sessions/find-session';
import { revokeSession, revokeSessions } from '../../sessions/revoke-sessions';
import { deviceOf } from '../../sign-ins/device-of';
import { type EndedSession, findTracksOf, lockLiveSession, lockLiveSessions } from './login-tracking.queries';

/** Devices that an audit entry names. For more than that it gives their number. */
const maxNamed = 20;

/** Audits the person, the devices and where they signed in. A session id alone would not tell that later. */
async function audited(caller: Caller, userId: number, ended: EndedSession[]): Promise<void> {
  const tracks = await findTracksOf(idsOf(ended.slice(0, maxNamed)));
  const places = new Map(tracks.map((track) => [track.session_id, track.address]));
  const devices = ended
    .slice(0, maxNamed)
    .map(({ id, device, ip }) => [deviceLabel(deviceOf(device)), places.get(id), ip].filter(Boolean).join(' · '));
  auditChange(
    { id: caller.actor.id },
    'user',
    userId,
    devices.map((device) => ({ column: 'device', old_value: device, new_value: null })),
  );
  const session_id = ended.length === 1 ? { session_id: ended[0]?.id } : {};
  await recordAudit(caller, {
    ...{ action: 'session_end', noun: 'user', recordId: userId, count: ended.length },
    detail: session_id,
  });
}

/**
 * Signs one device out. Its tabs close at once; other devices stay signed in. Specification 2 §2, D23.
 * @throws HttpError not_found if it is signed out already, and for another person's session, so that ids do not reveal who is signed in
 */
export const endSession = (caller: Caller, sessionId: number): Promise<void> =>
  tx(async () => {
    const session = await lockLiveSession(sessionId);
    if (!session || !canEndSessions(caller.actor, session.user_id))
      throw new HttpError('not_found', signInText.deviceGone);
    await revokeSession(session.id, session.user_id);
    await audited(caller, session.user_id, [session]);
  });

/**
 * Signs a person out on all devices. If it is the actor themselves, the calling device stays signed in.
 * @returns how many devices were signed out
 * @throws HttpError forbidden for another person, unless the actor is a super admin
 */
export const endSessions = (caller: Caller, session: Pick<Session, 'id'>, userId: number): Promise<number> =>
  tx(async () => {
    if (!canEndSessions(caller.actor, userId)) throw new HttpError('forbidden', signInText.notYours);
    const except = userId === caller.actor.id ? session.id : undefined;
    const live = await lockLiveSessions(userId, except);
    if (live.length === 0) auditNothing();
    else {
      await revokeSessions(userId, except);
      await audited(caller, userId, live);
    }
    return live.length;
  });
