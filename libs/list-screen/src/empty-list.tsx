import { listText } from '@toam/contracts/texts/list';
import { Button, EmptyState } from '@toam/ui/core';
import type { ReactNode } from 'react';

interface EmptyListProps {
  page: number;
  /** How many filters are active. */
  conditions: number;
  onFirstPage: () => void;
  onClear: () => void;
  /** Text for a page that no longer has rows; for paged lists. */
  pageGone?: string;
  /** Text if no row matches the filters. */
  filtered: string | ((conditions: number) => string);
  /** Content if there are no filters and no rows. */
  children?: ReactNode;
}

/** 'No Data', the reason, and what to do: go to the first page, or remove filters. */
export function EmptyList(props: EmptyListProps) {
  const { page, conditions, onFirstPage, onClear, pageGone, filtered, children } = props;
  if (pageGone && page > 1)
    return (
      <EmptyState reason={pageGone}>
        <Button onClick={onFirstPage}>{listText.firstPage}</Button>
      </EmptyState>
    );
  if (conditions > 0)
    return (
      <EmptyState reason={typeof filtered === 'string' ? filtered : filtered(conditions)}>
        <Button onClick={onClear}>{listText.clearFilters}</Button>
      </EmptyState>
    );
  return children;
}
