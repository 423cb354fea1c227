import type { CustomerSortColumn } from '@toam/contracts/customer/customer.endpoints';
import {
  type filteredCustomerColumns,
  kindOfColumn,
  type sortedCustomerColumns,
} from '@toam/domain/customer/customer-columns';
import { NeedStatus } from '@toam/domain/need-values';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type ColumnSource, keys, plainText, type SourceColumn, stored } from '../../../columnar/column-source';
import type { Condition } from '../../../columnar/condition';
import { houses } from '../../houses/house.schema';
import { requests } from '../../requests/request.schema';
import { newStaffNames } from '../../users/staff-changes.schema';
import { users } from '../../users/user.schema';
import { customerChanges } from '../customer-changes.schema';
import { withoutNumbers } from '../customer-scope.queries';
import { customerSorts } from '../customer-sorts.schema';
import { customers, noteStart, phoneDigits, withoutDigits } from '../customer.schema';
import { type TextSort, textSorts } from './customer-query';

type Filtered = (typeof filteredCustomerColumns)[number];

/** What lists are sorted by, the owner's name as `user`, and what they ask of a customer. */
export type CustomerKey =
  | Exclude<CustomerSortColumn, 'id'>
  /** All digits are equal, so that an order by it tells no number. D24. */
  | `${TextSort}_unread`
  /** As searches read it. */
  | `${Filtered | 'name'}_words`
  /** Without what may be a phone number; null if there is none in it. D24. */
  | `${Filtered | 'name'}_told`
  /** The name, whose words are known. */
  | 'texts'
  /** The owner and the co-staff. */
  | 'staff'
  /** As `phoneDigits`: a part of it stands in one number. */
  | 'phones'
  /** 1: a need is open, 0: all are resolved; null if there is none. */
  | 'open_need'
  /** 1, or null. */
  | 'house';

export type CustomerCondition = Condition<CustomerKey>;

/** What a typed column is sorted by: names by the Vietnamese alphabet (D124), notes by their beginning. */
export function typedKey(name: (typeof sortedCustomerColumns)[number]): SQL | PgColumn {
  if (name === 'name') return customers.name_order;
  return kindOfColumn(name) === 'note' ? noteStart(customers[name]) : customers[name];
}

const told = (text: SQL): SourceColumn => plainText(sql`nullif(${withoutNumbers(text)}, ${text})`);

const ofAll = <Name extends string>(names: readonly Name[], columnOf: (name: Name) => [string, SourceColumn]) =>
  Object.fromEntries(names.map(columnOf));

const columns = {
  ...ofAll(textSorts, (name) => [name, plainText(sql`${typedKey(name)}`)]),
  ...ofAll(textSorts, (name) => [`${name}_unread`, plainText(withoutDigits(typedKey(name)))]),
  user: plainText(sql`${users.name_order}`),
  date_of_birth: stored(customers.date_of_birth),
  created_at: stored(customers.created_at),
  updated_at: stored(customers.updated_at),
  name_words: plainText(sql`${customers.search}`),
  name_told: told(sql`${customers.search}`),
  occupation_words: plainText(sql`${customerSorts.occupation_words}`),
  occupation_told: told(sql`${customerSorts.occupation_words}`),
  staff: keys(sql`array_to_string(${customers.user_id} || ${customers.co_staff}, ' ')`),
  phones: plainText(phoneDigits(customers.phones)),
  // of one value each, so that an index finds them for every customer: few are read at a time
  open_need: {
    kind: 'whole',
    value: sql`(select bool_or(${eq(requests.status, NeedStatus.unresolved)})::int from ${requests}
      where ${and(eq(requests.customer_id, customers.id), isNull(requests.deleted_at))})`,
  },
  house: {
    kind: 'whole',
    value: sql`(select 1 from ${houses} where ${and(eq(houses.customer_id, customers.id), isNull(houses.deleted_at))} limit 1)`,
  },
} as Record<CustomerKey, SourceColumn>;

/** Customers that are not deleted, with the names of their owners. */
export const customerSource: ColumnSource<CustomerKey> = {
  name: 'customers',
  columns,
  joined: { name: 'texts', of: ['name_words'], hasId: false },
  sorted: [...textSorts, ...textSorts.map((name) => `${name}_unread` as const), 'user'],
  from: sql`${customerSorts} join ${customers} on ${customers.id} = ${customerSorts.id} left join ${users} on ${users.id} = ${customers.user_id}`,
  id: sql`${customerSorts.id}`,
  words: sql`array_to_string(f_words(${customers.name}), ' ')`,
  changes: customerChanges,
  names: [
    {
      changes: newStaffNames,
      rowsOf: (who) =>
        sql`select ${customers.id} from ${customers} where ${customers.user_id} = ${who} and ${customers.deleted_at} is null`,
    },
  ],
};
