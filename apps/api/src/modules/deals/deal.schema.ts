import type { DealStatus, DealType, FeeStatus } from '@toam/domain/deal/deal-values';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, deletedAt, nameKey, searchText, updatedAt } from '../../db/columns';
import { customers } from '../customers/customer.schema';
import { houses } from '../houses/house.schema';
import { users } from '../users/user.schema';

/** VND. */
const money = (name: string) => bigint(name, { mode: 'number' }).notNull();
const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
const version = () => integer('version').notNull().default(1);
/** Who recorded it. */
const recorder = (name: string) =>
  integer(name)
    .notNull()
    .references(() => users.id);

/**
 * Deals of houses. The people of a deal stand in `deal_shares`. Trigger `deals_balance` holds at the end of each
 * transaction: the shares' fees fit into the deal's fee, and what was collected of a share into what is payable. Specification 3 §3, D78.
 * Trigger `deals_order` holds the order of the days that a change touches: reservation, deposit, cancel bill. Decision 115.
 */
export const deals = pgTable(
  'deals',
  {
    id: id(),
    version: version(),
    house_id: integer('house_id')
      .notNull()
      .references(() => houses.id),
    reservation_date: date('reservation_date'),
    deposit_date: date('deposit_date').notNull(),
    notarized_date: date('notarized_date').notNull(),
    /** When the commission is received. */
    receive_date: date('receive_date').notNull(),
    price: money('price'),
    brokerage_fee: money('brokerage_fee'),
    created_by: recorder('created_by'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    deleted_at: deletedAt(),
  },
  (deal) => [
    check('deals_amounts', sql`${deal.price} >= 0 and ${deal.brokerage_fee} >= 0`),
    check(
      'deals_days',
      sql`${deal.notarized_date} >= ${deal.deposit_date} and ${deal.receive_date} >= ${deal.deposit_date}`,
    ),
    unique('deals_told').on(deal.id, deal.deposit_date, deal.house_id),
    index('deals_deposit').on(deal.deposit_date, deal.id),
    index('deals_house').on(deal.house_id),
  ],
);
export type Deal = typeof deals.$inferSelect;

/** The database fills it when the row is inserted. */
const filled = () => sql`default`;

/**
 * What a person gets of a deal, with their customer. On the wire this is "transaction v2", and its id is the `transaction_id`.
 * The last columns repeat what stands in the deal, the papers and the records it names, so that lists and figures read one table. Only
 * the database writes them: trigger `deal_shares_told` and the foreign key what the deal says, trigger `deal_shares_paid` what the papers
 * sum up to, triggers `deal_shares_worded` what a search reads. `deals_balance` refuses a commit where sums differ. Decisions 104, 109.
 */
export const dealShares = pgTable(
  'deal_shares',
  {
    id: id(),
    version: version(),
    deal_id: integer('deal_id').notNull(),
    staff_id: integer('staff_id')
      .notNull()
      .references(() => users.id),
    customer_id: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    type: smallint('type').notNull().$type<DealType>(),
    /** Percent of the deal's fee. */
    brokerage_rate: numeric('brokerage_rate', { precision: 6, scale: 3, mode: 'number' }).notNull(),
    fee_user: money('fee_user'),
    code: text('code').notNull(),
    status: smallint('status').notNull().$type<DealStatus>(),
    note: text('note'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    deleted_at: deletedAt(),
    /** Day of the deal's deposit. */
    deal_date: date('deal_date').notNull().$defaultFn(filled),
    deal_house_id: integer('deal_house_id').notNull().$defaultFn(filled),
    /** Sums of the live coupons and receipts. */
    reduced: money('reduced').default(0),
    collected: money('collected').default(0),
    /** Of the live cancel bill. */
    cancel_date: date('cancel_date'),
    /** Code, and the names of person, house and customer, without numbers of customers. D24. */
    search: text('search').notNull().$defaultFn(filled),
  },
  (share) => [
    foreignKey({
      name: 'deal_shares_of',
      columns: [share.deal_id, share.deal_date, share.deal_house_id],
      foreignColumns: [deals.id, deals.deposit_date, deals.house_id],
    }).onUpdate('cascade'),
    check('deal_shares_type', sql`${share.type} between 1 and 4`),
    check('deal_shares_status', sql`${share.status} between 1 and 4`),
    check('deal_shares_rate', sql`${share.brokerage_rate} between 0 and 100`),
    check('deal_shares_fee', sql`${share.fee_user} >= 0`),
    uniqueIndex('deal_shares_code')
      .on(nameKey(share.code))
      .where(sql`deleted_at is null`),
    index('deal_shares_deal').on(share.deal_id, share.id),
    index('deal_shares_staff').on(share.staff_id, share.deal_id),
    index('deal_shares_customer').on(share.customer_id),
    index('deal_shares_date').on(share.deal_date, share.id),
    index('deal_shares_house').on(share.deal_house_id),
    index('deal_shares_deleted')
      .on(share.id)
      .where(sql`deleted_at is not null`),
    index('deal_shares_search').using('gin', sql`${share.search} gin_trgm_ops`),
  ],
);
/** Columns of a share that repeat what stands elsewhere. */
type ToldColumn = 'deal_date' | 'deal_house_id' | 'reduced' | 'collected' | 'cancel_date' | 'search';
/** What a share says itself. */
export type DealShare = Omit<typeof dealShares.$inferSelect, ToldColumn>;

const ofShare = () =>
  integer('share_id')
    .notNull()
    .references(() => dealShares.id);

/** Money collected of a share. */
export const receipts = pgTable(
  'receipts',
  {
    id: id(),
    version: version(),
    share_id: ofShare(),
    code: text('code').notNull(),
    collected_on: date('collected_on').notNull(),
    /** What was still payable before it. */
    fee_payable: money('fee_payable'),
    fee_collect: money('fee_collect'),
    note: text('note'),
    user_id: recorder('user_id'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    deleted_at: deletedAt(),
    /** The code. */
    search: searchText('search', 'code'),
  },
  (receipt) => [
    check('receipts_amount', sql`${receipt.fee_collect} > 0 and ${receipt.fee_collect} <= ${receipt.fee_payable}`),
    uniqueIndex('receipts_code')
      .on(nameKey(receipt.code))
      .where(sql`deleted_at is null`),
    index('receipts_share').on(receipt.share_id, receipt.id),
    index('receipts_collected').on(receipt.collected_on, receipt.id),
    index('receipts_search').using('gin', sql`${receipt.search} gin_trgm_ops`),
  ],
);
export type Receipt = Omit<typeof receipts.$inferSelect, 'search'>;

/** Reductions of a share's fee. They add up. D80. */
export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    version: version(),
    share_id: ofShare(),
    reduced_fee: money('reduced_fee'),
    note: text('note'),
    user_id: recorder('user_id'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    deleted_at: deletedAt(),
  },
  (coupon) => [
    check('coupons_amount', sql`${coupon.reduced_fee} > 0`),
    index('coupons_share').on(coupon.share_id, coupon.id),
  ],
);
export type Coupon = typeof coupons.$inferSelect;

/** A share with a bill is cancelled: no revenue, and what was collected is retained. D79. */
export const cancelBills = pgTable(
  'cancel_bills',
  {
    id: id(),
    version: version(),
    share_id: ofShare(),
    cancel_date: date('cancel_date').notNull(),
    note: text('note'),
    user_id: recorder('user_id'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    deleted_at: deletedAt(),
  },
  (bill) => [
    uniqueIndex('cancel_bills_share')
      .on(bill.share_id)
      .where(sql`deleted_at is null`),
    index('cancel_bills_date').on(bill.cancel_date, bill.id),
  ],
);
export type CancelBill = typeof cancelBills.$inferSelect;

/** What an old transaction says of its deal in words. Specification 3 §3. */
export interface OldDealDetail {
  customer_name?: string;
  name?: string;
  brokerageRate?: number;
}

/** Transactions of the time before deals. Read and corrected, never created but by an import. D78. */
export const oldTransactions = pgTable(
  'old_transactions',
  {
    id: id(),
    version: version(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Of the deposit. */
    date: date('date').notNull(),
    notarized_day: date('notarized_day').notNull(),
    receive_day: date('receive_day').notNull(),
    price: money('price'),
    fee: money('fee'),
    fee_received: money('fee_received'),
    fee_status: smallint('fee_status').notNull().$type<FeeStatus>(),
    type: smallint('type').notNull().$type<DealType>(),
    status: smallint('status').notNull().$type<DealStatus>(),
    address: text('address').notNull(),
    note: text('note'),
    detail: jsonb('detail').notNull().default({}).$type<OldDealDetail>(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    deleted_at: deletedAt(),
  },
  (old) => [
    check('old_transactions_type', sql`${old.type} between 1 and 4`),
    check('old_transactions_status', sql`${old.status} between 1 and 4`),
    check('old_transactions_amounts', sql`${old.price} >= 0 and ${old.fee} >= 0`),
    check(
      'old_transactions_received',
      sql`case ${old.fee_status} when 1 then ${old.fee_received} = 0
        when 2 then ${old.fee_received} > 0 and ${old.fee_received} < ${old.fee}
        when 3 then ${old.fee_received} = ${old.fee} else false end`,
    ),
    index('old_transactions_date').on(old.date, old.id),
    index('old_transactions_of').on(old.user_id, old.date),
    index('old_transactions_received_on').on(old.receive_day),
  ],
);
export type OldTransaction = typeof oldTransactions.$inferSelect;
