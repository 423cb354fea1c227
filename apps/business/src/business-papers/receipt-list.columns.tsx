import { receiptSorts } from '@toam/contracts/deal/ledger-sorts';
import { sortedColumns } from '../business/sorted-columns';
import type { ReceiptRow } from '@toam/contracts/deal/deal.schema';
import { ledgerLabel } from '@toam/contracts/deal/deal.text';
import { dayOf, writtenDay } from '@toam/domain/day';
import { receiptColumns } from '@toam/domain/deal/deal-columns';
import { NoValue, StatusTag, Text, TwoLines } from '@toam/ui/core';
import type { ListColumn } from '@toam/ui/list';
import { houseColumn, moneyColumn, noteColumn, staffColumn, userColumn } from './paper-cells';

/** Keys as the sheet has them. Specification 3 §3 "Receipt". */
export const receiptListColumns: readonly ListColumn<ReceiptRow>[] = sortedColumns(receiptSorts, [
  {
    key: 'feeCode',
    title: `${receiptColumns.code.label} · ${receiptColumns.collected_on.label.toLowerCase()}`,
    width: 156,
    pinned: true,
    shape: 'twoLines',
    render: ({ feeCode, dateCollect }) => (
      <TwoLines>
        <Text weight={500} ellipsis digits>
          {feeCode}
        </Text>
        <Text digits>{writtenDay(dayOf(dateCollect))}</Text>
      </TwoLines>
    ),
  },
  houseColumn,
  staffColumn,
  moneyColumn('feePayable', receiptColumns.fee_payable.label, ({ feePayable }) => feePayable, false, 112),
  moneyColumn('feeCollect', receiptColumns.fee_collect.label, ({ feeCollect }) => feeCollect, true, 112),
  moneyColumn('uncollectedFees', ledgerLabel.uncollected, ({ uncollectedFees }) => uncollectedFees, false, 112),
  {
    key: 'retained',
    title: ledgerLabel.retained,
    width: 136,
    shape: 'tag',
    render: ({ retained }) => (retained ? <StatusTag tone="error">{ledgerLabel.retained}</StatusTag> : <NoValue />),
  },
  userColumn,
  noteColumn,
]);

/** In the sheet the second lines of cells follow as columns. */
export const receiptSheet = {
  split: { feeCode: ['dateCollect'], house: ['customer'], staff: ['transactionCode'] },
};
