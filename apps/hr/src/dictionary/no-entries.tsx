import { dictionaryText as text } from '@toam/contracts/texts/dictionary';
import { listText } from '@toam/contracts/texts/list';
import { Button, EmptyState } from '@toam/ui/core';
import { conditionsOf, type DictionarySearch } from './dictionary.search';

interface NoEntriesProps {
  search: DictionarySearch;
  onClear: () => void;
  onFirstPage: () => void;
  /** Undefined for who only reads. */
  onAdd: (() => void) | undefined;
}

/** 'No Data', why, and the way out: the first page, fewer conditions, or the first entry. */
export function NoEntries({ search, onClear, onFirstPage, onAdd }: NoEntriesProps) {
  if (search.page > 1)
    return (
      <EmptyState reason={text.pageGone}>
        <Button onClick={onFirstPage}>{text.firstPage}</Button>
      </EmptyState>
    );
  if (conditionsOf(search) > 0)
    return (
      <EmptyState reason={text.noneFound}>
        <Button onClick={onClear}>{listText.clearFilters}</Button>
      </EmptyState>
    );
  return (
    <EmptyState reason={text.noneYet(text.type[search.type])}>
      {onAdd && <Button onClick={onAdd}>{text.addTitle(text.type[search.type])}</Button>}
    </EmptyState>
  );
}
