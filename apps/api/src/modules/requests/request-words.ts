import {
  managerLevelText,
  needWishLabel,
  needHistoryText,
  needStatusText,
  needText,
} from '@toam/contracts/texts/need';
import { shortMoneyText } from '@toam/domain/money-format';
import { Purpose } from '@toam/domain/house-values';
import type { Change } from '../../history/record-changes';
import { findCustomerOwner } from '../customers/customers.reads';
import type { Entries } from '../options/options.reads';
import { readStaffNames } from '../users/users.reads';
import { choiceColumns, choiceTypes, readChoices } from './request-choices';
import type { Need } from './request.schema';

interface Names {
  entries: Entries;
  staff: (id: number) => string;
  customer: (id: number) => string;
}

type InWords = (need: Need, names: Names) => string | null;

const listed = (values: string[]): string | null => values.join(', ') || null;
const number =
  (column: 'area' | 'floors' | 'number_bedroom' | 'min_width' | 'road_area'): InWords =>
  (need) =>
    need[column] === null ? null : need[column].toLocaleString('vi-VN');
const money =
  (column: 'min_price' | 'max_price'): InWords =>
  (need) =>
    need[column] === null ? null : shortMoneyText(need[column]);
const yesNo = (bit: 0 | 1): string => (bit === 1 ? needHistoryText.yes : needHistoryText.no);

/** What a column holds, in words that people read; `money_unit` is only how prices are typed. */
const words: Partial<Record<keyof Need, InWords>> = {
  customer_id: ({ customer_id }, { customer }) => customer(customer_id),
  user_id: ({ user_id }, { staff }) => staff(user_id),
  purpose: ({ purpose }) => (purpose === Purpose.rent ? needText.rent : needText.buy),
  status: ({ status }) => needStatusText[status],
  min_price: money('min_price'),
  max_price: money('max_price'),
  ...Object.fromEntries(
    choiceColumns.map((column): [string, InWords] => [
      column,
      (need, { entries }) => listed(need[column].map((id) => entries.nameOf(choiceTypes[column], id) ?? `#${id}`)),
    ]),
  ),
  request_direction: (need) => listed(need.request_direction),
  area: number('area'),
  floors: number('floors'),
  number_bedroom: number('number_bedroom'),
  min_width: number('min_width'),
  road_area: number('road_area'),
  require_column: (need) => listed(need.require_column.map((column) => needWishLabel[column])),
  description: (need) => need.description,
  staff: (need, { staff }) => listed(need.staff.map(staff)),
  staff_role: ({ staff_role }) => yesNo(staff_role),
  manager: ({ manager }) => managerLevelText[manager],
  manager_role: ({ manager_role }) => yesNo(manager_role),
};

async function readNames(states: Need[]): Promise<Names> {
  const entries = await readChoices(states);
  const staff = await readStaffNames(states.flatMap(({ user_id, staff }) => [user_id, ...staff]));
  const customers = new Map<number, string>();
  for (const id of new Set(states.map(({ customer_id }) => customer_id)))
    customers.set(id, (await findCustomerOwner(id))?.name ?? `#${id}`);
  return {
    entries,
    staff: (id) => staff.get(id)?.name ?? `#${id}`,
    customer: (id) => customers.get(id) ?? `#${id}`,
  };
}

/**
 * Columns that differ between two states of a need, in words and by their wire names. Specification 2 §3 "Request-history item".
 * @param before null: it is new
 */
export async function changesBetween(before: Need | null, after: Need): Promise<Change[]> {
  const names = await readNames(before ? [before, after] : [after]);
  return Object.entries(words).flatMap(([column, say]) => {
    const old_value = before && say(before, names);
    const new_value = say(after, names);
    return old_value === new_value ? [] : [{ column, old_value, new_value }];
  });
}
