import { type HouseFilter, type HouseFilterColumn, houseFilterKinds } from '@toam/contracts/house/house-filter.schema';
import type { HouseStatusFilter } from '@toam/contracts/house/house-list.endpoints';
import type { Actor } from '@toam/domain/actor';
import { addressParts, normaliseHouseNumber, normaliseStreet } from '@toam/domain/house/address';
import { columnCalled, type HouseColumnName, houseColumns, storedName } from '@toam/domain/house/house-columns';
import { columnsWith } from '@toam/domain/record/columns';
import type { GeoBounds } from '@toam/domain/map/geo';
import { plain, searchWords } from '@toam/domain/vietnamese';
import {
  and,
  arrayContains,
  arrayOverlaps,
  between,
  eq,
  getTableColumns,
  gt,
  inArray,
  or,
  type SQL,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import { type PgColumn } from 'drizzle-orm/pg-core';
import { anywhere, isMomentBetween, isNumberBetween, numbersFor } from '../../../db/column-conditions';
import { whereDeciding } from '../house-scope.queries';
import { houses } from '../house.schema';
import { listedHouses, numberKey, streetKey } from '../listed-house.schema';
import { approvedStanding, rejectedStanding, waitingStanding } from '../house-standing';

type Value = string | number | null;

/**
 * How strictly a search reads its words. `title`: all of it is a title. `words`: whole words. `typing`: the last word may be
 * incomplete. `parts`: parts of words. The list uses the strictest reading that finds something.
 */
export type SearchReading = 'title' | 'words' | 'typing' | 'parts';

/** The readings of words, strictest first. */
export const searchReadings: SearchReading[] = ['words', 'typing', 'parts'];

const hasWords = (words: string[]): SQL | undefined => (words.length ? arrayContains(houses.words, words) : undefined);
const asPhrase = (search: string) => plain(search).replace(/["“”]/g, '').trim().replace(/\s+/g, ' ');

/** Trigrams find nothing shorter: their index would be read whole. */
const shortestPart = 3;

/** Whether a text without case and accents contains this. */
const contains = (text: SQLWrapper, part: string): SQL =>
  part.length < shortestPart ? sql`strpos(${text}, ${part}) > 0` : sql`${text} like ${anywhere(part)}`;
const hasPart = (part: string): SQL => contains(houses.search, part);

/** Word by word, in any order, without case and accents. D47. */
export function matchesSearch(search: string, reading: SearchReading): SQL | undefined {
  const words = searchWords(search);
  if (reading === 'title')
    return and(hasWords(words) ?? hasPart(asPhrase(search)), sql`f_vn(${houses.title}) = ${asPhrase(search)}`);
  if (reading === 'words') return hasWords(words);
  if (reading === 'parts') return and(...words.map(hasPart));
  return and(hasWords(words.slice(0, -1)), ...words.slice(-1).map((begun) => hasPart(` ${begun}`)));
}

/** How well a house fits words that it has: its code, then the words in a row in its address, then in its other texts. */
export function relevance(search: string): SQL {
  const words = searchWords(search);
  const phrase = anywhere(asPhrase(search));
  return sql`((${houses.id}::text = any(${sql.param(words)}::text[]))::int * 4
    + (${houses.address_search} like ${phrase})::int * 2 + (${houses.search} like ${phrase})::int)`;
}

/**
 * Every part of the address must match from the beginning of a word. In readings other than `words`, the last word of a
 * part may be incomplete. Whole words use the index to find few houses; then their address is checked. D46.
 */
function matchesAddress(values: string[], reading: SearchReading): SQL | undefined {
  const parts = values.flatMap(addressParts);
  const whole = parts.flatMap((part) => (reading === 'words' ? searchWords(part) : searchWords(part).slice(0, -1)));
  const found = parts.map((part) => {
    const typed = plain(part).replace(/\s+/g, ' ');
    return and(whole.length > 0 ? undefined : hasPart(typed), contains(houses.address_search, typed));
  });
  return and(hasWords(whole), ...found);
}

/** Columns whose text is part of the stored search text, so the index can narrow them. */
const searched: HouseFilterColumn[] = columnsWith(houseColumns, { searched: true });

function matchesText(column: HouseFilterColumn, values: string[]): SQL | undefined {
  const parts = values.map((value) => plain(value.trim())).filter(Boolean);
  if (parts.length === 0) return undefined;
  if (column === 'house_address') return onStreetLike(parts);
  const found = (part: string) =>
    and(searched.includes(column) ? hasPart(part) : undefined, contains(sql`f_vn(${columnOf(column)})`, part));
  return or(...parts.map(found));
}

/** The name of a sorted or filtered column in the database. */
export const storedColumn = <Name extends HouseColumnName>(column: Name) =>
  column === 'area' ? 'measured_area' : storedName(column);

function columnOf(column: HouseFilterColumn): PgColumn {
  if (column === 'address' || column === 'house_tag') throw new Error(`no column for the filter ${column}`);
  return houses[storedColumn(column)];
}

/** Whether a filter can be asked of `listed_houses`. Parts of searched texts are not: `houses` has their index. */
export function isListed({ column, operation }: HouseFilter): boolean {
  if (column === 'house_tag' || column === 'house_address') return true;
  if (column === 'address' || (operation === 'like' && searched.includes(column))) return false;
  return columnOf(column).name in getTableColumns(listedHouses);
}

const kindOf = (column: HouseFilterColumn) => columnCalled(column)?.kind;
const isMoment = (column: HouseFilterColumn) => kindOf(column) === 'moment';

/** Both ends are included. An epoch second includes its whole second. */
const isBetween = (column: HouseFilterColumn, ends: Value[]): SQL | undefined =>
  isMoment(column) ? isMomentBetween(columnOf(column), ends) : isNumberBetween(columnOf(column), ends);

const withTags = (tags: number[]): SQL =>
  sql`exists (select 1 from house_tags link join tags on tags.id = link.tag_id and tags.deleted_at is null
    where link.house_id = ${houses.id} and link.tag_id in ${tags})`;

/** Houses whose narrow rows meet this. Those have the indexes of addresses. */
const stand = (where: SQL): SQL => sql`${houses.id} in (select ${listedHouses.id} from ${listedHouses} where ${where})`;

/** Houses with one of these numbers, in any spelling. */
const withNumber = (numbers: string[]): SQL =>
  stand(inArray(numberKey(listedHouses), numbers.map(normaliseHouseNumber)));

/** Houses on one of these streets, in any spelling: not 'Nguyễn Bỉnh Khiêm' for 'Nguyễn Bình'. */
const onStreet = (names: string[]): SQL => stand(inArray(streetKey(listedHouses), names.map(normaliseStreet)));

/** Houses on streets whose name contains one of these parts. A city has few streets: their names are compared, not the houses'. */
function onStreetLike(parts: string[]): SQL {
  const { house_address } = listedHouses;
  const next = (where?: SQL) =>
    sql`(select ${house_address} from ${listedHouses} ${where} order by ${house_address} limit 1)`;
  const names = sql`
    with recursive street(name) as (
      ${next()} union all select ${next(sql`where ${house_address} > name`)} from street where name is not null)
    select name from street where ${or(...parts.map((part) => contains(sql`f_vn(name)`, part)))}`;
  return stand(sql`${house_address} = any(array(${names}))`);
}

function isOneOf(column: HouseFilterColumn, values: Value[], reading: SearchReading): SQL | undefined {
  if (values.length === 0) return undefined;
  if (column === 'direction' || column === 'balcony_direction')
    return arrayOverlaps(houses[column], values.map(String));
  if (column === 'address') return matchesAddress(values.map(String), reading);
  if (column === 'house_number') return withNumber(values.map(String));
  if (column === 'house_address') return onStreet(values.map(String));
  if (column === 'descriptions')
    return and(matchesText(column, values.map(String)), inArray(houses[column], values.map(String)));
  if (kindOf(column) === 'moneyUnit' || houseFilterKinds[column] === 'text')
    return inArray(columnOf(column), values.map(String));
  const target = column === 'house_tag' ? houses.id : columnOf(column);
  const numbers = numbersFor(target, values);
  if (numbers.length === 0) return sql`false`;
  if (isMoment(column)) return or(...numbers.map((second) => isBetween(column, [second, second])));
  return column === 'house_tag' ? withTags(numbers) : inArray(target, numbers);
}

/** One condition of a column's filter as SQL; undefined if it has no effect. Specification 1 §7. */
export function matchesFilter({ column, operation, values }: HouseFilter, reading: SearchReading): SQL | undefined {
  if (operation === 'between') return isBetween(column, values);
  if (operation === 'in') return isOneOf(column, values, reading);
  return column === 'address' ? matchesAddress(values, reading) : matchesText(column, values);
}

/** Whether a query contains words that can be read more or less strictly. */
export const isReadByWords = ({ search, filters }: { search: string; filters: HouseFilter[] }): boolean =>
  search !== '' || filters.some(({ column, values }) => column === 'address' && values.length > 0);

/** Houses with any of these tags. */
export const matchesTags = (tags: number[]): SQL | undefined => (tags.length ? withTags(tags) : undefined);

/** Houses in a part of the map. Houses without a position are left out. */
export const standsInBounds = ({ south, west, north, east }: GeoBounds): SQL | undefined =>
  and(between(houses.latitude, south, north), between(houses.longitude, west, east));

/** Houses that are new to people: created since, or shared with the community since. */
export function isNewerThan(seconds: number): SQL | undefined {
  const moment = new Date(seconds * 1000);
  return or(gt(houses.created_at, moment), gt(houses.shared_at, moment));
}

/** The reduced status filter. Only people who may know of pending and rejected houses find them (D31). Specification 1 §2. */
export function matchesStatus(actor: Actor, status: HouseStatusFilter | null | undefined): SQL | undefined {
  switch (status) {
    case 'onSale':
      return eq(houses.status, 0);
    case 'stopped':
      return eq(houses.status, 1);
    case 'approved':
      return approvedStanding;
    case 'pending':
      return whereDeciding(actor, waitingStanding);
    case 'notApproved':
      return whereDeciding(actor, rejectedStanding);
    default:
      return undefined;
  }
}
