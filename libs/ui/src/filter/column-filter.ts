import type { NumberUnit } from '@toam/domain/number-input';

export interface FilterOption {
  value: string | number;
  label: string;
  /** Colour of a small square before the label, as in tags. */
  colour?: string;
  /** The heading above it. Options of a group stand together. */
  group?: string;
}

/** Part of the text. Wire: `like`. */
interface TextColumnFilter {
  kind: 'text';
  placeholder?: string;
  /** Labels of the two buttons. Default 'Áp dụng' and 'Bỏ lọc'. */
  applyText?: string;
  resetText?: string;
}

/** A unit for the ends of a range. */
export interface RangeScale {
  /** In units of `unit`. */
  min: number;
  max: number;
  /** 'm²', 'tỷ'… Shown after the numbers. */
  unit?: string;
  /** What people may write behind a number that is no money: 'm²', 'tầng'. */
  reads?: NumberUnit;
  /** Factor from `unit` to the wire's unit: 1e9 for tỷ. Default 1. */
  scale?: number;
  /** Allowed decimal places. Default 0. */
  decimals?: number;
  /** Slider stops in units of `unit`, ascending. The first means «no lower limit», the last «no upper limit». None: no slider. */
  stops?: readonly number[];
}

/** From, to, or both, inclusive. Wire: `between`. */
export interface RangeColumnFilter extends RangeScale {
  kind: 'range';
  /** Other units to choose from, each smaller than the one before. */
  otherUnits?: readonly RangeScale[];
  /** Formats an end for chips. Default: the number with its unit. */
  write?: (end: number) => string;
  /** Writes an end in words under the fields, for money. */
  words?: (end: number) => string;
}

/** Days, both included. Wire: `between` in epoch seconds, days of Asia/Ho_Chi_Minh. */
interface DaysColumnFilter {
  kind: 'days';
}

/** A filter's choices in the shape of a query result. */
export interface LoadedOptions {
  data: readonly FilterOption[] | undefined;
  error: unknown;
  refetch: () => unknown;
}

/** Any of these. Wire: `in`. */
export interface OptionsColumnFilter {
  kind: 'options';
  /** One of these at a time. */
  one?: boolean;
  /** A fixed list, or a hook around the query that finds them. The search '' finds the first ones. */
  options: readonly FilterOption[] | ((search: string) => LoadedOptions);
}

export type ColumnFilter = TextColumnFilter | RangeColumnFilter | DaysColumnFilter | OptionsColumnFilter;

/** A column that can be filtered. */
export interface FilterColumn {
  key: string;
  title: string;
  filter: ColumnFilter;
}

/** The filter of one column in the wire's terms. null is an open end. */
export type FilterValue =
  | { operation: 'like'; values: string[] }
  | { operation: 'between'; values: [number | null, number | null] }
  | { operation: 'in'; values: (string | number)[] };

/** Chosen filters by column key. */
export type Filters = Readonly<Record<string, FilterValue>>;

/** The columns of a list that can be filtered. */
export const filterColumnsOf = (
  columns: readonly { key: string; title: string; filter?: ColumnFilter }[],
): FilterColumn[] => columns.flatMap(({ key, title, filter }) => (filter ? [{ key, title, filter }] : []));
