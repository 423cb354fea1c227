import {
  type CustomerListQuery,
  type CustomerSortColumn,
  customerSortColumns,
} from '@toam/contracts/customer/customer.endpoints';
import type { Actor } from '@toam/domain/actor';
import { canSeeAllCustomers, canSeeCustomerPhone, nobodysCustomer } from '@toam/domain/customer/customer-access';
import { customerColumns, filteredCustomerColumns } from '@toam/domain/customer/customer-columns';
import { isFullPhone, partOfPhone } from '@toam/domain/phone';
import { columnsWith } from '@toam/domain/record/columns';
import type { SQL } from 'drizzle-orm';

/** A query for a list or a picker. A picker also finds shared customers. */
export interface CustomerQuery extends Omit<CustomerListQuery, 'role'> {
  role: 'all' | 'personal';
  /** Ids of the customers whose needs are shared with the actor; null if the list does not include them (D19). */
  shared: SQL | null;
  ids?: number[] | undefined;
}

/** What a query finds, without its order. A list has two roles. */
export type CustomerWishes = Omit<CustomerQuery, 'sort' | 'order'>;

/** The trigram index needs at least so many digits. Fewer digits occur in nearly every number. */
const fewestDigits = 3;

/** The part of a number that a search is; undefined if it is too short to be searched for. */
export function searchedPart(search: string): string | undefined {
  const part = partOfPhone(search);
  return part.length < fewestDigits ? undefined : part;
}

/** Whether the query filters by more than the name. For somebody else's customer such filters would reveal hidden fields. */
export const narrows = (query: Omit<CustomerWishes, 'role'>): boolean =>
  (['needs', 'houses', 'created_from', 'created_to', ...filteredCustomerColumns] as const).some(
    (name) => query[name] !== undefined,
  );

/** Whether the actor may read every number. */
export const readsNumbers = (actor: Actor): boolean => canSeeCustomerPhone(actor, nobodysCustomer);

/** Whether the actor may read the numbers of all customers in their lists. */
export const readsAll = (actor: Actor): boolean => readsNumbers(actor) || !canSeeAllCustomers(actor);

/** Columns that contain no phone numbers. Typed texts may contain them. */
const numberless = [
  ...(['id', 'user', 'created_at', 'updated_at'] as const),
  ...columnsWith(customerColumns, { kind: 'day', sorts: true }),
];

/** Columns of texts that may contain phone numbers. */
export type TextSort = Exclude<CustomerSortColumn, (typeof numberless)[number]>;

const isText = (sort: CustomerSortColumn): sort is TextSort => !numberless.some((name) => name === sort);

export const textSorts: TextSort[] = customerSortColumns.filter(isText);

/**
 * The column of the query's order, if the order must not tell the numbers in its texts. For people who may not read them, all digits are
 * equal. Otherwise they could write texts of their own, compare the order and so find out a number. D24.
 */
export const unreadSort = (actor: Actor, { sort }: Pick<CustomerQuery, 'sort'>): TextSort | undefined =>
  isText(sort) && !readsAll(actor) ? sort : undefined;

/** A stranger's customer found by the whole number shows only the name. So no other column may decide the order. D24. */
export const tellable = (actor: Actor, query: CustomerQuery): CustomerQuery =>
  isFullPhone(query.search) && !canSeeAllCustomers(actor) ? { ...query, sort: 'id' } : query;
