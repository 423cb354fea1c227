import type { FilterOption, LoadedOptions, OptionsColumnFilter } from './column-filter';

const fixed = (data: readonly FilterOption[]): LoadedOptions => ({ data, error: null, refetch: () => undefined });

/** The choices of a column that fit what was typed. The component that calls it must be keyed by the column: which hook runs depends on it. */
export function useOptions({ options }: OptionsColumnFilter, search = ''): LoadedOptions {
  const useLoaded = typeof options === 'function' ? options : () => fixed(options);
  return useLoaded(search);
}
