import 'leaflet/dist/leaflet.css';
import { deepestZoom } from '@toam/domain/map/map-marks';
import { mapText } from '@toam/contracts/map/map.text';
import { Browser, map as createMap, type Map as LeafletMap } from 'leaflet';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { MinusIcon, PlusIcon } from '../icons';
import { Cell, IconButton, Row, Stack, Text } from '../layout/layout';
import { useBackground } from './map-background';
import * as css from './map.module.css';
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
    <Stack className={css.map} height="100%" overflow="hidden" relative>
      <Cell ref={box} role="application" aria-label={label} />
      <Stack className={css.controls} overflow="hidden" background="elevated" border radius={8} divided>
        <Control label={mapText.zoomIn} onClick={() => map?.zoomIn()}>
          <PlusIcon size={18} />
        </Control>
        <Control label={mapText.zoomOut} onClick={() => map?.zoomOut()}>
          <MinusIcon size={18} />
        </Control>
      </Stack>
      {attribution && (
        <Text as="small" className={css.source} maxWidth="70%" padX={6} size={11} tone="text2" ellipsis>
          {attribution}
        </Text>
      )}
      {hint && (
        <Row className={css.hint} justify="center" size={14} weight={500} role="status">
          {hint}
        </Row>
      )}
    </Stack>
  );
}

const Control = ({ label, ...props }: { label: string; onClick: () => void; children: ReactNode }) => (
  <IconButton {...props} width={[34, 44]} height={[34, 44]} radius={undefined} aria-label={label} title={label} />
);

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
