import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import {
  removeCancelBill as removeBillEndpoint,
  removeCoupon as removeCouponEndpoint,
  removeReceipt as removeReceiptEndpoint,
} from '@toam/contracts/deal/deal.endpoints';
import type { BillRow, CouponRow, ReceiptRow } from '@toam/contracts/deal/deal.schema';
import { dealText } from '@toam/contracts/texts/deal';
import { dealPaperText as text } from '@toam/contracts/texts/deal-paper';
import { fullMoney } from '@toam/domain/money/money-format';
import { confirm, toast } from '@toam/ui/core';
import { refreshLedger } from '../ledger.queries';

/** Deletes papers after a question that says what becomes of their money. B10. */
export function useRemovals() {
  const queries = useQueryClient();
  /** @returns whether it was deleted */
  const remove = async (
    question: { title: string; description: string },
    done: string,
    send: () => Promise<unknown>,
  ) => {
    if (!(await confirm({ ...question, danger: true }, send))) return false;
    toast.success(done);
    await refreshLedger(queries);
    return true;
  };
  return {
    removeReceipt: ({ id, feeCode, feeCollect, retained }: ReceiptRow) => {
      const amount = fullMoney(feeCollect);
      const description = retained ? text.receiptRetainedGone(amount) : text.receiptGone(amount);
      return remove({ title: text.receiptRemoveSure(feeCode), description }, dealText.removed, () =>
        call(removeReceiptEndpoint, { body: { id } }),
      );
    },
    removeCoupon: ({ id, transactionCode, reducedFee }: CouponRow, isCancelled: boolean) => {
      const description = isCancelled ? text.couponCancelledGone : text.couponGone(fullMoney(reducedFee));
      return remove({ title: text.couponRemoveSure(transactionCode), description }, dealText.removed, () =>
        call(removeCouponEndpoint, { body: { id } }),
      );
    },
    /** Takes a cancellation back. @param isAlone no other share of the deal is cancelled */
    removeBill: ({ id, transactionCode }: BillRow, isAlone: boolean) => {
      const description = isAlone ? text.billGone : `${text.billGone} ${text.billOthersStay}`;
      return remove({ title: text.billRemoveSure(transactionCode), description }, text.billRemoved, () =>
        call(removeBillEndpoint, { body: { id } }),
      );
    },
  };
}
