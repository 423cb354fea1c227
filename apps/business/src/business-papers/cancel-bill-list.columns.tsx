import { billSorts } from '@toam/contracts/deal/ledger-sorts';
import { sortedColumns } from '../business/sorted-columns';
import type { BillRow } from '@toam/contracts/deal/deal.schema';
import { ledgerLabel } from '@toam/contracts/deal/deal.text';
import { dayOf, writtenDay } from '@toam/domain/day';
import { cancelBillColumns } from '@toam/domain/deal/deal-columns';
import { Text } from '@toam/ui/core';
import type { ListColumn } from '@toam/ui/list';
import { houseColumn, moneyColumn, noteColumn, staffColumn, userColumn } from './paper-cells';

/** What was collected of a cancelled share is retained. Specification 3 §3 "Cancel bill", D79. */
export const billListColumns: readonly ListColumn<BillRow>[] = sortedColumns(billSorts, [
  {
    key: 'cancelDate',
    title: cancelBillColumns.cancel_date.label,
    width: 130,
    pinned: true,
    render: ({ cancelDate }) => (
      <Text weight={500} digits>
        {writtenDay(dayOf(cancelDate))}
      </Text>
    ),
  },
  houseColumn,
  staffColumn,
  moneyColumn('feesPayable', ledgerLabel.payable, ({ feesPayable }) => feesPayable),
  moneyColumn('feeCollected', ledgerLabel.retained, ({ feeCollected }) => feeCollected, true),
  userColumn,
  noteColumn,
]);

/** In the sheet the second lines of cells follow as columns. */
export const billSheet = { split: { house: ['customer'], staff: ['transactionCode'] } };
