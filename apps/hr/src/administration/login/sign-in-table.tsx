import { Grid, Stack } from '@toam/ui/core';
import { clsx } from 'clsx';
import { Children, type ReactNode } from 'react';
import * as css from './sign-in.module.css';

/** The columns of a table, and the class of its rows if it is narrow. */
export interface SignInColumns {
  titles: readonly string[];
  widths: string;
  row: string | undefined;
}

interface SignInTableProps {
  label: string;
  columns: SignInColumns;
  /** Another page is loading; the rows are still the previous page's. */
  isStale: boolean;
  children: ReactNode;
}

/**
 * At most 10 rows, so the list is not virtualized. It is a table by its ARIA roles, and on a phone each row is a card
 * (`display: block` would remove the roles of a real table).
 */
export const SignInTable = ({ label, columns: { titles, widths, row }, isStale, children }: SignInTableProps) => (
  <Stack size={13} className={css.table} role="table" aria-label={label} aria-busy={isStale}>
    <Grid
      {...line}
      columns={widths}
      minHeight={36}
      size={12}
      weight={500}
      tone="text3"
      edge="bottom"
      className={clsx(row, css.head)}
      role="row"
    >
      {titles.map((title) => (
        <span key={title} role="columnheader">
          {title}
        </span>
      ))}
    </Grid>
    <Stack divided role="rowgroup">
      {children}
    </Stack>
  </Stack>
);

const line = { gap: 12, align: 'center', padX: 16, padY: 8 } as const;

interface SignInRowProps {
  columns: SignInColumns;
  children: ReactNode;
}

/** One cell for each child, in the order of the titles. A card shows the title if the cell is unclear without it. */
export const SignInRow = ({ columns: { titles, widths, row }, children }: SignInRowProps) => (
  <Grid {...line} columns={widths} minHeight={56} className={clsx(css.row, row)} role="row">
    {Children.map(children, (cell, index) => (
      <div role="cell" data-title={titles[index]}>
        {cell}
      </div>
    ))}
  </Grid>
);
