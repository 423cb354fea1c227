import { accessRules } from '@toam/domain/access';
import { isAdmin, isMarketer, type Actor } from '@toam/domain/actor';
import { canSeeCustomer, canSeeCustomerPhone, type CustomerStaff } from '@toam/domain/customer/customer-access';
import { canEditCustomer } from '@toam/domain/customer/customer-change';
import { canTakeBackDeletion, type Deletion } from '@toam/domain/record/deletion';
import { ManagerLevel } from '@toam/domain/need-values';

/** The part of a need that decides who sees and changes it. Specification 2 §3, D60. */
export interface NeedSharing {
  user_id: number;
  /** Colleagues with whom it is shared; `staff_role` 1 lets them edit. */
  staff: number[];
  staff_role: 0 | 1;
  /** Which superiors see it; `manager_role` 1 lets them edit. */
  manager: ManagerLevel;
  manager_role: 0 | 1;
}

/** The people below a person through `manager`: direct reports, and all levels (direct ones included). Read again each time (D60). */
export interface Team {
  direct: readonly number[];
  all: readonly number[];
}

export const noTeam: Team = { direct: [], all: [] };

const isSharedWithStaff = (actor: Pick<Actor, 'id'>, need: NeedSharing): boolean => need.staff.includes(actor.id);

function isSharedWithManager(need: NeedSharing, team: Team): boolean {
  if (need.manager === ManagerLevel.direct) return team.direct.includes(need.user_id);
  return need.manager === ManagerLevel.all && team.all.includes(need.user_id);
}

/** The owner, and the colleagues and superiors with whom the need is shared. D60. */
const isInvolved = (actor: Actor, need: NeedSharing, team: Team): boolean =>
  need.user_id === actor.id || isSharedWithStaff(actor, need) || isSharedWithManager(need, team);

/** Who sees every need in lists and by link. Others see their own and shared ones (D19). */
export const canSeeAllNeeds = (actor: Actor): boolean => accessRules.needs(actor);

/** Who reads a need: D19, D60. Marketers read none (D20). */
export const canSeeNeed = (actor: Actor, need: NeedSharing, team: Team): boolean =>
  !isMarketer(actor) && (canSeeAllNeeds(actor) || isInvolved(actor, need, team));

/**
 * Who edits a need: its owner, shared staff with staff_role 1, superiors with manager_role 1, and admins. Who moves its houses:
 * `canRecommend`. Specification 2 §2 "Row action menu".
 */
export const canEditNeed = (actor: Actor, need: NeedSharing, team: Team): boolean =>
  !isMarketer(actor) &&
  (isAdmin(actor) ||
    need.user_id === actor.id ||
    (need.staff_role === 1 && isSharedWithStaff(actor, need)) ||
    (need.manager_role === 1 && isSharedWithManager(need, team)));

/** Only the owner shares. Specification 2 §2. */
export const canShareNeed = (actor: Actor, need: Pick<NeedSharing, 'user_id'>): boolean =>
  !isMarketer(actor) && need.user_id === actor.id;

/** Who deletes a need: its owner and admins. Colleagues who may edit a shared need may not delete it. D11. */
export const canDeleteNeed = (actor: Actor, need: Pick<NeedSharing, 'user_id'>): boolean =>
  !isMarketer(actor) && (isAdmin(actor) || need.user_id === actor.id);

/** Who restores a deleted need: an admin any, others only what they have just deleted themselves. D11. */
export const canRestoreNeed = (actor: Actor, deletion: Deletion): boolean =>
  !isMarketer(actor) && canTakeBackDeletion(actor, deletion);

/** Only an admin assigns a need to another colleague, as with houses. */
export const canChooseNeedOwner = (actor: Actor): boolean => isAdmin(actor);

/** Who is notified of new matches of a need: its owner and the colleagues who may edit it. D70 kind 10. */
export const newsReaders = ({ user_id, staff, staff_role }: NeedSharing): number[] => [
  ...new Set(staff_role === 1 ? [user_id, ...staff] : [user_id]),
];

/**
 * Who sees the phone of a need's customer: people who may see the customer's numbers, the need's owner, and people with whom it is
 * shared. The last two only if somebody who may see the numbers put the customer on the need. Otherwise anybody could read a number
 * by creating a need of that customer and sharing it (as with houses). D24.
 */
export const canSeeNeedCustomerPhone = (
  actor: Actor,
  need: NeedSharing & { customer_vouched: boolean },
  customer: CustomerStaff,
  team: Team,
): boolean =>
  canSeeCustomerPhone(actor, customer) ||
  (!isMarketer(actor) && need.customer_vouched && isInvolved(actor, need, team));

/** The part of a customer's match with a house that decides who sees it. */
interface RecommendationSides {
  /** Who changed it last; null if that person is gone. */
  user_id: number | null;
  customer: CustomerStaff;
  /** The need behind the match. */
  need: NeedSharing | null;
  house: { user_id: number };
}

/**
 * Who sees that a customer was shown a house, and the status: people who see the customer, people who see the need behind it, the
 * person who set it, and the house's own agent, without the phone. D19, D24, D44.
 */
export const canSeeRecommendation = (actor: Actor, sides: RecommendationSides, team: Team): boolean =>
  !isMarketer(actor) &&
  (canSeeCustomer(actor, sides.customer) ||
    sides.user_id === actor.id ||
    sides.house.user_id === actor.id ||
    (sides.need !== null && canSeeNeed(actor, sides.need, team)));

/**
 * Who changes a customer's status on a house that they see: people who edit the customer, or the need behind it. The status is the
 * customer's (decision 36), and without a need it is changed from the house's page, too (D44).
 */
export const canRecommend = (
  actor: Actor,
  sides: Pick<RecommendationSides, 'customer' | 'need'>,
  team: Team,
): boolean =>
  !isMarketer(actor) &&
  (canEditCustomer(actor, sides.customer) || (sides.need !== null && canEditNeed(actor, sides.need, team)));
