/// <reference path="./css.d.ts" />
/**
 * The large half of the kit: fields, tables, pickers, uploads. Shared like `core`, but loaded after the shell's first
 * paint. What only few screens need (editor, charts, map) is lazy inside.
 */
import './filter/filter.css';
import './list/column-settings.css';
import './list/list.css';
import './list/selection-bar.css';
import './panel/panel.css';

export {
  AutoComplete,
  Checkbox,
  Collapse,
  ColorPicker,
  DatePicker,
  Descriptions,
  Form,
  InputNumber,
  Pagination,
  Radio,
  Select,
  Slider,
  Steps,
  Switch,
  Table,
  Tabs,
  TimePicker,
  Tree,
  TreeSelect,
  Upload,
} from 'antd';

export {
  filterColumnsOf,
  type ColumnFilter,
  type FilterColumn,
  type FilterOption,
  type Filters,
  type FilterValue,
  type LoadedOptions,
} from './filter/column-filter';
export { withFilter } from './filter/filter-address';
export { FilterBar } from './filter/filter-bar';
export { SearchBox } from './filter/search-box';
export { useUrlFilters } from './filter/use-url-filters';
export { ColumnSettings } from './list/column-settings';
export { rowsOf, type ListColumn, type ListSort } from './list/list-column';
export { ListTable, type ListSelection } from './list/list-table';
export { SelectionAction, SelectionBar } from './list/selection-bar';
export { SortMenu } from './list/sort-menu';
export { useColumnLayout } from './list/use-column-layout';
export { DetailPanel } from './panel/detail-panel';
