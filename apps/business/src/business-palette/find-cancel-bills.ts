import { call } from '@toam/api-client/call';
import { listCancelBills } from '@toam/contracts/deal/deal.endpoints';
import { dealPaperText as text } from '@toam/contracts/deal/deal-paper.text';
import { dayOf, writtenDay } from '@toam/domain/day';
import type { CommandSource } from '@toam/platform/slots';
import { paths } from '../paths';
import { hasCode, isCodeLike, paperRows } from './paper-code';

/** Cancel bills for the ⌘K palette, by the codes of their deals, of those whose figures the person may see. Slot `command`. */
const findCancelBills: CommandSource = async (query, signal) => {
  if (!isCodeLike(query)) return [];
  const { list } = await call(listCancelBills, { query: { search: query, size: paperRows } }, signal);
  return list.filter(hasCode(query)).map(({ id, transactionCode, cancelDate, staff_name, customer_name }) => ({
    id: String(id),
    title: text.billFound(transactionCode, writtenDay(dayOf(cancelDate))),
    detail: [staff_name, customer_name].filter(Boolean).join(' · '),
    to: paths.cancelBill(id),
    icon: 'files',
  }));
};
export default findCancelBills;
