import { userSaveText as text } from '@toam/contracts/texts/user-save';
import { userText } from '@toam/contracts/texts/user';
import type { Actor } from '@toam/domain/actor';
import { Refusal } from '../../http/refusal';
import { findUser, lockPeople } from './user.queries';
import type { User } from './user.schema';
import { toActor } from './users.reads';

/** Whoever does something to somebody, and that one, both as they are now and until the transaction ends. */
export interface LockedPeople {
  doer: Actor;
  user: User;
}

/**
 * The rights of whoever does something, as their locked row has them.
 * @throws Refusal forbidden where they have been locked or deleted meanwhile
 */
export function standingDoer(row: User | undefined): Actor {
  if (!row || row.status === 0 || row.deleted_at) throw new Refusal('forbidden', text.mayNotTouch);
  return toActor(row);
}

/**
 * The rights that whoever does something has now, after work that took a while.
 * @throws Refusal forbidden as `standingDoer`
 */
export const readDoer = async ({ id }: Pick<Actor, 'id'>): Promise<Actor> => standingDoer(await findUser(id));

/**
 * Locks a person together with whoever changes them, whose rights are read anew: of two super admins who take each other's role at
 * the same moment, the later one is none any more. So whoever takes a super admin's power is another one who keeps it, and the last
 * one stays. Issue 5.
 * @throws Refusal not_found; forbidden where the doer has been locked meanwhile
 */
export async function lockWithDoer(actor: Actor, userId: number, isDeleted = false): Promise<LockedPeople> {
  const people = await lockPeople([actor.id, userId]);
  const doer = standingDoer(people.get(actor.id));
  const user = people.get(userId);
  if (!user || (user.deleted_at === null) === isDeleted)
    throw user && isDeleted ? new Refusal('conflict', text.notDeleted) : new Refusal('not_found', userText.notFound);
  return { doer, user };
}
