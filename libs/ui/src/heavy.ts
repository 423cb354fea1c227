/// <reference path="./css.d.ts" />
/**
 * The large half of the kit: fields, tables, pickers, uploads. Shared like `core`, but loaded after the shell's first
 * paint. What only few screens need (editor, charts, map) is lazy inside.
 */
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
