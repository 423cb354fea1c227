import { useCan } from '@toam/auth/session';
import { contactListText as text } from '@toam/contracts/texts/contact-list';
import { Button, EmptyState } from '@toam/ui/core';
import type { ContactSearch } from './contact-list.search';

interface NoContactsProps {
  search: ContactSearch;
  onClear: () => void;
  onFirstPage: () => void;
}

/** 'No Data', why, and the way out. */
export function NoContacts({ search, onClear, onFirstPage }: NoContactsProps) {
  const seesAll = useCan('customers');
  if (search.page > 1)
    return (
      <EmptyState reason={text.emptyPage}>
        <Button onClick={onFirstPage}>{text.firstPage}</Button>
      </EmptyState>
    );
  if (search.status !== null || search.house !== null || search.search !== '')
    return (
      <EmptyState reason={text.emptyFiltered}>
        <Button onClick={onClear}>{text.clearFilters}</Button>
      </EmptyState>
    );
  return <EmptyState reason={seesAll ? text.empty : text.emptyOwn} />;
}
