import { isHouseRejected, isHouseWaiting, type HouseStanding } from '@toam/domain/house/house-list-mode';
import { HouseStatus } from '@toam/domain/house/house-values';
import { houseText } from '../texts/house';
import { houseDetailText } from '../texts/house-detail';

/** How a house stands in one word, and how good that is. */
export interface HouseStandingWord {
  tone: 'success' | 'warning' | 'error' | 'info' | 'neutral';
  text: string;
}

/**
 * Where a house stands, the most telling first: stopped, waiting or refused, else on sale; and whether somebody proposes a
 * change. Same conditions as the list's tabs (D31); what the website refused says so, for the community did not. Tables and sheets
 * show the first.
 */
export function standingsOf(house: HouseStanding): HouseStandingWord[] {
  const pending: HouseStandingWord[] = [];
  if (house.has_draft) pending.push({ tone: 'info', text: houseDetailText.hasDraft });
  else if (isHouseWaiting(house)) pending.push({ tone: 'warning', text: houseText.pending });
  const isRejected = isHouseRejected(house);
  if (isRejected && house.reject_public_condition) pending.push({ tone: 'error', text: houseText.notApproved });
  const refusedByWeb: HouseStandingWord[] =
    isRejected && house.reject_web_condition ? [{ tone: 'error', text: houseText.webNotApproved }] : [];
  const isStopped = house.status === HouseStatus.stopped;
  if (isStopped) return [{ tone: 'neutral', text: houseText.stopped }, ...pending, ...refusedByWeb];
  const onSale: HouseStandingWord = { tone: 'success', text: houseText.onSale };
  // what the website refused stands well in the community, where the list's one word is about
  return house.public_approval === 1 ? [...pending, onSale, ...refusedByWeb] : [...pending, ...refusedByWeb, onSale];
}
