import { createUser } from '@toam/contracts/user/user.endpoints';
import { houseText } from '@toam/contracts/house/house.text';
import { userSaveText as text } from '@toam/contracts/user/user-save.text';
import type { NewUserBody } from '@toam/contracts/user/user-save.schema';
import { type Actor, JobPosition } from '@toam/domain/actor';
import { hasNoManager } from '@toam/domain/staff/manager-choices';
import { canGiveRole } from '@toam/domain/staff/user-access';
import { tx } from '../../../db/db';
import { recordCreation } from '../../../history/record-changes';
import { creates, handle } from '../../../http/handle';
import { HttpError } from '../../../http-error';
import { hashPassword } from '../../../sessions/password';
import { publishUser } from '../publish-user';
import { checkUser, lockFor } from './check-user';
import { newPassword } from '../password/new-password';
import { activeActor } from '../people';
import { insertUserRow, lockPeople } from '../user.queries';
import type { NewUser, User } from '../user.schema';
import { serializeRecord } from '../user-serializer';
import { userChanges } from '../user-labels';

/** People outside the hierarchy have no place in it, and nobody is above position 1. D27, D28. */
export function placed<Columns extends Partial<Pick<User, 'other_account' | 'job_position' | 'manager'>>>(
  columns: Columns,
): Columns {
  if (columns.other_account === 1) return { ...columns, job_position: JobPosition.staff, manager: null };
  return columns.job_position && hasNoManager(columns.job_position) ? { ...columns, manager: null } : columns;
}

/**
 * Stores a new person in the caller's transaction, with the actor's rights at that moment.
 * @throws HttpError forbidden at `role`; invalid by field; conflict at `email`
 */
async function storeNewcomer(actor: Actor, body: NewUserBody, password_hash: string | null): Promise<User> {
  const columns: NewUser = placed({
    ...body,
    password_hash,
    must_change_password: true,
    password_given_at: new Date(),
  });
  await lockFor(columns);
  const currentActor = activeActor((await lockPeople([actor.id])).get(actor.id));
  if (!canGiveRole(currentActor, body.role))
    throw new HttpError('forbidden', text.mayNotGiveRole, { errors: { role: text.mayNotGiveRole } });
  await checkUser(actor, null, columns);
  const user = await insertUserRow(columns);
  await recordCreation(actor, 'User', user.id, houseText.historyCreated, await userChanges(null, user));
  await publishUser(actor, user);
  return user;
}

/**
 * Creates a staff user or an account outside the hierarchy. The random password is answered once and must be changed at the first
 * sign-in. Specification 2 §5, §7, D28, D67.
 * @throws HttpError as `storeNewcomer`
 */
export const createUserCall = handle(createUser, { audit: creates('user') }, async ({ actor, body }) => {
  const password = newPassword();
  const hash = await hashPassword(password);
  const user = await tx(() => storeNewcomer(actor, body, hash));
  return { user: await serializeRecord(user), password, message: text.created };
});
