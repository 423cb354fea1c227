import { isHouseRejected, isHouseWaiting, type HouseStanding } from '@toam/domain/house-list-mode';
import { HouseStatus } from '@toam/domain/house-values';
import { houseText } from '../texts/house';
import { houseDetailText } from '../texts/house-detail';

/** How a house stands in one word, and how good that is. */
export interface HouseStandingWord {
  tone: 'success' | 'warning' | 'error' | 'info' | 'neutral';
  text: string;
}

/**
 * Where a house stands, the most telling first: stopped, waiting or refused, else on sale; and whether somebody proposes a
 * change. Same conditions as the list's tabs (D31). Tables and sheets show the first.
 */
export function standingsOf(house: HouseStanding): HouseStandingWord[] {
  const pending: HouseStandingWord[] = [];
  if (house.has_draft) pending.push({ tone: 'info', text: houseDetailText.hasDraft });
  else if (isHouseWaiting(house)) pending.push({ tone: 'warning', text: houseText.pending });
  if (isHouseRejected(house)) pending.push({ tone: 'error', text: houseText.notApproved });
  if (house.status === HouseStatus.stopped) return [{ tone: 'neutral', text: houseText.stopped }, ...pending];
  return [...pending, { tone: 'success', text: houseText.onSale }];
}
