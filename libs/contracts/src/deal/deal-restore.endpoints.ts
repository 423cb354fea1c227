import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { recordId } from '@toam/contracts/field';

/** What was deleted from the ledger comes back while it still fits the balance. Admins alone see what is deleted. D11, D118. */
const restoring = {
  method: 'POST',
  access: 'admin',
  body: z.object({ id: recordId }),
  example: { body: { id: 1 } },
  data: z.null(),
} as const;

export const restoreDeal = endpoint({
  ...restoring,
  path: '/business/v2/deal/restore',
  summary: 'Takes the deletion of a deal back, with the shares that went along',
});

export const restoreReceipt = endpoint({
  ...restoring,
  path: '/business/v2/receipt/restore',
  summary: 'Takes the deletion of a receipt back, if its amount is still payable',
});

export const restoreCoupon = endpoint({
  ...restoring,
  path: '/business/v2/coupons/restore',
  summary: 'Takes the deletion of a reduction back, if its amount may still be reduced',
});

export const restoreCancelBill = endpoint({
  ...restoring,
  path: '/business/v2/cancelBill/restore',
  summary: 'Takes the deletion of a cancel bill back: its share is cancelled again',
});
