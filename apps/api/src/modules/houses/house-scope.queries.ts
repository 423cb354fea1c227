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
 * The SQL of libs/domain `house-access` and `house-list-mode`. A list must not even count hidden houses, so the query
 * leaves them out. `house-scope.test.ts` compares both sides over every mode and kind of person.
 */

export const alive = isNull(houses.deleted_at);

/** The columns that the rules of `house-access` need. */
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

/** Conditions that exclude each other: a house meets at most one. A list is the union of them. */
export type Branches = (SQL | undefined)[];

const mine = (actor: Actor): SQL => eq(houses.user_id, actor.id);

/** D26. Undefined for people without limits, so that their queries stay simple. */
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
 * Houses with this condition that colleagues see: those within the actor's limits, and the actor's own houses outside
 * them. Two branches instead of one `or`, so that each can use an index.
 */
function amongColleagues(actor: Actor, standing: SQL): Branches {
  const limits = withinLimits(actor);
  if (!limits) return [standing];
  return [and(standing, limits), and(standing, mine(actor), sql`(${limits}) is not true`)];
}

/** `standing` where the actor decides: everywhere for admins, for others only on their own houses. */
export const whereDeciding = (actor: Actor, standing: SQL) => (isAdmin(actor) ? standing : and(mine(actor), standing));

/** The houses of a tab that the actor may see. Marketers see everything approved and nothing pending. D20, D26, D31. */
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

/** The condition that every house of a tab meets for any viewer, written as in the tab's index. Undefined for tabs of own houses. */
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

/** Every house that the actor may see, in any tab: `canSeeHouse`. */
export function visibleTo(actor: Actor): SQL | undefined {
  if (isAdmin(actor)) return undefined;
  const open = isMarketer(actor) ? approvedStanding : sql`(public = 1 and (public_approval = 1 or status = 1))`;
  return or(mine(actor), and(open, withinLimits(actor)));
}

/** The same without deleted houses. */
export const isVisible = (actor: Actor): SQL | undefined => and(alive, visibleTo(actor));
