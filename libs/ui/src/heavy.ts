/// <reference path="./css.d.ts" />
/**
 * Parts of lists and detail pages: tables, filters, panels. Shared like `core`, but loaded after the shell's first
 * paint. Parts that few screens need (charts, map) are lazy inside. Every export adds to the first load of every list
 * (design §12): export a part of antd when a screen needs it. Parts that only forms need belong in `form`.
 */

export { Select, Tabs } from 'antd';
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
export { cellAt, cellMark, findCell, overDays, overTeam, useCellWalk, type CellPlace } from './day-grid/cell-walk';
export { DayGrid, type GridDay } from './day-grid/day-grid';
export { DayGridRow, type CellTone, type GridCell } from './day-grid/day-grid-row';
export { useDrawerHotkeys } from './keys/use-drawer-hotkeys';
export { useHotkeys } from './keys/use-hotkeys';
export { ColumnSettings } from './list/column-settings';
export { onePage, rowsOf, type ListColumn, type ListPage, type ListQuery, type ListSort } from './list/list-column';
export { ListTable } from './list/list-table';
export type { ListSelection, ListTotals } from './list/list-table-props';
export { ListFoot } from './list/list-foot';
export { ListPager } from './list/list-pager';
export { SelectionAction, SelectionBar } from './list/selection-bar';
export { PageSizePicker } from './list/page-size-picker';
export { SortMenu } from './list/sort-menu';
export { isDefault as isDefaultArrangement } from './list/column-layout';
export { useListSelection } from './list/use-list-selection';
export { useColumnLayout, type ColumnLayout } from './list/use-column-layout';
export { useMoreRows } from './list/use-more-rows';
export { ChartLegend } from './chart/chart-legend';
export { AreaChart, BarChart } from './chart/lazy-charts';
export { type ChartPoint, type ChartSeries } from './chart/chart-data';
export { type PartLook, PartMark, PartsBar } from './chart/parts-bar';
export { RingChart } from './chart/ring-chart';
export { Sparkline } from './chart/sparkline';
export { type FacadeKind } from './art/facade/facade';
export { MapView } from './map/lazy-map';
export type { HoveredPin, MapBackground, MapCamera, MapPin, MapSpot, MapTarget } from './map/map-view';
export { facadeOf } from './photo/house-facade';
export { Photo } from './photo/photo';
export { QrCode } from './qr/qr-code';
export { BottomDrawer } from './panel/bottom-drawer';
export { DetailPanel } from './panel/detail-panel';

export { Lightbox, type LightboxImage } from './lightbox/lightbox';
export { RichTextView } from './rich-text/rich-text-view';
