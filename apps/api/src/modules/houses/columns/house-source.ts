import { houseFilterKinds } from '@toam/contracts/house/house-filter.schema';
import { houseSortColumns } from '@toam/contracts/house/house-list.endpoints';
import type { HouseColumnName } from '@toam/domain/house/house-columns';
import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type ColumnSource, keys, plainText, type SourceColumn, stored } from '../../../columnar/column-source';
import { newStaffNames } from '../../users/staff-changes.schema';
import { users } from '../../users/user.schema';
import { type HouseKey, searchable } from '../house-condition.queries';
import { houses } from '../house.schema';
import { orderingKey, storedColumn } from '../list/house-filter';
import { listedHouses } from '../listed-house.schema';
import { houseChanges } from './house-changes.schema';

const { address_key: key, ...listed } = getTableColumns(listedHouses);

/** Filters that are no column of `houses`: an address is asked of `address_search`, labels have rows of their own. */
const isColumn = (name: string): name is HouseColumnName => name !== 'address' && name !== 'house_tag';

/** All that lists filter and sort by. */
const asked = [...Object.keys(houseFilterKinds).filter(isColumn), ...houseSortColumns].map((name) =>
  storedColumn(name),
);

/** A column as lists search it. */
const searched = (name: string, column: PgColumn): SourceColumn => {
  const source = stored(column);
  return source.kind === 'text' ? { ...source, value: searchable(name, column) } : source;
};

/**
 * The columns of a house in memory: those of `listed_houses`, what lists ask of `houses`, both parts of the address's key, the agent's
 * name, and labels.
 */
const columns = {
  ...Object.fromEntries(asked.map((name) => [name, searched(name, houses[name])])),
  ...Object.fromEntries(Object.entries(listed).map(([name, column]) => [name, searched(name, column)])),
  agent_name: plainText(sql`${users.name_order}`),
  title_key: plainText(sql`${houses.title_key}`),
  address_search: plainText(sql`${houses.address_search}`),
  number_key: plainText(sql`split_part(${key}, ' ', 1)`),
  street_key: plainText(sql`substr(${key}, strpos(${key}, ' ') + 1)`),
  house_tag: keys(sql`(select string_agg(tag_id::text, ' ') from house_tags where house_id = ${listedHouses.id})`),
} as Record<HouseKey, SourceColumn>;

export const houseSource: ColumnSource<HouseKey> = {
  name: 'houses',
  columns,
  // as `houses.search` is generated: the address stands in `address_search`
  joined: { name: 'search', of: ['title', 'address_search', 'key_word'], hasId: true },
  sorted: houseSortColumns.map(orderingKey).filter((name) => ['text', 'plain'].includes(columns[name].kind)),
  from: sql`${listedHouses} join ${houses} on ${houses.id} = ${listedHouses.id} join ${users} on ${users.id} = ${listedHouses.user_id}`,
  id: sql`${listedHouses.id}`,
  words: sql`array_to_string(${houses.words}, ' ')`,
  changes: houseChanges,
  names: [
    {
      changes: newStaffNames,
      rowsOf: (who) => sql`select ${listedHouses.id} from ${listedHouses} where ${listedHouses.user_id} = ${who}`,
    },
  ],
};
