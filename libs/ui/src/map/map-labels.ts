import type { GeoPoint } from '@toam/domain/map/geo';
import { divIcon, layerGroup, marker, type Map as LeafletMap, type Marker } from 'leaflet';
import { useEffect } from 'react';
import * as css from './map.module.css';
import { pinBox, type ScreenBox } from './map-pin-size';
import type { MapBackground, MapPin } from './map-view';

type Place = MapBackground['places'][number];

/** Zoom levels with names. They help in a city, not in a street. */
const namesBetween = { from: 9, to: 15 } as const;
/** Approximate size of a name in px: line height, width per letter, and space on each side. */
const nameSize = { height: 18, letter: 6.6, air: 6 } as const;
/** Possible positions of a name, in px from the middle of its place. The middle comes first. */
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
 * The names that fit, with their offset in px from the middle of the place. No name overlaps a pin or another name.
 * If two names need the same space, the first in the list gets it.
 * @param at the screen position of a point, px
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
      // A name may move to make room for a pin. It must not move for another name, or it would be in the wrong place.
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
    icon: divIcon({ className: css.place, html: tag, iconSize: [0, 0] }),
    interactive: false,
    keyboard: false,
    zIndexOffset: -10_000,
  });
}

/** Shows place names between the pins until the first tile arrives. */
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
