import type { UseQueryResult } from '@tanstack/react-query';
import type { HouseExtent, HouseMarks } from '@toam/contracts/house/house-map.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import { mapText } from '@toam/contracts/map/map.text';
import type { GeoBounds } from '@toam/domain/map/geo';
import {
  Button,
  failureLine,
  formatNumber,
  formatTotal,
  Row,
  Card,
  PlainButton,
  Grid,
  Stack,
  Text,
  useIsPhone,
} from '@toam/ui/core';
import { CornersOutIcon, WarningIcon, InfoIcon } from '@toam/ui/icons';
import type { ComponentProps, ReactNode } from 'react';
import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import * as css from './house-map.module.css';
import { HouseCard } from './house-card';

/** A card over the map. */
export const MapFrame = (props: ComponentProps<'section'> & { maxHeight?: string }) => (
  <Card
    as="section"
    width={[380, 'auto']}
    padX={0}
    padY={0}
    overflow="hidden"
    background="elevated"
    className={css.card}
    {...props}
  />
);

/** A house in it, which opens the panel. */
export const MapHouse = <House extends HouseRow>({
  house,
  onOpen,
}: {
  house: House;
  onOpen: (house: House) => void;
}) => (
  <PlainButton width="100%" height={116} padX={12} padY={12} hover="row" onClick={() => onOpen(house)}>
    <HouseCard house={house} />
  </PlainButton>
);

interface HouseMapNotesProps {
  marks: UseQueryResult<HouseMarks>;
  extent: HouseExtent | undefined;
  onFit: (bounds: GeoBounds) => void;
}

/** The map's notes: how many houses are visible, how many have no position, and a button to show all. */
export function HouseMapNotes({ marks, extent, onFit }: HouseMapNotesProps) {
  const { bounds = null } = extent ?? {};
  return (
    <Row gap={8} wrap maxWidth="calc(100% - 76px)" className={css.notes}>
      {marks.error && !marks.isFetching ? (
        <Note role="alert">
          {failureLine(marks.error)}
          <Button size="small" type="link" onClick={() => void marks.refetch()}>
            {commonText.retry}
          </Button>
        </Note>
      ) : (
        <Note role="status">
          {inView(marks.data, bounds !== null || extent === undefined)}
          {bounds && (
            <Button size="small" type="link" icon={<CornersOutIcon size={14} />} onClick={() => onFit(bounds)}>
              {mapText.all}
            </Button>
          )}
        </Note>
      )}
      {extent !== undefined && extent.without_position > 0 && (
        <Note title={mapText.unplacedNote}>
          <WarningIcon size={14} color="var(--warning)" />
          {mapText.unplaced(formatTotal(extent.without_position, extent.without_position_capped))}
        </Note>
      )}
    </Row>
  );
}

const Note = (props: ComponentProps<'div'>) => (
  <Row
    gap={6}
    minHeight={32}
    padX={12}
    padY={2}
    radius={8}
    border
    background="elevated"
    size={13}
    className={css.note}
    {...props}
  />
);

function inView(marks: HouseMarks | undefined, hasPlaced: boolean): string {
  if (!hasPlaced) return mapText.nonePlaced;
  if (!marks) return mapText.loading;
  return marks.total > 0 ? mapText.shown(formatNumber(marks.total)) : mapText.noneShown;
}

/** The meaning of size, shade and colour on the map. Open if there is room. */
export function HouseMapLegend() {
  const isPhone = useIsPhone();
  return (
    <Text
      as="details"
      maxWidth={272}
      padX={12}
      padY={[6, 10]}
      radius={8}
      border
      background="elevated"
      size={12}
      tone="text2"
      className={css.legend}
      open={!isPhone}
    >
      <Row as="summary" gap={6} minHeight={24} weight={500} tone="text">
        <InfoIcon size={16} />
        {mapText.legend}
      </Row>
      <Stack as="dl" gap={8} padY={4} top={2}>
        <Sign words={mapText.legendMany}>
          <Circle count={2} size={20} />
          <Circle count={10} size={26} full />
          <Circle count={100} size={34} full />
        </Sign>
        <Sign words={mapText.legendOne}>
          <PriceLabel />
        </Sign>
        <Sign words={mapText.legendOpen}>
          <PriceLabel active />
        </Sign>
      </Stack>
    </Text>
  );
}

const Sign = ({ words, children }: { words: string; children: ReactNode }) => (
  <Grid columns="92px 1fr" gap={10} align="center">
    <Row as="dt" gap={4} aria-hidden>
      {children}
    </Row>
    <dd>{words}</dd>
  </Grid>
);

/** Houses that are close together, as the map draws them, but smaller. */
const Circle = ({ count, size, full }: { count: number; size: number; full?: boolean }) => (
  <Row
    as="span"
    justify="center"
    flex="none"
    width={size}
    height={size}
    radius="circle"
    size={count < 100 ? 11 : 12}
    weight={600}
    tone="teal"
    background="tealTint"
    className={css.circle}
    data-full={full}
  >
    {count}
  </Row>
);

/** One house, as the map draws it. */
const PriceLabel = ({ active }: { active?: boolean }) => (
  <Text
    padX={8}
    padY={2}
    radius="pill"
    border
    weight={600}
    tone="text"
    background="elevated"
    className={css.price}
    data-active={active}
  >
    8,65 tỷ
  </Text>
);
