import {
  managerLevelText,
  needHistoryText,
  needStatusText,
  needText,
  needWishLabel,
} from '@toam/contracts/need/need.text';
import { Purpose } from '@toam/domain/house/house-values';
import { shortMoneyText } from '@toam/domain/money/money-format';
import {
  type NeedColumnKind,
  type NeedColumnName,
  needColumnNames,
  needColumns,
  type NeedEntries,
  type NeedValueOf,
} from '@toam/domain/need/need-columns';
import type { Change } from '../../history/record-changes';
import { findCustomerOwner } from '../customers/customers.reads';
import type { Entries } from '../options/options.reads';
import { readStaffNames } from '../users/users.reads';
import { namesOf, readEntriesOf } from './dictionary/need-entry-names';
import type { Need } from './need.schema';

interface Names {
  entries: Entries;
  staff: (id: number) => string;
  customer: (id: number) => string;
}

const listed = (values: string[]): string | null => values.join(', ') || null;
const yesNo = (bit: 0 | 1): string => (bit === 1 ? needHistoryText.yes : needHistoryText.no);

/** The label of each kind of column. A unit only says how prices are typed, so it has none. */
const words: {
  [Kind in NeedColumnKind]: (value: NeedValueOf[Kind], names: Names, column: never) => string | null;
} = {
  customer: (id, { customer }) => customer(id),
  person: (id, { staff }) => staff(id),
  people: (ids, { staff }) => listed(ids.map(staff)),
  purpose: (purpose) => (purpose === Purpose.rent ? needText.rent : needText.buy),
  status: (status) => needStatusText[status],
  money: (dong) => (dong === null ? null : shortMoneyText(dong)),
  unit: () => null,
  entries: (ids, { entries }, column: NeedEntries) => listed(namesOf(column, ids, entries)),
  values: listed,
  minimum: (number) => (number === null ? null : number.toLocaleString('vi-VN')),
  wishes: (wishes) => listed(wishes.map((wish) => needWishLabel[wish])),
  flag: yesNo,
  level: (level) => managerLevelText[level],
  note: (text) => text,
};

/** The label of a need's column value. */
function inWords(need: Need, column: NeedColumnName, names: Names): string | null {
  const write = words[needColumns[column].kind] as (value: unknown, names: Names, column: string) => string | null;
  return write(need[column], names, column);
}

async function readNames(states: Need[]): Promise<Names> {
  const entries = await readEntriesOf(states);
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
 * Columns that differ between two states of a need, with labels and wire names. Specification 2 §3 "Request-history item".
 * @param before null for a new need
 */
export async function changesBetween(before: Need | null, after: Need): Promise<Change[]> {
  const names = await readNames(before ? [before, after] : [after]);
  return needColumnNames.flatMap((column) => {
    const old_value = before && inWords(before, column, names);
    const new_value = inWords(after, column, names);
    return old_value === new_value ? [] : [{ column, old_value, new_value }];
  });
}
