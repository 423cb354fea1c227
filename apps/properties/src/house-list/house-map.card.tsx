import { useQuery } from '@tanstack/react-query';
import { mapText } from '@toam/contracts/map/map.text';
import { Cell, IconButton, Row, ScreenState } from '@toam/ui/core';
import { XIcon } from '@toam/ui/icons';
import { houseQueries } from '../house/house.queries';
import { MapFrame, MapHouse } from './house-map.frame';

interface HouseMapCardProps {
  houseId: number;
  onOpen: (house: { id: number }) => void;
  onClose: () => void;
}

/**
 * On a phone the panel would cover the map. So a pressed house first shows as a card at the bottom, which opens the
 * panel.
 */
export function HouseMapCard({ houseId, onOpen, onClose }: HouseMapCardProps) {
  const house = useQuery(houseQueries.detail(houseId));
  return (
    <MapFrame aria-live="polite">
      <Row align="start">
        <Cell>
          <ScreenState query={house}>{(found) => <MapHouse house={found} onOpen={onOpen} />}</ScreenState>
        </Cell>
        <IconButton width={44} height={44} aria-label={mapText.closeCard} onClick={onClose}>
          <XIcon size={18} />
        </IconButton>
      </Row>
    </MapFrame>
  );
}
