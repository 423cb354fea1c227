import { listText } from '@toam/contracts/texts/list';
import { Button, EmptyState } from '@toam/ui/core';
import type { ReactNode } from 'react';

interface EmptyListProps {
  page: number;
  /** How many conditions narrow the list. */
  conditions: number;
  onFirstPage: () => void;
  onClear: () => void;
  /** Said of a page that has no rows any more; of paged lists. */
  pageGone?: string;
  /** Said where nothing fits the conditions. */
  filtered: string | ((conditions: number) => string);
  /** Where nothing narrows the list, and there is nothing. */
  children?: ReactNode;
}

/** 'No Data', why, and the way out: the first page, or fewer conditions. */
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
