import { useQuery } from '@tanstack/react-query';
import type { HouseExtent } from '@toam/contracts/house/house-map.endpoints';
import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { mapText } from '@toam/contracts/map/map.text';
import type { GeoBounds } from '@toam/domain/map/geo';
import { deepestZoom } from '@toam/domain/map/map-marks';
import {
  FailedState,
  Stack,
  useIsPhone,
  Cell,
  IconButton,
  Row,
  ScreenState,
  formatNumber,
  Text,
  Price,
} from '@toam/ui/core';
import { MapView, type HoveredPin, type MapCamera, type MapTarget, Photo } from '@toam/ui/list';
import { useEffect, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { XIcon } from '@toam/ui/icons';
import { housePrice } from '@toam/domain/house/house-price';
import { type HouseQuery, houseQueries } from '../house/house.queries';
import { mapQueries, maxInStack } from '../house/map.queries';
import { besideCover, cameraAt, cityCamera, isSpot, roundBounds, writeCamera } from './house-map.camera';
import { HouseMapLegend, HouseMapNotes, MapFrame, MapHouse } from './house-map.parts';
import { pinsOf, priceRange, type Pinned } from './house-map.pins';
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

interface HouseMapCardProps {
  houseId: number;
  onOpen: (house: { id: number }) => void;
  onClose: () => void;
}

/**
 * On a phone the panel would cover the map. So a pressed house first shows as a card at the bottom, which opens the
 * panel.
 */
function HouseMapCard({ houseId, onOpen, onClose }: HouseMapCardProps) {
  const house = useQuery(houseQueries.detail(houseId));
  return (
    <MapFrame aria-live="polite">
      <Row align="start">
        <Cell>
          <ScreenState query={house}>{(found) => <MapHouse house={found} onOpen={onOpen} />}</ScreenState>
        </Cell>
        <IconButton width={44} height={44} aria-label={mapText.closeCard} onClick={onClose}>
          <XIcon size={18} />
        </IconButton>
      </Row>
    </MapFrame>
  );
}

interface HouseMapStackProps {
  question: HouseQuery;
  bounds: GeoBounds;
  onOpen: (house: HouseRow) => void;
  onClose: () => void;
}

/** The houses of one spot, such as the flats of a building. No zoom separates them. */
function HouseMapStack({ question: query, bounds, onOpen, onClose }: HouseMapStackProps) {
  const houses = useQuery(mapQueries.stack(query, bounds));
  const total = houses.data?.total ?? 0;
  return (
    <MapFrame maxHeight="min(440px, calc(100% - 32px))" aria-label={mapText.stackTitle(formatNumber(total))}>
      <Row as="header" justify="between" flex="none" padX={8} padY={6} edge="bottom">
        <Text as="b" padX={8}>
          {houses.data && mapText.stackTitle(formatNumber(total))}
        </Text>
        <IconButton aria-label={mapText.closeCard} onClick={onClose}>
          <XIcon size={18} />
        </IconButton>
      </Row>
      <ScreenState query={houses}>
        {({ list }) => (
          <Stack as="ul" overflow="scroll" divided>
            {list.map((house) => (
              <li key={house.id}>
                <MapHouse house={house} onOpen={onOpen} />
              </li>
            ))}
            {total > maxInStack && (
              <Text as="li" padX={16} padY={10} size={13} tone="text2">
                {mapText.stackMore(formatNumber(total - maxInStack))}
              </Text>
            )}
          </Stack>
        )}
      </ScreenState>
    </MapFrame>
  );
}

/** Above a pin under the mouse: a short summary of the house or houses. The pin's button has the same text. */
function HouseMapHover({ at, pinned }: { at: HoveredPin; pinned: Pinned }) {
  const isLow = at.y < 150;
  return (
    <Row
      gap={10}
      align="start"
      width="max-content"
      maxWidth={264}
      padX={8}
      padY={8}
      radius={10}
      border
      background="elevated"
      size={12}
      tone="text2"
      className={css.hover}
      data-below={isLow || undefined}
      style={{ left: at.x, top: at.y }}
      aria-hidden
    >
      {'house' in pinned ? (
        <>
          <Photo src={pinned.house.cover} seed={pinned.house.id} width={64} height={48} />
          <Stack>
            <Text weight={600} tone="text">
              {pinned.house.into_money === null ? (
                mapText.noPrice
              ) : (
                <Price {...housePrice(pinned.house.into_money, pinned.house.purpose)} size={14} />
              )}
            </Text>
            <Text lines={2}>{pinned.house.title}</Text>
          </Stack>
        </>
      ) : (
        <Stack>
          <Text weight={600} tone="text">
            {mapText.many(formatNumber(pinned.cluster.count))}
          </Text>
          <span>{priceRange(pinned.cluster)}</span>
          <Text size={11} tone="text3">
            {isSpot(pinned.cluster.bounds) ? mapText.pressForList : mapText.pressToZoom}
          </Text>
        </Stack>
      )}
    </Row>
  );
}

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
