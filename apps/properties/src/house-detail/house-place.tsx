import { useQuery } from '@tanstack/react-query';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { mapText } from '@toam/contracts/map/map.text';
import { pointOf, type GeoPoint } from '@toam/domain/map/geo';
import { Card, ScreenState } from '@toam/ui/core';
import { MapView } from '@toam/ui/list';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { mapQueries } from '../house/map.queries';
import { Quiet } from './quiet';

/** Zoom that shows the house among its districts. */
const zoom = 11;
/** Distance in pixels from the screen at which the map starts to load. */
const ahead = '200px';

/** The house on a map. The map loads when it comes near the screen, because many readers never scroll that far. */
export function HousePlace({ house }: { house: HouseDetail }) {
  const point = pointOf(house);
  if (!point) return <Quiet>{mapText.noPlace}</Quiet>;
  return <PlaceMap key={house.id} point={point} address={house.address} />;
}

function PlaceMap({ point, address }: { point: GeoPoint; address: string }) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(box);
  const config = useQuery({ ...mapQueries.config(), enabled: isSeen });
  const { latitude, longitude } = point;
  const target = useMemo(() => ({ latitude, longitude, zoom }), [latitude, longitude]);
  return (
    // On a phone the map leaves room, so that a thumb can still scroll the page.
    <Card ref={box} height={[500, 360]} top={4} padX={0} padY={0} overflow="hidden" background="layout">
      {isSeen && (
        <ScreenState query={config}>
          {(background) => (
            <MapView
              label={mapText.placeOf(address)}
              background={background}
              target={target}
              spot={{ point, label: address }}
              inPage
            />
          )}
        </ScreenState>
      )}
    </Card>
  );
}

/** Whether the element came near the screen. It stays true after that. */
function useSeen(box: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!box.current || isSeen) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSeen(true);
      },
      { rootMargin: ahead },
    );
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [box, isSeen]);
  return isSeen;
}
