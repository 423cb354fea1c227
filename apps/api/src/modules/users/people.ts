import { userSaveText as text } from '@toam/contracts/texts/user-save';
import { userText } from '@toam/contracts/texts/user';
import type { Actor } from '@toam/domain/actor';
import { Refusal } from '../../http/refusal';
import { lockPeople } from './user.queries';
import type { User } from './user.schema';
import { toActor } from './users.reads';

/** Whoever does something to somebody, and that one, both as they are now and until the transaction ends. */
export interface LockedPeople {
  doer: Actor;
  user: User;
}

/**
 * Locks a person together with whoever changes them, whose rights are read anew: of two super admins who take each other's role at
 * the same moment, the later one is none any more. So whoever takes a super admin's power is another one who keeps it, and the last
 * one stays. Issue 5.
 * @throws Refusal not_found; forbidden where the doer has been locked meanwhile
 */
export async function lockWithDoer(actor: Actor, userId: number, isDeleted = false): Promise<LockedPeople> {
  const people = await lockPeople([actor.id, userId]);
  const [doer, user] = [people.get(actor.id), people.get(userId)];
  if (!doer || doer.status === 0 || doer.deleted_at) throw new Refusal('forbidden', text.mayNotTouch);
  if (!user || (user.deleted_at === null) === isDeleted)
    throw user && isDeleted ? new Refusal('conflict', text.notDeleted) : new Refusal('not_found', userText.notFound);
  return { doer: toActor(doer), user };
}
