import { codeKinds } from '@toam/domain/deal/deal-codes';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idList, idParam, searchLine } from '@toam/contracts/field';
import { momentParam } from '@toam/contracts/moment';
import { countsOf, pageOf, pageQuery } from '@toam/contracts/page';
import {
  billChange,
  billFields,
  couponChange,
  couponFields,
  newDealFields,
  newReceiptFields,
  oldTransactionFields,
  receiptChange,
  removal,
  transactionFields,
} from './deal-fields';
import {
  billRow,
  couponRow,
  dealRow,
  oldTransactionRow,
  oldTransactionSums,
  receiptRow,
  transactionPage,
  transactionRow,
  transactionSums,
} from './deal.schema';
import { billSorts, couponSorts, oldSorts, receiptSorts, sortedBy, transactionSorts } from './ledger-sorts';

const access = 'brokerage';
/** Admins and accountants. D89. */
const recording = 'recordDeals';
/** Any of these types or statuses: '2,4'. */
const choices = z
  .string()
  .regex(/^[1-4](,[1-4])*$/)
  .transform((numbers) => numbers.split(',').map(Number))
  .optional();

/** Whose rows, of which days, with which words. Ids outside the viewer's scope are refused. */
const scope = {
  startAt: momentParam.optional(),
  endAt: momentParam.optional(),
  /** A leader: with everybody below. D29. */
  team: idParam.optional(),
  users: idList.optional(),
};
const ledgerQuery = pageQuery(10).extend({ ...scope, search: searchLine() });

/** Papers of one share, or one paper by a link. */
const paperQuery = ledgerQuery.extend({ transaction_id: idParam.optional(), id: idParam.optional() });
export const receiptQuery = paperQuery.extend(sortedBy(receiptSorts));
export const couponQuery = paperQuery.extend(sortedBy(couponSorts));
export const billQuery = paperQuery.extend(sortedBy(billSorts));
export const oldTransactionQuery = ledgerQuery.extend({
  ...{ type: choices, status: choices, id: idParam.optional() },
  ...sortedBy(oldSorts),
});

const page = { page: 1, size: 10 };
const [deposit, notarized, received] = [1_794_848_400, 1_796_058_000, 1_796_576_400];

/** Usually by the deposit's day, the latest first. The days are the deposit's. D82. */
export const transactionQuery = ledgerQuery.extend({
  /** B9: a row for each share, or for each deal. */
  group: z.enum(['detail', 'deal']).default('detail'),
  type: choices,
  status: choices,
  house_id: idParam.optional(),
  customer_id: idParam.optional(),
  /** 1: only those with something to collect. */
  due: z.coerce.number().pipe(z.literal(1)).optional(),
  ...sortedBy(transactionSorts),
});

export const listTransactions = endpoint({
  method: 'GET',
  path: '/business/v2/transaction',
  summary: 'Shares of deals, or deals with their shares, of those whose figures I may see',
  access,
  query: transactionQuery,
  example: { query: { ...page, group: 'detail', status: '2' } },
  data: pageOf(z.discriminatedUnion('group', [transactionRow, dealRow])).extend({ sums: transactionSums }),
});

/** The lists of deals and papers. */
export const ledgerLists = ['deal', 'detail', 'receipt', 'coupon', 'cancel', 'old'] as const;

/** Each list has a day of its own: a receipt the day of its money, a cancel bill that of the cancellation. */
export const countLedger = endpoint({
  method: 'GET',
  path: '/business/v2/counts',
  summary: 'How many rows each list of deals, papers and old transactions has for a period and people',
  access,
  query: z.object(scope),
  example: { query: { startAt: deposit, endAt: received } },
  data: countsOf(ledgerLists),
});

/** What may narrow the lists besides their period and order. A list ignores what it has no column for. */
const anyPeriodQuery = z.object({
  list: z.enum(ledgerLists),
  ...{ team: scope.team, users: scope.users, search: searchLine() },
  ...{ type: choices, status: choices, due: transactionQuery.shape.due },
});

/** A code is typed without its month. */
export const listLedgerMonths = endpoint({
  method: 'GET',
  path: '/business/v2/months',
  summary: 'The latest months in which a list has rows, and how many, whatever its period',
  access,
  query: anyPeriodQuery,
  example: { query: { list: 'receipt', search: 'PT-2611-0901' } },
  data: z.object({
    months: z.array(z.object({ year: z.number().int(), month: z.number().int(), total: z.number().int() })),
  }),
});

/** Somebody who saved a row goes to where it stands. */
export const findLedgerPlace = endpoint({
  method: 'GET',
  path: '/business/v2/place',
  summary: 'The page of a list on which a row stands, or its day if another period has it',
  access,
  query: anyPeriodQuery.extend({
    id: idParam,
    startAt: scope.startAt,
    endAt: scope.endAt,
    /** As the list is sorted; another list's order is the usual one. */
    sort: z.string().max(40).default(''),
    order: z.enum(['asc', 'desc']).default('desc'),
    size: pageQuery(10).shape.size,
  }),
  example: { query: { list: 'receipt', id: 1 } },
  data: z.object({
    /** Null: not in this period, or not among what is filtered. */
    page: z.number().int().nullable(),
    /** '2026-10-09'; null: what is filtered hides the row, in any period. */
    day: z.string().nullable(),
  }),
});

export const readTransaction = endpoint({
  method: 'GET',
  path: '/business/v2/transaction/:id',
  summary: 'One share with its deal, its receipts, coupons and cancel bill',
  access,
  params: z.object({ id: idParam }),
  example: { params: { id: 1 } },
  data: transactionPage,
});

export const createDeal = endpoint({
  method: 'POST',
  once: true,
  path: '/business/v2/transaction/add',
  summary: 'Records a deal with the shares of its people',
  access: recording,
  body: newDealFields,
  example: {
    body: {
      ...{ house_id: 1, date: deposit, notarizedDate: notarized, brokerageReceiveDate: received, reservationDate: 0 },
      ...{ price: 8_650_000_000, brokerageFee: 86_500_000 },
      users_group: [
        {
          ...{ user_id: 1, customer_id: 1, transactionType: 1, brokerageRate: 33.333, brokerageFeeUser: 28_833_045 },
          ...{ transactionCode: 'GD-2611-0901', status: 2, note: null },
        },
      ],
    },
  },
  data: dealRow,
});

export const changeTransaction = endpoint({
  method: 'PUT',
  path: '/business/v2/transaction/update',
  summary: 'Changes a share, and its deal for all its shares',
  access: recording,
  body: transactionFields,
  example: { body: { id: 1, status: 3, price: 8_700_000_000, note: 'Đã công chứng' } },
  conflict: transactionRow,
  data: transactionRow,
});

/** B10. */
export const removeTransaction = endpoint({
  method: 'DELETE',
  path: '/business/v2/transaction',
  summary: 'Deletes a share without receipts, and its deal with the last share',
  access: recording,
  body: removal,
  example: { body: { id: 1, reason: 'Nhập trùng' } },
  data: z.null(),
});

export const listReceipts = endpoint({
  method: 'GET',
  path: '/business/v2/receipt',
  summary: 'Receipts of those whose figures I may see, sorted',
  access,
  query: receiptQuery,
  example: { query: page },
  data: pageOf(receiptRow).extend({ sums: z.object({ collected: z.number().int() }) }),
});

export const createReceipts = endpoint({
  method: 'POST',
  once: true,
  path: '/business/v2/receipt/add',
  summary: 'Records one receipt, or several: all or none',
  access: recording,
  body: newReceiptFields,
  example: { body: { transaction_id: 1, feeCode: 'PT-2611-0901', dateCollect: deposit, feeCollect: 1_000_000 } },
  data: z.object({ list: z.array(receiptRow) }),
});

export const changeReceipt = endpoint({
  method: 'PUT',
  path: '/business/v2/receipt/update',
  summary: 'Changes a receipt',
  access: recording,
  body: receiptChange,
  example: { body: { id: 1, feeCollect: 900_000, note: 'Đếm lại' } },
  conflict: receiptRow,
  data: receiptRow,
});

/** B10. */
export const removeReceipt = endpoint({
  method: 'DELETE',
  path: '/business/v2/receipt',
  summary: 'Deletes a receipt',
  access: recording,
  body: removal,
  example: { body: { id: 1, reason: 'Nhập trùng' } },
  data: z.null(),
});

export const listCoupons = endpoint({
  method: 'GET',
  path: '/business/v2/coupons',
  summary: 'Reductions of fees, sorted',
  access,
  query: couponQuery,
  example: { query: page },
  data: pageOf(couponRow).extend({ sums: z.object({ reduced: z.number().int() }) }),
});

export const createCoupon = endpoint({
  method: 'POST',
  once: true,
  path: '/business/v2/coupons',
  summary: 'Reduces the fee of a share',
  access: recording,
  body: couponFields,
  example: { body: { transaction_id: 1, reducedFee: 500_000, note: 'Khách quen' } },
  data: couponRow,
});

export const changeCoupon = endpoint({
  method: 'PUT',
  path: '/business/v2/coupons',
  summary: 'Changes a reduction',
  access: recording,
  body: couponChange,
  example: { body: { id: 1, reducedFee: 400_000 } },
  conflict: couponRow,
  data: couponRow,
});

/** As B10 of receipts: what was entered by mistake is payable again. */
export const removeCoupon = endpoint({
  method: 'DELETE',
  path: '/business/v2/coupons',
  summary: 'Deletes a reduction: the share is payable in full again',
  access: recording,
  body: removal,
  example: { body: { id: 1, reason: 'Nhập trùng' } },
  data: z.null(),
});

export const listCancelBills = endpoint({
  method: 'GET',
  path: '/business/v2/cancelBill',
  summary: 'Cancel bills, sorted',
  access,
  query: billQuery,
  example: { query: page },
  data: pageOf(billRow).extend({ sums: z.object({ retained: z.number().int() }) }),
});

/** B11. */
export const cancelDeal = endpoint({
  method: 'POST',
  once: true,
  path: '/business/v2/cancelBill',
  summary: 'Cancels a deal with all its shares, or one share',
  access: recording,
  body: billFields,
  example: { body: { transaction_id: 1, cancelDate: deposit, note: 'Khách đổi ý', whole_deal: true } },
  data: z.object({ list: z.array(billRow) }),
});

export const changeCancelBill = endpoint({
  method: 'PUT',
  path: '/business/v2/cancelBill',
  summary: 'Changes a cancel bill',
  access: recording,
  body: billChange,
  example: { body: { id: 1, cancelDate: deposit, note: 'Bên bán đổi ý' } },
  conflict: billRow,
  data: billRow,
});

/** B10. */
export const removeCancelBill = endpoint({
  method: 'DELETE',
  path: '/business/v2/cancelBill',
  summary: 'Deletes a cancel bill: the share counts again',
  access: recording,
  body: removal,
  example: { body: { id: 1, reason: 'Nhập trùng' } },
  data: z.null(),
});

/** B12. */
export const suggestCodes = endpoint({
  method: 'GET',
  path: '/business/v2/code',
  summary: 'The next free codes of this month',
  access: recording,
  query: z.object({ type: z.enum(codeKinds), count: z.coerce.number().int().min(1).max(100).default(1) }),
  example: { query: { type: 'transaction' } },
  data: z.object({ code: z.string(), codes: z.array(z.string()) }),
});

export const listOldTransactions = endpoint({
  method: 'GET',
  path: '/business/transaction/get-all',
  summary: 'Old transactions of those whose figures I may see, sorted, usually by the deposit’s day',
  access,
  query: oldTransactionQuery,
  example: { query: page },
  data: pageOf(oldTransactionRow).extend({ sums: oldTransactionSums }),
});

export const changeOldTransaction = endpoint({
  method: 'PUT',
  path: '/business/transaction/update',
  summary: 'Corrects an old transaction',
  access: recording,
  body: oldTransactionFields,
  example: {
    body: {
      ...{ id: 1, date: deposit, notarizedDay: notarized, brokerageReceiveDay: received, price: 5_200_000_000 },
      ...{ brokerageFee: 52_000_000, brokerageFeeReceived: 20_000_000, brokerageFeeStatus: 2 },
      ...{ transactionType: 1, status: 3, address: '148/12 Nguyễn Văn Đậu', note: null },
    },
  },
  conflict: oldTransactionRow,
  data: oldTransactionRow,
});
