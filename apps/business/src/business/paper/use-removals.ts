import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import {
  removeCancelBill as removeBillEndpoint,
  removeCoupon as removeCouponEndpoint,
  removeReceipt as removeReceiptEndpoint,
} from '@toam/contracts/deal/deal.endpoints';
import type { BillRow, CouponRow, ReceiptRow } from '@toam/contracts/deal/deal.schema';
import { longestReason } from '@toam/contracts/house/reason';
import { commonText } from '@toam/contracts/texts/common';
import { dealText, removalReasons } from '@toam/contracts/deal/deal.text';
import { dealPaperText as text } from '@toam/contracts/deal/deal-paper.text';
import { fullMoney } from '@toam/domain/money/money-format';
import { savedText } from '@toam/record-form/draft/typing-store';
import { askReason, toast } from '@toam/ui/core';
import { refreshLedger } from '../ledger.queries';

/** Deletes papers after a question that says what becomes of their money, and asks why. B10, D118. */
export function useRemovals() {
  const queries = useQueryClient();
  /** @returns whether it was deleted */
  const remove = async (
    question: { title: string; description: string; kept: string; cancelText?: string },
    done: string,
    send: (reason: string) => Promise<unknown>,
  ) => {
    const kept = savedText(question.kept);
    const more = { kept, templates: removalReasons, maxLength: longestReason, danger: true };
    if ((await askReason({ ...question, ...more }, send)) === null) return false;
    toast.success(done);
    await refreshLedger(queries);
    return true;
  };
  return {
    removeReceipt: ({ id, feeCode, feeCollect, retained }: ReceiptRow) => {
      const amount = fullMoney(feeCollect);
      const description = retained ? text.receiptRetainedGone(amount) : text.receiptGone(amount);
      return remove(
        { title: text.receiptRemoveSure(feeCode), description, kept: `receipt-remove-${id}` },
        dealText.removed,
        (reason) => call(removeReceiptEndpoint, { body: { id, reason } }),
      );
    },
    removeCoupon: ({ id, transactionCode, reducedFee }: CouponRow, isCancelled: boolean) => {
      const description = isCancelled ? text.couponCancelledGone : text.couponGone(fullMoney(reducedFee));
      return remove(
        { title: text.couponRemoveSure(transactionCode), description, kept: `coupon-remove-${id}` },
        dealText.removed,
        (reason) => call(removeCouponEndpoint, { body: { id, reason } }),
      );
    },
    /** Takes a cancellation back. @param isAlone no other share of the deal is cancelled */
    removeBill: ({ id, transactionCode }: BillRow, isAlone: boolean) => {
      const description = isAlone ? text.billGone : `${text.billGone} ${text.billOthersStay}`;
      return remove(
        {
          title: text.billRemoveSure(transactionCode),
          ...{ description, kept: `bill-remove-${id}`, cancelText: commonText.keepIt },
        },
        text.billRemoved,
        (reason) => call(removeBillEndpoint, { body: { id, reason } }),
      );
    },
  };
}
