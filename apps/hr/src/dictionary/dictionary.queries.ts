import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { listDictionary, type DictionaryQuery } from '@toam/contracts/dictionary/dictionary.endpoints';
import type { DictionaryType } from '@toam/contracts/option/option.schema';

/** What screens read of the dictionary, under the noun of the live event; forms' options lie there too. */
export const dictionaryQueries = {
  all: ['dictionary'] as const,
  list: (type: DictionaryType, query: DictionaryQuery) =>
    queryOptions({
      queryKey: [...dictionaryQueries.all, 'list', type, query],
      queryFn: ({ signal }) => call(listDictionary, { params: { type }, query }, signal),
      placeholderData: keepPreviousData,
    }),
  /** The entry of this name that stands beside the others already. D66. */
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
