/// <reference path="./css.d.ts" />
/**
 * Parts of lists: tables, filters. Shared like `core`, but loaded after the shell's first paint. Parts that few screens need (map) and
 * that stand behind a closed control (`onDemand`, `later`) are lazy inside. Every export adds to the first load of every list
 * (design §12). What panels and pages of a record need belongs in `detail`, what only forms need in `form`.
 */

export { Refetching } from './feedback/refetching';
export { CountedTabs } from './list/counted-tabs';
export { PillBar } from './screen/pill-bar';
export { TabBar } from './screen/tab-bar';

export {
  filterColumnsOf,
  type ColumnFilter,
  type FilterColumn,
  type FilterOption,
  type Filters,
  type FilterValue,
  type LoadedOptions,
  type RangeScale,
} from './filter/column-filter';
export { readFilters, withFilter } from './filter/filter-address';
export { Chip, ChipWords, OnChip } from './filter/chip';
export { FilterBar } from './filter/filter-bar';
export { filterText } from './filter/filter-text';
export { SearchBox } from './filter/search-box';
export { useUrlFilters } from './filter/use-url-filters';
export { useHotkeys } from './keys/use-hotkeys';
export { ColumnSettings } from './list/column-settings';
export { onePage, rowsOf } from './list/list-column';
export type { ListColumn, ListOrder, ListPage, ListQuery, ListSort } from './list/list-column';
export { ListTable } from './list/list-table';
export type { ListSelection, ListTotals } from './list/list-table-props';
export { ListFoot } from './list/list-foot';
export { ListPager } from './list/list-pager';
export { LoadOn } from './list/load-on';
export { SelectionAction, SelectionBar } from './list/selection-bar';
export { SortMenu } from './list/sort-menu';
export { isDefault as isDefaultArrangement } from './list/column-layout';
export { useListSelection } from './list/use-list-selection';
export { useColumnLayout, type ColumnLayout } from './list/use-column-layout';
export { useMoreRows } from './list/use-more-rows';
export { type FacadeKind } from './art/facade/facade';
export { MapView } from './map/lazy-map';
export type { HoveredPin, MapBackground, MapCamera, MapPin, MapSpot, MapTarget } from './map/map-view';
export { facadeOf } from './photo/house-facade';
export { Photo } from './photo/photo';
