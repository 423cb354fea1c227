import { deleteUser, restoreUser } from '@toam/contracts/user/user.endpoints';
import { handedInWords } from '@toam/contracts/user/hand-over.text';
import { userSaveText as text } from '@toam/contracts/user/user-save.text';
import type { Actor } from '@toam/domain/actor';
import { canDeleteUser, canRestoreUser } from '@toam/domain/staff/user-access';
import { tx } from '../../../db/db';
import { deletion, recordChanges, restoration } from '../../../history/record-changes';
import { deletes, handle } from '../../../http/handle';
import { HttpError } from '../../../http-error';
import { revokeSessions } from '../../../sessions/revoke-sessions';
import { publishUser } from '../publish-user';
import { lockFor, refuseTakenEmail } from '../saving/check-user';
import { countHoldings } from './holdings';
import { lockWithActor } from '../people';
import { findDeletedUser, lockAgainstReferences, updateUser } from '../user.queries';
import type { User } from '../user.schema';
import { serializeRecord } from '../user-serializer';

/** @throws HttpError conflict with `current`: how many records of each kind the person has */
async function refuseHolder(userId: number): Promise<void> {
  const held = await countHoldings(userId);
  const words = handedInWords(held);
  if (words !== '') throw new HttpError('conflict', text.stillHolds(words), { current: held });
}

async function setDeleted(actor: Actor, user: User, deleted_at: Date | null): Promise<User> {
  const after = await updateUser(user.id, { deleted_at });
  await recordChanges(actor, 'User', user.id, [deleted_at ? deletion : restoration]);
  await publishUser(actor, after);
  return after;
}

/** Deletes softly. The caller checks who may do it, and that the person has no records left. */
export async function markUserDeleted(actor: Actor, user: User): Promise<void> {
  await setDeleted(actor, user, new Date());
  await revokeSessions(user.id);
}

/**
 * Deletes a person softly; their name stays on what they did. They must hand over all their records first. D11, D72.
 * @throws HttpError not_found; forbidden; conflict with the records that they still have
 */
export const deleteUserCall = handle(deleteUser, { audit: deletes('user', 'user_id') }, ({ actor, body }) =>
  tx(async () => {
    const userId = body.user_id;
    const { currentActor, user } = await lockWithActor(actor, userId);
    if (currentActor.id === user.id) throw new HttpError('forbidden', text.mayNotDeleteSelf);
    if (!canDeleteUser(currentActor, user)) throw new HttpError('forbidden', text.mayNotTouch);
    // a customer who is given to them at this moment is either counted here, or the gift is refused
    await lockAgainstReferences(userId);
    await refuseHolder(userId);
    await markUserDeleted(currentActor, user);
    return { message: text.deleted(user.name) };
  }),
);

/**
 * Restores a deleted person, who can sign in again as before. D11.
 * @throws HttpError not_found for an unknown id; forbidden; conflict if they are not deleted, or if somebody else has their email now
 */
export const restoreUserCall = handle(
  restoreUser,
  { audit: { action: 'restore', noun: 'user', record: 'user_id' } },
  async ({ actor, body: { user_id: userId } }) => {
    const user = await tx(async () => {
      await lockFor({ email: (await findDeletedUser(userId))?.email });
      const { currentActor, user: gone } = await lockWithActor(actor, userId, 'all');
      if (!canRestoreUser(currentActor, gone)) throw new HttpError('forbidden', text.mayNotTouch);
      if (!gone.deleted_at) throw new HttpError('conflict', text.notDeleted);
      await refuseTakenEmail(gone.email, userId);
      return setDeleted(currentActor, gone, null);
    });
    return { user: await serializeRecord(user), message: text.restored(user.name) };
  },
);
