import type { HandOver as HandOverWire } from '@toam/contracts/user/hand-over.endpoints';
import type { StaffName } from '@toam/contracts/user/user';
import type { Actor } from '@toam/domain/actor';
import { canHandOver, handOverUndoUntil } from '@toam/domain/staff/hand-over';
import { toEpoch } from '../../../db/columns';
import { readStaffNames } from '../users.reads';
import { findPeople } from './hand-over.queries';
import type { HandOver } from './hand-over.schema';

/** Whether the 24 hours for an undo are over. */
export const isTooLate = ({ created_at }: HandOver): boolean =>
  handOverUndoUntil(toEpoch(created_at)) < Date.now() / 1000;

const someone = (names: Map<number, StaffName>, id: number) => names.get(id) ?? { id, name: `#${id}`, avatar: null };

/** Hand-overs of one person, for their history. */
export async function serializeHandOvers(actor: Actor, found: HandOver[]): Promise<HandOverWire[]> {
  const names = await readStaffNames(
    found.flatMap(({ from_id, to_id, user_id, undone_by }) => [from_id, user_id, to_id ?? [], undone_by ?? []].flat()),
  );
  const people = await findPeople(found.map(({ from_id }) => from_id));
  const mayTouch = (id: number) => {
    const leaver = people.get(id);
    return leaver !== undefined && leaver.deleted_at === null && canHandOver(actor, leaver);
  };
  return found.map((one) => ({
    id: one.id,
    from: someone(names, one.from_id),
    to: one.to_id === null ? null : someone(names, one.to_id),
    by: someone(names, one.user_id),
    created_at: toEpoch(one.created_at),
    counts: one.counts,
    locked: one.locked,
    resigned: one.resigned,
    undo_until: handOverUndoUntil(toEpoch(one.created_at)),
    undone_at: one.undone_at && toEpoch(one.undone_at),
    undone_by: one.undone_by === null ? null : someone(names, one.undone_by),
    returned: one.returned,
    may_undo: one.undone_at === null && !isTooLate(one) && mayTouch(one.from_id),
  }));
}

export const serializeHandOver = async (actor: Actor, one: HandOver): Promise<HandOverWire> =>
  (await serializeHandOvers(actor, [one]))[0]!;
