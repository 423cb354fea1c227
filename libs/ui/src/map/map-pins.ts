import { clsx } from 'clsx';
import { divIcon, marker, type Map as LeafletMap, type Marker } from 'leaflet';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { stepOf } from './map-pin-size';
import * as css from './map-pins.module.css';
import type { HoveredPin, MapPin, MapProps } from './map-view';

const round = ({ x, y }: { x: number; y: number }) => ({ x: Math.round(x), y: Math.round(y) });

interface Shown {
  marker: Marker;
  button: HTMLButtonElement;
}

function draw(button: HTMLButtonElement, pin: MapPin): void {
  button.className = clsx(css.pin, pin.kind === 'one' ? css.one : css.many);
  button.dataset.step = stepOf(pin.count ?? 0);
  button.textContent = pin.text;
  button.setAttribute('aria-label', pin.label);
  if (pin.active) button.dataset.active = 'true';
  else delete button.dataset.active;
}

interface Hearing {
  press: () => void;
  hover: (hovered: HoveredPin | null) => void;
}

function put(map: LeafletMap, pin: MapPin, { press, hover }: Hearing): Shown {
  const button = document.createElement('button');
  button.type = 'button';
  const made = marker([pin.latitude, pin.longitude], {
    icon: divIcon({ className: css.anchor, html: button, iconSize: [0, 0] }),
    // the button inside takes the focus and has the accessible name
    keyboard: false,
    riseOnHover: true,
  });
  made.on('click', press);
  const tell = () => hover({ key: pin.key, ...round(map.latLngToContainerPoint(made.getLatLng())) });
  // Not for touch: a touch opens the pin, and the hover card would hide it.
  button.addEventListener('pointerenter', ({ pointerType }) => pointerType !== 'touch' && tell());
  button.addEventListener('pointerleave', () => hover(null));
  button.addEventListener('focus', () => button.matches(':focus-visible') && tell());
  button.addEventListener('blur', () => hover(null));
  made.addTo(map);
  return { marker: made, button };
}

/** Renders the pins. Existing pins are moved and not created again, so that they keep the focus and the pointer. */
export function usePins(
  map: LeafletMap | null,
  pins: readonly MapPin[],
  hears: Pick<MapProps, 'onPin' | 'onHover'>,
): void {
  const shown = useRef(new Map<string, Shown>());
  const heard = useRef(hears);
  useLayoutEffect(() => {
    heard.current = hears;
  });
  useEffect(() => {
    const all = shown.current;
    return () => all.clear();
  }, [map]);
  useEffect(() => {
    if (!map) return;
    const gone = () => heard.current.onHover?.(null);
    map.on('movestart', gone);
    return () => void map.off('movestart', gone);
  }, [map]);
  useEffect(() => {
    if (!map) return;
    const all = shown.current;
    const hearing = (key: string): Hearing => ({
      press: () => heard.current.onPin?.(key),
      hover: (hovered) => heard.current.onHover?.(hovered),
    });
    const wanted = new Set(pins.map(({ key }) => key));
    for (const [key, one] of all) {
      if (wanted.has(key)) continue;
      if (one.button.matches(':hover, :focus')) heard.current.onHover?.(null);
      one.marker.remove();
      all.delete(key);
    }
    for (const pin of pins) {
      const one = all.get(pin.key) ?? put(map, pin, hearing(pin.key));
      all.set(pin.key, one);
      one.marker.setLatLng([pin.latitude, pin.longitude]);
      one.marker.setZIndexOffset(pin.active ? 10_000 : 0);
      draw(one.button, pin);
    }
  }, [map, pins]);
}
