import { houseColumnLabel } from '@toam/contracts/house/house-value-labels';
import { Grid, Text, useIsPhone } from '@toam/ui/core';
import type { ReactNode } from 'react';

interface DraftRowProps {
  column: string;
  /** Widths of the cells, as of CSS grids. */
  columns: string;
  /** The cells beside the name of the column, below it on a phone. */
  children: ReactNode;
}

/** A column that a draft changes. */
export const DraftRow = ({ column, columns, children }: DraftRowProps) => (
  <Grid as="tr" columns={[columns, 1]} gap={12} rowGap={[12, 4]} padY={[10, 12]} breaks>
    <Text as="th" scope="row" size={useIsPhone() ? 12 : 13} weight={400} tone="text3" textAlign="start">
      {houseColumnLabel(column)}
    </Text>
    {children}
  </Grid>
);
