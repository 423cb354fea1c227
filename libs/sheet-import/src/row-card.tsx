import { sheetImportText as text } from '@toam/contracts/sheet/sheet-import.text';
import { Grid, Stack, Text } from '@toam/ui/core';
import { Fragment, type ReactNode } from 'react';
import { RowRemarks, type SheetRow } from './row-remarks';

/** An imported column: its index among the cells and its heading. */
export interface ShownColumn {
  at: number;
  title: string;
}

interface RowCardProps {
  row: SheetRow;
  columns: readonly ShownColumn[];
  /** The row's planned or actual result. */
  state: ReactNode;
}

/** A row on a phone: its values by column, with errors and remarks below each. */
export function RowCard({ row, columns, state }: RowCardProps) {
  const said = columns.filter(({ at }) => row.cells[at] || row.errors.some((error) => error.at === at));
  return (
    <Stack as="article" gap={8} padX={16} padY={12} edge="bottomSoft" data-state={row.state}>
      <Stack as="header" gap={4} size={12} tone="text3">
        <span>{`${text.row} ${row.id}`}</span>
        {state}
      </Stack>
      <Grid as="dl" columns="112px minmax(0, 1fr)" gap={8} rowGap={0} size={13}>
        {said.map(({ at, title }) => (
          <Fragment key={at}>
            <Text as="dt" tone="text3">
              {title}
            </Text>
            <Text as="dd" breaks>
              {row.cells[at]}
              <RowRemarks row={row} at={at} />
            </Text>
          </Fragment>
        ))}
      </Grid>
    </Stack>
  );
}
