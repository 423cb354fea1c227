import { receiptFields } from '@toam/contracts/deal/deal-fields';
import type { ReceiptRow, TransactionRow } from '@toam/contracts/deal/deal.schema';
import { dealText } from '@toam/contracts/deal/deal.text';
import { dayOf, dayStart, writtenDay } from '@toam/domain/day';
import { receiptColumns } from '@toam/domain/deal/deal-columns';
import { fullMoney } from '@toam/domain/money/money-format';
import { z } from 'zod';
import { pastFormDay } from '../form-day';

/** A stored receipt in its form. */
export type ReceiptValues = {
  feeCode: string;
  /** YYYY-MM-DD */
  dateCollect: string | null;
  /** VND */
  feeCollect: number | null;
  note: string;
};

export const receiptValues = ({ feeCode, dateCollect, feeCollect, note }: ReceiptRow): ReceiptValues => ({
  ...{ feeCode, dateCollect: dayOf(dateCollect), feeCollect, note: note ?? '' },
});

/** What is payable before a receipt: the fee less its reductions and all other receipts. Specification 3 §5.4. */
export const payableBefore = (share: TransactionRow, receipt: ReceiptRow): number =>
  (share.feesPayable ?? 0) - (share.brokerageFeeReceived ?? 0) + receipt.feeCollect;

const { feeCode, feeCollect, note } = receiptFields.shape;

/** @param payable what is payable before it, VND */
export const receiptSchema = (payable: number, { dateCollect }: Pick<ReceiptRow, 'dateCollect'>) =>
  z.object({
    ...{ feeCode, note, dateCollect: pastFormDay(dayOf(dateCollect)) },
    feeCollect: feeCollect.max(payable, dealText.overPayable(fullMoney(Math.max(0, payable)))),
  });

export const receiptBody = (values: ReceiptValues) => ({
  ...{ feeCode: values.feeCode, note: values.note, feeCollect: values.feeCollect ?? 0 },
  dateCollect: dayStart(values.dateCollect ?? ''),
});

export const receiptLabels = {
  feeCode: receiptColumns.code.label,
  dateCollect: receiptColumns.collected_on.label,
  feeCollect: receiptColumns.fee_collect.label,
  note: receiptColumns.note.label,
} satisfies Record<keyof ReceiptValues, string>;

/** A field as people read it. */
export function receiptWords(field: keyof ReceiptValues, values: ReceiptValues): string {
  if (field === 'dateCollect') return values.dateCollect ? writtenDay(values.dateCollect) : '';
  if (field === 'feeCollect') return values.feeCollect === null ? '' : fullMoney(values.feeCollect);
  return values[field];
}
