import {
  cancelDeal as cancelDealEndpoint,
  changeCancelBill,
  changeCoupon as changeCouponEndpoint,
  changeReceipt as changeReceiptEndpoint,
  createCoupon,
  createReceipts,
  listCancelBills,
  listCoupons as listCouponsEndpoint,
  listReceipts as listReceiptsEndpoint,
  removeCancelBill,
  removeCoupon as removeCouponEndpoint,
  removeReceipt as removeReceiptEndpoint,
} from '@toam/contracts/deal/deal.endpoints';
import {
  restoreCancelBill,
  restoreCoupon as restoreCouponEndpoint,
  restoreReceipt as restoreReceiptEndpoint,
} from '@toam/contracts/deal/deal-restore.endpoints';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../http/register-route';
import { cancelDeal, changeBill, removeBill } from './cancel-deal';
import { listBills, listCoupons, listReceipts } from './list-ledger';
import { changeReceipt, recordReceipts, removeReceipt } from './record-receipts';
import { changeCoupon, reduceFee, removeCoupon } from './reduce-fee';
import { restoreBill, restoreCoupon, restoreReceipt } from './restore-ledger';

/** Receipts, coupons and cancel bills. */
export function registerPapers(app: FastifyInstance): void {
  registerRoute(app, listReceiptsEndpoint, { handler: ({ actor, query }) => listReceipts(actor, query) });
  registerRoute(app, createReceipts, {
    audit: { action: 'create', noun: 'receipt' },
    handler: ({ actor, body }) => recordReceipts(actor, body),
  });
  registerRoute(app, changeReceiptEndpoint, {
    audit: { action: 'update', noun: 'receipt', record: 'id' },
    handler: ({ actor, body }) => changeReceipt(actor, body),
  });
  registerRoute(app, removeReceiptEndpoint, {
    audit: { action: 'delete', noun: 'receipt', record: 'id' },
    handler: ({ actor, body }) => removeReceipt(actor, body),
  });
  registerRoute(app, listCouponsEndpoint, { handler: ({ actor, query }) => listCoupons(actor, query) });
  registerRoute(app, createCoupon, {
    audit: { action: 'create', noun: 'coupon' },
    handler: ({ actor, body }) => reduceFee(actor, body),
  });
  registerRoute(app, changeCouponEndpoint, {
    audit: { action: 'update', noun: 'coupon', record: 'id' },
    handler: ({ actor, body }) => changeCoupon(actor, body),
  });
  registerRoute(app, removeCouponEndpoint, {
    audit: { action: 'delete', noun: 'coupon', record: 'id' },
    handler: ({ actor, body }) => removeCoupon(actor, body),
  });
  registerRoute(app, listCancelBills, { handler: ({ actor, query }) => listBills(actor, query) });
  registerRoute(app, cancelDealEndpoint, {
    audit: { action: 'create', noun: 'cancel_bill' },
    handler: ({ actor, body }) => cancelDeal(actor, body),
  });
  registerRoute(app, changeCancelBill, {
    audit: { action: 'update', noun: 'cancel_bill', record: 'id' },
    handler: ({ actor, body }) => changeBill(actor, body),
  });
  registerRoute(app, removeCancelBill, {
    audit: { action: 'delete', noun: 'cancel_bill', record: 'id' },
    handler: ({ actor, body }) => removeBill(actor, body),
  });
  registerRoute(app, restoreReceiptEndpoint, {
    audit: { action: 'restore', noun: 'receipt', record: 'id' },
    handler: ({ actor, body }) => restoreReceipt(actor, body.id),
  });
  registerRoute(app, restoreCouponEndpoint, {
    audit: { action: 'restore', noun: 'coupon', record: 'id' },
    handler: ({ actor, body }) => restoreCoupon(actor, body.id),
  });
  registerRoute(app, restoreCancelBill, {
    audit: { action: 'restore', noun: 'cancel_bill', record: 'id' },
    handler: ({ actor, body }) => restoreBill(actor, body.id),
  });
}
