import { divIcon, marker, type Map as LeafletMap, type Marker } from 'leaflet';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { MapPin } from './map-view';

interface Shown {
  marker: Marker;
  button: HTMLButtonElement;
}

/** How many figures a count has decides how large its circle is. */
const sizeOf = ({ kind, text }: MapPin) => (kind === 'one' ? 'one' : `many-${Math.min(text.length, 5)}`);

function draw(button: HTMLButtonElement, pin: MapPin): void {
  button.className = `ta-map-pin ta-map-${sizeOf(pin)}`;
  button.textContent = pin.text;
  button.setAttribute('aria-label', pin.label);
  button.title = pin.label;
  if (pin.active) button.dataset.active = 'true';
  else delete button.dataset.active;
}

function put(map: LeafletMap, pin: MapPin, onPress: () => void): Shown {
  const button = document.createElement('button');
  button.type = 'button';
  const made = marker([pin.latitude, pin.longitude], {
    icon: divIcon({ className: 'ta-map-anchor', html: button, iconSize: [0, 0] }),
    // the button inside has the focus and the name
    keyboard: false,
    riseOnHover: true,
  });
  made.on('click', onPress);
  made.addTo(map);
  return { marker: made, button };
}

/** Draws the pins; those that stay are moved instead of made anew, so that focus and pointer stay on them. */
export function usePins(
  map: LeafletMap | null,
  pins: readonly MapPin[],
  onPin: ((key: string) => void) | undefined,
): void {
  const shown = useRef(new Map<string, Shown>());
  const press = useRef(onPin);
  useLayoutEffect(() => {
    press.current = onPin;
  });
  useEffect(() => {
    const all = shown.current;
    return () => all.clear();
  }, [map]);
  useEffect(() => {
    if (!map) return;
    const all = shown.current;
    const wanted = new Set(pins.map(({ key }) => key));
    for (const [key, one] of all) {
      if (wanted.has(key)) continue;
      one.marker.remove();
      all.delete(key);
    }
    for (const pin of pins) {
      const one = all.get(pin.key) ?? put(map, pin, () => press.current?.(pin.key));
      all.set(pin.key, one);
      one.marker.setLatLng([pin.latitude, pin.longitude]);
      one.marker.setZIndexOffset(pin.active ? 10_000 : 0);
      draw(one.button, pin);
    }
  }, [map, pins]);
}
