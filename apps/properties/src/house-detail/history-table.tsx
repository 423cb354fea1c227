import { Avatar, Row, Text, useIsPhone } from '@toam/ui/core';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import * as css from './history-table.module.css';

interface HistoryTableProps {
  /** Cells of the heading. */
  headings: ReactNode;
  /** Lines. Each cell has its heading in `data-title`, because a phone shows a line as a small card. */
  children: ReactNode;
}

/** Who did what, and when. */
export const HistoryTable = ({ headings, children }: HistoryTableProps) => (
  <Text as="table" width="100%" size={13} className={css.table}>
    <thead>
      <tr>{headings}</tr>
    </thead>
    <tbody>{children}</tbody>
  </Text>
);

/** A phone shows only headings that sort. */
export function Heading({ className, ...props }: ComponentProps<typeof Text<'th'>>) {
  const isUnseen = useIsPhone() && !props['aria-sort'];
  return (
    <Text
      as="th"
      size={12}
      weight={500}
      tone="text3"
      textAlign="start"
      nowrap
      className={clsx(isUnseen && 'unseen', className)}
      {...props}
    />
  );
}

interface PersonCellProps {
  title: string;
  /** Null: the system did it. */
  person: { id: number; name: string; avatar: string | null } | null;
  otherwise?: string;
}

export const PersonCell = ({ title, person, otherwise }: PersonCellProps) => (
  <td data-title={title}>
    {person ? (
      <Row as="span" inline gap={8}>
        <Avatar id={person.id} name={person.name} image={person.avatar} size={24} decorative />
        {person.name}
      </Row>
    ) : (
      otherwise
    )}
  </td>
);
