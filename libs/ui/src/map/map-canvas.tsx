import 'leaflet/dist/leaflet.css';
import { deepestZoom } from '@toam/domain/map/map-marks';
import { mapText } from '@toam/contracts/map/map.text';
import {
  Browser,
  map as createMap,
  type Map as LeafletMap,
  control,
  GridLayer,
  tileLayer,
  type LatLngBoundsExpression,
} from 'leaflet';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { clsx } from 'clsx';
import { roundDegrees, type GeoBounds } from '@toam/domain/map/geo';
import { MinusIcon, PlusIcon } from '../icons';
import { Cell, IconButton, Row, Stack, Text } from '../layout/layout';
import * as css from './map.module.css';
import { usePins } from './map-pins';
import { useSpot } from './map-spot';
import type { MapPin, MapProps, MapTarget, MapBackground, MapCamera } from './map-view';
import { useNames } from './map-labels';

/** Smallest zoom: shows the country and its neighbours. */
const widestZoom = 5;

const none: readonly MapPin[] = [];

/** Milliseconds for which the hint stays after the last attempt. */
const hintStays = 1400;

/**
 * For a page that scrolls: the wheel scrolls the page unless Ctrl (or ⌘) is held. Pinching a touchpad sends Ctrl too.
 * One finger also scrolls the page.
 * @returns a hint for people who try without Ctrl or with one finger; else null
 */
function useWheel(map: LeafletMap | null, inPage: boolean): string | null {
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

/** Dots that move with the map, so that people see it move. It draws no streets or rivers, because it knows none. */
class Grid extends GridLayer {
  protected override createTile(): HTMLElement {
    const cell = document.createElement('div');
    cell.className = clsx(css.dots);
    return cell;
  }
}

/**
 * A grid with a scale, the tiles above it, and place names until the first tile arrives. So the map works without tiles and
 * without the internet. Design §9.
 * @returns attribution of the tiles; '' without tiles
 */
function useBackground(map: LeafletMap | null, { tiles, places }: MapBackground, pins: readonly MapPin[]): string {
  const [arrived, setArrived] = useState(false);
  const url = tiles?.url;

  useEffect(() => {
    if (!map) return;
    const grid = new Grid({ pane: 'tilePane' }).addTo(map);
    const scale = control.scale({ imperial: false, maxWidth: 96, position: 'bottomright' }).addTo(map);
    return () => {
      grid.remove();
      scale.remove();
    };
  }, [map]);

  useEffect(() => {
    if (!map || !url) return;
    const layer = tileLayer(url, { className: css.tiles, zIndex: 2, maxZoom: map.getMaxZoom() });
    layer.on('tileload', () => setArrived(true));
    layer.addTo(map);
    return () => {
      layer.remove();
      setArrived(false);
    };
  }, [map, url]);

  useNames(map, places, pins, !arrived);

  return tiles?.attribution ?? '';
}

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

function cameraOf(map: LeafletMap): MapCamera {
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
function goTo(map: LeafletMap, target: MapTarget, animate = true): void {
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
function useLook(map: LeafletMap | null, target: MapTarget, onLook: MapProps['onLook']): void {
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
