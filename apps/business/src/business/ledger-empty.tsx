import { useQuery } from '@tanstack/react-query';
import { listText } from '@toam/contracts/texts/list';
import { transactionScreenText as text } from '@toam/contracts/deal/transaction-screen.text';
import { PeriodType } from '@toam/domain/business/business-period';
import { dayOf } from '@toam/domain/day';
import { EmptyList } from '@toam/list-screen/empty-list';
import { Button, EmptyState, Row } from '@toam/ui/core';
import type { ComponentProps, ReactNode } from 'react';
import { type BusinessChoice, scopeOf } from './business-choice';
import { kindsOf } from './ledger-kinds';
import { ledgerQueries, type LedgerList } from './ledger.queries';

interface LedgerAt {
  address: {
    search: { search: string; due?: string | null };
    filters: { value: Parameters<typeof kindsOf>[0] };
    ask: (patch: { search: string }) => void;
  };
  isAnytime: boolean;
  choice: BusinessChoice;
  choose: (choice: BusinessChoice, anytime: boolean) => void;
}

interface LedgerEmptyProps {
  list: LedgerList;
  at: LedgerAt;
  /** `empty` of `useListScreen`. */
  empty: Pick<ComponentProps<typeof EmptyList>, 'page' | 'conditions' | 'onFirstPage' | 'onClear'>;
  words: {
    pageGone: string;
    nothing: string;
    nothingInPeriod: string;
    nothingFiltered: string;
    /** '3 phiếu thu' */
    rows: (count: string) => string;
  };
  /** What to do about a list that has nothing at all. */
  children?: ReactNode;
}

/**
 * Why a list of the ledger is empty, and the way out. Nothing this month is no reason to believe that there is nothing: whoever searches a
 * code is told the month that has it, and goes there with one press. 'Xoá bộ lọc' keeps the words, unless they are all that there is.
 */
export function LedgerEmpty(props: LedgerEmptyProps) {
  const { at, empty, words, children } = props;
  const { address, isAnytime, choice, choose } = at;
  const showAll = <Button onClick={() => choose(choice, true)}>{text.showAll}</Button>;
  const isSearched = address.search.search !== '';
  const clear = isSearched && empty.conditions === 1 ? () => address.ask({ search: '' }) : empty.onClear;
  if (isSearched && !isAnytime && empty.page === 1)
    return (
      <OtherMonths {...props} clear={<Button onClick={clear}>{listText.clearFilters}</Button>}>
        {showAll}
      </OtherMonths>
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

/** More are a list of their own: 'Xem mọi kỳ'. */
const mostMonths = 3;

/** The months that have what was searched, each with its button. Until they are known it only says that this one does not. */
function OtherMonths({ list, at, words, empty, clear, children }: LedgerEmptyProps & { clear: ReactNode }) {
  const { address, choice, choose } = at;
  const { search, due } = address.search;
  const asked = {
    list,
    search,
    ...scopeOf(choice),
    ...kindsOf(address.filters.value),
    ...(due && { due: 1 as const }),
  };
  const { data: months = [] } = useQuery(ledgerQueries.months(asked));
  const thisYear = Number(dayOf(Date.now() / 1000).slice(0, 4));
  const found = months.slice(0, mostMonths).map(({ year, month, total }) => {
    const name = text.month(month, year === thisYear ? undefined : year);
    return { year, month, name, said: text.rowsInMonth(words.rows(total.toLocaleString('vi-VN')), name) };
  });
  return (
    <EmptyState reason={found.length > 0 ? text.elsewhere(found.map(({ said }) => said)) : words.nothingFiltered}>
      <Row gap={8} wrap justify="center">
        {found.map(({ year, month, name }) => (
          <Button
            key={name}
            type="primary"
            onClick={() => choose({ ...choice, period: { type: PeriodType.month, year, month } }, false)}
          >
            {text.seeMonth(name)}
          </Button>
        ))}
        {children}
        {(found.length === 0 || empty.conditions > 1) && clear}
      </Row>
    </EmptyState>
  );
}
