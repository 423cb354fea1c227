import { statesOf } from '@toam/contracts/house/house-states';
import type { HouseState } from '@toam/domain/house/house-list-mode';
import { StatusTag } from '@toam/ui/core';

/** All standings of a house. Lists show only the first. */
export function HouseStates({ house, first = false }: { house: HouseState; first?: boolean }) {
  const standings = statesOf(house);
  return (first ? standings.slice(0, 1) : standings).map(({ tone, text }) => (
    <StatusTag key={text} tone={tone}>
      {text}
    </StatusTag>
  ));
}
