import type { HouseListBody } from '@toam/contracts/house/house-list.endpoints';
import { houseColumns } from '@toam/domain/house/house-columns';
import { searchWords } from '@toam/domain/vietnamese';
import { asc, desc, getTableColumns, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { houses } from '../house.schema';
import { listedHouses } from '../listed-house.schema';
import type { HouseConditions } from './asked-of-houses';
import { storedColumn } from './house-filter';

/** A list's conditions and its order. */
export type HouseQuery = HouseConditions & Pick<HouseListBody, 'column' | 'direction'>;

/** In the list's own order, newest first, words put the best hits before. Any other order is what somebody chose. */
export const isRanked = ({ column, direction, search }: HouseQuery): boolean =>
  column === 'id' && direction === 'desc' && searchWords(search).length > 0;

export const keyOf = (query: HouseQuery): PgColumn => houses[storedColumn(query.column)];

/** Whether `listed_houses` has the order's column. */
export const isListedKey = (query: HouseQuery): boolean => storedColumn(query.column) in getTableColumns(listedHouses);

/** Whether it has an index of the order, too. Those of columns that saves and views often change are in `houses`. */
export const hasListedOrder = (query: HouseQuery): boolean =>
  isListedKey(query) &&
  !['into_money', 'commission', 'updated_at'].includes(query.column) &&
  houseColumns[query.column].kind !== 'counter';

/** Null sorts as the lowest value, so that one index serves both directions. The index of a column without nulls says nothing of them. */
export function orderBy(query: HouseQuery, key: SQLWrapper, id: SQLWrapper): SQL {
  const inDirection = query.direction === 'asc' ? asc : desc;
  if (query.column === 'id') return inDirection(id);
  if (keyOf(query).notNull) return sql`${inDirection(key)}, ${inDirection(id)}`;
  const ends = query.direction === 'asc' ? sql`${key} asc nulls first` : sql`${key} desc nulls last`;
  return sql`${ends}, ${inDirection(id)}`;
}

/** The order of rows with `key` and `id`. */
export const byKey = (query: HouseQuery): SQL => orderBy(query, sql`key`, sql`id`);

/** The same, best hits first if words are searched: then the key is their relevance. */
export const byRank = (query: HouseQuery): SQL => (isRanked(query) ? sql`key desc, id desc` : byKey(query));
