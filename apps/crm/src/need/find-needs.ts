import { call } from '@toam/api-client/call';
import { listRequests } from '@toam/contracts/need/need.endpoints';
import type { CommandSource } from '@toam/platform/slots';
import { paths } from '../paths';
import { budgetText } from '@toam/pickers/need/need-labels';

/** Leaves room for the other sources. */
const rows = 5;

/**
 * Needs for the ⌘K palette that the person may see. They are found by code, customer or place, without accents (D47).
 * Slot `command`.
 */
const findNeeds: CommandSource = async (query, signal) => {
  // People write the code as "#2207".
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
