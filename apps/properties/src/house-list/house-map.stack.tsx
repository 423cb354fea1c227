import { useQuery } from '@tanstack/react-query';
import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { mapText } from '@toam/contracts/texts/map';
import type { GeoBounds } from '@toam/domain/map/geo';
import { formatNumber, ScreenState } from '@toam/ui/core';
import { XIcon } from '@toam/ui/icons';
import type { HouseQuery } from '../house/house.queries';
import { mapQueries, maxInStack } from '../house/map.queries';
import { HouseCard } from './house-card';

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
    <section className="house-map-card house-map-stack" aria-label={mapText.stackTitle(formatNumber(total))}>
      <header>
        <b>{houses.data && mapText.stackTitle(formatNumber(total))}</b>
        <button type="button" className="ta-icon-button ta-bare" aria-label={mapText.closeCard} onClick={onClose}>
          <XIcon size={18} />
        </button>
      </header>
      <ScreenState query={houses}>
        {({ list }) => (
          <ul>
            {list.map((house) => (
              <li key={house.id}>
                <button type="button" onClick={() => onOpen(house)}>
                  <HouseCard house={house} />
                </button>
              </li>
            ))}
            {total > maxInStack && <li>{mapText.stackMore(formatNumber(total - maxInStack))}</li>}
          </ul>
        )}
      </ScreenState>
    </section>
  );
}
