import { userSaveText as text } from '@toam/contracts/texts/user-save';
import { userText } from '@toam/contracts/texts/user';
import type { Actor } from '@toam/domain/actor';
import { HttpError } from '../../http/http-error';
import { findUser, lockPeople } from './user.queries';
import type { User } from './user.schema';
import { toActor } from './users.reads';

/** Whoever does something to somebody, and that one, both as they are now and until the transaction ends. */
export interface LockedPeople {
  currentActor: Actor;
  user: User;
}

/**
 * The rights of whoever does something, as their locked row has them.
 * @throws HttpError forbidden where they have been locked or deleted meanwhile
 */
export function activeActor(row: User | undefined): Actor {
  if (!row || row.status === 0 || row.deleted_at) throw new HttpError('forbidden', text.mayNotTouch);
  return toActor(row);
}

/**
 * The rights that whoever does something has now, after work that took a while.
 * @throws HttpError forbidden as `activeActor`
 */
export const readActor = async ({ id }: Pick<Actor, 'id'>): Promise<Actor> => activeActor(await findUser(id));

/**
 * Locks a person together with whoever changes them, whose rights are read anew: of two super admins who take each other's role at
 * the same moment, the later one is none any more. So whoever takes a super admin's power is another one who keeps it, and the last
 * one stays. Issue 5.
 * @throws HttpError not_found; forbidden where the actor has been locked meanwhile
 */
export async function lockWithActor(actor: Actor, userId: number, isDeleted = false): Promise<LockedPeople> {
  const people = await lockPeople([actor.id, userId]);
  const currentActor = activeActor(people.get(actor.id));
  const user = people.get(userId);
  if (!user || (user.deleted_at === null) === isDeleted)
    throw user && isDeleted
      ? new HttpError('conflict', text.notDeleted)
      : new HttpError('not_found', userText.notFound);
  return { currentActor, user };
}
