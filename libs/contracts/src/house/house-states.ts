import { isHouseRejected, isHouseWaiting, type HouseState } from '@toam/domain/house/house-list-mode';
import { HouseStatus } from '@toam/domain/house/house-values';
import { houseText } from './house.text';
import { houseDetailText } from './house-detail.text';

/** The state of a house as a label, with a tone. */
interface HouseStateWord {
  tone: 'success' | 'warning' | 'error' | 'info' | 'neutral';
  text: string;
}

/**
 * Labels of a house's state, the most important first: stopped, waiting or rejected, otherwise on sale; also a pending
 * draft. The conditions are those of the list's tabs (D31). A rejection by the website has its own label, because the
 * community did not reject the house. Tables and sheets show only the first label.
 */
export function statesOf(house: HouseState): HouseStateWord[] {
  const pending: HouseStateWord[] = [];
  if (house.has_draft) pending.push({ tone: 'info', text: houseDetailText.hasDraft });
  else if (isHouseWaiting(house)) pending.push({ tone: 'warning', text: houseText.pending });
  const isRejected = isHouseRejected(house);
  if (isRejected && house.reject_public_condition) pending.push({ tone: 'error', text: houseText.notApproved });
  const refusedByWeb: HouseStateWord[] =
    isRejected && house.reject_web_condition ? [{ tone: 'error', text: houseText.webNotApproved }] : [];
  const isStopped = house.status === HouseStatus.stopped;
  if (isStopped) return [{ tone: 'neutral', text: houseText.stopped }, ...pending, ...refusedByWeb];
  const onSale: HouseStateWord = { tone: 'success', text: houseText.onSale };
  // a house that only the website rejected is approved in the community, and the list's label is about the community
  return house.public_approval === 1 ? [...pending, onSale, ...refusedByWeb] : [...pending, ...refusedByWeb, onSale];
}
