import { houseFilterKinds } from '@toam/contracts/house/house-filter.schema';
import { houseSortColumns } from '@toam/contracts/house/house-list.endpoints';
import type { HouseColumnName } from '@toam/domain/house/house-columns';
import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ColumnKind, ColumnKinds } from '../../../columnar/store-question';
import type { HouseKey } from '../house-condition.queries';
import { houses } from '../house.schema';
import { storedColumn } from '../list/house-filter';
import { listedHouses } from '../listed-house.schema';

const { address_key: _, ...listed } = getTableColumns(listedHouses);

export const listedColumns: Record<string, PgColumn> = listed;

/** Filters that are no column: an address is asked of `address_search`, labels have rows of their own. */
const isColumn = (name: string): name is HouseColumnName => name !== 'address' && name !== 'house_tag';

/** All that lists filter and sort by. */
const asked = [...Object.keys(houseFilterKinds).filter(isColumn), ...houseSortColumns].map((name) =>
  storedColumn(name),
);

function kindOf({ dataType, columnType }: PgColumn): ColumnKind {
  if (dataType === 'string') return 'text';
  if (dataType === 'array') return 'list';
  return /Integer|SmallInt|Boolean/.test(columnType) ? 'whole' : 'number';
}

/** The columns of a house in memory: those of `listed_houses`, what lists ask of `houses`, and both parts of the address's key. */
export const houseKinds: ColumnKinds<HouseKey> = {
  ...Object.fromEntries(asked.map((name) => [name, kindOf(houses[name])])),
  ...Object.fromEntries(Object.entries(listedColumns).map(([name, column]) => [name, kindOf(column)])),
  address_search: 'text',
  number_key: 'text',
  street_key: 'text',
} as ColumnKinds<HouseKey>;

/** As `houses.search` is generated: the address stands in `address_search`. */
export const searchText = { name: 'search', of: ['title', 'address_search', 'key_word'] } as const;

/** Columns of texts that lists are sorted by. */
export const sortedTexts: HouseKey[] = houseSortColumns
  .map((name) => storedColumn(name))
  .filter((name) => houseKinds[name] === 'text');
