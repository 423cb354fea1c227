import { call } from '@toam/api-client/call';
import { listCoupons } from '@toam/contracts/deal/deal.endpoints';
import { dealPaperText as text } from '@toam/contracts/deal/deal-paper.text';
import { dayOf, writtenDay } from '@toam/domain/day';
import { fullMoney } from '@toam/domain/money/money-format';
import type { CommandSource } from '@toam/platform/slots';
import { paths } from '../paths';
import { hasCode, isCodeLike, paperRows } from './paper-code';

/** Reductions of fees for the ⌘K palette, by the codes of their deals, of those whose figures the person may see. Slot `command`. */
const findCoupons: CommandSource = async (query, signal) => {
  if (!isCodeLike(query)) return [];
  const { list } = await call(listCoupons, { query: { search: query, size: paperRows } }, signal);
  return list
    .filter(hasCode(query))
    .map(({ id, transactionCode, reducedFee, created_at, staff_name, customer_name }) => ({
      id: String(id),
      title: text.couponFound(transactionCode, fullMoney(reducedFee)),
      detail: [writtenDay(dayOf(created_at)), staff_name, customer_name].filter(Boolean).join(' · '),
      to: paths.coupon(id),
      icon: 'files',
    }));
};
export default findCoupons;
