import {
  dictionaryPageSize,
  dictionaryPageSizes,
  dictionarySortColumns,
  dictionaryStatuses,
  type DictionaryQuery,
} from '@toam/contracts/dictionary/dictionary.endpoints';
import { dictionaryTypes, type HouseOptions } from '@toam/contracts/option/option.schema';
import { isChildType, parentTypes } from '@toam/domain/dictionary';
import { pageNumber, pageSize, recordId, searchWords, sortOrder } from '@toam/list-screen/list-search';
import { z } from 'zod';

/** What the dictionary keeps in the address bar. Broken values fall back, never throw. */
export const dictionarySearch = z.object({
  type: z.enum(dictionaryTypes).catch('type'),
  /** What wards and streets, and a Quận/Huyện of several cities, belong to; null: the first. Specification 2 §9. */
  district: recordId,
  search: searchWords,
  status: z.enum(dictionaryStatuses).nullable().catch(null),
  sort: z.enum(dictionarySortColumns).catch('position'),
  order: sortOrder('asc'),
  page: pageNumber,
  size: pageSize(dictionaryPageSize, dictionaryPageSizes),
});
export type DictionarySearch = z.output<typeof dictionarySearch>;

/**
 * What entries of the type belong to, to choose from; none where they belong to nothing, or there is but one.
 * Wards and streets have a Quận/Huyện, a Quận/Huyện its city (D30).
 */
export function parentsOf(type: DictionarySearch['type'], options: HouseOptions) {
  if (!isChildType(type)) return [];
  const parents = options[parentTypes[type]];
  return type === 'province' && parents.length < 2 ? [] : parents;
}

/** What the address asks the API; `district` is the chosen one, or the first. */
export const queryOf = (search: DictionarySearch, district: number | null): DictionaryQuery => ({
  ...{ search: search.search, sort: search.sort, order: search.order, page: search.page, size: search.size },
  ...(district !== null && { district_id: district }),
  ...(search.status && { status: search.status }),
});
