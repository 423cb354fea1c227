import { roundDegrees, type GeoBounds } from '@toam/domain/map/geo';
import type { LatLngBoundsExpression, Map as LeafletMap } from 'leaflet';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { MapCamera, MapProps, MapTarget } from './map-view';

/** Largest zoom for a box, so that a single house still shows its neighbourhood. */
const nearestFit = 16;
/** Room for the pins at the edge, px. */
const margin: [number, number] = [56, 48];
/** Degrees. Cameras that differ by less are equal: rounding changes them a little when they are stored and read again. */
const same = 2e-5;

const corners = ({ south, west, north, east }: GeoBounds): LatLngBoundsExpression => [
  [south, west],
  [north, east],
];

export function cameraOf(map: LeafletMap): MapCamera {
  const { lat, lng } = map.getCenter();
  return { latitude: roundDegrees(lat), longitude: roundDegrees(lng), zoom: map.getZoom() };
}

function boundsOf(map: LeafletMap): GeoBounds {
  const bounds = map.getBounds();
  const inside = (degrees: number, max: number) => Math.max(-max, Math.min(max, degrees));
  return {
    south: inside(bounds.getSouth(), 90),
    north: inside(bounds.getNorth(), 90),
    west: inside(bounds.getWest(), 180),
    east: inside(bounds.getEast(), 180),
  };
}

/** Moves the map to the target, unless it is already there. */
export function goTo(map: LeafletMap, target: MapTarget, animate = true): void {
  if (!('zoom' in target)) {
    map.fitBounds(corners(target), { padding: margin, maxZoom: target.nearest ?? nearestFit, animate });
    return;
  }
  const { latitude, longitude, zoom } = target;
  try {
    const now = cameraOf(map);
    const isThere =
      now.zoom === zoom && Math.abs(now.latitude - latitude) < same && Math.abs(now.longitude - longitude) < same;
    if (isThere) return;
  } catch {
    // a new map has no centre yet
  }
  map.setView([latitude, longitude], zoom, { animate });
}

/** Moves the map to the target, and reports the map's own moves. */
export function useLook(map: LeafletMap | null, target: MapTarget, onLook: MapProps['onLook']): void {
  const tell = useRef(onLook);
  useLayoutEffect(() => {
    tell.current = onLook;
  });
  useEffect(() => {
    if (!map) return;
    const look = () => tell.current?.(cameraOf(map), boundsOf(map));
    look();
    map.on('moveend', look);
    return () => void map.off('moveend', look);
  }, [map]);
  useEffect(() => {
    if (map) goTo(map, target);
  }, [map, target]);
}
