import { mapText } from '@toam/contracts/map/map.text';
import { Browser, type Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';

/** Milliseconds for which the hint stays after the last attempt. */
const hintStays = 1400;

/**
 * For a page that scrolls: the wheel scrolls the page unless Ctrl (or ⌘) is held. Pinching a touchpad sends Ctrl too.
 * One finger also scrolls the page.
 * @returns a hint for people who try without Ctrl or with one finger; else null
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
    // in the capture phase, so that it runs before the map's own listener
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
