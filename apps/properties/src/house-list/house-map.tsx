import { useQuery } from '@tanstack/react-query';
import type { HouseExtent } from '@toam/contracts/house/house-map.endpoints';
import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { mapText } from '@toam/contracts/map/map.text';
import type { GeoBounds } from '@toam/domain/map/geo';
import { deepestZoom } from '@toam/domain/map/map-marks';
import { FailedState, Stack, useIsPhone } from '@toam/ui/core';
import { MapView, type HoveredPin, type MapCamera, type MapTarget } from '@toam/ui/list';
import { useEffect, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import type { HouseQuery } from '../house/house.queries';
import { mapQueries } from '../house/map.queries';
import { besideCover, cameraAt, cityCamera, isSpot, roundBounds, writeCamera } from './house-map.camera';
import { HouseMapCard } from './house-map.card';
import { HouseMapHover } from './house-map.hover';
import { HouseMapLegend } from './house-map.legend';
import { HouseMapNotes } from './house-map.notes';
import { pinsOf } from './house-map.pins';
import { HouseMapStack } from './house-map.stack';
import * as css from './house-map.module.css';

interface HouseMapProps {
  question: HouseQuery;
  /** The map's position in the address bar; '' shows all houses. */
  at: string;
  onMove: (at: string) => void;
  /** The house in the side panel. */
  openId: number | null;
  onOpen: (house: Pick<HouseRow, 'id'>) => void;
  /** Shown over the map when nothing matches. */
  empty: ReactNode;
}

/** The list's houses on a map: the same tab, search and filters. Issue "Map view". */
export default function HouseMap(props: HouseMapProps) {
  const config = useQuery(mapQueries.config());
  const extent = useQuery(mapQueries.extent(props.question));
  const failed = [config, extent].find(({ data, error }) => data === undefined && error);
  if (failed)
    return <FailedState error={failed.error} busy={failed.isFetching} onRetry={() => void failed.refetch()} />;
  const start = cameraAt(props.at) ?? (extent.data && (extent.data.bounds ?? cityCamera));
  if (!config.data || !start) return <MapPlace role="status" aria-label={mapText.loading} />;
  return <LoadedMap {...props} start={start} background={config.data} extent={extent.data} />;
}

const MapPlace = (props: ComponentProps<'div'>) => (
  <Stack flex={1} relative background="layout" edge="top" {...props} />
);

interface LoadedMapProps extends HouseMapProps {
  start: MapTarget;
  background: Parameters<typeof MapView>[0]['background'];
  extent: HouseExtent | undefined;
}

/** The visible part of the map. Known once the map has loaded. */
type Look = { camera: MapCamera; bounds: GeoBounds };

/** Pixels: the side panel (specification 1 §2) and half of a price label. */
const panelWidth = 640;
/** The card on a phone, with the button below it. */
const phoneCover = { right: 0, bottom: 0.28 };

const coverOf = (isPhone: boolean) =>
  isPhone ? phoneCover : { right: Math.min(0.9, panelWidth / window.innerWidth), bottom: 0 };

const isNothing = (extent: HouseExtent | undefined): boolean =>
  extent !== undefined && extent.bounds === null && extent.without_position === 0;

const nowhere: GeoBounds = { south: 0, west: 0, north: 0, east: 0 };

function LoadedMap({ question: query, at, onMove, openId, onOpen, empty, start, background, extent }: LoadedMapProps) {
  const isPhone = useIsPhone();
  const [target, setTarget] = useState<MapTarget>(start);
  const [look, setLook] = useState<Look | null>(null);
  const [picked, setPicked] = useState<number | null>(null);
  const [stack, setStack] = useState<GeoBounds | null>(null);
  const [hovered, setHovered] = useState<HoveredPin | null>(null);
  const { marks, pins, pinned } = useMarks(query, look, openId ?? picked);
  useAddress(look, at, onMove);

  const press = (key: string) => {
    const one = pinned.get(key);
    if (!one) return;
    setPicked(null);
    setStack(null);
    if ('house' in one) {
      if (isPhone) setPicked(one.house.id);
      else onOpen(one.house);
      const next = look && besideCover(look.camera, look.bounds, one.house, coverOf(isPhone));
      if (next) setTarget(next);
    } else if (isSpot(one.cluster.bounds) || look?.camera.zoom === deepestZoom) setStack(one.cluster.bounds);
    else setTarget({ ...one.cluster.bounds, nearest: deepestZoom });
  };

  return (
    <MapPlace aria-busy={marks.isFetching}>
      <MapView
        label={mapText.mapOf}
        background={background}
        target={target}
        onLook={(camera, bounds) => setLook({ camera, bounds: roundBounds(bounds) })}
        pins={pins}
        onPin={press}
        onHover={isPhone ? undefined : setHovered}
      />
      {hovered && pinned.has(hovered.key) && <HouseMapHover at={hovered} pinned={pinned.get(hovered.key)!} />}
      {isNothing(extent) ? (
        <Stack align="center" justify="center" className={css.empty}>
          {empty}
        </Stack>
      ) : (
        <HouseMapNotes marks={marks} extent={extent} onFit={(bounds) => setTarget({ ...bounds })} />
      )}
      {!isNothing(extent) && <HouseMapLegend />}
      {stack && <HouseMapStack question={query} bounds={stack} onOpen={onOpen} onClose={() => setStack(null)} />}
      {picked !== null && <HouseMapCard houseId={picked} onOpen={onOpen} onClose={() => setPicked(null)} />}
    </MapPlace>
  );
}

/** The pins in view. They load when the map knows its position. The old pins stay until the new ones are loaded. */
function useMarks(query: HouseQuery, look: Look | null, activeId: number | null) {
  const marks = useQuery({
    ...mapQueries.marks(query, look?.bounds ?? nowhere, look?.camera.zoom ?? 0),
    enabled: look !== null,
  });
  const drawn = useMemo(
    () => pinsOf(marks.data ?? { houses: [], clusters: [], total: 0 }, activeId),
    [marks.data, activeId],
  );
  return { marks, ...drawn };
}

/**
 * The map decides its position and writes it to the address. Closing the panel goes back in the history and must not
 * move the map.
 */
function useAddress(look: Look | null, at: string, onMove: (at: string) => void): void {
  const here = look && writeCamera(look.camera);
  useEffect(() => {
    if (here !== null && here !== at) onMove(here);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- onMove is new with every render of the list
  }, [here, at]);
}
