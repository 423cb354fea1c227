export interface FilterOption {
  value: string | number;
  label: string;
  /** Of a small square before the label, as tags have it. */
  colour?: string;
}

/** Part of the text. Wire: `like`. */
export interface TextColumnFilter {
  kind: 'text';
  placeholder?: string;
  /** Words of the two buttons; default 'Áp dụng' and 'Bỏ lọc'. */
  applyText?: string;
  resetText?: string;
}

/** A unit that ends of a range are typed in. */
export interface RangeScale {
  /** In units of `unit`. */
  min: number;
  max: number;
  /** 'm²', 'tỷ'… as written after the numbers. */
  unit?: string;
  /** How many of the wire's units are one of `unit`: 1e9 for tỷ. Default 1. */
  scale?: number;
  /** Decimals that may be typed. Default 0. */
  decimals?: number;
  /** Where a slider may stand, rising, in units of `unit`; its ends mean «as little» and «as much as there is». None: no slider. */
  stops?: readonly number[];
}

/** From, to, or both, inclusive. Wire: `between`. */
export interface RangeColumnFilter extends RangeScale {
  kind: 'range';
  /** Units that can be switched to, each smaller than the one before. */
  otherUnits?: readonly RangeScale[];
  /** How chips write an end; default is the number with its unit. */
  write?: (end: number) => string;
  /** An end read aloud under the fields, as money is. */
  words?: (end: number) => string;
}

/** Days, both included. Wire: `between` in epoch seconds, days of Asia/Ho_Chi_Minh. */
export interface DaysColumnFilter {
  kind: 'days';
}

/** What a filter's choices are, as a query gives them. */
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
  /** Fixed, or a hook around the query that finds them; '' finds the first ones. */
  options: readonly FilterOption[] | ((search: string) => LoadedOptions);
}

export type ColumnFilter = TextColumnFilter | RangeColumnFilter | DaysColumnFilter | OptionsColumnFilter;

/** A column that can be filtered. */
export interface FilterColumn {
  key: string;
  title: string;
  filter: ColumnFilter;
}

/** What a person chose for one column, in the wire's terms; null = open end. */
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
