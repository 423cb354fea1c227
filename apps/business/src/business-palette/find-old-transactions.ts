import { call } from '@toam/api-client/call';
import { listOldTransactions } from '@toam/contracts/deal/deal.endpoints';
import { dayOf, writtenDay } from '@toam/domain/day';
import type { CommandSource } from '@toam/platform/slots';
import { paths } from '../paths';

/** Leaves room for the other sources. */
const rows = 5;

/** Old transactions for the ⌘K palette, of those whose figures the person may see: by address or colleague, they have no code. Slot `command`. */
const findOldTransactions: CommandSource = async (query, signal) => {
  const { list } = await call(listOldTransactions, { query: { search: query, size: rows } }, signal);
  return list.map(({ id, address, date, user, detail }) => ({
    id: String(id),
    title: address,
    detail: [writtenDay(dayOf(date)), user.name, detail.customer_name].filter(Boolean).join(' · '),
    to: paths.oldTransaction(id),
    icon: 'files',
  }));
};
export default findOldTransactions;
