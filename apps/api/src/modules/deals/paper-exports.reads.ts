import {
  billQuery,
  couponQuery,
  listCancelBills,
  listCoupons,
  listReceipts,
  receiptQuery,
} from '@toam/contracts/deal/deal.endpoints';
import type { BillRow, CouponRow, ReceiptRow } from '@toam/contracts/deal/deal.schema';
import type { BillSheetKey, CouponSheetKey, ReceiptSheetKey } from '@toam/contracts/deal/deal-sheet';
import type { PaperSort } from '@toam/contracts/deal/ledger-sorts';
import { dealPaperText } from '@toam/contracts/deal/deal-paper.text';
import { ledgerLabel } from '@toam/contracts/deal/deal.text';
import type { Actor } from '@toam/domain/actor';
import {
  cancelBillColumns,
  couponColumns,
  dealColumns,
  receiptColumns,
  shareColumns,
} from '@toam/domain/deal/deal-columns';
import type { z } from 'zod';
import { type ExportColumn, exportColumnsOf, sheetColumn } from '../../sheets/export-column';
import { exportKind, type WantedColumn } from '../../sheets/export-kind';
import { packedIds } from '../../sheets/packed-ids';
import { rowsWithSums, type SummedAmount } from '../../sheets/rows-with-sums';
import { type LedgerReader, readerOf } from './deal-serializer';
import { billList, couponList, everyPaper, type PaperList, receiptList } from './ledger-list.queries';
import type { Sorted } from './ledger-orders';
import { paperFilterOf, readBillPage, readCouponPage, readReceiptPage } from './list-ledger';

type PaperRow = ReceiptRow | CouponRow | BillRow;
type Columns<Row> = Record<string, ExportColumn<Row>>;

/** What every paper shows of its share. Headers are those of the import, too. */
function shareColumnsFor<Row extends PaperRow>() {
  const { text } = exportColumnsOf<Row>();
  return {
    transactionCode: text(shareColumns.code.label, (row) => row.transactionCode, 130),
    staff: text(shareColumns.staff_id.label, (row) => row.staff_name, 180),
    customer: text(shareColumns.customer_id.label, (row) => row.customer_name, 180),
    house: text(dealColumns.house_id.label, ({ house }) => `${house.house_number} ${house.house_address}`, 240),
    user: text(receiptColumns.user_id.label, ({ user }) => user.name, 180),
    note: text(receiptColumns.note.label, ({ note }) => note, 240),
  };
}

const ofReceipt = exportColumnsOf<ReceiptRow>();
/** By the keys of the list 'Phiếu thu'. */
const receiptSheet: Columns<ReceiptRow> = {
  ...shareColumnsFor<ReceiptRow>(),
  id: ofReceipt.code('Mã', ({ id }) => id),
  feeCode: ofReceipt.text(receiptColumns.code.label, ({ feeCode }) => feeCode, 130),
  dateCollect: ofReceipt.day(receiptColumns.collected_on.label, (row) => row.dateCollect),
  feePayable: ofReceipt.money(receiptColumns.fee_payable.label, (row) => row.feePayable),
  feeCollect: ofReceipt.money(receiptColumns.fee_collect.label, (row) => row.feeCollect),
  uncollectedFees: ofReceipt.money(ledgerLabel.uncollected, (row) => row.uncollectedFees),
  retained: ofReceipt.money(ledgerLabel.retained, ({ retained, feeCollect }) => (retained ? feeCollect : null)),
} satisfies Record<ReceiptSheetKey, ExportColumn<ReceiptRow>>;

const ofCoupon = exportColumnsOf<CouponRow>();
/** By the keys of the list 'Phiếu giảm hoa hồng'. */
const couponSheet: Columns<CouponRow> = {
  ...shareColumnsFor<CouponRow>(),
  id: ofCoupon.code('Mã', ({ id }) => id),
  made: ofCoupon.day(dealPaperText.coupon.day, (row) => row.created_at),
  feesPayable: ofCoupon.money(ledgerLabel.payable, (row) => row.feesPayable),
  reducedFee: ofCoupon.money(couponColumns.reduced_fee.label, (row) => row.reducedFee),
  feeCollected: ofCoupon.money(ledgerLabel.collected, (row) => row.feeCollected),
} satisfies Record<CouponSheetKey, ExportColumn<CouponRow>>;

const ofBill = exportColumnsOf<BillRow>();
/** By the keys of the list 'Phiếu huỷ cọc'. */
const billSheet: Columns<BillRow> = {
  ...shareColumnsFor<BillRow>(),
  id: ofBill.code('Mã', ({ id }) => id),
  cancelDate: ofBill.day(cancelBillColumns.cancel_date.label, (row) => row.cancelDate),
  feesPayable: ofBill.money(ledgerLabel.payable, (row) => row.feesPayable),
  feeCollected: ofBill.money(ledgerLabel.retained, (row) => row.feeCollected),
} satisfies Record<BillSheetKey, ExportColumn<BillRow>>;

interface PaperSheet<Row extends PaperRow> {
  of: PaperList;
  columns: Columns<Row>;
  /** The rows with these ids, in this order; what was deleted since is left out. */
  read: (reader: LedgerReader, ids: number[]) => Promise<Row[]>;
  /** What the list sums up. */
  sum: SummedAmount<Row>;
}

/** The list's query, as far as every paper has it. */
type PaperQuestion = Parameters<typeof paperFilterOf>[1] & Sorted<PaperSort>;

/** Finds the papers of a sheet: those of shares whose figures the person reads. D48. */
async function papersOf<Row extends PaperRow>(
  { of, columns, read, sum }: PaperSheet<Row>,
  actor: Actor,
  question: PaperQuestion,
  wanted: WantedColumn[],
) {
  const reader = await readerOf(actor);
  const { found, order } = everyPaper(of, await paperFilterOf(reader, question), question);
  const ids = await packedIds(found, order);
  return rowsWithSums({ ids, columns, wanted, read: (some) => read(reader, some), sums: [sum] });
}

const paperExport = <Row extends PaperRow, Question extends z.ZodType<PaperQuestion>>(
  list: typeof listReceipts | typeof listCoupons | typeof listCancelBills,
  question: Question,
  sheet: PaperSheet<Row>,
) =>
  exportKind({
    ...{ list, question },
    column: (wanted) => sheetColumn(sheet.columns, wanted),
    find: (actor, query, wanted) => papersOf(sheet, actor, query ?? question.parse({}), wanted),
  });

export const receiptExport = paperExport(listReceipts, receiptQuery, {
  ...{ of: receiptList, columns: receiptSheet },
  read: readReceiptPage,
  sum: { header: receiptColumns.fee_collect.label, of: (row) => row.feeCollect },
});

export const couponExport = paperExport(listCoupons, couponQuery, {
  ...{ of: couponList, columns: couponSheet },
  read: readCouponPage,
  sum: { header: couponColumns.reduced_fee.label, of: (row) => row.reducedFee },
});

export const billExport = paperExport(listCancelBills, billQuery, {
  ...{ of: billList, columns: billSheet },
  read: readBillPage,
  sum: { header: ledgerLabel.retained, of: (row) => row.feeCollected },
});
