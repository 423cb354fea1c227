import { call } from '@toam/api-client/call';
import { listRequests } from '@toam/contracts/request/request.endpoints';
import type { CommandSource } from '@toam/platform/slots';
import { paths } from '../paths';
import { budgetText } from '@toam/pickers/need/need-labels';

/** As many as fit beside the other sources. */
const rows = 5;

/** Needs for the ⌘K palette, of those that the person may see: by code, customer, place, without accents (D47). Slot `command`. */
const findNeeds: CommandSource = async (query, signal) => {
  // "#2207" is how people write the code
  const search = query.replace(/^#(?=\d+$)/, '');
  const { list } = await call(listRequests, { query: { search, size: rows } }, signal);
  return list.map((need) => ({
    id: String(need.id),
    title: need.customer.name,
    detail: [`#${need.id}`, budgetText(need), need.place].filter(Boolean).join(' · '),
    to: paths.need(need.id),
    icon: 'target',
  }));
};
export default findNeeds;
