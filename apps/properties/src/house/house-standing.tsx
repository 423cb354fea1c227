import { houseText } from '@toam/contracts/texts/house';
import { houseDetailText } from '@toam/contracts/texts/house-detail';
import { isHouseRejected, isHouseWaiting, type HouseStanding } from '@toam/domain/house-list-mode';
import { HouseStatus } from '@toam/domain/house-values';
import { StatusTag, type Tone } from '@toam/ui/core';

interface Standing {
  tone: Tone;
  text: string;
}

/**
 * Where a house stands, the most telling first: stopped, waiting or refused, else on sale; and whether somebody proposes a
 * change. Same conditions as the list's tabs (D31).
 */
export function standingsOf(house: HouseStanding): Standing[] {
  const pending: Standing[] = [];
  if (house.has_draft) pending.push({ tone: 'info', text: houseDetailText.hasDraft });
  else if (isHouseWaiting(house)) pending.push({ tone: 'warning', text: houseText.pending });
  if (isHouseRejected(house)) pending.push({ tone: 'error', text: houseText.notApproved });
  if (house.status === HouseStatus.stopped) return [{ tone: 'neutral', text: houseText.stopped }, ...pending];
  return [...pending, { tone: 'success', text: houseText.onSale }];
}

/** All of a house's standings; lists show the first only. */
export function HouseStandings({ house, first = false }: { house: HouseStanding; first?: boolean }) {
  const standings = standingsOf(house);
  return (first ? standings.slice(0, 1) : standings).map(({ tone, text }) => (
    <StatusTag key={text} tone={tone}>
      {text}
    </StatusTag>
  ));
}
