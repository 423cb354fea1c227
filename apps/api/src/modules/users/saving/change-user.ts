import { authText } from '@toam/contracts/auth/auth.text';
import { changeUser } from '@toam/contracts/user/user.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import { userSaveText as text } from '@toam/contracts/user/user-save.text';
import type { UserChange } from '@toam/contracts/user/user-save.schema';
import { type Actor, isAdmin } from '@toam/domain/actor';
import { canEditUser } from '@toam/domain/staff/user-access';
import { auditNothing } from '../../../audit/audit-context';
import { tx } from '../../../db/db';
import { type Caller, callerOf } from '../../../audit/record-audit';
import { recordChanges } from '../../../history/record-changes';
import { handle } from '../../../http/handle';
import { HttpError } from '../../../http-error';
import { fromModules } from '../../../references/from-modules';
import { endForbiddenWork } from '../../../references/session-ending';
import { revokeSessions } from '../../../sessions/revoke-sessions';
import { publishUser } from '../publish-user';
import { checkUser, lockFor } from './check-user';
import { lockWithActor } from '../people';
import { emptiedColumns, patchOf, refusedColumns } from './user-patch';
import { leavePictures } from '../portrait/user-pictures';
import { findUser, updateUser, type WrittenColumns } from '../user.queries';
import type { User } from '../user.schema';
import { userChanges } from '../user-labels';
import { serializeRecord } from '../user-serializer';

/** The result of a save: the record after it, or the present record if the version was stale. */
interface Outcome {
  user: User;
  message: string;
  isStale: boolean;
}

/** True for a former admin, whose open screens and running calls must not go on showing an admin's data. */
const losesRole = (before: User, after: User): boolean => isAdmin(before) && !isAdmin(after);

async function write(actor: Actor, before: User, columns: WrittenColumns): Promise<User> {
  const after = await updateUser(before.id, columns);
  await leavePictures(before, after);
  await recordChanges(actor, 'User', after.id, await userChanges(before, after));
  if ((before.status === 1 && after.status === 0) || losesRole(before, after)) await revokeSessions(after.id);
  else await endForbiddenWork(before, after);
  await publishUser(actor, after);
  return after;
}

/** The answer's text: its own for locking and unlocking, else the text of an update. */
function messageOf({ name }: User, columns: WrittenColumns): string {
  const isSwitch = columns.status !== undefined && Object.keys(columns).length === 1;
  if (!isSwitch) return text.updated;
  return columns.status === 0 ? text.locked(name) : text.unlocked(name);
}

/** @throws HttpError forbidden, with errors by field if it is about fields */
async function refuseForbidden(actor: Actor, user: User, sent: UserChange): Promise<void> {
  if (!canEditUser(actor, user)) throw new HttpError('forbidden', text.mayNotTouch);
  const errors = await refusedColumns(actor, user, sent);
  const [first] = Object.values(errors);
  if (first !== undefined) throw new HttpError('forbidden', first, { errors });
}

/**
 * Looks at the password that came with a change of one's own email, before the rows are locked: it takes a while, and a wrong one counts.
 * @returns the hash that it fits, null if none came
 */
async function provenHash({ actor, ip }: Caller, { user_id, email, current_password }: UserChange) {
  if ((user_id ?? actor.id) !== actor.id || !email || current_password === undefined) return null;
  const hash = (await findUser(actor.id))?.password_hash ?? null;
  await fromModules().provePassword({ userId: actor.id, ip: ip ?? '', hash }, { current_password }, 'current_password');
  return hash;
}

/**
 * The email is the name of the account: whoever found a session open may not take it over by changing it. An emptied one is refused
 * for itself.
 */
function unproven(actor: Actor, user: User, { email }: WrittenColumns, proven: string | null): Record<string, string> {
  if (actor.id !== user.id || !email || (proven !== null && proven === user.password_hash)) return {};
  // somebody may have set another password since it was looked at
  return { current_password: proven === null ? authText.currentPasswordRequired : authText.oldPasswordWrong };
}

const attempt = (actor: Actor, sent: UserChange, proven: string | null): Promise<Outcome> =>
  tx(async () => {
    await lockFor(sent);
    const { currentActor, user } = await lockWithActor(actor, sent.user_id ?? actor.id);
    await refuseForbidden(currentActor, user, sent);
    if (sent.version !== undefined && sent.version !== user.version)
      return { user, message: text.stale, isStale: true };
    const columns = patchOf(user, sent);
    if (Object.keys(columns).length === 0) {
      auditNothing();
      return { user, message: commonText.nothingChanged, isStale: false };
    }
    const errors = { ...emptiedColumns(currentActor, user, columns), ...unproven(currentActor, user, columns, proven) };
    await checkUser(currentActor, user, columns, errors);
    return { user: await write(currentActor, user, columns), message: messageOf(user, columns), isStale: false };
  });

/**
 * Changes the sent fields of a staff user: an admin anybody's, a person their own. An absent field is unchanged; null or '' empties it.
 * An equal value is no change, and a save without changes writes nothing. Locking and the loss of an admin's role end every session
 * at once. One's own email changes with one's password only. Specification 2 §4, §7, D12, D68, issue 5.
 * @throws HttpError not_found; forbidden, by field; invalid by field; too_many after ten wrong passwords; conflict at `email`, or with
 * the current record if the sent version is stale
 */
export const changeUserCall = handle(
  changeUser,
  {
    audit: {
      action: ({ body: { user_id: _whose, version: _seen, status, ...more } }) => {
        if (status === undefined || Object.keys(more).length > 0) return 'update';
        return status === 0 ? 'lock' : 'unlock';
      },
      noun: 'user',
      record: 'user_id',
    },
  },
  async ({ actor, body, request }) => {
    const proven = await provenHash(callerOf({ actor, request }), body);
    const { user, message, isStale } = await attempt(actor, body, proven);
    const answer = { user: await serializeRecord(user), message };
    if (isStale) throw new HttpError('conflict', message, { current: answer.user });
    return answer;
  },
);
