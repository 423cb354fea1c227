import type { OldSort, PaperSort, TransactionSort } from '@toam/contracts/deal/ledger-sorts';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { nameOrder } from '../../db/columns';
import { houses } from '../houses/house.schema';
import { users } from '../users/user.schema';
import { type cancelBills, coupons, deals, dealShares, oldTransactions, receipts } from './deal.schema';
import { isOneOf, type Scope } from './ledger-conditions';

/** By which column, and in which direction. */
export interface Sorted<Sort extends string> {
  sort: Sort;
  order: 'asc' | 'desc';
}

export const directed = (value: SQL, { order }: Pick<Sorted<string>, 'order'>): SQL =>
  order === 'asc' ? sql`${value} asc` : sql`${value} desc`;

const { deal_id, deal_house_id, fee_user, reduced, collected, cancel_date } = dealShares;

/** A person's name by the Vietnamese alphabet. D124. */
const nameOf = (id: SQL | PgColumn): SQL => sql`(select ${users.name_order} from ${users} where ${users.id} = ${id})`;
/** The street, and in it the number. */
const addressOf = (
  id: SQL | PgColumn,
): SQL => sql`(select f_vn(${houses.house_address} || ' ' || ${houses.house_number}) collate "C"
  from ${houses} where ${houses.id} = ${id})`;
const codeOf = (code: SQL | PgColumn): SQL => sql`${code} collate "C"`;
const ofDeal = (column: PgColumn): SQL => sql`(select ${column} from ${deals} where ${deals.id} = ${deal_id})`;
/** Nothing counts of a cancelled share, as the list shows it. D79. */
const counted = (amount: SQL): SQL => sql`case when ${cancel_date} is null then ${amount} else 0 end`;

/** What a list of shares is sorted by. */
export const shareOrder: Record<TransactionSort, SQL> = {
  date: sql`${dealShares.deal_date}`,
  transactionCode: codeOf(dealShares.code),
  house: addressOf(deal_house_id),
  staff: nameOf(dealShares.staff_id),
  price: ofDeal(deals.price),
  brokerageFee: ofDeal(deals.brokerage_fee),
  brokerageFeeUser: sql`${fee_user}`,
  reducedFee: sql`${reduced}`,
  feesPayable: sql`(${fee_user} - ${reduced})`,
  brokerageFeeReceived: counted(sql`${collected}`),
  brokerageFeeReceivable: counted(sql`(${fee_user} - ${reduced} - ${collected})`),
  status: sql`${dealShares.status}`,
};

/** What a list of deals is sorted by. Sums are those of the shares that the reader reads, as the list shows them. */
export function dealOrder(sort: TransactionSort, scope: Scope): SQL {
  const alive = sql`from deal_shares s where s.deal_id = ${deal_id} and s.deleted_at is null`;
  const sum = (amount: SQL): SQL => sql`(select coalesce(sum(${amount}), 0) ${alive} and s.cancel_date is null
    and ${isOneOf(sql`s.staff_id`, scope) ?? sql`true`})`;
  switch (sort) {
    case 'staff':
      return sql`(select ${nameOf(sql`s.staff_id`)} ${alive} order by s.id limit 1)`;
    case 'transactionCode':
      return sql`(select ${codeOf(sql`s.code`)} ${alive} order by s.id limit 1)`;
    case 'status':
      return sql`(select coalesce(min(s.status) filter (where s.cancel_date is null), min(s.status)) ${alive})`;
    case 'brokerageFeeUser':
      return sum(sql`s.fee_user`);
    case 'reducedFee':
      return sum(sql`s.reduced`);
    case 'feesPayable':
      return sum(sql`s.fee_user - s.reduced`);
    case 'brokerageFeeReceived':
      return sum(sql`s.collected`);
    case 'brokerageFeeReceivable':
      return sum(sql`s.fee_user - s.reduced - s.collected`);
    case 'house':
      return addressOf(sql`min(${deal_house_id})`);
    default:
      return shareOrder[sort];
  }
}

const ofShare = (table: { share_id: PgColumn }, value: SQL): SQL =>
  sql`(select ${value} from ${dealShares} where ${dealShares.id} = ${table.share_id})`;

type PaperTable = typeof receipts | typeof coupons | typeof cancelBills;

/** What a list of papers is sorted by. @param day of the list: its usual order */
export function paperOrder(table: PaperTable, sort: PaperSort, day: SQL | PgColumn): SQL {
  switch (sort) {
    case 'house':
      return ofShare(table, addressOf(deal_house_id));
    case 'staff':
      return ofShare(table, nameOf(dealShares.staff_id));
    case 'user':
      return nameOf(table.user_id);
    case 'feeCode':
      return codeOf(receipts.code);
    case 'feePayable':
      return sql`${receipts.fee_payable}`;
    case 'feeCollect':
      return sql`${receipts.fee_collect}`;
    case 'uncollectedFees':
      return sql`(${receipts.fee_payable} - ${receipts.fee_collect})`;
    case 'feesPayable':
      return table === coupons
        ? sql`(${ofShare(table, sql`${fee_user} - ${reduced}`)} + ${coupons.reduced_fee})`
        : ofShare(table, sql`${fee_user} - ${reduced}`);
    case 'reducedFee':
      return sql`${coupons.reduced_fee}`;
    case 'feeCollected':
      return ofShare(table, sql`${collected}`);
    default:
      return sql`${day}`;
  }
}

/** What the list of old transactions is sorted by. */
export const oldOrder: Record<OldSort, SQL> = {
  date: sql`${oldTransactions.date}`,
  address: nameOrder(oldTransactions.address),
  user: nameOf(oldTransactions.user_id),
  price: sql`${oldTransactions.price}`,
  brokerageFee: sql`${oldTransactions.fee}`,
  brokerageFeeReceived: sql`${oldTransactions.fee_received}`,
  brokerageFeeReceivable: sql`(${oldTransactions.fee} - ${oldTransactions.fee_received})`,
  brokerageFeeStatus: sql`${oldTransactions.fee_status}`,
  status: sql`${oldTransactions.status}`,
};
