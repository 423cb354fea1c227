import type { HouseListBody } from '@toam/contracts/house/house-list.endpoints';
import { houseColumns } from '@toam/domain/house/house-columns';
import { searchWords } from '@toam/domain/vietnamese';
import { asc, desc, getTableColumns, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { houseColumnOf, type HouseKey } from '../house-condition.queries';
import { users } from '../../users/user.schema';
import { houses } from '../house.schema';
import { listedHouses, numberKey, streetKey } from '../listed-house.schema';
import type { HouseConditions } from './house-query';
import { orderingKey } from './house-filter';

/** A list's conditions and its order. */
export type HouseQuery = HouseConditions & Pick<HouseListBody, 'column' | 'direction'>;

/** In the list's own order, newest first, words put the best hits before. Any other order is what somebody chose. */
export const isRanked = ({ column, direction, search }: HouseQuery): boolean =>
  column === 'id' && direction === 'desc' && searchWords(search).length > 0;

/** Keys that `listed_houses` has, but not as columns. An address without a number or a street has no key. */
const made: Partial<Record<HouseKey, SQL>> = {
  number_key: numberKey(houses),
  street_key: streetKey(houses),
  agent_name: sql`(select ${users.name_order} from ${users} where ${users.id} = ${houses.user_id})`,
};

/** What orders a query's houses. */
export function keyOf({ column }: HouseQuery): SQLWrapper {
  const key = orderingKey(column);
  const found = made[key] ?? houseColumnOf(key);
  if (!found) throw new Error(`no order by ${key}`);
  return found;
}

const isNeverNull = ({ column }: HouseQuery): boolean => houseColumnOf(orderingKey(column))?.notNull ?? false;

/** Whether the key is null where its column is. An address without a number or a street has no key, whatever else it has. */
export const isNullAsColumn = ({ column }: HouseQuery): boolean => !(orderingKey(column) in made);

/** Whether `listed_houses` has the order's key. */
export function isListedKey({ column }: HouseQuery): boolean {
  const key = orderingKey(column);
  return key in made || key in getTableColumns(listedHouses);
}

/** Whether it has an index of the order, too. Those of columns that saves and views often change are in `houses`. */
export const hasListedOrder = (query: HouseQuery): boolean =>
  isListedKey(query) &&
  !['into_money', 'commission', 'updated_at', 'user_id'].includes(query.column) &&
  houseColumns[query.column].kind !== 'counter';

/** Null sorts as the lowest value, so that one index serves both directions. The index of a column without nulls says nothing of them. */
export function orderBy(query: HouseQuery, key: SQLWrapper, id: SQLWrapper): SQL {
  const inDirection = query.direction === 'asc' ? asc : desc;
  if (query.column === 'id') return inDirection(id);
  if (isNeverNull(query)) return sql`${inDirection(key)}, ${inDirection(id)}`;
  const ends = query.direction === 'asc' ? sql`${key} asc nulls first` : sql`${key} desc nulls last`;
  return sql`${ends}, ${inDirection(id)}`;
}

/** The order of rows with `key` and `id`. */
export const byKey = (query: HouseQuery): SQL => orderBy(query, sql`key`, sql`id`);

/** The same, best hits first if words are searched: then the key is their relevance. */
export const byRank = (query: HouseQuery): SQL => (isRanked(query) ? sql`key desc, id desc` : byKey(query));
