import { useQuery } from '@tanstack/react-query';
import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { mapText } from '@toam/contracts/map/map.text';
import type { GeoBounds } from '@toam/domain/map/geo';
import { formatNumber, IconButton, Row, ScreenState, Stack, Text } from '@toam/ui/core';
import { XIcon } from '@toam/ui/icons';
import type { HouseQuery } from '../house/house.queries';
import { mapQueries, maxInStack } from '../house/map.queries';
import { MapFrame, MapHouse } from './house-map.frame';

interface HouseMapStackProps {
  question: HouseQuery;
  bounds: GeoBounds;
  onOpen: (house: HouseRow) => void;
  onClose: () => void;
}

/** The houses of one spot, such as the flats of a building. No zoom separates them. */
export function HouseMapStack({ question: query, bounds, onOpen, onClose }: HouseMapStackProps) {
  const houses = useQuery(mapQueries.stack(query, bounds));
  const total = houses.data?.total ?? 0;
  return (
    <MapFrame maxHeight="min(440px, calc(100% - 32px))" aria-label={mapText.stackTitle(formatNumber(total))}>
      <Row as="header" justify="between" flex="none" padX={8} padY={6} edge="bottom">
        <Text as="b" padX={8}>
          {houses.data && mapText.stackTitle(formatNumber(total))}
        </Text>
        <IconButton aria-label={mapText.closeCard} onClick={onClose}>
          <XIcon size={18} />
        </IconButton>
      </Row>
      <ScreenState query={houses}>
        {({ list }) => (
          <Stack as="ul" overflow="scroll" divided>
            {list.map((house) => (
              <li key={house.id}>
                <MapHouse house={house} onOpen={onOpen} />
              </li>
            ))}
            {total > maxInStack && (
              <Text as="li" padX={16} padY={10} size={13} tone="text2">
                {mapText.stackMore(formatNumber(total - maxInStack))}
              </Text>
            )}
          </Stack>
        )}
      </ScreenState>
    </MapFrame>
  );
}
