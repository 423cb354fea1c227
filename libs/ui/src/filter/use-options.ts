import type { FilterOption, LoadedOptions, OptionsColumnFilter } from './column-filter';

const fixed = (data: readonly FilterOption[]): LoadedOptions => ({ data, error: null, refetch: () => undefined });

/** The choices of a column that match the search. Key the calling component by the column, because the column decides which hook runs. */
export function useOptions({ options }: OptionsColumnFilter, search = ''): LoadedOptions {
  const useLoaded = typeof options === 'function' ? options : () => fixed(options);
  return useLoaded(search);
}
