import { accessRules } from '@toam/domain/access';
import { canTakeBackDeletion } from '@toam/domain/record/deletion';
import { isAdmin, isMarketer, type Actor } from '@toam/domain/actor';
import { HouseStatus } from './house-values';

/** The part of a house that decides who sees it. */
export interface HouseVisibility {
  user_id: number;
  public: 0 | 1;
  public_approval: 0 | 1;
  web: 0 | 1;
  status: HouseStatus;
  into_money: number | null;
  project_id: number | null;
  province: number | null;
}

type Owned = Pick<HouseVisibility, 'user_id'>;

/** A property is 'mine' when user_id is the current user's id. Specification 1 §3. */
export const isMyHouse = (actor: Pick<Actor, 'id'>, house: Owned): boolean => house.user_id === actor.id;

/** Admins and the house's agent. Marketers only read (D20). */
const isAdminOrOwner = (actor: Actor, house: Owned): boolean =>
  !isMarketer(actor) && (isAdmin(actor) || isMyHouse(actor, house));

/**
 * Whether a colleague's house lies within the actor's price, project and province limits; 0 and empty are unlimited. A house without
 * a price or a project is outside a limit on it. D26.
 */
export function isWithinLimits(
  actor: Actor,
  house: Pick<HouseVisibility, 'into_money' | 'project_id' | 'province'>,
): boolean {
  const { minimum_price: min, maximum_price: max, project, province } = actor;
  if (min && (house.into_money === null || house.into_money < min)) return false;
  if (max && (house.into_money === null || house.into_money > max)) return false;
  if (project.length > 0 && (house.project_id === null || !project.includes(house.project_id))) return false;
  return province.length === 0 || (house.province !== null && province.includes(house.province));
}

/**
 * Whether colleagues find the house in a list: the approved community list, or the list of stopped public houses (D31). Marketers
 * find houses that are approved for the community or the web (D20).
 */
const isOpenTo = (actor: Actor, house: HouseVisibility): boolean => {
  if (isMarketer(actor)) return house.public_approval === 1 || house.web === 1;
  return house.public === 1 && (house.public_approval === 1 || house.status === HouseStatus.stopped);
};

/** Who may read a house. Admins read all. Agents read their own and colleagues' visible houses within their limits. D20, D26, D31. */
export const canSeeHouse = (actor: Actor, house: HouseVisibility): boolean =>
  isAdmin(actor) || isMyHouse(actor, house) || (isOpenTo(actor, house) && isWithinLimits(actor, house));

/** Shows the create button and lets the API create. Specification 1 §2. */
export const canCreateHouse = (actor: Actor): boolean => accessRules.createHouse(actor);

/** Admin may act on any house, an agent on their own. Specification 1 §6. */
export const canEditHouse = isAdminOrOwner;
export const canDeleteHouse = isAdminOrOwner;

/** Who may undo a deletion: the same rule as for every record. D11. */
export const canRestoreHouse = canTakeBackDeletion;

/** Owner may share and revoke; so may an admin. Specification 1 §4, §6. */
export const canShareHouse = isAdminOrOwner;

/** Admin, the owner, or a holder of the update flag. Specification 1 §4. */
export const canSwitchHouseStatus = (actor: Actor, house: Owned): boolean =>
  isAdminOrOwner(actor, house) || (!isMarketer(actor) && actor.update_product_permission === 1);

/**
 * Who sees the internal description, pictures and documents: everybody who sees the house, but marketers. The rule is the same for
 * the page, signed addresses and archives. D109.
 */
export const canSeeHouseInternals = (actor: Actor, house: HouseVisibility): boolean =>
  !isMarketer(actor) && canSeeHouse(actor, house);

/** Who takes the house off the website. Specification 1 §4. */
export const canRevokeWeb = (actor: Actor): boolean => isAdmin(actor);

/** Who approves or rejects shares, web requests and drafts. Specification 1 §6. */
export const canDecideHouse = (actor: Actor): boolean => isAdmin(actor);

/** Who sees and sets the rate in percent. A rate from anyone else is ignored (D52). */
export const canSetBrokerageRate = (actor: Actor): boolean => isAdmin(actor);

/** Who assigns a house or a customer to another agent. Specification 1 §2 (staff picker). */
export const canChooseHouseOwner = (actor: Actor): boolean => isAdmin(actor);

/** Who sees which people have opened the house and which have not. Specification 1 §2. */
export const canSeeHouseViews = (actor: Actor): boolean => isAdmin(actor);

/** Who sees changes that are proposed and not yet approved. Specification 1 §2. */
export const canSeeHouseDraft = isAdminOrOwner;

/** Who may withdraw a proposed edit: the person who edited last, while the house is still theirs. D38. */
export const canWithdrawEdit = (actor: Actor, house: Owned, edit: { user_id: number }): boolean =>
  canSeeHouseDraft(actor, house) && edit.user_id === actor.id;

/** Who sees pending requests and reject reasons. Colleagues see only the result. D31. */
export const canSeeHouseSharing = isAdminOrOwner;

/** A house on the website changes only after an admin approves: a non-admin's edit becomes a draft. D38. */
export const isEditDrafted = (actor: Actor, house: Pick<HouseVisibility, 'web'>): boolean =>
  house.web === 1 && !isAdmin(actor);
