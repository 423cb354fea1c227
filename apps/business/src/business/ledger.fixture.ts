import { countLedger, ledgerLists, listReceipts } from '@toam/contracts/deal/deal.endpoints';
import { listUsersByCondition } from '@toam/contracts/user/user.endpoints';
import { answer } from '@toam/testing/answer';
import { tabCounts } from '@toam/testing/tab-counts';
import type {
  BillRow,
  CouponRow,
  OldTransactionRow,
  ReceiptRow,
  TransactionPage,
  TransactionRow,
} from '@toam/contracts/deal/deal.schema';
import { dayStart } from '@toam/domain/day';
import { dealColumns, shareColumns } from '@toam/domain/deal/deal-columns';
import { perColumn, wireNames } from '@toam/domain/record/columns';

const staff = { id: 7, name: 'Nguyễn Thu Hà', avatar: null };
const customer = { id: 41, name: 'Cao Mỹ Duyên', may_open: true };
const accountant = { id: 8, name: 'Đỗ Kim Ngân', avatar: null };
const house = {
  ...{ id: 12_486, title: 'Nhà phố hẻm xe hơi', house_number: '148/12', house_address: 'Nguyễn Văn Đậu' },
  ...{ district: 'Bình Thạnh', may_open: true },
};
const written = { created_at: dayStart('2026-11-18') + 36_000, updated_at: dayStart('2026-11-18') + 36_000 };

/** A share of 169 million, of which 100 million are collected, as an accountant reads it. */
export const aShare = (differing: Partial<TransactionRow> = {}): TransactionRow => ({
  ...perColumn(wireNames({ ...dealColumns, ...shareColumns }), () => null),
  ...{ group: 'detail', id: 42, version: 2, deal_id: 9, house_id: house.id, house },
  ...{ date: dayStart('2026-11-18'), notarizedDate: dayStart('2026-12-02'), reservationDate: 0 },
  ...{ brokerageReceiveDate: dayStart('2026-12-08'), price: 8_450_000_000, brokerageFee: 169_000_000 },
  ...{ staff_id: staff.id, staff, transactionType: 4, status: 2, transactionCode: 'GD-2611-0042', in_scope: true },
  ...{ customer_id: customer.id, customer, brokerageRate: 100, brokerageFeeUser: 169_000_000, reducedFee: 0 },
  ...{ feesPayable: 169_000_000, brokerageFeeReceived: 100_000_000, brokerageFeeReceivable: 69_000_000 },
  ...{ brokerageFeeStatus: 2, cancelDate: null, may_edit: true },
  ...written,
  ...differing,
});

const shareOfPaper = {
  ...{ transaction_id: 42, transactionCode: 'GD-2611-0042', staff_id: staff.id, staff, staff_name: staff.name },
  ...{ customer_id: customer.id, customer, customer_name: customer.name, house_id: house.id, house },
};
const paper = { version: 1, note: null, user_id: accountant.id, user: accountant, may_edit: true, ...written };

export const aReceipt = (differing: Partial<ReceiptRow> = {}): ReceiptRow => ({
  ...{ id: 31, ...paper, ...shareOfPaper, feeCode: 'PT-2611-0031', dateCollect: dayStart('2026-11-20') },
  ...{ feePayable: 169_000_000, feeCollect: 100_000_000, uncollectedFees: 69_000_000, retained: false },
  ...differing,
});

export const aCoupon = (differing: Partial<CouponRow> = {}): CouponRow => ({
  ...{ id: 4, ...paper, ...shareOfPaper, reducedFee: 9_000_000, feeCollected: 100_000_000, feesPayable: 169_000_000 },
  ...differing,
});

export const aBill = (differing: Partial<BillRow> = {}): BillRow => ({
  ...{ id: 2, ...paper, ...shareOfPaper, cancelDate: dayStart('2026-11-21') },
  ...{ feeCollected: 100_000_000, feesPayable: 169_000_000 },
  ...differing,
});

export const aSharePage = (differing: Partial<TransactionPage> = {}): TransactionPage => ({
  ...{ ...aShare(), others: [], receipts: [aReceipt()], coupons: [], cancel_bill: null },
  ...differing,
});

export const anOld = (differing: Partial<OldTransactionRow> = {}): OldTransactionRow => ({
  ...{ id: 5, version: 1, user_id: 7, user: { id: 7, name: 'Nguyễn Thu Hà', avatar: null } },
  ...{ date: dayStart('2026-11-03'), notarizedDay: dayStart('2026-11-20') },
  ...{ brokerageReceiveDay: dayStart('2026-11-25'), price: 5_200_000_000, brokerageFee: 52_000_000 },
  ...{ brokerageFeeReceived: 20_000_000, brokerageFeeReceivable: 32_000_000, brokerageFeeStatus: 2 },
  ...{ transactionType: 1, status: 3, address: '12 Lê Lợi', note: null, may_edit: true },
  detail: { transactionType: 1, customer_name: 'Anh Tâm', name: null, brokerageRate: 1 },
  ...{ created_at: dayStart('2026-11-03'), updated_at: dayStart('2026-11-03') },
  ...differing,
});

/** The counts of the pills. */
export const answerCounts = (total = 0): void => answer(countLedger, () => tabCounts(ledgerLists, { total }));

/** The tab 'Phiếu thu' and the people of its filter. */
export function answerReceipts(list: ReceiptRow[] = []): void {
  answerCounts();
  answer(listReceipts, () => ({ list, total: list.length, total_page: 1, page: 1, sums: { collected: 0 } }));
  answer(listUsersByCondition, () => ({ list: [], total: 0, total_page: 0, page: 1 }));
}
