import { Grid, Stack, Card, Cell, CountBadge, Row, Text } from '@toam/ui/core';
import { clsx } from 'clsx';
import { Children, type ReactNode, useId, useEffect } from 'react';
import * as css from './sign-in.module.css';

/** The columns of a table, and the class of its rows if it is narrow. */
interface SignInColumns {
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

interface SignInSectionProps {
  title: string;
  /** Already formatted; undefined until it is known. */
  count?: string | undefined;
  /** A line beside the title. */
  note?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** One of the two sections: current devices or past sign-ins. */
export function SignInSection({ title, count, note, actions, children }: SignInSectionProps) {
  const id = useId();
  return (
    <Card as="section" flex="none" padX={0} padY={0} overflow="hidden" className={css.section} aria-labelledby={id}>
      <Row as="header" wrap gap={8} minHeight={52} padX={16} padY={[8, 12]} edge="bottomSoft">
        <Text as="h2" id={id} size={15} weight={600}>
          {title}
        </Text>
        {count !== undefined && <CountBadge>{count}</CountBadge>}
        {note && (
          <Text size={12} tone="text3">
            {note}
          </Text>
        )}
        <Cell />
        {actions}
      </Row>
      {children}
    </Card>
  );
}

interface PageOfList {
  /** Undefined while the page loads, or while an earlier page is shown in its place. */
  data: { list: readonly unknown[]; total_page: number } | undefined;
  page: number;
  onPage: (page: number) => void;
}

/** Goes to the last existing page if the current one no longer exists: its last device was signed out, or the address is old. */
export function useLastPage({ data, page, onPage }: PageOfList): void {
  const last = data && data.list.length === 0 && page > 1 ? Math.max(1, Math.min(data.total_page, page - 1)) : page;
  useEffect(() => {
    if (last !== page) onPage(last);
  });
}
