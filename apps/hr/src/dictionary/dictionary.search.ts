import {
  dictionaryPageSize,
  dictionaryPageSizes,
  dictionarySortColumns,
  dictionaryStatuses,
  type DictionaryQuestion,
} from '@toam/contracts/dictionary/dictionary.endpoints';
import { dictionaryTypes, type HouseOptions } from '@toam/contracts/option/option.schema';
import { isChildType, parentTypes } from '@toam/domain/dictionary';
import { useUrlState } from '@toam/ui/core';
import { z } from 'zod';

/** What the dictionary keeps in the address bar. Broken values fall back, never throw. */
export const dictionarySearch = z.object({
  type: z.enum(dictionaryTypes).catch('type'),
  /** What wards and streets, and a Quận/Huyện of several cities, belong to; null: the first. Specification 2 §9. */
  district: z.coerce.number().int().positive().nullable().catch(null),
  search: z.string().trim().max(130).catch(''),
  status: z.enum(dictionaryStatuses).nullable().catch(null),
  sort: z.enum(dictionarySortColumns).catch('position'),
  order: z.enum(['asc', 'desc']).catch('asc'),
  page: z.coerce.number().int().min(1).catch(1),
  size: z.coerce
    .number()
    .refine((size) => dictionaryPageSizes.some((one) => one === size))
    .catch(dictionaryPageSize),
});
export type DictionarySearch = z.output<typeof dictionarySearch>;

/** Conditions of one type's list, taken away together. */
const noConditions = { search: '', status: null, page: 1 } as const;

/** The address bar: another question begins at its first page, another type without the last one's conditions. */
export function useDictionaryAddress() {
  const [search, change] = useUrlState(dictionarySearch);
  const ask = (patch: Partial<DictionarySearch>, options?: { replace: boolean }) =>
    change({ page: 1, ...patch }, options);
  const clear = () => change(noConditions);
  const choose = (type: DictionarySearch['type']) =>
    change({ ...noConditions, type, district: null, sort: 'position', order: 'asc' });
  return { search, ask, clear, choose };
}

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
export const questionOf = (search: DictionarySearch, district: number | null): DictionaryQuestion => ({
  ...{ search: search.search, sort: search.sort, order: search.order, page: search.page, size: search.size },
  ...(district !== null && { district_id: district }),
  ...(search.status && { status: search.status }),
});

/** How many conditions narrow the list. */
export const conditionsOf = ({ search, status }: DictionarySearch): number =>
  [search !== '', status !== null].filter(Boolean).length;
