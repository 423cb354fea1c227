import { Cell, Row, Grid, Text } from '@toam/ui/core';
import type { ReactNode } from 'react';
import * as css from './customer-merge.module.css';

interface MergeChoiceProps {
  /** Name of the radio group. */
  group: string;
  checked: boolean;
  onChoose: () => void;
  /** Takes the whole width below the two sides. */
  wide?: boolean;
  /** A whole record, not one value. */
  large?: boolean;
  children: ReactNode;
}

/** One side of a choice: a real radio button, so that arrow keys move within the group. */
export const MergeChoice = ({ group, checked, onChoose, wide, large, children }: MergeChoiceProps) => (
  <Row
    as="label"
    align="start"
    gap={8}
    padX={large ? 12 : 10}
    padY={large ? 10 : [6, 8]}
    size={13}
    tone={checked ? 'teal' : 'text2'}
    background={checked ? 'tealTint' : 'surface'}
    border
    radius={large ? 10 : 6}
    self={wide ? 'all' : undefined}
    breaks
    touch
    className={css.choice}
  >
    <input type="radio" name={group} checked={checked} onChange={onChoose} />
    <Cell as="span" preLine>
      {children}
    </Cell>
  </Row>
);

interface ValueListProps {
  values: readonly (readonly [label: string, value: ReactNode])[];
  columns: 1 | 2;
}

/** Values with the names of their fields. */
export const ValueList = ({ values, columns }: ValueListProps) => (
  <Grid as="dl" columns={[columns, 1]} gap={16} rowGap={4} size={13}>
    {values.map(([label, value], at) => (
      <Row key={at} align="start" gap={8}>
        <Text as="dt" flex="none" tone="text3">
          {label}
        </Text>
        <Text as="dd" flex={1} breaks preLine>
          {value}
        </Text>
      </Row>
    ))}
  </Grid>
);
