import { eq, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { idArray } from '../../db/id-array';
import { cancelBills, coupons, dealShares, oldTransactions, receipts } from './deal.schema';

type NamedNoun = 'transaction' | 'receipt' | 'coupon' | 'cancel_bill' | 'old_transaction';
type Names = { id: number; name: string }[];

/** Coupons and cancel bills have no code of their own: they are called by that of their share. */
const byShare = (table: typeof coupons | typeof cancelBills, ids: readonly number[]): Promise<Names> =>
  db()
    .select({ id: table.id, name: dealShares.code })
    .from(table)
    .innerJoin(dealShares, eq(dealShares.id, table.share_id))
    .where(sql`${table.id} = any(${idArray(ids)})`);

const byCode = (table: typeof dealShares | typeof receipts, ids: readonly number[]): Promise<Names> =>
  db()
    .select({ id: table.id, name: table.code })
    .from(table)
    .where(sql`${table.id} = any(${idArray(ids)})`);

const readers: Record<NamedNoun, (ids: readonly number[]) => Promise<Names>> = {
  transaction: (ids) => byCode(dealShares, ids),
  receipt: (ids) => byCode(receipts, ids),
  coupon: (ids) => byShare(coupons, ids),
  cancel_bill: (ids) => byShare(cancelBills, ids),
  old_transaction: (ids) =>
    db()
      .select({ id: oldTransactions.id, name: oldTransactions.address })
      .from(oldTransactions)
      .where(sql`${oldTransactions.id} = any(${idArray(ids)})`),
};

/** What people call records of the ledger, deleted ones included. */
export const readLedgerRecordNames = async (noun: NamedNoun, ids: readonly number[]): Promise<Names> =>
  ids.length === 0 ? [] : readers[noun](ids);
