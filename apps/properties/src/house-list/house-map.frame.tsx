import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { Card, PlainButton } from '@toam/ui/core';
import type { ComponentProps } from 'react';
import { HouseCard } from './house-card';
import * as css from './house-map.module.css';

/** A card over the map. */
export const MapFrame = (props: ComponentProps<'section'> & { maxHeight?: string }) => (
  <Card
    as="section"
    width={[380, 'auto']}
    padX={0}
    padY={0}
    overflow="hidden"
    background="elevated"
    className={css.card}
    {...props}
  />
);

/** A house in it, which opens the panel. */
export const MapHouse = <House extends HouseRow>({
  house,
  onOpen,
}: {
  house: House;
  onOpen: (house: House) => void;
}) => (
  <PlainButton width="100%" height={116} padX={12} padY={12} hover="row" onClick={() => onOpen(house)}>
    <HouseCard house={house} />
  </PlainButton>
);
