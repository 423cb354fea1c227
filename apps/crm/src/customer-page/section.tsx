import { Button, EmptyState, formatNumber, ScreenState, Text, Cell, Row as Line, Stack, Price } from '@toam/ui/core';
import { Skeleton } from '@toam/ui/detail';
import { type ListQuery, facadeOf, Photo } from '@toam/ui/list';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { housePrice } from '@toam/domain/house/house-price';
import { customerPageText as text } from '../customer/customer-page.text';
import * as css from './customer-page.module.css';
import { paths } from '../paths';

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

export const Rows = ({ children }: { children: ReactNode }) => (
  <Stack as="ul" divided>
    {children}
  </Stack>
);

/** A need, a house or a request. */
export const Row = ({ side, children }: { side?: ReactNode; children: ReactNode }) => (
  <Line as="li" wrap={side !== undefined} gap={side === undefined ? 12 : [12, 6]} minHeight={56} padY={10}>
    {children}
    {side !== undefined && (
      <Stack as="span" gap={2} align="end" flex="none" width={['auto', '100%']} className={css.side}>
        {side}
      </Stack>
    )}
  </Line>
);

interface RowWordsProps {
  title: ReactNode;
  /** Where the title leads. */
  to?: string;
  /** One line of title. */
  ellipsis?: boolean;
  children: ReactNode;
}

/** A title above a row's other words. */
export function RowWords({ title, to, ellipsis, children }: RowWordsProps) {
  const look = { maxWidth: '100%', size: 14, weight: 500, tone: 'text', breaks: true, ellipsis } as const;
  return (
    <Cell as="span" align="start">
      {to === undefined ? (
        <Text {...look}>{title}</Text>
      ) : (
        <Text as={Link} to={to} {...look}>
          {title}
        </Text>
      )}
      {children}
    </Cell>
  );
}

/** Small grey words. A paragraph keeps its lines. */
export const Note = ({ as, ellipsis, children }: { as?: 'p'; ellipsis?: boolean; children: ReactNode }) => (
  <Text as={as ?? 'span'} maxWidth="100%" size={12} tone="text3" ellipsis={ellipsis} preLine={as === 'p'}>
    {children}
  </Text>
);

/** A house in a row: picture, title over address, price. It links to the house's page. */
export const HouseLine = ({ house, children }: { house: HouseRow; children?: ReactNode }) => (
  <>
    <Photo src={house.cover?.thumbnail} kind={facadeOf(house.property_type)} seed={house.id} width={64} height={48} />
    <RowWords to={paths.house(house.id)} title={house.title || house.address} ellipsis>
      <Note ellipsis>
        {text.house(house.id)} · {house.address}
      </Note>
      {children}
    </RowWords>
    <Text flex="none" textAlign="end">
      {house.into_money === null ? (
        <Note>{text.unpriced}</Note>
      ) : (
        <Price {...housePrice(house.into_money, house.purpose)} />
      )}
    </Text>
  </>
);
