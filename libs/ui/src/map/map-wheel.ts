import { mapText } from '@toam/contracts/texts/map';
import { Browser, type Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';

/** Milliseconds for which the hint stays after the last attempt. */
const hintStays = 1400;

/**
 * In a page that scrolls: the wheel scrolls the page unless Ctrl (or ⌘) is held, which is also what pinching a touchpad
 * sends; one finger scrolls it too.
 * @returns what to say to people who try without; null most of the time
 */
export function useWheel(map: LeafletMap | null, inPage: boolean): string | null {
  const [hint, setHint] = useState<string | null>(null);
  useEffect(() => {
    if (!map || !inPage) return;
    const box = map.getContainer();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const say = (text: string | null) => {
      clearTimeout(timer);
      setHint(text);
      if (text) timer = setTimeout(() => setHint(null), hintStays);
    };
    const wheel = (event: WheelEvent) => {
      const zooms = event.ctrlKey || event.metaKey;
      if (zooms) map.scrollWheelZoom.enable();
      else map.scrollWheelZoom.disable();
      say(zooms ? null : mapText.holdCtrl);
    };
    const drag = (event: TouchEvent) => say(event.touches.length === 1 && Browser.mobile ? mapText.twoFingers : null);
    map.scrollWheelZoom.disable();
    // before the map's own listener hears it
    box.addEventListener('wheel', wheel, { capture: true, passive: true });
    box.addEventListener('touchmove', drag, { passive: true });
    return () => {
      clearTimeout(timer);
      box.removeEventListener('wheel', wheel, { capture: true });
      box.removeEventListener('touchmove', drag);
    };
  }, [map, inPage]);
  return hint;
}
