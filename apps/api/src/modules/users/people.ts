import { userSaveText as text } from '@toam/contracts/user/user-save.text';
import { userText } from '@toam/contracts/user/user.text';
import type { Actor } from '@toam/domain/actor';
import { HttpError } from '../../http-error';
import { findUser, lockPeople } from './user.queries';
import type { User } from './user.schema';
import { toActor } from './users.reads';

/** The actor and the person whom they change, both as they are now and locked until the transaction ends. */
interface LockedPeople {
  currentActor: Actor;
  user: User;
}

/**
 * The actor with the rights of their locked row.
 * @throws HttpError forbidden if they have been locked or deleted meanwhile
 */
export function activeActor(row: User | undefined): Actor {
  if (!row || row.status === 0 || row.deleted_at) throw new HttpError('forbidden', text.mayNotTouch);
  return toActor(row);
}

/**
 * The actor with their present rights, for use after slow work.
 * @throws HttpError forbidden as `activeActor`
 */
export const readActor = async ({ id }: Pick<Actor, 'id'>): Promise<Actor> => activeActor(await findUser(id));

/**
 * Locks a person together with the actor, and reads the actor's rights again. If two super admins take each other's role at the same
 * moment, the later one has lost the role by then and is refused. So whoever takes a super admin's role keeps their own, and at least
 * one super admin remains. Issue 5.
 * @param among deleted people, too, or only those who are not
 * @throws HttpError not_found; forbidden if the actor has been locked meanwhile
 */
export async function lockWithActor(
  actor: Actor,
  userId: number,
  among: 'present' | 'all' = 'present',
): Promise<LockedPeople> {
  const people = await lockPeople([actor.id, userId]);
  const currentActor = activeActor(people.get(actor.id));
  const user = people.get(userId);
  if (!user || (among === 'present' && user.deleted_at)) throw new HttpError('not_found', userText.notFound);
  return { currentActor, user };
}
