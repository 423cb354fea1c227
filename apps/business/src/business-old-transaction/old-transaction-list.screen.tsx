import { useQuery } from '@tanstack/react-query';
import { oldSorts } from '@toam/contracts/deal/ledger-sorts';
import type { OldTransactionRow } from '@toam/contracts/deal/deal.schema';
import { feeStatusText } from '@toam/contracts/deal/deal.text';
import { oldTransactionText as text } from '@toam/contracts/deal/old-transaction.text';
import { dayOf, writtenDay } from '@toam/domain/day';
import { oldTransactionColumns } from '@toam/domain/deal/deal-columns';
import { fullMoney } from '@toam/domain/money/money-format';
import { ListMenu } from '@toam/list-screen/list-menu';
import { ListTools } from '@toam/list-screen/list-tools';
import { useListScreen } from '@toam/list-screen/use-list-screen';
import { useLiveList } from '@toam/live/live-list';
import { Avatar, Cell, Pane, Row, Stack, StatusTag, Text } from '@toam/ui/core';
import { ListPager, ListTable, onePage } from '@toam/ui/list';
import { useState } from 'react';
import { ledgerFilters } from '../business/ledger-kinds';
import { paperSearch, usePaperAddress } from '../business/paper-address';
import { LedgerEmpty } from '../business/ledger-empty';
import { ScreenActions } from '../business/screen-actions';
import { PaperFilterBar } from '../business/paper-filter-bar';
import { PhoneSums, totalsOf } from '../business/paper-totals';
import { feeTone, oldSheet, oldTransactionListColumns } from './old-transaction-list.columns';
import { OldTransactionDialog } from './old-transaction.dialog';
import { oldTransactionQueries } from './old-transaction.queries';

const card = (row: OldTransactionRow) => (
  <Stack as="article" gap={6} width="100%">
    <Row gap={12} align="start">
      <Avatar id={row.user.id} name={row.user.name} image={row.user.avatar} size={40} decorative />
      <Cell gap={2}>
        <Text size={15} weight={600} ellipsis>
          {row.address}
        </Text>
        <Text size={13} tone="text2" ellipsis digits>
          {writtenDay(dayOf(row.date))} · {row.user.name}
        </Text>
        <span>
          <StatusTag tone={feeTone[row.brokerageFeeStatus]}>{feeStatusText[row.brokerageFeeStatus]}</StatusTag>
        </span>
      </Cell>
    </Row>
    <Row justify="between" gap={8}>
      <Text size={13} tone="text2">
        {oldTransactionColumns.fee.label}
      </Text>
      <Text size={15} weight={600} digits>
        {fullMoney(row.brokerageFee)}
      </Text>
    </Row>
  </Stack>
);

const sumsOf = ({ fee, received, receivable }: { fee: number; received: number; receivable: number }) => [
  { key: 'brokerageFee', label: oldTransactionColumns.fee.label, amount: fee },
  { key: 'brokerageFeeReceived', label: oldTransactionColumns.fee_received.label, amount: received },
  { key: 'brokerageFeeReceivable', label: text.receivable, amount: receivable },
];

const searchSchema = paperSearch(oldSorts);

/** 'Giao dịch cũ', usually by the day of the deposit, the latest first. Specification 3 §2.2, D78. */
export function Component() {
  const at = usePaperAddress(searchSchema, ledgerFilters);
  const { address, question, switchesOn } = at;
  const asked = oldTransactionQueries.list(question);
  const found = useQuery(asked);
  const [opened, setOpened] = useState<OldTransactionRow | null>(null);
  const list = useListScreen({
    ...{ name: 'old-transaction', columns: oldTransactionListColumns, address, question, switchesOn },
    query: onePage(found),
  });
  useLiveList({ noun: 'transaction', list: asked.queryKey });
  const sums = found.data && found.data.total > 0 ? sumsOf(found.data.sums) : [];
  return (
    <Pane>
      <ScreenActions>
        <ListMenu {...list.menu} {...oldSheet} kind="old_transaction" />
      </ScreenActions>
      <PaperFilterBar
        {...{ at, bar: list.bar, count: list.count, placeholder: text.search }}
        quick={['type', 'status']}
        day={oldTransactionColumns.date.label}
        tools={<ListTools {...list.table} />}
      />
      {sums.length > 0 && <PhoneSums sums={sums} period={at.periodWords} />}
      <ListTable
        {...list.table}
        label={text.table}
        phoneRow={card}
        {...(sums.length > 0 && { totals: totalsOf(text.rows(list.count ?? ''), sums) })}
        opened={{ id: opened?.id ?? null, onOpen: setOpened, byDoubleClick: true }}
        empty={<LedgerEmpty list="old" at={at} empty={list.empty} words={text} />}
      />
      <ListPager {...list.pager} size={address.search.size} onSize={(size) => address.ask({ size })} />
      {opened && <OldTransactionDialog key={opened.id} row={opened} onClose={() => setOpened(null)} />}
    </Pane>
  );
}
