import { call } from '@toam/api-client/call';
import { listTransactions } from '@toam/contracts/deal/deal.endpoints';
import { dayOf, writtenDay } from '@toam/domain/day';
import { plain } from '@toam/domain/vietnamese';
import type { CommandSource } from '@toam/platform/slots';
import { houseLine } from '../business/house-line';
import { paths } from '../paths';

/** Leaves room for the other sources. */
const rows = 5;

/**
 * Shares of deals for the ⌘K palette, of those whose figures the person may see: by code, address, customer or colleague, without accents
 * (D47). They open in the list of their month, with the panel. Slot `command`.
 */
const findDeals: CommandSource = async (query, signal) => {
  const asked = { group: 'detail' as const, search: query, size: rows };
  const { list } = await call(listTransactions, { query: asked }, signal);
  return list.flatMap((row) => {
    if (row.group !== 'detail') return [];
    const { id, transactionCode, house, staff, customer } = row;
    const day = dayOf(row.date);
    return {
      id: String(id),
      title: `${transactionCode} · ${houseLine(house)}`,
      detail: [writtenDay(day), staff.name, customer?.name].filter(Boolean).join(' · '),
      to: paths.shareOfDay(id, day),
      icon: 'chart',
      exact: plain(transactionCode) === plain(query),
    };
  });
};
export default findDeals;
