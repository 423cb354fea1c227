import type { FilterValue, OptionsColumnFilter } from './column-filter';
import { filterText } from './filter-text';
import { useOptions } from './use-options';

/** The names of the chosen options, once loaded. Key it by the column. */
export const OptionsText = ({ filter, value }: { filter: OptionsColumnFilter; value: FilterValue }) =>
  filterText(filter, value, useOptions(filter).data);
