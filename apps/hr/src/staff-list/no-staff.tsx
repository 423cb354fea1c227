import { listText } from '@toam/contracts/texts/list';
import { staffListText as text } from '@toam/contracts/texts/staff-list';
import { lockedFilter } from '@toam/contracts/user/user-list.schema';
import { Button, EmptyState } from '@toam/ui/core';
import type { Filters } from '@toam/ui/heavy';
import { conditionsOf, type StaffSearch } from './staff-list.search';

interface NoStaffProps {
  search: StaffSearch;
  filters: Filters;
  onClear: () => void;
  onFirstPage: () => void;
}

/** 'No Data', why, and the way out: the first page, or fewer conditions. There is always somebody: who reads this. */
export function NoStaff({ search, filters, onClear, onFirstPage }: NoStaffProps) {
  const conditions = conditionsOf(search, filters);
  if (search.page > 1)
    return (
      <EmptyState reason={text.pageGone}>
        <Button onClick={onFirstPage}>{text.firstPage}</Button>
      </EmptyState>
    );
  const noneLocked = conditions === 1 && search.role === lockedFilter;
  return (
    <EmptyState reason={noneLocked ? text.noneLocked : text.emptyFiltered(conditions)}>
      <Button onClick={onClear}>{listText.clearFilters}</Button>
    </EmptyState>
  );
}
