export interface FilterOption {
  value: string | number;
  label: string;
}

/** Part of the text. Wire: `like`. */
export interface TextColumnFilter {
  kind: 'text';
  placeholder?: string;
  /** Words of the two buttons; default 'Áp dụng' and 'Bỏ lọc'. */
  applyText?: string;
  resetText?: string;
}

/** From, to, or both, inclusive. Wire: `between`. */
export interface RangeColumnFilter {
  kind: 'range';
  /** In units of `unit`. */
  min: number;
  max: number;
  /** 'm²', 'tỷ'… as written after the numbers. */
  unit?: string;
  /** How many of the wire's units are one of `unit`: 1e9 for tỷ. Default 1. */
  scale?: number;
  /** Decimals that may be typed. Default 0. */
  decimals?: number;
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
