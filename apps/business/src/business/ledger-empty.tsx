import { listText } from '@toam/contracts/texts/list';
import { transactionScreenText as text } from '@toam/contracts/texts/transaction-screen';
import { EmptyList } from '@toam/list-screen/empty-list';
import { Button, EmptyState, Row } from '@toam/ui/core';
import type { ComponentProps, ReactNode } from 'react';
import type { BusinessChoice } from './business-choice';

interface LedgerEmptyProps {
  at: {
    address: { search: { search: string }; ask: (patch: { search: string }) => void };
    isAnytime: boolean;
    choice: BusinessChoice;
    choose: (choice: BusinessChoice, anytime: boolean) => void;
  };
  /** `empty` of `useListScreen`. */
  empty: Pick<ComponentProps<typeof EmptyList>, 'page' | 'conditions' | 'onFirstPage' | 'onClear'>;
  words: { pageGone: string; nothing: string; nothingInPeriod: string; nothingFiltered: string };
  /** What to do about a list that has nothing at all. */
  children?: ReactNode;
}

/**
 * Why a list of the ledger is empty, and the way out. Nothing this month is no reason to believe that there is nothing: whoever searches a
 * code looks at every period with one press. 'Xoá bộ lọc' keeps the words, unless they are all that there is.
 */
export function LedgerEmpty({ at, empty, words, children }: LedgerEmptyProps) {
  const { address, isAnytime, choice, choose } = at;
  const showAll = <Button onClick={() => choose(choice, true)}>{text.showAll}</Button>;
  const isSearched = address.search.search !== '';
  const clear = isSearched && empty.conditions === 1 ? () => address.ask({ search: '' }) : empty.onClear;
  if (isSearched && !isAnytime && empty.page === 1)
    return (
      <EmptyState reason={words.nothingFiltered}>
        <Row gap={8} wrap justify="center">
          {showAll}
          <Button onClick={clear}>{listText.clearFilters}</Button>
        </Row>
      </EmptyState>
    );
  return (
    <EmptyList {...empty} onClear={clear} pageGone={words.pageGone} filtered={words.nothingFiltered}>
      {isAnytime ? (
        <EmptyState reason={words.nothing}>{children}</EmptyState>
      ) : (
        <EmptyState reason={words.nothingInPeriod}>{showAll}</EmptyState>
      )}
    </EmptyList>
  );
}
