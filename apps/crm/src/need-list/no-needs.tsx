import { listText } from '@toam/contracts/texts/list';
import { needListText } from '@toam/contracts/texts/need-list';
import { Button, EmptyState } from '@toam/ui/core';
import type { Filters } from '@toam/ui/heavy';
import { CreateNeedButton } from './create-need-button';
import { conditionsOf, type NeedSearch } from './need-list.search';

interface NoNeedsProps {
  search: NeedSearch;
  filters: Filters;
  onClear: () => void;
  onFirstPage: () => void;
}

/** 'No Data', why, and the way out: the first page, fewer conditions, or a first need. */
export function NoNeeds({ search, filters, onClear, onFirstPage }: NoNeedsProps) {
  const conditions = conditionsOf(search, filters);
  if (search.page > 1)
    return (
      <EmptyState reason={needListText.pageGone}>
        <Button onClick={onFirstPage}>{needListText.firstPage}</Button>
      </EmptyState>
    );
  if (conditions > 0)
    return (
      <EmptyState reason={needListText.emptyFiltered(conditions)}>
        <Button onClick={onClear}>{listText.clearFilters}</Button>
      </EmptyState>
    );
  return (
    <EmptyState reason={needListText.empty[search.mode]}>
      {search.mode !== 'shared' && <CreateNeedButton isPlain />}
    </EmptyState>
  );
}
