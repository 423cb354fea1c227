import { isAdmin, isMarketer, type Actor } from '@toam/domain/actor';
import type { HouseVisibility } from '@toam/domain/house/house-access';
import type { HouseListMode } from '@toam/domain/house/house-list-mode';
import { and, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { houses } from './house.schema';
import {
  approvedStanding,
  communityStanding,
  rejectedStanding,
  stoppedPublicStanding,
  waitingStanding,
} from './house-standing';

/*
 * The SQL of libs/domain `house-access` and `house-list-mode`: what a list must not even count has to be left out by the
 * query. `house-scope.test.ts` compares both sides over every mode and kind of person.
 */

export const alive = isNull(houses.deleted_at);

/** What the rules of `house-access` look at. */
export const visibility = {
  id: houses.id,
  user_id: houses.user_id,
  public: houses.public,
  public_approval: houses.public_approval,
  web: houses.web,
  status: houses.status,
  into_money: houses.into_money,
  project_id: houses.project_id,
  province: houses.province,
} satisfies Record<keyof HouseVisibility, unknown> & Record<string, unknown>;

/** Conditions of which a house meets at most one; a list is all of them together. */
export type Branches = (SQL | undefined)[];

const mine = (actor: Actor): SQL => eq(houses.user_id, actor.id);

/** D26; undefined for people without limits, so that their queries stay simple. */
function withinLimits(actor: Actor): SQL | undefined {
  if (isAdmin(actor)) return undefined;
  return and(
    actor.minimum_price ? gte(houses.into_money, actor.minimum_price) : undefined,
    actor.maximum_price ? lte(houses.into_money, actor.maximum_price) : undefined,
    actor.project.length ? inArray(houses.project_id, actor.project) : undefined,
    actor.province.length ? inArray(houses.province, actor.province) : undefined,
  );
}

/**
 * A standing that colleagues see: what lies within the actor's limits, and their own houses beyond them. Two branches
 * instead of one `or`, so that each is answered by an index.
 */
function amongColleagues(actor: Actor, standing: SQL): Branches {
  const limits = withinLimits(actor);
  if (!limits) return [standing];
  return [and(standing, limits), and(standing, mine(actor), sql`(${limits}) is not true`)];
}

/** `standing` where the actor decides: everywhere for admins, else on their own houses. */
export const whereDeciding = (actor: Actor, standing: SQL) => (isAdmin(actor) ? standing : and(mine(actor), standing));

/** The houses of a tab that the actor may see; marketers see everything approved and nothing that waits. D20, D26, D31. */
export function standsIn(mode: HouseListMode | 'visible', actor: Actor): Branches {
  switch (mode) {
    case 'visible':
      return [visibleTo(actor)];
    case 'publicList':
      return amongColleagues(actor, communityStanding);
    case 'approved':
      return isMarketer(actor) ? amongColleagues(actor, approvedStanding) : [whereDeciding(actor, approvedStanding)];
    case 'waitingApproval':
      return [whereDeciding(actor, waitingStanding)];
    case 'notApproved':
      return [whereDeciding(actor, rejectedStanding)];
    case 'personalList':
      return [mine(actor)];
    case 'suspend':
      return [and(mine(actor), eq(houses.status, 1))];
    case 'suspendPublic':
      if (!isMarketer(actor)) return amongColleagues(actor, stoppedPublicStanding);
      return [and(stoppedPublicStanding, or(mine(actor), and(approvedStanding, withinLimits(actor))))];
  }
}

/** What every house of a tab has in common, whoever looks, as its index says it; undefined for tabs of one's own houses. */
export function tabStanding(mode: HouseListMode | 'visible'): SQL | undefined {
  switch (mode) {
    case 'visible':
      return sql`true`;
    case 'publicList':
      return communityStanding;
    case 'approved':
      return approvedStanding;
    case 'waitingApproval':
      return waitingStanding;
    case 'notApproved':
      return rejectedStanding;
    case 'suspendPublic':
      return stoppedPublicStanding;
    case 'personalList':
    case 'suspend':
      return undefined;
  }
}

/** Every house that the actor may see, whatever its tab: `canSeeHouse`. */
export function visibleTo(actor: Actor): SQL | undefined {
  if (isAdmin(actor)) return undefined;
  const open = isMarketer(actor) ? approvedStanding : sql`(public = 1 and (public_approval = 1 or status = 1))`;
  return or(mine(actor), and(open, withinLimits(actor)));
}

/** The same of houses that are not deleted. */
export const isVisible = (actor: Actor): SQL | undefined => and(alive, visibleTo(actor));
