import { Cell, Row as Line, Stack, Text } from '@toam/ui/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as css from './customer-page.module.css';

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

/** Small grey words. */
export const Note = ({ as, ellipsis, children }: { as?: 'p'; ellipsis?: boolean; children: ReactNode }) => (
  <Text as={as ?? 'span'} maxWidth="100%" size={12} tone="text3" ellipsis={ellipsis}>
    {children}
  </Text>
);
