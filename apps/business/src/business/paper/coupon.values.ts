import { couponFields } from '@toam/contracts/deal/deal-fields';
import type { CouponRow, TransactionRow } from '@toam/contracts/deal/deal.schema';
import { dealText } from '@toam/contracts/deal/deal.text';
import { couponColumns } from '@toam/domain/deal/deal-columns';
import { couponProblem } from '@toam/domain/deal/share-ledger';
import { fullMoney } from '@toam/domain/money/money-format';
import { z } from 'zod';

export type CouponValues = {
  /** VND */
  reducedFee: number | null;
  note: string;
};

export const couponValues = (coupon: Pick<CouponRow, 'reducedFee' | 'note'> | null): CouponValues => ({
  ...{ reducedFee: coupon?.reducedFee ?? null, note: coupon?.note ?? '' },
});

/** The amounts of a share without this coupon. */
export const amountsBefore = (share: TransactionRow, coupon: Pick<CouponRow, 'reducedFee'> | null) => ({
  fee_user: share.brokerageFeeUser ?? 0,
  reduced: (share.reducedFee ?? 0) - (coupon?.reducedFee ?? 0),
  collected: share.brokerageFeeReceived ?? 0,
  isCancelled: share.cancelDate !== null,
});

const { reducedFee, note } = couponFields.shape;

/** With what was collected, a reduction stays below what is payable. D80. @param before the share without it */
export const couponSchema = (before: ReturnType<typeof amountsBefore>, isNew: boolean) =>
  z.object({
    note,
    reducedFee: reducedFee.superRefine((amount, { addIssue }) => {
      const problem = couponProblem(before, amount, isNew);
      if (problem?.reason === 'cancelled') addIssue({ code: 'custom', message: dealText.cancelled });
      if (problem?.reason === 'limit')
        addIssue({ code: 'custom', message: dealText.reductionTooLarge(fullMoney(problem.limit)) });
    }),
  });

export const couponBody = ({ reducedFee: amount, note: said }: CouponValues) => ({
  ...{ reducedFee: amount ?? 0, note: said },
});

export const couponLabels = {
  reducedFee: couponColumns.reduced_fee.label,
  note: couponColumns.note.label,
} satisfies Record<keyof CouponValues, string>;

/** A field as people read it. */
export function couponWords(field: keyof CouponValues, values: CouponValues): string {
  if (field === 'note') return values.note;
  return values.reducedFee === null ? '' : fullMoney(values.reducedFee);
}
