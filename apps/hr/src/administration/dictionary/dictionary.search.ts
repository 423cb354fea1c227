import {
  dictionaryPageSize,
  dictionaryPageSizes,
  dictionarySortColumns,
  dictionaryStatuses,
  type DictionaryQuery,
} from '@toam/contracts/dictionary/dictionary.endpoints';
import { dictionaryTypes, type HouseOptions } from '@toam/contracts/option/option.schema';
import { isChildType, parentTypes } from '@toam/domain/dictionary/dictionary';
import { pageNumber, pageSize, recordId, searchWords, sortOrder } from '@toam/list-screen/list-search';
import { z } from 'zod';

/** What the dictionary keeps in the address bar. Invalid values fall back to defaults and never throw. */
export const dictionarySearch = z.object({
  type: z.enum(dictionaryTypes).catch('type'),
  /** The parent of wards and streets, or of a Quận/Huyện if there are several cities. null: the first. Specification 2 §9. */
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
 * The parents to choose from for this type. Empty if the type has no parent or there is only one.
 * The parent of wards and streets is a Quận/Huyện, the parent of a Quận/Huyện is its city (D30).
 */
export function parentsOf(type: DictionarySearch['type'], options: HouseOptions) {
  if (!isChildType(type)) return [];
  const parents = options[parentTypes[type]];
  return type === 'province' && parents.length < 2 ? [] : parents;
}

/** The API query for the address; `district` is the chosen one, or the first. */
export const queryOf = (search: DictionarySearch, district: number | null): DictionaryQuery => ({
  ...{ search: search.search, sort: search.sort, order: search.order, page: search.page, size: search.size },
  ...(district !== null && { district_id: district }),
  ...(search.status && { status: search.status }),
});
