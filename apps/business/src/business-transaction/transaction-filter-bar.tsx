import { transactionScreenText as text } from '@toam/contracts/deal/transaction-screen.text';
import { Row } from '@toam/ui/core';
import { Chip, ChipWords, FilterBar, OnChip } from '@toam/ui/list';
import { ClockCountdownIcon } from '@toam/ui/icons';
import type { ComponentProps, ReactNode } from 'react';
import { LedgerFilter } from '../business/ledger-filter';
import type { TransactionAddress } from './use-transaction-address';

interface TransactionFilterBarProps {
  at: TransactionAddress;
  /** `bar` of `useListScreen`. */
  bar: Pick<ComponentProps<typeof FilterBar>, 'search' | 'columns' | 'filters' | 'switchesOn' | 'counting'>;
  count: string | undefined;
  tools: ReactNode;
}

/** Search, period, people, type, status, and what is still to be collected. Mockup 23. */
export function TransactionFilterBar({ at, bar, count, tools }: TransactionFilterBarProps) {
  const { address, choice, isAnytime, choose } = at;
  const isDue = address.search.due !== null;
  const setDue = (on: boolean) => address.ask({ due: on ? '1' : null });
  const words = (
    <Row as="span" gap={6}>
      <ClockCountdownIcon size={15} />
      {text.due}
    </Row>
  );
  return (
    <FilterBar
      {...bar}
      placeholder={text.search}
      quick={['type', 'status']}
      first={['type', 'status']}
      resultText={count ? text.results(count) : text.allResults}
      onResetSwitches={() => {
        choose({ ...choice, whose: 'team', team: null, users: [] }, isAnytime);
        setDue(false);
      }}
      tools={tools}
    >
      <LedgerFilter choice={choice} isAnytime={isAnytime} onChange={choose} day={text.deposited} words={text.deposit} />
      {isDue ? (
        <OnChip title={text.due} onClear={() => setDue(false)}>
          <ChipWords onClick={() => setDue(false)}>{words}</ChipWords>
        </OnChip>
      ) : (
        <Chip onClick={() => setDue(true)}>{words}</Chip>
      )}
    </FilterBar>
  );
}
