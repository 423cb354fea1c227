import { needWishLabel } from '@toam/contracts/request/need.text';
import { needFormText as text } from './need-form.text';
import { formatNumber, Grid, Row, Stack, Text } from '@toam/ui/core';
import { useWatch, type Control } from '@toam/ui/form';
import { LockSimpleIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import { PointsBar } from '../need/points-bar';
import { wishedColumns } from './wished-columns';
import type { NeedFormValues } from './need-form.values';

interface NeedScoringProps {
  control: Control<NeedFormValues>;
  /** Facts about the stored need. */
  children?: ReactNode;
}

/** How the wishes typed so far will score houses: each wish with its points. Mandatory wishes have a lock. D61. */
export function NeedScoring({ control, children }: NeedScoringProps) {
  const asked = wishedColumns(useWatch({ control }) as NeedFormValues);
  return (
    <Stack as="section" gap={16} size={13} aria-labelledby="need-scoring-title">
      {children}
      <Stack>
        <Text as="h2" id="need-scoring-title" size={13} weight={600}>
          {text.scoring}
        </Text>
        <Text as="p" top={2} size={12} tone="text3">
          {asked.length > 0 ? text.scoringNote : text.scoringEmpty}
        </Text>
        <Text as="ul" top={10}>
          {asked.map(({ column, mandatory, points }) => (
            <Grid as="li" key={column} columns="minmax(0, 1fr) 32px 52px" gap={8} align="center" minHeight={28}>
              <Row as="span" gap={4}>
                {needWishLabel[column]}
                {mandatory && <LockSimpleIcon size={12} weight="fill" label={text.mandatory} />}
              </Row>
              <PointsBar share={points / 100} tone="teal" />
              <Points points={formatNumber(points)} />
            </Grid>
          ))}
          {asked.length > 0 && (
            <Row as="li" justify="between" minHeight={32} top={4} edge="topSoft">
              {text.sum}
              <Points points="100" />
            </Row>
          )}
        </Text>
      </Stack>
    </Stack>
  );
}

const Points = ({ points }: { points: string }) => (
  <Text as="b" weight={500} textAlign="end" nowrap>
    {text.points(points)}
  </Text>
);
