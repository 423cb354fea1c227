import { transactionScreenText as text } from '@toam/contracts/texts/transaction-screen';
import { EmptyList } from '@toam/list-screen/empty-list';
import { Button, EmptyState } from '@toam/ui/core';
import type { ComponentProps } from 'react';
import type { PaperAddress } from './paper-address';

interface PaperEmptyProps {
  at: PaperAddress;
  /** `empty` of `useListScreen`. */
  empty: Pick<ComponentProps<typeof EmptyList>, 'page' | 'conditions' | 'onFirstPage' | 'onClear'>;
  words: { pageGone: string; nothing: string; nothingInPeriod: string; nothingFiltered: string };
}

/** Why a list is empty, and the way out. Nothing this month is no reason to believe that there is nothing. */
export const PaperEmpty = ({ at: { isAnytime, choice, choose }, empty, words }: PaperEmptyProps) => (
  <EmptyList {...empty} pageGone={words.pageGone} filtered={words.nothingFiltered}>
    {isAnytime ? (
      <EmptyState reason={words.nothing} />
    ) : (
      <EmptyState reason={words.nothingInPeriod}>
        <Button onClick={() => choose(choice, true)}>{text.showAll}</Button>
      </EmptyState>
    )}
  </EmptyList>
);
