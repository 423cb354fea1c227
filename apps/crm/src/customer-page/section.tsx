import { customerPageText as text } from '../customer/customer-page.text';
import { Button, EmptyState, formatNumber, ScreenState, Text } from '@toam/ui/core';
import { Skeleton } from '@toam/ui/detail';
import type { ListQuery } from '@toam/ui/list';
import type { ReactNode } from 'react';
import * as css from './customer-page.module.css';

interface SectionProps<Row> {
  query: ListQuery<Row>;
  /** Why the section is empty. */
  empty: string;
  keyOf: (row: Row) => string | number;
  children: (rows: Row[]) => ReactNode;
}

/** Pages can shift while somebody reads. A row that is on two pages is shown once. */
const rowsOf = <Row,>({ pages }: NonNullable<ListQuery<Row>['data']>, keyOf: (row: Row) => string | number): Row[] => [
  ...new Map(pages.flatMap(({ list }) => list).map((row) => [keyOf(row), row])).values(),
];

/** Rows that are still loading. */
export const Bones = ({ rows }: { rows: number }) => (
  <Text as="div" top={12}>
    <Skeleton active paragraph={{ rows }} />
  </Text>
);

/** Rows of a section with pending, empty and failed states, and a button for more. */
export function Section<Row>({ query, empty, keyOf, children }: SectionProps<Row>) {
  // These rows belong to the previous filter.
  const shown = query.isPlaceholderData ? { ...query, data: undefined } : query;
  return (
    <ScreenState query={shown} skeleton={<Bones rows={4} />}>
      {(data) => {
        const rows = rowsOf(data, keyOf);
        if (rows.length === 0) return <EmptyState reason={empty} />;
        const left = (data.pages[0]?.total ?? 0) - rows.length;
        return (
          <>
            {children(rows)}
            {query.hasNextPage && (
              <Button
                className={css.more}
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {query.isFetchNextPageError ? text.retryMore : text.showMore(formatNumber(Math.max(1, left)))}
              </Button>
            )}
          </>
        );
      }}
    </ScreenState>
  );
}
