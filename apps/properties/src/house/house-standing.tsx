import { standingsOf } from '@toam/contracts/house/house-standings';
import type { HouseStanding } from '@toam/domain/house/house-list-mode';
import { StatusTag } from '@toam/ui/core';

/** All standings of a house. Lists show only the first. */
export function HouseStandings({ house, first = false }: { house: HouseStanding; first?: boolean }) {
  const standings = standingsOf(house);
  return (first ? standings.slice(0, 1) : standings).map(({ tone, text }) => (
    <StatusTag key={text} tone={tone}>
      {text}
    </StatusTag>
  ));
}
