import { type HandOverCounts, undoHandOver } from '@toam/contracts/user/hand-over.endpoints';
import { handOverText as text } from '@toam/contracts/user/hand-over.text';
import type { Actor } from '@toam/domain/actor';
import { canHandOver } from '@toam/domain/staff/hand-over';
import { withRetryOnDeadlock } from '../../../db/retry-on-deadlock';
import { handle } from '../../../http/handle';
import { HttpError } from '../../../http-error';
import { activeActor } from '../people';
import { lockHierarchy, lockPeople } from '../user.queries';
import type { User } from '../user.schema';
import { findHandOver, markUndone } from './hand-over.queries';
import type { HandOver } from './hand-over.schema';
import { serializeHandOver, isTooLate } from './hand-over-serializer';
import { reopenAccount } from './leaver-account';
import { staffReferences } from '../../../references/staff-reference';
import { auditUndone } from './audit-hand-over';
import { notifyUndone } from './notify-hand-over';

interface Undoing {
  currentActor: Actor;
  one: HandOver;
  leaver: User;
  receiver: User | undefined;
}

/** Why it cannot be undone, as text; null if it can. */
function blockOf(one: HandOver, leaver: User): string | null {
  if (one.undone_at) return text.alreadyUndone;
  if (isTooLate(one)) return text.tooLate;
  return leaver.deleted_at ? text.leaverDeleted(leaver.name) : null;
}

/** Locks the hand-over and its people. @throws HttpError not_found, forbidden; conflict saying why not */
async function lockUndoing(actor: Actor, id: number): Promise<Undoing> {
  const named = await findHandOver(id);
  if (!named) throw new HttpError('not_found', text.notFound);
  await lockHierarchy();
  const people = await lockPeople([actor.id, named.from_id, ...(named.to_id === null ? [] : [named.to_id])]);
  const one = await findHandOver(id); // read again under the lock, so that nobody else undoes it
  const leaver = people.get(named.from_id);
  if (!one || !leaver) throw new HttpError('not_found', text.notFound);
  const currentActor = activeActor(people.get(actor.id));
  if (!canHandOver(currentActor, leaver)) throw new HttpError('forbidden', text.mayNot);
  const block = blockOf(one, leaver);
  if (block !== null) throw new HttpError('conflict', block);
  return { currentActor, one, leaver, receiver: one.to_id === null ? undefined : people.get(one.to_id) };
}

/** Returns the kinds in reverse order. */
async function revertAll({ currentActor: actor, one, leaver, receiver }: Undoing): Promise<HandOverCounts> {
  const returned: HandOverCounts = { customers: 0, requests: 0, houses: 0, team: 0 };
  for (const { kind, revert } of staffReferences().toReversed()) {
    const moved = one.moved[kind];
    if (receiver === undefined || moved === undefined) continue;
    returned[kind] = await revert({ from: leaver, to: receiver, by: actor.id }, moved);
  }
  return returned;
}

/**
 * Undoes a hand-over within 24 hours: what the receiver still has returns, and the account opens again if the hand-over closed it.
 * Records that moved again stay where they are; the answer says how much came back. D72.
 * @throws HttpError not_found; forbidden; conflict after 24 hours, if it was undone already, if the person was deleted,
 * or if retries still end in a deadlock
 */
export const undoHandOverCall = handle(
  undoHandOver,
  { audit: { action: 'hand_over_undo', noun: 'user' } },
  ({ actor, params: { id } }) =>
    withRetryOnDeadlock(text.busy, async () => {
      const undoing = await lockUndoing(actor, id);
      const { currentActor, one, leaver, receiver } = undoing;
      const returned = await revertAll(undoing);
      await reopenAccount(currentActor, leaver, one);
      auditUndone({ currentActor, leaver, receiver: receiver ?? null, counts: returned });
      const undone = await markUndone(id, currentActor.id, returned);
      if (receiver) await notifyUndone(currentActor, undone, { from: leaver, to: receiver });
      return serializeHandOver(currentActor, undone);
    }),
);
