import type { HandOver as HandOverWire, HandOverCounts } from '@toam/contracts/user/hand-over.endpoints';
import { handOverText as text } from '@toam/contracts/texts/hand-over';
import type { Actor } from '@toam/domain/actor';
import { canHandOver } from '@toam/domain/staff/hand-over';
import { givingWay } from '../../../db/giving-way';
import { Refusal } from '../../../http/refusal';
import { standingDoer } from '../people';
import { lockHierarchy, lockPeople } from '../user.queries';
import type { User } from '../user.schema';
import { findHandOver, markUndone } from './hand-over.queries';
import type { HandOver } from './hand-over.schema';
import { handOverToWire, isTooLate } from './hand-over-wire';
import { reopenAccount } from './leaver-account';
import { staffReferences } from '../../../references/staff-reference';
import { auditUndone } from './audit-hand-over';
import { tellUndone } from './tell-hand-over';

interface Undoing {
  doer: Actor;
  one: HandOver;
  leaver: User;
  receiver: User | undefined;
}

/** Why it cannot be taken back, in words; null: it can. */
function blockOf(one: HandOver, leaver: User): string | null {
  if (one.undone_at) return text.alreadyUndone;
  if (isTooLate(one)) return text.tooLate;
  return leaver.deleted_at ? text.leaverDeleted(leaver.name) : null;
}

/** The hand-over and its people, locked. @throws Refusal not_found, forbidden; conflict saying why not */
async function lockUndoing(actor: Actor, id: number): Promise<Undoing> {
  const named = await findHandOver(id);
  if (!named) throw new Refusal('not_found', text.notFound);
  await lockHierarchy();
  const people = await lockPeople([actor.id, named.from_id, ...(named.to_id === null ? [] : [named.to_id])]);
  const one = await findHandOver(id); // as it is, now that nobody else takes it back
  const leaver = people.get(named.from_id);
  if (!one || !leaver) throw new Refusal('not_found', text.notFound);
  const doer = standingDoer(people.get(actor.id));
  if (!canHandOver(doer, leaver)) throw new Refusal('forbidden', text.mayNot);
  const block = blockOf(one, leaver);
  if (block !== null) throw new Refusal('conflict', block);
  return { doer, one, leaver, receiver: one.to_id === null ? undefined : people.get(one.to_id) };
}

/** Gives back the kinds in the reverse of their order. */
async function giveBackAll({ doer, one, leaver, receiver }: Undoing): Promise<HandOverCounts> {
  const returned: HandOverCounts = { customers: 0, requests: 0, houses: 0, team: 0 };
  for (const { kind, revert } of staffReferences().toReversed()) {
    const moved = one.moved[kind];
    if (receiver === undefined || moved === undefined) continue;
    returned[kind] = await revert({ from: leaver, to: receiver, by: doer.id }, moved);
  }
  return returned;
}

/**
 * Takes a hand-over back within 24 hours: what the receiver still has returns, and the account opens again if this closed it.
 * What has moved on since stays where it is; the answer says how much came back. D72.
 * @throws Refusal not_found; forbidden; conflict after 24 hours, where it was taken back already, where the person was deleted,
 * or where records stay busy
 */
export const undoHandOver = (actor: Actor, id: number): Promise<HandOverWire> =>
  givingWay(text.busy, async () => {
    const undoing = await lockUndoing(actor, id);
    const { doer, one, leaver, receiver } = undoing;
    const returned = await giveBackAll(undoing);
    await reopenAccount(doer, leaver, one);
    auditUndone({ doer, leaver, receiver: receiver ?? null, counts: returned });
    const undone = await markUndone(id, doer.id, returned);
    if (receiver) await tellUndone(doer, undone, { from: leaver, to: receiver });
    return handOverToWire(doer, undone);
  });
