import { and, eq, isNull, sql } from 'drizzle-orm';
import { nameKey } from '../../db/columns';
import { db } from '../../db/db';
import { deals, dealShares, receipts } from './deal.schema';

const sameCode = (table: typeof dealShares | typeof receipts, code: string) =>
  and(sql`${nameKey(table.code)} = ${nameKey(sql`${code}::text`)}`, isNull(table.deleted_at));

/** The live share with this code, and its deal; case does not count. */
export async function findShareByCode(code: string) {
  const [found] = await db()
    .select({ share: dealShares, deal: deals })
    .from(dealShares)
    .innerJoin(deals, eq(deals.id, dealShares.deal_id))
    .where(sameCode(dealShares, code));
  return found;
}

/** The live receipt with this code. */
export async function findReceiptByCode(code: string) {
  const [found] = await db().select().from(receipts).where(sameCode(receipts, code));
  return found;
}

/** The live deal of a house with this day of the deposit, the latest one, with one of its shares. B15. */
export async function findDealOf(houseId: number, depositDate: string) {
  const [found] = await db()
    .select({ deal: deals, share_id: sql<number>`max(${dealShares.id})`.mapWith(Number) })
    .from(deals)
    .innerJoin(dealShares, and(eq(dealShares.deal_id, deals.id), isNull(dealShares.deleted_at)))
    .where(and(eq(deals.house_id, houseId), eq(deals.deposit_date, depositDate), isNull(deals.deleted_at)))
    .groupBy(deals.id)
    .orderBy(sql`${deals.id} desc`)
    .limit(1);
  return found;
}
