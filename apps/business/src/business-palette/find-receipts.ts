import { call } from '@toam/api-client/call';
import { listReceipts } from '@toam/contracts/deal/deal.endpoints';
import { dayOf, writtenDay } from '@toam/domain/day';
import { fullMoney } from '@toam/domain/money/money-format';
import { plain } from '@toam/domain/vietnamese';
import type { CommandSource } from '@toam/platform/slots';
import { paths } from '../paths';
import { isCodeLike, paperRows } from './paper-code';

/**
 * Receipts for the ⌘K palette by their own codes, of those whose figures the person may see. What their deals are about finds the deals
 * (`find-deals.ts`), so a search without a digit asks for none. Slot `command`.
 */
const findReceipts: CommandSource = async (query, signal) => {
  if (!isCodeLike(query)) return [];
  const { list } = await call(listReceipts, { query: { search: query, size: paperRows } }, signal);
  return list
    .filter(({ feeCode }) => plain(feeCode).includes(plain(query)))
    .map(({ id, feeCode, feeCollect, dateCollect, transactionCode, staff_name }) => ({
      id: String(id),
      title: `${feeCode} · ${fullMoney(feeCollect)} đ`,
      detail: [writtenDay(dayOf(dateCollect)), transactionCode, staff_name].join(' · '),
      to: paths.receipt(id),
      icon: 'files',
      exact: plain(feeCode) === plain(query),
    }));
};
export default findReceipts;
