import { oldSorts } from '@toam/contracts/deal/ledger-sorts';
import { sortedColumns } from '../business/sorted-columns';
import type { OldTransactionRow } from '@toam/contracts/deal/deal.schema';
import { dealStatusText, dealTypeText, feeStatusText } from '@toam/contracts/deal/deal.text';
import { dayOf, writtenDay } from '@toam/domain/day';
import { oldTransactionColumns } from '@toam/domain/deal/deal-columns';
import { FeeStatus } from '@toam/domain/deal/deal-values';
import { fullMoney } from '@toam/domain/money/money-format';
import { Avatar, NoValue, Row, StatusTag, Text, type Tone, TwoLines } from '@toam/ui/core';
import type { ListColumn } from '@toam/ui/list';
import { oldTransactionText as text } from '@toam/contracts/deal/old-transaction.text';

type OldColumn = ListColumn<OldTransactionRow>;

export const feeTone: Record<FeeStatus, Tone> = {
  [FeeStatus.none]: 'warning',
  [FeeStatus.part]: 'info',
  [FeeStatus.whole]: 'success',
};

const money = (key: string, title: string, amountOf: (row: OldTransactionRow) => number): OldColumn => ({
  ...{ key, title, width: 132, align: 'right' },
  render: (row) => {
    const amount = amountOf(row);
    return <Text tone={amount === 0 ? 'text3' : 'text'}>{fullMoney(amount)}</Text>;
  },
});

/** Specification 3 §3 "Transaction (old style)". */
export const oldTransactionListColumns: readonly OldColumn[] = sortedColumns(oldSorts, [
  {
    key: 'date',
    title: oldTransactionColumns.date.label,
    width: 104,
    pinned: true,
    render: ({ date }) => (
      <Text weight={500} digits>
        {writtenDay(dayOf(date))}
      </Text>
    ),
  },
  {
    key: 'address',
    title: oldTransactionColumns.address.label,
    width: 250,
    shape: 'twoLines',
    render: ({ address, transactionType, detail }) => (
      <TwoLines width="100%">
        <Text weight={500} ellipsis title={address}>
          {address}
        </Text>
        <span className="ellipsis">
          {[dealTypeText[transactionType], detail.customer_name].filter(Boolean).join(' · ')}
        </span>
      </TwoLines>
    ),
  },
  {
    key: 'user',
    title: oldTransactionColumns.user_id.label,
    width: 180,
    shape: 'avatar',
    render: ({ user }) => (
      <Row as="span" gap={8}>
        <Avatar id={user.id} name={user.name} image={user.avatar} size={24} decorative />
        <Text ellipsis>{user.name}</Text>
      </Row>
    ),
  },
  money('price', oldTransactionColumns.price.label, ({ price }) => price),
  money('brokerageFee', oldTransactionColumns.fee.label, ({ brokerageFee }) => brokerageFee),
  money('brokerageFeeReceived', oldTransactionColumns.fee_received.label, (row) => row.brokerageFeeReceived),
  money('brokerageFeeReceivable', text.receivable, (row) => row.brokerageFeeReceivable),
  {
    key: 'brokerageFeeStatus',
    title: oldTransactionColumns.fee_status.label,
    width: 150,
    shape: 'tag',
    render: ({ brokerageFeeStatus }) => (
      <StatusTag tone={feeTone[brokerageFeeStatus]}>{feeStatusText[brokerageFeeStatus]}</StatusTag>
    ),
  },
  {
    key: 'status',
    title: oldTransactionColumns.status.label,
    width: 200,
    render: ({ status }) => dealStatusText[status],
  },
  {
    key: 'note',
    title: oldTransactionColumns.note.label,
    width: 220,
    render: ({ note }) => note ?? <NoValue />,
  },
]);

/** In the sheet the second lines of cells follow as columns. */
export const oldSheet = {
  split: { address: ['transactionType', 'customer'], date: ['notarizedDay', 'brokerageReceiveDay'] },
};
