import { useQuery } from '@tanstack/react-query';
import { mapText } from '@toam/contracts/texts/map';
import { ScreenState } from '@toam/ui/core';
import { XIcon } from '@toam/ui/icons';
import { houseQueries } from '../house/house.queries';
import { HouseCard } from './house-card';

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
    <section className="house-map-card house-map-picked" aria-live="polite">
      <ScreenState query={house}>
        {(found) => (
          <button type="button" onClick={() => onOpen(found)}>
            <HouseCard house={found} />
          </button>
        )}
      </ScreenState>
      <button
        type="button"
        className="ta-icon-button ta-bare house-map-close"
        aria-label={mapText.closeCard}
        onClick={onClose}
      >
        <XIcon size={18} />
      </button>
    </section>
  );
}
