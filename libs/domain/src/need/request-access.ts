import { accessRules } from '../access';
import { isAdmin, isMarketer, type Actor } from '../actor';
import { canSeeCustomer, canSeeCustomerPhone, type CustomerStaff } from '../customer/customer-access';
import { canTakeBackDeletion, type Deletion } from '../record/deletion';
import { ManagerLevel } from './need-values';

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

/** Whom a person leads, through `manager`: directly, and altogether (direct ones included). Read anew each time (D60). */
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

/** The owner, the colleagues it is shared with, and the superiors it is shared with. D60. */
const isInvolved = (actor: Actor, need: NeedSharing, team: Team): boolean =>
  need.user_id === actor.id || isSharedWithStaff(actor, need) || isSharedWithManager(need, team);

/** Who has every need in lists and by link; others have their own and shared ones (D19). */
export const canSeeAllNeeds = (actor: Actor): boolean => accessRules.needs(actor);

/** Who reads a need: D19, D60. Marketers none (D20). */
export const canSeeNeed = (actor: Actor, need: NeedSharing, team: Team): boolean =>
  !isMarketer(actor) && (canSeeAllNeeds(actor) || isInvolved(actor, need, team));

/**
 * Who edits a need and moves its houses: its owner, shared staff with staff_role 1, superiors with manager_role 1, and
 * admins. Specification 2 §2 "Row action menu".
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

/** Its owner, and admins: who may edit a shared need may not take it away from the others. D11. */
export const canDeleteNeed = (actor: Actor, need: Pick<NeedSharing, 'user_id'>): boolean =>
  !isMarketer(actor) && (isAdmin(actor) || need.user_id === actor.id);

/** Who brings a deleted need back: an admin any, others what they deleted themselves a moment ago. D11. */
export const canRestoreNeed = (actor: Actor, deletion: Deletion): boolean =>
  !isMarketer(actor) && canTakeBackDeletion(actor, deletion);

/** Only an admin gives a need to another colleague, as with houses. */
export const canChooseNeedOwner = (actor: Actor): boolean => isAdmin(actor);

/** Who hears of what newly fits a need: those who work on it, its owner and the colleagues who may edit it. D70 kind 10. */
export const newsReaders = ({ user_id, staff, staff_role }: NeedSharing): number[] => [
  ...new Set(staff_role === 1 ? [user_id, ...staff] : [user_id]),
];

/**
 * Who sees the phone of a need's customer: those entitled to the customer's, and those with whom the need was shared,
 * its owner included. The latter only where someone entitled put the customer on the need: else anybody could read a
 * number by making up a need of that customer and sharing it (as with houses). D24.
 */
export const canSeeNeedCustomerPhone = (
  actor: Actor,
  need: NeedSharing & { customer_vouched: boolean },
  customer: CustomerStaff,
  team: Team,
): boolean =>
  canSeeCustomerPhone(actor, customer) ||
  (!isMarketer(actor) && need.customer_vouched && isInvolved(actor, need, team));

/** Where a customer stands with a house: what decides who knows of it. */
export interface RecommendationSides {
  /** Who set it last; null for nobody left. */
  user_id: number | null;
  customer: CustomerStaff;
  /** The need that led there. */
  need: NeedSharing | null;
  house: { user_id: number };
}

/**
 * Who sees that a customer was shown a house, and how far it went: who has the customer, who sees the need behind it,
 * who set it, and the house's own agent, from whom the phone stays hidden. D19, D24, D44.
 */
export const canSeeRecommendation = (actor: Actor, sides: RecommendationSides, team: Team): boolean =>
  !isMarketer(actor) &&
  (canSeeCustomer(actor, sides.customer) ||
    sides.user_id === actor.id ||
    sides.house.user_id === actor.id ||
    (sides.need !== null && canSeeNeed(actor, sides.need, team)));

/** Who moves a customer on a house that they see: who has the customer, or edits the need behind it. Specification 1 §7, 2 §2. */
export const canRecommend = (
  actor: Actor,
  sides: Pick<RecommendationSides, 'customer' | 'need'>,
  team: Team,
): boolean =>
  !isMarketer(actor) &&
  (canSeeCustomer(actor, sides.customer) || (sides.need !== null && canEditNeed(actor, sides.need, team)));
