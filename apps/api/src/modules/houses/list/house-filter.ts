import { type HouseFilter, type HouseFilterColumn, houseFilterKinds } from '@toam/contracts/house/house-filter.schema';
import type { HouseListBody, HouseStatusFilter } from '@toam/contracts/house/house-list.endpoints';
import type { Actor } from '@toam/domain/actor';
import { addressParts, normaliseHouseNumber, normaliseStreet } from '@toam/domain/house/address';
import { columnCalled, type HouseColumnName, houseColumns, storedName } from '@toam/domain/house/house-columns';
import type { GeoBounds } from '@toam/domain/map/geo';
import { columnsWith } from '@toam/domain/record/columns';
import { idsIn, isRecordId } from '@toam/domain/record/record-id';
import { plain, searchWords } from '@toam/domain/vietnamese';
import { all, any, is, momentBetween, numberBetween } from '../condition';
import type { HouseCondition, HouseKey } from '../house-condition.queries';
import { whereDeciding } from '../house-scope';
import { houseStates } from '../house-state';

/**
 * How strictly a search reads its words. `title`: all of it is a title. `words`: whole words. `typing`: the last word may be
 * incomplete. `parts`: parts of words. `ranks`: they only order what the filters find (D126). The list uses the strictest reading that
 * finds something.
 */
export type SearchReading = 'title' | 'words' | 'typing' | 'parts' | 'ranks';

/** The readings of words, strictest first. */
export const searchReadings: SearchReading[] = ['words', 'typing', 'parts'];

const asPhrase = (search: string) => plain(search).replace(/["“”]/g, '').trim().replace(/\s+/g, ' ');
const hasPart = (part: string): HouseCondition => ({ column: 'search', part });
const hasWords = (words: string[]): HouseCondition => (words.length ? { words } : all());

/** Word by word, in any order, without case and accents. D47. */
export function searchCondition(search: string, reading: SearchReading): HouseCondition {
  const words = searchWords(search);
  if (reading === 'ranks') return all();
  if (reading === 'title')
    return all(words.length ? { words } : hasPart(asPhrase(search)), { column: 'title', reads: asPhrase(search) });
  if (reading === 'words') return hasWords(words);
  if (reading === 'parts') return all(...words.map(hasPart));
  const whole = words.slice(0, -1);
  // parts of the whole words, too: with them, the index of parts finds few houses
  return all(hasWords(whole), ...whole.map(hasPart), ...words.slice(-1).map((begun) => hasPart(` ${begun}`)));
}

/** How well a house fits words that it has: its code, then the words in a row in its address, then in its other texts. */
export function hitPoints(search: string, reading: SearchReading): { for: HouseCondition; count: number }[] {
  const [part, words] = [asPhrase(search), searchWords(search)];
  // where they need not be there: each word that is
  if (reading === 'ranks') return words.map((word) => ({ for: hasPart(` ${word}`), count: 1 }));
  return [
    { for: { ids: idsIn(words) }, count: 4 },
    { for: { column: 'address_search', part }, count: 2 },
    { for: hasPart(part), count: 1 },
  ];
}

/**
 * Every part of the address must match from the beginning of a word. In readings other than `words`, the last word of a
 * part may be incomplete. Whole words find few houses; then their address is checked. D46.
 */
function onAddress(values: string[], reading: SearchReading): HouseCondition {
  const parts = values.flatMap(addressParts);
  const whole = parts.flatMap((part) => (reading === 'words' ? searchWords(part) : searchWords(part).slice(0, -1)));
  const found = parts.map((part) => {
    const typed = plain(part).replace(/\s+/g, ' ');
    return all(whole.length ? undefined : hasPart(typed), { column: 'address_search', part: typed });
  });
  return all(hasWords(whole), ...found);
}

/** Columns whose text is part of the stored search text, so the index can narrow them. */
const searched: HouseFilterColumn[] = columnsWith(houseColumns, { searched: true });

/** The name of a sorted or filtered column in the database. */
export const storedColumn = <Name extends HouseColumnName>(column: Name) =>
  column === 'area' ? 'measured_area' : storedName(column);

/** What orders a list by a column. Titles are ordered without case and accents, addresses in any spelling, agents by name. */
export const orderingKey = (column: HouseListBody['column']): HouseKey => orderingKeys[column] ?? storedColumn(column);

const orderingKeys: Partial<Record<HouseListBody['column'], HouseKey>> = {
  title: 'title_key',
  house_number: 'number_key',
  house_address: 'street_key',
  user_id: 'agent_name',
};

function keyOf(column: HouseFilterColumn): HouseKey {
  if (column === 'address' || column === 'house_tag') throw new Error(`no column for the filter ${column}`);
  return storedColumn(column);
}

/** Undefined if nothing was typed. */
function withText(name: HouseFilterColumn, values: string[]): HouseCondition | undefined {
  const parts = values.map((value) => plain(value.trim())).filter(Boolean);
  if (parts.length === 0) return undefined;
  const column = keyOf(name);
  // streets and key words have their own index, the others are found by the search text
  const isNarrowed = name !== 'house_address' && name !== 'key_word' && searched.includes(name);
  return any(...parts.map((part) => all(isNarrowed ? hasPart(part) : undefined, { column, part })));
}

const kindOf = (column: HouseFilterColumn) => columnCalled(column)?.kind;

const isBetween = (name: HouseFilterColumn, ends: (number | null)[]): HouseCondition | undefined =>
  kindOf(name) === 'moment' ? momentBetween(keyOf(name), ends) : numberBetween(keyOf(name), ends);

/** A label with one of these ids. */
export const hasLabel = (ids: readonly number[]): HouseCondition => ({ column: 'house_tag', overlaps: ids });

function isOneOf(column: HouseFilterColumn, values: (string | number)[], reading: SearchReading): HouseCondition {
  const texts = values.map(String);
  if (column === 'direction' || column === 'balcony_direction') return { column, overlaps: texts };
  if (column === 'address') return onAddress(texts, reading);
  if (column === 'house_number') return { column: 'number_key', oneOf: texts.map(normaliseHouseNumber) };
  // in any spelling: not 'Nguyễn Bỉnh Khiêm' for 'Nguyễn Bình'
  if (column === 'house_address') return { column: 'street_key', oneOf: texts.map(normaliseStreet) };
  if (column === 'descriptions') return all(withText(column, texts), { column, oneOf: texts });
  if (kindOf(column) === 'moneyUnit' || houseFilterKinds[column] === 'text')
    return { column: keyOf(column), oneOf: texts };
  const numbers = values.filter((value) => value !== '').map(Number);
  if (column === 'house_tag') return hasLabel(numbers.filter(isRecordId));
  if (kindOf(column) === 'moment')
    return any(...numbers.filter(Number.isFinite).flatMap((second) => isBetween(column, [second, second]) ?? []));
  return { column: keyOf(column), oneOf: numbers };
}

/** One condition of a column's filter; undefined if it has no effect. Specification 1 §7. */
export function filterCondition({ column, operation, values }: HouseFilter, reading: SearchReading) {
  if (operation === 'between') return isBetween(column, values);
  if (operation === 'in') return values.length ? isOneOf(column, values, reading) : undefined;
  return column === 'address' ? onAddress(values, reading) : withText(column, values);
}

/** Whether a query contains words that can be read more or less strictly. */
export const isReadByWords = ({ search, filters }: { search: string; filters: HouseFilter[] }): boolean =>
  search !== '' || filters.some(({ column, values }) => column === 'address' && values.length > 0);

/** Houses in a part of the map. Houses without a position are left out. */
export const standsInBounds = ({ south, west, north, east }: GeoBounds): HouseCondition =>
  all({ column: 'latitude', from: south, to: north }, { column: 'longitude', from: west, to: east });

/** Houses that are new to people: created since, or shared with the community since. */
export const isNewerThan = (seconds: number): HouseCondition =>
  any({ column: 'created_at', above: seconds }, { column: 'shared_at', above: seconds });

/** The reduced status filter. Only people who may know of pending and rejected houses find them (D31). Specification 1 §2. */
export function statusCondition(actor: Actor, status: HouseStatusFilter | null | undefined) {
  switch (status) {
    case 'onSale':
      return is<HouseKey>('status', 0);
    case 'stopped':
      return is<HouseKey>('status', 1);
    case 'approved':
      return houseStates.approved;
    case 'pending':
      return whereDeciding(actor, houseStates.waiting);
    case 'notApproved':
      return whereDeciding(actor, houseStates.rejected);
    default:
      return undefined;
  }
}
