import { transactionScreenText as text } from '@toam/contracts/texts/transaction-screen';
import { EmptyList } from '@toam/list-screen/empty-list';
import { Button, EmptyState } from '@toam/ui/core';
import type { ComponentProps, ReactNode } from 'react';
import type { TransactionAddress } from './use-transaction-address';

interface TransactionEmptyProps {
  at: TransactionAddress;
  /** `empty` of `useListScreen`. */
  empty: Pick<ComponentProps<typeof EmptyList>, 'page' | 'conditions' | 'onFirstPage' | 'onClear'>;
  /** What to do about a ledger without deals. */
  children?: ReactNode;
}

/** Why a list of deals or shares is empty, and the way out: another period first. */
export const TransactionEmpty = ({ at: { isAnytime, choice, choose }, empty, children }: TransactionEmptyProps) => (
  <EmptyList {...empty} pageGone={text.pageGone} filtered={text.nothingFiltered}>
    {isAnytime ? (
      <EmptyState reason={text.nothing}>{children}</EmptyState>
    ) : (
      <EmptyState reason={text.nothingInPeriod}>
        <Button onClick={() => choose(choice, true)}>{text.showAll}</Button>
      </EmptyState>
    )}
  </EmptyList>
);
