import { isAdmin, isMarketer, type Actor } from '@toam/domain/actor';
import { isMyHouse, type HouseVisibility } from './house-access';
import { HouseStatus } from './house-values';

/** The list's tabs in their order. Specification 1 §2. */
export const houseListModes = [
  'publicList',
  'approved',
  'waitingApproval',
  'notApproved',
  'personalList',
  'suspend',
  'suspendPublic',
] as const;
export type HouseListMode = (typeof houseListModes)[number];

/** The fields that decide in which tabs a house appears. */
export interface HouseState extends HouseVisibility {
  reject_public_condition: string | null;
  reject_web_condition: string | null;
  /** A web request is pending (D40). */
  web_requested: boolean;
  /** A draft is pending (D38). */
  has_draft: boolean;
}

/** Something is pending: a community request without a reject reason, a web request, or a draft. D31. */
export const isHouseWaiting = (house: HouseState): boolean =>
  house.web_requested ||
  house.has_draft ||
  (house.public === 1 && house.public_approval === 0 && !house.reject_public_condition);

/** There is a reject reason and nothing is pending. D31. */
export const isHouseRejected = (house: HouseState): boolean =>
  Boolean(house.reject_public_condition || house.reject_web_condition) && !isHouseWaiting(house);

/** Approved for the community or the website. D31. */
const isHouseApproved = (house: HouseState): boolean => house.public_approval === 1 || house.web === 1;

/**
 * Whether a house that the actor may see appears in the tab. Non-admins see pending, rejected and approved for their own houses
 * only. Marketers see everything approved (D20, D31). The list's SQL has the same rule (`house-list.queries.ts`); a test compares
 * the two.
 */
export function isInHouseMode(mode: HouseListMode, actor: Actor, house: HouseState): boolean {
  const mine = isMyHouse(actor, house);
  const decides = isAdmin(actor) || mine;
  switch (mode) {
    case 'publicList':
      return house.public === 1 && house.public_approval === 1 && house.status === HouseStatus.onSale;
    case 'approved':
      return isHouseApproved(house) && (decides || isMarketer(actor));
    case 'waitingApproval':
      return isHouseWaiting(house) && decides;
    case 'notApproved':
      return isHouseRejected(house) && decides;
    case 'personalList':
      return mine;
    case 'suspend':
      return mine && house.status === HouseStatus.stopped;
    case 'suspendPublic':
      return house.public === 1 && house.status === HouseStatus.stopped;
  }
}
