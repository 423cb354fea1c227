import type { BillRow, CouponRow, OldTransactionRow, ReceiptRow } from '@toam/contracts/deal/deal.schema';
import { canRecord } from '@toam/domain/business-access';
import { hideNumbers } from '@toam/domain/customer/customer-numbers';
import { oldTransactionColumns } from '@toam/domain/deal/deal-columns';
import { toWire, wireDay } from '@toam/domain/deal/ledger-values';
import { oldReceivable } from '@toam/domain/deal/old-transaction';
import { payableOf } from '@toam/domain/deal/share-ledger';
import { toEpoch } from '../../db/columns';
import { personOf, readStaffNames } from '../users/users.reads';
import { amountsOf, findShares, type FoundShare } from './deal.queries';
import type { CancelBill, Coupon, OldTransaction, Receipt } from './deal.schema';
import { type LedgerNames, type LedgerReader, readLedgerNames } from './deal-serializer';

type Paper = Receipt | Coupon | CancelBill;

function sharePart({ share, deal }: FoundShare, names: LedgerNames) {
  const staff = personOf(names.staff, share.staff_id)!;
  const customer = names.customerOf(share.customer_id);
  return {
    ...{ transaction_id: share.id, transactionCode: share.code, house_id: deal.house_id },
    house: names.houses.get(deal.house_id)!,
    ...{ staff_id: share.staff_id, staff, staff_name: staff.name },
    ...{ customer_id: customer.id, customer, customer_name: customer.name },
  };
}

const paperPart = ({ actor }: LedgerReader, paper: Paper, names: LedgerNames) => ({
  ...{ id: paper.id, version: paper.version, note: paper.note, user_id: paper.user_id },
  user: personOf(names.staff, paper.user_id)!,
  may_edit: canRecord(actor),
  created_at: toEpoch(paper.created_at),
  updated_at: toEpoch(paper.updated_at),
});

/**
 * Rows of receipts, coupons or bills, in the same order. The caller has checked that their shares are in the reader's scope.
 * @param own the fields of the kind
 */
async function serializePapers<One extends Paper, Own>(
  reader: LedgerReader,
  papers: readonly One[],
  own: (paper: One, found: FoundShare) => Own,
) {
  const shares = await findShares([...new Set(papers.map(({ share_id }) => share_id))]);
  const names = await readLedgerNames(
    reader,
    shares,
    papers.map(({ user_id }) => user_id),
  );
  const shareOf = new Map(shares.map((found) => [found.share.id, found]));
  return papers.map((paper) => {
    const found = shareOf.get(paper.share_id)!;
    return { ...paperPart(reader, paper, names), ...sharePart(found, names), ...own(paper, found) };
  });
}

export const serializeReceipts = (reader: LedgerReader, receipts: readonly Receipt[]): Promise<ReceiptRow[]> =>
  serializePapers(reader, receipts, ({ code, collected_on, fee_payable, fee_collect }, { cancel_date }) => ({
    ...{ feeCode: code, dateCollect: wireDay(collected_on), feePayable: fee_payable, feeCollect: fee_collect },
    uncollectedFees: fee_payable - fee_collect,
    retained: cancel_date !== null,
  }));

export const serializeCoupons = (reader: LedgerReader, coupons: readonly Coupon[]): Promise<CouponRow[]> =>
  serializePapers(reader, coupons, ({ reduced_fee }, found) => ({
    reducedFee: reduced_fee,
    feeCollected: found.collected,
    feesPayable: payableOf(amountsOf(found)) + reduced_fee,
  }));

export const serializeBills = (reader: LedgerReader, bills: readonly CancelBill[]): Promise<BillRow[]> =>
  serializePapers(reader, bills, ({ cancel_date }, found) => ({
    cancelDate: wireDay(cancel_date),
    feeCollected: found.collected,
    feesPayable: payableOf(amountsOf(found)),
  }));

export async function serializeOld(
  { actor }: LedgerReader,
  olds: readonly OldTransaction[],
): Promise<OldTransactionRow[]> {
  const staff = await readStaffNames(olds.map(({ user_id }) => user_id));
  return olds.map((old) => ({
    ...{ id: old.id, version: old.version, ...toWire(oldTransactionColumns, old) },
    user: personOf(staff, old.user_id)!,
    brokerageFeeReceivable: oldReceivable({ fee: old.fee, received: old.fee_received }),
    detail: {
      transactionType: old.type,
      // no record says whose customer it was, so nobody reads numbers in the name. D24
      customer_name: old.detail.customer_name ? hideNumbers('name', old.detail.customer_name) : null,
      name: old.detail.name ?? null,
      brokerageRate: old.detail.brokerageRate ?? null,
    },
    may_edit: canRecord(actor),
    created_at: toEpoch(old.created_at),
    updated_at: toEpoch(old.updated_at),
  }));
}
