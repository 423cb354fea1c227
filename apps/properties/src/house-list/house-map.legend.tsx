import { mapText } from '@toam/contracts/map/map.text';
import { Grid, Row, Stack, Text, useIsPhone } from '@toam/ui/core';
import { InfoIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import * as css from './house-map.module.css';

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
