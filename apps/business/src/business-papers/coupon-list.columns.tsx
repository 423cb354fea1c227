import { couponSorts } from '@toam/contracts/deal/ledger-sorts';
import { sortedColumns } from '../business/sorted-columns';
import type { CouponRow } from '@toam/contracts/deal/deal.schema';
import { ledgerLabel } from '@toam/contracts/deal/deal.text';
import { dealPaperText as text } from '@toam/contracts/deal/deal-paper.text';
import { dayOf, writtenDay } from '@toam/domain/day';
import { couponColumns } from '@toam/domain/deal/deal-columns';
import { Text } from '@toam/ui/core';
import type { ListColumn } from '@toam/ui/list';
import { houseColumn, moneyColumn, noteColumn, staffColumn, userColumn } from './paper-cells';

/** Specification 3 §3 "Coupon". */
export const couponListColumns: readonly ListColumn<CouponRow>[] = sortedColumns(couponSorts, [
  {
    key: 'made',
    title: text.coupon.day,
    width: 116,
    pinned: true,
    render: ({ created_at }) => (
      <Text weight={500} digits>
        {writtenDay(dayOf(created_at))}
      </Text>
    ),
  },
  houseColumn,
  staffColumn,
  moneyColumn('feesPayable', ledgerLabel.payable, ({ feesPayable }) => feesPayable),
  moneyColumn('reducedFee', couponColumns.reduced_fee.label, ({ reducedFee }) => reducedFee, true),
  moneyColumn('feeCollected', ledgerLabel.collected, ({ feeCollected }) => feeCollected),
  userColumn,
  noteColumn,
]);

/** In the sheet the second lines of cells follow as columns. */
export const couponSheet = { split: { house: ['customer'], staff: ['transactionCode'] } };
