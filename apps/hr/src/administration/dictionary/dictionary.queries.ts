import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { listDictionary, type DictionaryQuery } from '@toam/contracts/dictionary/dictionary.endpoints';
import type { DictionaryType } from '@toam/contracts/option/option.schema';

/** Queries of the dictionary. Their keys start with the noun of the live event; forms' options use the same start. */
export const dictionaryQueries = {
  all: ['dictionary'] as const,
  list: (type: DictionaryType, query: DictionaryQuery) =>
    queryOptions({
      queryKey: [...dictionaryQueries.all, 'list', type, query],
      queryFn: ({ signal }) => call(listDictionary, { params: { type }, query }, signal),
      placeholderData: keepPreviousData,
    }),
  /** The existing entry with this name. D66. */
  sameName: (type: DictionaryType, value: string, district_id: number | null) =>
    queryOptions({
      queryKey: [...dictionaryQueries.all, 'same', type, value, district_id],
      queryFn: async ({ signal }) => {
        const query = { value, size: 1, ...(district_id !== null && { district_id }) };
        const { list } = await call(listDictionary, { params: { type }, query }, signal);
        return list[0] ?? null;
      },
    }),
};
