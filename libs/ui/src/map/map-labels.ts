import type { GeoPoint } from '@toam/domain/map/geo';
import { divIcon, layerGroup, marker, type Map as LeafletMap, type Marker } from 'leaflet';
import { useEffect } from 'react';
import { pinBox, type ScreenBox } from './map-pin-size';
import type { MapBackground, MapPin } from './map-view';

type Place = MapBackground['places'][number];

/** Names help to find one's way around a city, not around a street. */
const namesBetween = { from: 9, to: 15 } as const;
/** Px of a name: a line, and about so much a letter. */
const nameSize = { height: 18, letter: 6.6, air: 6 } as const;
/** Where a name may stand, px from the middle of its place: there, else beside what covers it. */
const tries: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  ...([34, 46] as const).flatMap((away): [number, number][] => [
    [0, away],
    [0, -away],
  ]),
];

const meets = (one: ScreenBox, other: ScreenBox) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

function nameBox(name: string, x: number, y: number): ScreenBox {
  const half = (name.length * nameSize.letter) / 2 + nameSize.air;
  return { left: x - half, right: x + half, top: y - nameSize.height / 2, bottom: y + nameSize.height / 2 };
}

/**
 * The places whose names have room, and how far from its middle each stands: no pin covers a name, and no name another.
 * Of two that want the same room the first in the list has it.
 * @param at where a point lies on screen, px
 */
export function placeNames(
  places: readonly Place[],
  pins: readonly MapPin[],
  at: (point: GeoPoint) => { x: number; y: number },
): { place: Place; x: number; y: number }[] {
  const covered = pins.map((pin) => pinBox(pin, at(pin)));
  const named: ScreenBox[] = [];
  return places.flatMap((place) => {
    const { x, y } = at(place);
    for (const [dx, dy] of tries) {
      const box = nameBox(place.name, x + dx, y + dy);
      if (covered.some((other) => meets(box, other))) continue;
      const isTaken = named.some((other) => meets(box, other));
      // away from its middle a name makes room for a pin; for another name it would stand in somebody else's place
      if (isTaken && dx === 0 && dy === 0) return [];
      if (isTaken) continue;
      named.push(box);
      return [{ place, x: dx, y: dy }];
    }
    return [];
  });
}

function nameMark({ name, latitude, longitude }: Place, x: number, y: number): Marker {
  const tag = document.createElement('span');
  tag.textContent = name;
  tag.style.left = `${x}px`;
  tag.style.top = `${y}px`;
  return marker([latitude, longitude], {
    icon: divIcon({ className: 'ta-map-place', html: tag, iconSize: [0, 0] }),
    interactive: false,
    keyboard: false,
    zIndexOffset: -10_000,
  });
}

/** The places' names between the pins, for as long as no picture of the map names them. */
export function useNames(
  map: LeafletMap | null,
  places: readonly Place[],
  pins: readonly MapPin[],
  isShown: boolean,
): void {
  useEffect(() => {
    if (!map || !isShown) return;
    const names = layerGroup().addTo(map);
    const show = () => {
      names.clearLayers();
      const zoom = map.getZoom();
      if (zoom < namesBetween.from || zoom > namesBetween.to) return;
      const at = ({ latitude, longitude }: GeoPoint) => map.project([latitude, longitude], zoom);
      for (const { place, x, y } of placeNames(places, pins, at)) names.addLayer(nameMark(place, x, y));
    };
    show();
    map.on('zoomend', show);
    return () => {
      map.off('zoomend', show);
      names.remove();
    };
  }, [map, places, pins, isShown]);
}
