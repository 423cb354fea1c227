import { type Actor, isAdmin, isMarketer } from '@toam/domain/actor';
import type { HouseListMode } from '@toam/domain/house/house-list-mode';
import { all, any, is, not } from './condition';
import type { HouseCondition, HouseKey } from './house-condition.queries';
import { houseStates } from './house-state';

/*
 * The rights of libs/domain `house-access` and `house-list-mode` as conditions. A list must not even count hidden houses, so the
 * question leaves them out. `house-scope.test.ts` compares both sides over every mode and kind of person.
 */

const mine = (actor: Actor): HouseCondition => is('user_id', actor.id);

/** D26. Undefined for people without limits, so that their questions stay simple. */
function withinLimits(actor: Actor): HouseCondition | undefined {
  if (isAdmin(actor)) return undefined;
  const limits: HouseCondition[] = [];
  if (actor.minimum_price) limits.push({ column: 'into_money', from: actor.minimum_price });
  if (actor.maximum_price) limits.push({ column: 'into_money', to: actor.maximum_price });
  if (actor.project.length) limits.push({ column: 'project_id', oneOf: actor.project });
  if (actor.province.length) limits.push({ column: 'province', oneOf: actor.province });
  return limits.length ? all(...limits) : undefined;
}

/**
 * Houses with this condition that colleagues see: those within the actor's limits, and the actor's own houses outside
 * them. Two branches instead of one `any`, so that each can use an index.
 */
function amongColleagues(actor: Actor, standing: HouseCondition): HouseCondition[] {
  const limits = withinLimits(actor);
  if (!limits) return [standing];
  return [all(standing, limits), all(standing, mine(actor), not(limits))];
}

/** `standing` where the actor decides: everywhere for admins, for others only on their own houses. */
export const whereDeciding = (actor: Actor, standing: HouseCondition): HouseCondition =>
  isAdmin(actor) ? standing : all(mine(actor), standing);

/**
 * The houses of a tab that the actor may see, as conditions that exclude each other: a list is the union of them. Marketers see everything
 * approved and nothing pending. D20, D26, D31.
 */
export function branchesOf(mode: HouseListMode | 'visible', actor: Actor): HouseCondition[] {
  switch (mode) {
    case 'visible':
      return [visibleTo(actor)];
    case 'publicList':
      return amongColleagues(actor, houseStates.community);
    case 'approved':
      return isMarketer(actor)
        ? amongColleagues(actor, houseStates.approved)
        : [whereDeciding(actor, houseStates.approved)];
    case 'waitingApproval':
      return [whereDeciding(actor, houseStates.waiting)];
    case 'notApproved':
      return [whereDeciding(actor, houseStates.rejected)];
    case 'personalList':
      return [mine(actor)];
    case 'suspend':
      return [all(mine(actor), is('status', 1))];
    case 'suspendPublic':
      if (!isMarketer(actor)) return amongColleagues(actor, houseStates.stoppedPublic);
      return [all(houseStates.stoppedPublic, any(mine(actor), all(houseStates.approved, withinLimits(actor))))];
  }
}

const open = all<HouseKey>(is('public', 1), any(is('public_approval', 1), is('status', 1)));

/** Every house that the actor may see, in any tab: `canSeeHouse`. */
export function visibleTo(actor: Actor): HouseCondition {
  if (isAdmin(actor)) return all();
  return any(mine(actor), all(isMarketer(actor) ? houseStates.approved : open, withinLimits(actor)));
}
