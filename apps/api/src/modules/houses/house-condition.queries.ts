import { storedName, writtenHouseColumns } from '@toam/domain/house/house-columns';
import {
  and,
  arrayContains,
  arrayOverlaps,
  getTableColumns,
  inArray,
  or,
  type SQL,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { type Condition, isEach, type Leaf, type Range } from './condition';
import { contains, isMomentBetween, isNumberBetween, numbersFor } from '../../db/column-conditions';
import { type House, houses } from './house.schema';
import { indexedStates } from './house-state';
import { listedHouses, numberKey, streetKey } from './listed-house.schema';

/*
 * Conditions on houses in SQL. They are asked of `houses`; those that `isListed`, also of `listed_houses as houses`.
 */

/** Columns, labels, the agent's name, and the two parts of `address_key`: the number and the street, in which spellings don't count. */
export type HouseKey = keyof House | 'number_key' | 'street_key' | 'house_tag' | 'agent_name';

export type HouseCondition = Condition<HouseKey>;

/** Columns that hold what people wrote, as they are called in the database. */
const written: ReadonlySet<string> = new Set(writtenHouseColumns.map(storedName));

/** What of a column is searched: without the phone numbers in it, because nobody finds a house by a number that they may not see. D125 */
export const searchable = (key: string, column: SQLWrapper): SQL =>
  written.has(key) ? sql`f_told(${column})` : sql`${column}`;

/** Where a text of `houses` is stored without numbers, case and accents. */
const stored: Partial<Record<HouseKey, PgColumn>> = {
  search: houses.search,
  address_search: houses.address_search,
  title: houses.title_key,
  descriptions: houses.descriptions_key,
};

/** A text as it is compared: without numbers, case and accents. */
const plainText = (key: HouseKey): SQLWrapper => stored[key] ?? sql`f_vn(${searchable(key, columnOf(key))})`;

/** Whether a text is one of these, as they are written. What holds no number is found without working out what is searched of it. */
function isOneOf(key: HouseKey, column: SQLWrapper, texts: string[], plain?: PgColumn): SQL {
  const searched = searchable(key, column);
  const exactly = or(
    ...texts.map((text) => sql`${column} = ${text} and ${searchable(key, sql`${text}::text`)} = ${text}`),
    inArray(sql`${searched}`, texts),
  )!;
  return plain ? and(inArray(plain, texts.map((text) => sql`f_vn(${text})`)), exactly)! : exactly; // prettier-ignore
}

/** The row of a condition: of `houses`, or of `listed_houses` under that name. */
export type HouseRowKind = 'whole' | 'narrow';

const narrowRows = alias(listedHouses, 'houses');

/** Houses whose narrow rows meet this. Those have the indexes of addresses and key words. */
const stand = (rowKind: HouseRowKind, where: (row: typeof listedHouses | typeof narrowRows) => SQL): SQL =>
  rowKind === 'narrow'
    ? where(narrowRows)
    : sql`${houses.id} in (select ${listedHouses.id} from ${listedHouses} where ${where(listedHouses)})`;

/** Texts of which a company has few different ones: these are compared, not the houses. */
const fewTexts = ['house_address', 'block_section', 'floor_lot'] as const;
type FewTexts = (typeof fewTexts)[number];

const hasFewTexts = (key: HouseKey): key is FewTexts => fewTexts.some((one) => one === key);

/** The different texts of a column that meet `where`, a condition on `name`. The index gives one after the other. */
export function textsOf(column: FewTexts, where: SQL): SQL {
  const text = listedHouses[column];
  const next = (beyond: SQL) => sql`(select ${text} from ${listedHouses} where ${beyond} order by ${text} limit 1)`;
  return sql`
    with recursive found(name) as (
      ${next(sql`${text} is not null`)} union all select ${next(sql`${text} > name`)} from found where name is not null)
    select name from found where ${where}`;
}

const withTextOf = (rowKind: HouseRowKind, column: FewTexts, where: SQL): SQL =>
  stand(rowKind, (row) => sql`${row[column]} = any(array(${textsOf(column, where)}))`);

const withTags = (tags: readonly (number | string)[]): SQL =>
  sql`exists (select 1 from house_tags link join tags on tags.id = link.tag_id and tags.deleted_at is null
    where link.house_id = ${houses.id} and link.tag_id in ${[...tags]})`;

const columns: Partial<Record<HouseKey, PgColumn>> = getTableColumns(houses);

/** The column of a key; labels, names of others and parts of columns have none. */
export const houseColumnOf = (key: HouseKey): PgColumn | undefined => columns[key];

function columnOf(key: HouseKey): PgColumn {
  const column = houseColumnOf(key);
  if (!column) throw new Error(`${key} is no column`);
  return column;
}

const isIn = (rowKind: HouseRowKind, column: HouseKey, values: readonly (string | number)[]): SQL => {
  const texts = values.map(String);
  if (column === 'number_key') return stand(rowKind, (row) => inArray(numberKey(row), [...values]));
  if (column === 'street_key') return stand(rowKind, (row) => inArray(streetKey(row), [...values]));
  if (column === 'key_word') return stand(rowKind, (row) => isOneOf(column, row.key_word, texts, row.key_word_key));
  if (hasFewTexts(column)) return withTextOf(rowKind, column, isOneOf(column, sql`name`, texts));
  const target = columnOf(column);
  // a description has more trigrams than its index answers soon: parts of it find it (`filterCondition`)
  if (target.dataType === 'string')
    return isOneOf(column, target, texts, column === 'descriptions' ? undefined : stored[column]);
  const numbers = numbersFor(target, values);
  return numbers.length ? inArray(target, numbers) : sql`false`;
};

const isWithin = ({ column, from, to, above, below }: Range<HouseKey>): SQL | undefined => {
  const target = columnOf(column);
  if (target.dataType !== 'date') return isNumberBetween(target, [from, to]);
  return and(
    isMomentBetween(target, [from, to]),
    above === undefined ? undefined : sql`${target} > to_timestamp(${above})`,
    below === undefined ? undefined : sql`${target} < to_timestamp(${below})`,
  );
};

function leafSql(leaf: Leaf<HouseKey>, rowKind: HouseRowKind): SQL | undefined {
  if ('words' in leaf) return leaf.words.length ? arrayContains(houses.words, [...leaf.words]) : undefined;
  if ('ids' in leaf) return leaf.ids.length ? inArray(houses.id, [...leaf.ids]) : sql`false`;
  if ('oneOf' in leaf) return isIn(rowKind, leaf.column, leaf.oneOf);
  if ('isTrue' in leaf) return sql`${columnOf(leaf.column)}`;
  if ('isFilled' in leaf) return sql`coalesce(${columnOf(leaf.column)}, '') <> ''`;
  if ('overlaps' in leaf && leaf.column === 'house_tag')
    return leaf.overlaps.length ? withTags(leaf.overlaps) : sql`false`;
  if ('overlaps' in leaf) return arrayOverlaps(columnOf(leaf.column), [...leaf.overlaps]);
  if ('reads' in leaf) return sql`${plainText(leaf.column)} = ${leaf.reads}`;
  if (!('part' in leaf)) return isWithin(leaf);
  const { column, part } = leaf;
  if (hasFewTexts(column))
    return withTextOf(rowKind, column, contains(sql`f_vn(${searchable(column, sql`name`)})`, part));
  if (column === 'key_word') return stand(rowKind, (row) => contains(row.key_word_key, part));
  return contains(plainText(column), part);
}

/** Undefined if the condition is met by every house. */
export function asSql(condition: HouseCondition, rowKind: HouseRowKind = 'whole'): SQL | undefined {
  const within = (one: HouseCondition) => asSql(one, rowKind);
  const indexed = indexedStates.get(condition);
  if (indexed) return indexed;
  if ('all' in condition) return and(...condition.all.map(within));
  if ('any' in condition)
    return condition.any.length ? or(...condition.any.map((one) => within(one) ?? sql`true`)) : sql`false`;
  if ('not' in condition) return sql`(${within(condition.not) ?? sql`true`}) is not true`;
  return leafSql(condition, rowKind);
}

const keysOfRows: HouseKey[] = ['number_key', 'street_key', 'house_tag'];

/** Whether a row of `houses` answers a condition, without another table. */
export const isOfRow = (condition: HouseCondition): boolean =>
  isEach(condition, (leaf) => 'column' in leaf && ![...keysOfRows, ...fewTexts, 'key_word'].includes(leaf.column));

/** Whether a condition can be asked of `listed_houses`. Parts of searched texts are not: `houses` has their index. */
export const isListed = (condition: HouseCondition): boolean =>
  isEach(condition, (leaf) => {
    if ('ids' in leaf) return true;
    if ('words' in leaf) return false;
    return keysOfRows.includes(leaf.column) || leaf.column in getTableColumns(listedHouses);
  });
