import { isNull } from 'drizzle-orm';
import { columnHandler } from '../customers/customer-rows.writes';
import { dealShares } from './deal.schema';

/** Customers of shares of deals. */
export const dealCustomers = columnHandler({
  name: 'deal_shares',
  table: dealShares,
  reference: 'deal_shares.customer_id',
  live: { noun: 'transaction', audienceOf: () => Promise.resolve({ rule: 'brokerage' }) },
  counted: { kind: 'transactions', where: isNull(dealShares.deleted_at) },
});
