import { db } from '../db/db';
import { deals, dealShares, type OldTransaction, oldTransactions } from '../modules/deals/deal.schema';

type NewShare = Partial<typeof dealShares.$inferInsert> & { staff_id: number; customer_id: number };

/** Stores a deal of 100 million đồng, and one share of 60 of them. The house, the person and the customer must exist. */
export async function insertDeal(
  { staff_id, customer_id, ...share }: NewShare,
  deal: Partial<typeof deals.$inferInsert> & { house_id: number },
) {
  const days = { deposit_date: '2026-11-10', notarized_date: '2026-11-20', receive_date: '2026-12-01' };
  const [made] = await db()
    .insert(deals)
    .values({ ...days, price: 8_650_000_000, brokerage_fee: 100_000_000, created_by: staff_id, ...deal })
    .returning();
  const [stored] = await db()
    .insert(dealShares)
    .values({
      ...{ deal_id: made!.id, staff_id, customer_id, type: 1, brokerage_rate: 60, fee_user: 60_000_000, status: 2 },
      ...{ code: `GD-${made!.id}`, ...share },
    })
    .returning();
  return { deal: made!, share: stored! };
}

/** Stores an old transaction of which nothing was received. */
export async function insertOldTransaction(
  values: Partial<typeof oldTransactions.$inferInsert> & { user_id: number },
): Promise<OldTransaction> {
  const days = { date: '2025-03-01', notarized_day: '2025-03-20', receive_day: '2025-04-01' };
  const amounts = { price: 4_000_000_000, fee: 40_000_000, fee_received: 0, fee_status: 1 as const };
  const [stored] = await db()
    .insert(oldTransactions)
    .values({ ...days, ...amounts, type: 2, status: 4, address: '5 Lê Lợi', ...values })
    .returning();
  return stored!;
}
