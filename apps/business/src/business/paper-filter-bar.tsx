import { transactionScreenText as text } from '@toam/contracts/deal/transaction-screen.text';
import { Text } from '@toam/ui/core';
import { FilterBar, OnChip } from '@toam/ui/list';
import type { ComponentProps, ReactNode } from 'react';
import { LedgerFilter } from './ledger-filter';
import type { PaperAddress } from './paper-address';

interface PaperFilterBarProps {
  at: PaperAddress;
  /** `bar` of `useListScreen`. */
  bar: Pick<ComponentProps<typeof FilterBar>, 'search' | 'columns' | 'filters' | 'switchesOn' | 'counting'>;
  /** Columns whose filters stand in the bar. */
  quick?: string[];
  /** What the search looks at. */
  placeholder: string;
  /** The name of the day that lies in the period: 'Ngày thu'. */
  day: string;
  count: string | undefined;
  tools: ReactNode;
}

/** Search, period and people of a list of papers. Mockup 23. */
export const PaperFilterBar = ({ at, bar, quick, placeholder, day, count, tools }: PaperFilterBarProps) => (
  <FilterBar
    {...bar}
    placeholder={placeholder}
    {...(quick && at.record === null && { quick, first: quick })}
    resultText={count ? text.results(count) : text.allResults}
    onResetSwitches={
      at.record === null
        ? () => at.choose({ ...at.choice, whose: 'team', team: null, users: [] }, at.isAnytime)
        : at.showAll
    }
    tools={tools}
  >
    {at.record === null ? (
      <LedgerFilter
        choice={at.choice}
        isAnytime={at.isAnytime}
        onChange={at.choose}
        day={day}
        words={(period) => `${day}: ${period.toLowerCase()}`}
      />
    ) : (
      <OnChip title={text.record} onClear={at.showAll}>
        <Text padX={8}>{text.onlyRecord(at.record)}</Text>
      </OnChip>
    )}
  </FilterBar>
);
