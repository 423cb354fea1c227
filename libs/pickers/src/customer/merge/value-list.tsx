import { Grid, Row, Text } from '@toam/ui/core';
import type { ReactNode } from 'react';

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
