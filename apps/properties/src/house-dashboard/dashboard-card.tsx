import { Card, Row, ScreenState, Stack, Text } from '@toam/ui/core';
import type { ComponentProps, ReactNode } from 'react';

export const Heading = ({ children }: { children: ReactNode }) => (
  <Row as="h2" gap={6} size={13} weight={600}>
    {children}
  </Row>
);

interface DashboardCardProps {
  title: ReactNode;
  /** On the right of the title. */
  aside?: ReactNode;
  /** Below the title. */
  gap?: 0 | 4 | 8;
  children: ReactNode;
}

/** A card beside the feed. */
export const DashboardCard = ({ title, aside, gap = 0, children }: DashboardCardProps) => (
  <Card as="section" gap={gap} padX={14} padY={12}>
    <Row as="header" justify="between" gap={8} minHeight={aside ? 28 : 20} size={12}>
      <Heading>{title}</Heading>
      {aside}
    </Row>
    {children}
  </Card>
);

interface CardListProps<Row> {
  query: ComponentProps<typeof ScreenState<{ list: Row[] }>>['query'];
  /** What it says if there is nothing. */
  empty: string;
  children: (list: Row[]) => ReactNode;
}

/** The list in a card: a grey box while it loads, a sentence if it is empty. */
export const CardList = <Row,>({ query, empty, children }: CardListProps<Row>) => (
  <ScreenState query={query} skeleton={<Stack height={280} top={8} background="fill" radius={6} />}>
    {({ list }) =>
      list.length > 0 ? (
        children(list)
      ) : (
        <Text as="p" padY={24} size={13} tone="text2" textAlign="center">
          {empty}
        </Text>
      )
    }
  </ScreenState>
);
