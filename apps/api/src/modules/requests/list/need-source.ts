import { needFilterKinds } from '@toam/contracts/request/need-filter.schema';
import { needSortColumns } from '@toam/contracts/request/request.endpoints';
import { sql } from 'drizzle-orm';
import { type ColumnSource, keys, plainText, type SourceColumn, stored } from '../../../columnar/column-source';
import type { Condition } from '../../../columnar/condition';
import { customers } from '../../customers/customer.schema';
import { withoutDigits, withoutNumbers } from '../../customers/customers.reads';
import { users } from '../../users/user.schema';
import { newCustomerNames } from '../../customers/customer-changes.schema';
import { newStaffNames } from '../../users/staff-changes.schema';
import { needChanges } from '../need-changes.schema';
import { needSorts } from '../need-sorts.schema';
import { type Need, requests } from '../request.schema';

/** Columns of a need, and of its people: names as searches read them, and who are staff of the customer. */
export type NeedKey =
  | keyof Need
  | 'customer_name'
  | 'customer_order'
  /** Without what may be a phone number. D24. */
  | 'customer_words'
  /** All digits are equal, so that an order by it tells no number. D24. */
  | 'customer_order_unread'
  | 'customer_staff'
  | 'user_order'
  /** The need's search text, then the customer's name. */
  | 'texts';

export type NeedCondition = Condition<NeedKey>;

const isColumn = (name: string): name is keyof Need => name in requests;

/** All that lists filter and sort by, and what says who may see a need. */
const own = [...Object.keys(needFilterKinds), ...needSortColumns, 'manager', 'customer_vouched'].filter(isColumn);

const columns = {
  ...Object.fromEntries(own.map((name) => [name, stored(requests[name])])),
  staff: stored(requests.staff),
  search: plainText(sql`${requests.search}`),
  place: plainText(sql`${needSorts.place}`),
  customer_name: plainText(sql`${customers.search}`),
  customer_words: plainText(withoutNumbers(sql`${customers.search}`)),
  customer_order: plainText(sql`${customers.name_order}`),
  customer_order_unread: plainText(withoutDigits(customers.name_order)),
  customer_staff: keys(sql`array_to_string(${customers.user_id} || ${customers.co_staff}, ' ')`),
  user_order: plainText(sql`${users.name_order}`),
} as Record<NeedKey, SourceColumn>;

/** Needs that are not deleted, with their customers and owners. */
export const needSource: ColumnSource<NeedKey> = {
  name: 'needs',
  columns,
  // a search finds its words in the need or in the customer's name
  joined: { name: 'texts', of: ['place', 'description', 'customer_name'], hasId: true },
  sorted: ['place', 'customer_order', 'customer_order_unread', 'user_order'],
  from: sql`${needSorts} join ${requests} on ${requests.id} = ${needSorts.id}
    join ${customers} on ${customers.id} = ${requests.customer_id} join ${users} on ${users.id} = ${requests.user_id}`,
  id: sql`${needSorts.id}`,
  words: sql`array_to_string(f_words(${requests.search} || ' ' || ${customers.search}), ' ')`,
  changes: needChanges,
  names: [
    {
      changes: newStaffNames,
      rowsOf: (who) =>
        sql`select ${requests.id} from ${requests} where ${requests.user_id} = ${who} and ${requests.deleted_at} is null`,
    },
    {
      changes: newCustomerNames,
      rowsOf: (who) =>
        sql`select ${requests.id} from ${requests} where ${requests.customer_id} = ${who} and ${requests.deleted_at} is null`,
    },
  ],
};
