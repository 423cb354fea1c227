import 'leaflet/dist/leaflet.css';
import './map.css';
import { deepestZoom } from '@toam/domain/map/map-marks';
import { mapText } from '@toam/contracts/texts/map';
import { Browser, map as createMap, type Map as LeafletMap } from 'leaflet';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { MinusIcon, PlusIcon } from '../icons';
import { useBackground } from './map-background';
import { goTo, useLook } from './map-look';
import { usePins } from './map-pins';
import { useSpot } from './map-spot';
import type { MapPin, MapProps, MapTarget } from './map-view';
import { useWheel } from './map-wheel';

/** Smallest zoom: shows the country and its neighbours. */
const widestZoom = 5;

const none: readonly MapPin[] = [];

/** A map with its controls. Loaded through `lazy-map`. */
export default function MapCanvas({
  label,
  background,
  target,
  onLook,
  pins = none,
  onPin,
  onHover,
  spot,
  inPage = false,
}: MapProps) {
  const box = useRef<HTMLDivElement>(null);
  const map = useLeaflet(box, target, inPage);
  const attribution = useBackground(map, background, pins);
  const hint = useWheel(map, inPage);
  useLook(map, target, onLook);
  usePins(map, pins, { onPin, onHover });
  useSpot(map, spot);
  return (
    <div className="ta-map">
      <div ref={box} className="ta-map-box" role="application" aria-label={label} />
      <div className="ta-map-controls">
        <button type="button" aria-label={mapText.zoomIn} title={mapText.zoomIn} onClick={() => map?.zoomIn()}>
          <PlusIcon size={18} />
        </button>
        <button type="button" aria-label={mapText.zoomOut} title={mapText.zoomOut} onClick={() => map?.zoomOut()}>
          <MinusIcon size={18} />
        </button>
      </div>
      {attribution && <small className="ta-map-source">{attribution}</small>}
      {hint && (
        <div className="ta-map-hint" role="status">
          {hint}
        </div>
      )}
    </div>
  );
}

/** Creates a Leaflet map in our element. It lives as long as the component. */
function useLeaflet(box: RefObject<HTMLDivElement | null>, target: MapTarget, inPage: boolean): LeafletMap | null {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const first = useRef(target);
  useLayoutEffect(() => {
    if (!box.current) return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const made = createMap(box.current, {
      zoomControl: false,
      attributionControl: false,
      minZoom: widestZoom,
      maxZoom: deepestZoom,
      zoomAnimation: !isCalm,
      fadeAnimation: !isCalm,
      markerZoomAnimation: !isCalm,
      inertia: !isCalm,
      // one finger scrolls the page, two move the map
      dragging: !(inPage && Browser.mobile),
      worldCopyJump: true,
    });
    goTo(made, first.current, false);
    setMap(made);
    return () => {
      made.remove();
      setMap(null);
    };
  }, [box, inPage]);
  useEffect(() => {
    if (!map) return;
    const sizes = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    sizes.observe(map.getContainer());
    return () => sizes.disconnect();
  }, [map]);
  return map;
}
