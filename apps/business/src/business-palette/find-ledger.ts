import { call } from '@toam/api-client/call';
import {
  listCancelBills,
  listCoupons,
  listOldTransactions,
  listReceipts,
  listTransactions,
} from '@toam/contracts/deal/deal.endpoints';
import { dealPaperText as text } from '@toam/contracts/deal/deal-paper.text';
import { dayOf, writtenDay } from '@toam/domain/day';
import { fullMoney } from '@toam/domain/money/money-format';
import { plain } from '@toam/domain/vietnamese';
import type { CommandSource } from '@toam/platform/slots';
import { houseLine } from '../business/house-line';
import { paths } from '../paths';

// What the ⌘K palette finds of the ledger, each of those whose figures the person may see. Slot `command`.

/** Rows of each kind. Leaves room for the other sources. */
const size = 5;

/** Words without a digit name people and places: they find the deals, so no paper is asked for. */
const isCodeLike = (query: string): boolean => /\d/.test(query);

/** The API finds papers by whatever their deal is about, too. */
const hasCode = (query: string, code: string): boolean => plain(code).includes(plain(query));

const dayIn = (moment: number): string => writtenDay(dayOf(moment));
const joined = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** Shares of deals by code, address, customer or colleague, without accents (D47). They open in the list of their month, with the panel. */
export const findDeals: CommandSource = async (query, signal) => {
  const { list } = await call(listTransactions, { query: { group: 'detail', search: query, size } }, signal);
  return list.flatMap((row) => {
    if (row.group !== 'detail') return [];
    const { id, transactionCode, house, staff, customer, date } = row;
    return {
      id: String(id),
      title: `${transactionCode} · ${houseLine(house)}`,
      detail: joined(dayIn(date), staff.name, customer?.name),
      to: paths.shareOfDay(id, dayOf(date)),
      icon: 'chart',
      exact: plain(transactionCode) === plain(query),
    };
  });
};

/** Receipts by their own codes. */
export const findReceipts: CommandSource = async (query, signal) => {
  if (!isCodeLike(query)) return [];
  const { list } = await call(listReceipts, { query: { search: query, size } }, signal);
  return list
    .filter(({ feeCode }) => hasCode(query, feeCode))
    .map(({ id, feeCode, feeCollect, dateCollect, transactionCode, staff_name }) => ({
      id: String(id),
      title: `${feeCode} · ${fullMoney(feeCollect)} đ`,
      detail: joined(dayIn(dateCollect), transactionCode, staff_name),
      to: paths.receipt(id),
      icon: 'files',
      exact: plain(feeCode) === plain(query),
    }));
};

/** Reductions of fees by the codes of their deals. */
export const findCoupons: CommandSource = async (query, signal) => {
  if (!isCodeLike(query)) return [];
  const { list } = await call(listCoupons, { query: { search: query, size } }, signal);
  return list
    .filter(({ transactionCode }) => hasCode(query, transactionCode))
    .map(({ id, transactionCode, reducedFee, created_at, staff_name, customer_name }) => ({
      id: String(id),
      title: text.couponFound(transactionCode, fullMoney(reducedFee)),
      detail: joined(dayIn(created_at), staff_name, customer_name),
      to: paths.coupon(id),
      icon: 'files',
    }));
};

/** Cancel bills by the codes of their deals. */
export const findCancelBills: CommandSource = async (query, signal) => {
  if (!isCodeLike(query)) return [];
  const { list } = await call(listCancelBills, { query: { search: query, size } }, signal);
  return list
    .filter(({ transactionCode }) => hasCode(query, transactionCode))
    .map(({ id, transactionCode, cancelDate, staff_name, customer_name }) => ({
      id: String(id),
      title: text.billFound(transactionCode, dayIn(cancelDate)),
      detail: joined(staff_name, customer_name),
      to: paths.cancelBill(id),
      icon: 'files',
    }));
};

/** Old transactions by address or colleague: they have no code. */
export const findOldTransactions: CommandSource = async (query, signal) => {
  const { list } = await call(listOldTransactions, { query: { search: query, size } }, signal);
  return list.map(({ id, address, date, user, detail }) => ({
    id: String(id),
    title: address,
    detail: joined(dayIn(date), user.name, detail.customer_name),
    to: paths.oldTransaction(id),
    icon: 'files',
  }));
};
