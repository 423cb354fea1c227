import type { Actor } from '@toam/domain/actor';
import type { HouseVisibility } from '@toam/domain/house/house-access';
import type { HouseListMode } from '@toam/domain/house/house-list-mode';
import { and, isNull, type SQL, sql } from 'drizzle-orm';
import { asSql } from './house-condition.queries';
import { branchesOf, visibleTo as visibleConditionOf } from './house-scope';
import { houses } from './house.schema';
import { approvedState, communityState, rejectedState, stoppedPublicState, waitingState } from './house-state';

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

/** The houses of a tab that the actor may see. */
export const standsIn = (mode: HouseListMode | 'visible', actor: Actor): Branches =>
  branchesOf(mode, actor).map((one) => asSql(one));

/** The condition that every house of a tab meets for any viewer, written as in the tab's index. Undefined for tabs of own houses. */
export function tabState(mode: HouseListMode | 'visible'): SQL | undefined {
  switch (mode) {
    case 'visible':
      return sql`true`;
    case 'publicList':
      return communityState;
    case 'approved':
      return approvedState;
    case 'waitingApproval':
      return waitingState;
    case 'notApproved':
      return rejectedState;
    case 'suspendPublic':
      return stoppedPublicState;
    case 'personalList':
    case 'suspend':
      return undefined;
  }
}

/** Every house that the actor may see, in any tab: `canSeeHouse`. */
export const visibleTo = (actor: Actor): SQL | undefined => asSql(visibleConditionOf(actor));

/** The same without deleted houses. */
export const isVisible = (actor: Actor): SQL | undefined => and(alive, visibleTo(actor));
