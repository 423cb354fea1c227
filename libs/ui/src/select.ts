/// <reference path="./css.d.ts" />
/** antd's Select, 80 KB, for screens that show one. Shared like `list`. A form takes the fields of `form`. */

export { Select } from 'antd';
