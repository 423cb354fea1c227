import { roundDegrees, type GeoPoint } from '@toam/domain/map/geo';
import { clsx } from 'clsx';
import { divIcon, type LatLng, marker, type LeafletMouseEvent, type Map as LeafletMap } from 'leaflet';
import { useEffect, useLayoutEffect, useRef } from 'react';
import * as css from './map-pins.module.css';
import type { MapSpot } from './map-view';

/** Px on screen that an arrow key moves the pin: about a door, or with Shift a street corner. */
const step = { small: 2, large: 24 } as const;

const directions: Partial<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const toPoint = ({ lat, lng }: LatLng): GeoPoint => ({ latitude: roundDegrees(lat), longitude: roundDegrees(lng) });

function pinElement(label: string, isMovable: boolean): HTMLElement {
  const pin = document.createElement(isMovable ? 'button' : 'span');
  pin.className = clsx(css.spot);
  pin.setAttribute('aria-label', label);
  if (pin instanceof HTMLButtonElement) pin.type = 'button';
  else pin.setAttribute('role', 'img');
  return pin;
}

/** Renders the map's one point. If it is movable: a click on the map, dragging the pin, or arrow keys on it move it. */
export function useSpot(map: LeafletMap | null, spot: MapSpot | undefined): void {
  const move = useRef(spot?.onMove);
  useLayoutEffect(() => {
    move.current = spot?.onMove;
  });
  const label = spot?.label ?? '';
  const isMovable = spot?.onMove !== undefined;
  const { latitude = null, longitude = null } = spot?.point ?? {};
  const isThere = latitude !== null && longitude !== null;
  const pin = useRef<ReturnType<typeof marker> | null>(null);

  useEffect(() => {
    if (!map || !isMovable) return;
    const press = ({ latlng }: LeafletMouseEvent) => move.current?.(toPoint(latlng.wrap()));
    map.on('click', press);
    return () => void map.off('click', press);
  }, [map, isMovable]);

  useEffect(() => {
    if (!map || !isThere) return;
    const element = pinElement(label, isMovable);
    const made = marker([0, 0], {
      icon: divIcon({ className: css.anchor, html: element, iconSize: [0, 0] }),
      draggable: isMovable,
      interactive: isMovable,
      autoPan: true,
      keyboard: false,
    });
    made.on('dragend', () => move.current?.(toPoint(made.getLatLng().wrap())));
    const press = (event: KeyboardEvent) => {
      const direction = directions[event.key];
      if (!direction || !isMovable) return;
      event.preventDefault();
      const by = event.shiftKey ? step.large : step.small;
      const at = map.latLngToContainerPoint(made.getLatLng()).add([direction[0] * by, direction[1] * by]);
      const next = map.containerPointToLatLng(at);
      if (!map.getBounds().pad(-0.05).contains(next)) map.panTo(next);
      move.current?.(toPoint(next));
    };
    element.addEventListener('keydown', press);
    pin.current = made;
    return () => {
      made.remove();
      pin.current = null;
    };
  }, [map, isThere, isMovable, label]);

  useEffect(() => {
    if (!map || !pin.current || latitude === null || longitude === null) return;
    pin.current.setLatLng([latitude, longitude]);
    if (!map.hasLayer(pin.current)) pin.current.addTo(map);
  }, [map, latitude, longitude, isMovable, label]);
}
