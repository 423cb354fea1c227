import type { ShareAmounts } from '@toam/domain/deal/share-ledger';
import { and, asc, desc, eq, exists, getTableColumns, inArray, isNotNull, isNull, max, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { nameKey } from '../../db/columns';
import { db } from '../../db/db';
import { idArray } from '../../db/id-array';
import {
  type CancelBill,
  cancelBills,
  type Coupon,
  coupons,
  type Deal,
  deals,
  type DealShare,
  dealShares,
  oldTransactions,
  type OldTransaction,
  type Receipt,
  receipts,
} from './deal.schema';

const alive = isNull(dealShares.deleted_at);

const { deal_date: _date, deal_house_id: _house, search: _search, ...shareColumns } = getTableColumns(dealShares);
const { reduced, collected, cancel_date, ...share } = shareColumns;

/** Shares with their deals and sums. */
const joinedShares = () =>
  db()
    .select({ share, deal: deals, reduced, collected, cancel_date })
    .from(dealShares)
    .innerJoin(deals, eq(deals.id, dealShares.deal_id))
    .$dynamic();

export type FoundShare = Awaited<ReturnType<typeof joinedShares>>[number];

/** What the rules of the ledger read of a share. */
export const amountsOf = ({ share, reduced, collected, cancel_date }: FoundShare): ShareAmounts => ({
  ...{ fee_user: share.fee_user, reduced, collected },
  isCancelled: cancel_date !== null,
});

/** A share that is not deleted. */
export async function findShare(id: number): Promise<FoundShare | undefined> {
  const [found] = await joinedShares().where(and(eq(dealShares.id, id), alive));
  return found;
}

/** Shares by id, deleted ones left out. */
export const findShares = async (ids: readonly number[]): Promise<FoundShare[]> =>
  ids.length === 0 ? [] : joinedShares().where(and(sql`${dealShares.id} = any(${idArray(ids)})`, alive));

/** The live shares of deals, in the order in which they were written. */
export const findSharesOfDeals = async (dealIds: readonly number[]): Promise<FoundShare[]> =>
  dealIds.length === 0
    ? []
    : joinedShares()
        .where(and(sql`${dealShares.deal_id} = any(${idArray(dealIds)})`, alive))
        .orderBy(asc(dealShares.id));

/** Locks deals until the transaction ends, in the order of their ids. */
export async function lockDeals(ids: readonly number[]): Promise<void> {
  await db()
    .select({ id: deals.id })
    .from(deals)
    .where(sql`${deals.id} = any(${idArray(ids)})`)
    .orderBy(asc(deals.id))
    .for('update');
}

/**
 * Locks the deals of these shares until the transaction ends, in the order of their ids, and reads all their live shares. Every change
 * of a deal, its shares and their papers begins here, so they follow each other.
 * @returns the live shares of these deals, by id
 */
export async function lockDealsOf(shareIds: readonly number[]): Promise<Map<number, FoundShare>> {
  const ids = await db()
    .selectDistinct({ id: dealShares.deal_id })
    .from(dealShares)
    .where(inArray(dealShares.id, [...shareIds]));
  const dealIds = ids.map(({ id }) => id);
  await lockDeals(dealIds);
  // read after the lock: somebody else may have changed them until then
  return new Map((await findSharesOfDeals(dealIds)).map((found) => [found.share.id, found]));
}

/** Locks a deal like `lockDealsOf` and reads its live shares. Empty: there is no such deal. */
export async function lockDeal(id: number): Promise<FoundShare[]> {
  await db().select({ id: deals.id }).from(deals).where(eq(deals.id, id)).for('update');
  return findSharesOfDeals([id]);
}

/** The versions of each deal's shares together, and when one of them last changed. Deleted shares count. */
export async function readDealStates(dealIds: readonly number[]) {
  const found = await db()
    .select({
      deal_id: dealShares.deal_id,
      version: sql<number>`sum(${dealShares.version})::int`,
      updated_at: max(dealShares.updated_at),
    })
    .from(dealShares)
    .where(sql`${dealShares.deal_id} = any(${idArray(dealIds)})`)
    .groupBy(dealShares.deal_id);
  return new Map(found.map(({ deal_id, version, updated_at }) => [deal_id, { version, updated_at: updated_at! }]));
}

/** Makes writers of codes of one kind follow each other, so that two never take the same. Comes after the lock of deals. */
export const lockCodes = async (of: 'transaction' | 'receipt'): Promise<void> => {
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`codes of ${of}`}, 0))`);
};

/** Whether a live record other than this one has the code. Case and outer spaces do not count. */
export async function isCodeTaken(
  table: typeof dealShares | typeof receipts,
  code: string,
  except = 0,
): Promise<boolean> {
  const same = sql`${nameKey(table.code)} = ${nameKey(sql`${code}::text`)}`;
  const [found] = await db()
    .select({ id: table.id })
    .from(table)
    .where(and(same, isNull(table.deleted_at), ne(table.id, except)))
    .limit(1);
  return found !== undefined;
}

/** The highest number of codes that begin so, in any case of letters, deleted ones included; 0: there is none. */
export async function highestCode(table: typeof dealShares | typeof receipts, prefix: string): Promise<number> {
  const [found] = await db()
    .select({ highest: sql<number | null>`max(substring(${table.code} from ${prefix.length + 1}::int)::int)` })
    .from(table)
    .where(sql`${table.code} ~* ${`^${prefix}[0-9]{4,9}$`}`);
  return found?.highest ?? 0;
}

export async function insertDeal(values: typeof deals.$inferInsert): Promise<Deal> {
  const [made] = await db().insert(deals).values(values).returning();
  return made!;
}

export const insertShares = (values: (typeof dealShares.$inferInsert)[]): Promise<DealShare[]> =>
  db().insert(dealShares).values(values).returning();

export async function updateDeal(id: number, values: Partial<Deal>): Promise<void> {
  await db()
    .update(deals)
    .set({ ...values, version: sql`${deals.version} + 1` })
    .where(eq(deals.id, id));
}

export async function updateShare(id: number, values: Partial<DealShare>): Promise<void> {
  await db()
    .update(dealShares)
    .set({ ...values, version: sql`${dealShares.version} + 1` })
    .where(eq(dealShares.id, id));
}

export const insertReceipts = (values: (typeof receipts.$inferInsert)[]): Promise<Receipt[]> =>
  db().insert(receipts).values(values).returning();

export async function updateReceipt(id: number, values: Partial<Receipt>): Promise<Receipt> {
  const [updated] = await db()
    .update(receipts)
    .set({ ...values, version: sql`${receipts.version} + 1` })
    .where(eq(receipts.id, id))
    .returning();
  return updated!;
}

export async function insertCoupon(values: typeof coupons.$inferInsert): Promise<Coupon> {
  const [made] = await db().insert(coupons).values(values).returning();
  return made!;
}

export async function updateCoupon(id: number, values: Partial<Coupon>): Promise<Coupon> {
  const [updated] = await db()
    .update(coupons)
    .set({ ...values, version: sql`${coupons.version} + 1` })
    .where(eq(coupons.id, id))
    .returning();
  return updated!;
}

export const insertBills = (values: (typeof cancelBills.$inferInsert)[]): Promise<CancelBill[]> =>
  db().insert(cancelBills).values(values).returning();

export async function updateBill(id: number, values: Partial<CancelBill>): Promise<CancelBill> {
  const [updated] = await db()
    .update(cancelBills)
    .set({ ...values, version: sql`${cancelBills.version} + 1` })
    .where(eq(cancelBills.id, id))
    .returning();
  return updated!;
}

const ofLiveShare = (share: PgColumn) =>
  exists(
    db()
      .select({ one: sql`1` })
      .from(dealShares)
      .where(and(eq(dealShares.id, share), alive)),
  );

/** Receipts by id; deleted ones, and those of deleted shares, are left out. */
export const findReceipts = (ids: readonly number[]): Promise<Receipt[]> =>
  db()
    .select()
    .from(receipts)
    .where(and(inArray(receipts.id, [...ids]), isNull(receipts.deleted_at), ofLiveShare(receipts.share_id)));

export const findCoupons = (ids: readonly number[]): Promise<Coupon[]> =>
  db()
    .select()
    .from(coupons)
    .where(and(inArray(coupons.id, [...ids]), isNull(coupons.deleted_at), ofLiveShare(coupons.share_id)));

export const findBills = (ids: readonly number[]): Promise<CancelBill[]> =>
  db()
    .select()
    .from(cancelBills)
    .where(and(inArray(cancelBills.id, [...ids]), isNull(cancelBills.deleted_at), ofLiveShare(cancelBills.share_id)));

/** A deleted paper, by its id. */
export async function findDeletedPaper<Table extends typeof receipts | typeof coupons | typeof cancelBills>(
  table: Table,
  id: number,
): Promise<Table['$inferSelect'] | undefined> {
  const [found] = await db()
    .select()
    .from(table as typeof receipts)
    .where(and(eq(table.id, id), isNotNull(table.deleted_at)));
  return found as Table['$inferSelect'] | undefined;
}

/** Whether the deal of a share is deleted, too. */
export async function isDealDeleted(shareId: number): Promise<boolean> {
  const [found] = await joinedShares().where(and(eq(dealShares.id, shareId), isNotNull(deals.deleted_at)));
  return found !== undefined;
}

/**
 * The shares that were deleted with their deal. Those that were left out before stay deleted. A second is more than the deletion of a
 * deal takes, and less than anybody needs to open its form again.
 */
export const findSharesDeletedWith = (dealId: number): Promise<FoundShare[]> =>
  joinedShares()
    .where(and(eq(deals.id, dealId), sql`${dealShares.deleted_at} > ${deals.deleted_at} - interval '1 second'`))
    .orderBy(asc(dealShares.id));

/** Everything ever written about a share, deleted papers included, as its history names it. */
export const findEveryPaperOf = async (shareId: number) => ({
  receipts: await db()
    .select({ id: receipts.id, code: receipts.code })
    .from(receipts)
    .where(eq(receipts.share_id, shareId)),
  coupons: await db()
    .select({ id: coupons.id, reduced_fee: coupons.reduced_fee })
    .from(coupons)
    .where(eq(coupons.share_id, shareId)),
  bills: await db()
    .select({ id: cancelBills.id, cancel_date: cancelBills.cancel_date })
    .from(cancelBills)
    .where(eq(cancelBills.share_id, shareId)),
});

/** Everything written about a share, the latest first. */
export async function findPapersOf(shareId: number) {
  return {
    receipts: await db()
      .select()
      .from(receipts)
      .where(and(eq(receipts.share_id, shareId), isNull(receipts.deleted_at)))
      .orderBy(desc(receipts.collected_on), desc(receipts.id)),
    coupons: await db()
      .select()
      .from(coupons)
      .where(and(eq(coupons.share_id, shareId), isNull(coupons.deleted_at)))
      .orderBy(desc(coupons.id)),
    bills: await db()
      .select()
      .from(cancelBills)
      .where(and(eq(cancelBills.share_id, shareId), isNull(cancelBills.deleted_at))),
  };
}

export async function findOld(id: number): Promise<OldTransaction | undefined> {
  const [found] = await db()
    .select()
    .from(oldTransactions)
    .where(and(eq(oldTransactions.id, id), isNull(oldTransactions.deleted_at)));
  return found;
}

/** Old transactions by id, deleted ones left out. */
export const findOlds = (ids: readonly number[]): Promise<OldTransaction[]> =>
  db()
    .select()
    .from(oldTransactions)
    .where(and(inArray(oldTransactions.id, [...ids]), isNull(oldTransactions.deleted_at)));

/** Locks an old transaction until the transaction ends. */
export async function lockOld(id: number): Promise<OldTransaction | undefined> {
  const [found] = await db()
    .select()
    .from(oldTransactions)
    .where(and(eq(oldTransactions.id, id), isNull(oldTransactions.deleted_at)))
    .for('update');
  return found;
}

export async function updateOld(id: number, values: Partial<OldTransaction>): Promise<OldTransaction> {
  const [updated] = await db()
    .update(oldTransactions)
    .set({ ...values, version: sql`${oldTransactions.version} + 1` })
    .where(eq(oldTransactions.id, id))
    .returning();
  return updated!;
}
