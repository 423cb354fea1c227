import { billDayErrors, billFields } from '@toam/contracts/deal/deal-fields';
import type { BillRow, TransactionPage, TransactionRow } from '@toam/contracts/deal/deal.schema';
import { dayOf, dayStart, writtenDay } from '@toam/domain/day';
import { cancelBillColumns } from '@toam/domain/deal/deal-columns';
import { z } from 'zod';
import { pastFormDay } from '../form-day';

export type BillValues = {
  /** YYYY-MM-DD */
  cancelDate: string | null;
  note: string;
  /** Only for a new one: the whole deal, or this share alone. B11. */
  extent: 'deal' | 'share';
};

/** @param bill null: a new one of this day */
export const billValues = (bill: Pick<BillRow, 'cancelDate' | 'note'> | null, today = ''): BillValues => ({
  ...{ cancelDate: bill ? dayOf(bill.cancelDate) : today, note: bill?.note ?? '', extent: 'deal' },
});

/** @param share the cancelled one, with its deal's day of deposit, and its bill if it has one */
export const billSchema = ({ date, cancelDate }: Pick<TransactionRow, 'date' | 'cancelDate'>) =>
  z.object({
    cancelDate: pastFormDay(cancelDate === null ? null : dayOf(cancelDate)).superRefine((day, { addIssue }) => {
      for (const message of Object.values(billDayErrors(day, dayOf(date)))) addIssue({ code: 'custom', message });
    }),
    note: billFields.shape.note,
    extent: z.enum(['deal', 'share']),
  });

export const billBody = ({ cancelDate, note }: BillValues) => ({ cancelDate: dayStart(cancelDate ?? ''), note });

/** The shares that a bill cancels. */
export const cancelledBy = (share: TransactionPage, extent: BillValues['extent']): TransactionRow[] =>
  extent === 'share' ? [share] : [share, ...share.others.filter(({ cancelDate }) => cancelDate === null)];

/** What goes out of the revenue, and what is retained, VND. D79. */
export function lossOf(shares: readonly TransactionRow[]): { payable: number; retained: number } {
  const sum = (amountOf: (share: TransactionRow) => number | null) =>
    shares.reduce((all, share) => all + (amountOf(share) ?? 0), 0);
  return {
    payable: sum(({ feesPayable }) => feesPayable),
    retained: sum(({ brokerageFeeReceived }) => brokerageFeeReceived),
  };
}

export const billLabels = {
  cancelDate: cancelBillColumns.cancel_date.label,
  note: cancelBillColumns.note.label,
};

/** A field as people read it. */
export const billWords = (field: keyof BillValues, values: BillValues): string =>
  field === 'cancelDate' ? (values.cancelDate && writtenDay(values.cancelDate)) || '' : values[field];
