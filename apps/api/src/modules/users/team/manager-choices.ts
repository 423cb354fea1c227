import { listManagerChoices } from '@toam/contracts/user/user.endpoints';
import { userSaveText as text } from '@toam/contracts/user/user-save.text';
import type { JobPosition } from '@toam/domain/actor';
import {
  hasNoManager,
  managerChoices,
  mayHaveNoManager,
  needsManager,
  withTeam,
} from '@toam/domain/staff/manager-choices';
import { handle } from '../../../http/handle';
import { readStaffNames } from '../users.reads';
import { readHierarchy } from './hierarchy.queries';
import { idsOf } from '../../../db/rows';

/** A position, and the person who has or gets it. A new person has no id. */
interface Place {
  job_position: JobPosition;
  user_id?: number | undefined;
}

async function choicesAt({ job_position, user_id }: Place, search = '') {
  const hierarchy = await readHierarchy();
  const own = user_id === undefined ? new Set<number>() : withTeam(user_id, hierarchy);
  const free = hierarchy.filter(({ id, status }) => status === 1 && !own.has(id));
  const choices = managerChoices(job_position, free);
  if (!search) return { ...choices, hierarchy, own };
  const found = new Set(idsOf(await readHierarchy(search)));
  return { ...choices, list: choices.list.filter(({ id }) => found.has(id)), hierarchy, own };
}

/** Most choices in one answer; a search narrows them. */
const maxChoices = 200;

/** The people to whom a person at a position may report, and their present manager. D27. */
export const listManagerChoicesCall = handle(listManagerChoices, async ({ query: { search, ...place } }) => {
  const { list, position, hierarchy } = await choicesAt(place, search);
  const current = hierarchy.find(({ id }) => id === place.user_id)?.manager ?? null;
  const offered = idsOf(list.slice(0, maxChoices));
  const names = await readStaffNames(current === null ? offered : [...offered, current]);
  return {
    list: offered.flatMap((id) => names.get(id) ?? []),
    offered_position: position,
    has_none: hasNoManager(place.job_position),
    may_have_none: mayHaveNoManager(place.job_position),
    current: current === null ? null : (names.get(current) ?? null),
  };
});

/** Why the person must have a manager; null if they need none. D27. */
export async function noManagerFault(place: Place): Promise<string | null> {
  return needsManager(place.job_position, await choicesAt(place)) ? text.managerMissing : null;
}

/**
 * Why a person cannot be given this manager; null if they can. A present manager may stay. D27.
 * Call it with the hierarchy locked.
 */
export async function managerFault(place: Place, managerId: number): Promise<string | null> {
  if (hasNoManager(place.job_position)) return text.managerNone;
  const { list, hierarchy, own } = await choicesAt(place);
  if (own.has(managerId)) return text.managerCycle;
  if (list.some(({ id }) => id === managerId)) return null;
  const isThere = hierarchy.some(({ id, status }) => id === managerId && status === 1);
  return isThere ? text.managerNotOffered : text.unknownManager;
}
