import type { NeedQuery } from '@toam/contracts/need/need.endpoints';
import type { Actor } from '@toam/domain/actor';
import { canSeeCustomerPhone, nobodysCustomer } from '@toam/domain/customer/customer-access';
import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { db } from '../../../db/db';
import { customers } from '../../customers/customer.schema';
import { withoutDigits } from '../../customers/customers.reads';
import { users } from '../../users/user.schema';
import { needSorts } from '../need-sorts.schema';
import { type Need, requests } from '../need.schema';
import { plainPlace } from './need-filter.queries';

/** A need's own column that says its place in an order: who, whose or which it is, where the order is by a name. */
export function ownColumn(sort: NeedQuery['sort']): PgColumn {
  if (sort === 'customer') return requests.customer_id;
  return sort === 'place' ? requests.id : requests[sort];
}

type Order = Pick<NeedQuery, 'sort' | 'order'>;

/**
 * Sorts people and customers by name, the rest by the column itself; equal values newest first. For people who may not
 * read the numbers in customers' names, all digits are equal. D24.
 */
function keyOf(actor: Actor, sort: NeedQuery['sort']): SQL | PgColumn {
  if (sort === 'customer')
    return canSeeCustomerPhone(actor, nobodysCustomer) ? customers.name_order : withoutDigits(customers.name_order);
  if (sort === 'user_id') return users.name_order;
  return sort === 'place' ? plainPlace('requests') : ownColumn(sort);
}

export function order({ sort, order }: Order, key: SQL | PgColumn, id: SQL | PgColumn): SQL[] {
  const direction = order === 'asc' ? asc : desc;
  if (sort === 'id') return [direction(id)];
  // where a column is never empty, 'nulls last' would only keep the order from being read from an index
  const isAlwaysKnown = sort in requests && requests[sort as keyof Need].notNull;
  return [isAlwaysKnown ? direction(key) : sql`${direction(key)} nulls last`, desc(id)];
}

/** Ids and sort keys. Joins only what the order needs, so the first page by id is simply the first rows of the index. */
function withKeys(actor: Actor, { sort }: Order, where: SQL | undefined) {
  const key = sql`${keyOf(actor, sort)}`.as('key');
  const found = db().select({ id: requests.id, key }).from(requests).$dynamic();
  if (sort === 'customer') found.innerJoin(customers, eq(customers.id, requests.customer_id));
  if (sort === 'user_id') found.innerJoin(users, eq(users.id, requests.user_id));
  return found.where(where);
}

export const ordered = (actor: Actor, query: Order, where: SQL | undefined) =>
  withKeys(actor, query, where).orderBy(...order(query, keyOf(actor, query.sort), requests.id));

export const inTurn = (query: Order, key: SQL | PgColumn, id: SQL | PgColumn): SQL =>
  sql.join(order(query, key, id), sql`, `);

/** What found needs are sorted by, and what to join for it. `need_sorts` has places without accents. */
export function nameOf(actor: Actor, sort: NeedQuery['sort']): { key: SQL | PgColumn; names?: SQL } {
  const key = keyOf(actor, sort);
  if (sort === 'customer') return { key, names: sql`join ${customers} on ${customers.id} = found.key` };
  if (sort === 'user_id') return { key, names: sql`join ${users} on ${users.id} = found.key` };
  if (sort === 'place') return { key: needSorts.place, names: sql`join ${needSorts} on ${needSorts.id} = found.id` };
  return { key: sql`found.key` };
}
