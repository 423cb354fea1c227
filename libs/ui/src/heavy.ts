/// <reference path="./css.d.ts" />
/**
 * The large half of the kit: fields, tables, pickers, uploads. Shared like `core`, but loaded after the shell's first
 * paint. What only few screens need (editor, charts, map) is lazy inside.
 */
import './fields/choice-select.css';
import './fields/field-frame.css';
import './fields/form-section.css';
import './chart/chart.css';
import './filter/filter.css';
import './list/column-settings.css';
import './list/list.css';
import './list/selection-bar.css';
import './lightbox/lightbox.css';
import './panel/panel.css';
import './rich-text/rich-text.css';
import './upload/upload.css';

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
export { PageSizePicker } from './list/page-size-picker';
export { SortMenu } from './list/sort-menu';
export { useColumnLayout } from './list/use-column-layout';
export { AreaChart, BarChart } from './chart/lazy-charts';
export { type ChartPoint, type ChartSeries } from './chart/chart-data';
export { RingChart } from './chart/ring-chart';
export { Sparkline } from './chart/sparkline';
export { type FacadeKind } from './art/facade/facade';
export { Photo } from './photo/photo';
export { DetailPanel } from './panel/detail-panel';

export { useFormState, useWatch, type Control, type FieldValues } from 'react-hook-form';
export type { Choice, ChoiceValue } from './fields/choice';
export { ChoiceSelect } from './fields/choice-select';
export { ConflictDialog, type ConflictField, type ConflictSide } from './fields/conflict-dialog';
export { useControlSize } from './fields/control-size';
export { DateField, todayInVietnam } from './fields/date-field';
export {
  goToField,
  goToFirst,
  revealProblems,
  showServerErrors,
  useEntryForm,
  useFormProblems,
  type EntryForm,
  type FormProblems,
  type FormSchema,
} from './fields/entry-form';
export { FieldFrame, labelId, noteId, type FieldLook } from './fields/field-frame';
export { FormIndex, sectionState, type IndexedSection } from './fields/form-index';
export { FormProblemsButton } from './fields/form-problems';
export { CheckboxRow, FormSection } from './fields/form-section';
export { MoneyField, PriceField } from './fields/money-field';
export { MultiSelectField } from './fields/multi-select-field';
export { NumberField } from './fields/number-field';
export { PhoneField } from './fields/phone-field';
export { SelectField } from './fields/select-field';
export { CheckboxField, RadioYesNo, SegmentedField } from './fields/switch-fields';
export { TextArea } from './fields/text-area';
export { TextField } from './fields/text-field';
export { fieldId, FieldScope, useField, type FieldBinding } from './fields/use-field';
export type { SearchChoices } from './fields/use-server-choices';
export { Lightbox, type LightboxImage } from './lightbox/lightbox';
export { RichTextField } from './rich-text/rich-text-field';
export { RichTextView } from './rich-text/rich-text-view';
export { AvatarUploader } from './upload/avatar-uploader';
export { FileUploader, type StoredFile } from './upload/file-uploader';
export { ImageUploader } from './upload/image-uploader';
export { imageTypes, largestImageBytes, type StoredImage, type Turn } from './upload/stored-image';
export { FilesField, ImagesField } from './upload/upload-fields';
export type { UploadFile } from './upload/use-uploads';
