import type { ReactNode } from 'react';
import type { Filters } from '../filter/column-filter';
import type { ListQuery, ListSort } from './list-column';
import type { ColumnLayout } from './use-column-layout';

export interface Id {
  id: number;
}

export interface ListSelection {
  ids: ReadonlySet<number>;
  onChange: (ids: ReadonlySet<number>) => void;
  /** Shows only the chosen rows. No more rows load meanwhile. */
  only: boolean;
  /** On a phone: a tap chooses a row and does not open it. A long press on a row starts this too. */
  choosing?: boolean;
}

/** A row of sums under the headings. It stays in view. */
export interface ListTotals {
  /** What is summed up: 'Tổng 41 dòng'. It takes the place of the columns before the first sum. */
  label: ReactNode;
  /** By the key of the column. */
  sums: Readonly<Record<string, ReactNode>>;
}

export interface OpenedRow<Row> {
  id: number | null;
  onOpen: (row: Row) => void;
  /** A double click opens a row, a click only makes it active. A tap on a phone and Enter still open it. */
  byDoubleClick?: boolean;
}

export interface ListTableProps<Row extends Id> {
  /** Accessible name of the table. */
  label: string;
  query: ListQuery<Row>;
  /** Key of the list's query (tab, search, filters, order). When it changes, the list starts at its first row. */
  question: string;
  layout: ColumnLayout<Row>;
  sort?: { value: ListSort; onChange: (sort: ListSort) => void };
  filters?: { value: Filters; onChange: (filters: Filters) => void };
  selection?: ListSelection;
  /** Rows that cannot be chosen. Must be a constant. */
  isLocked?: (row: Row) => boolean;
  totals?: ListTotals | undefined;
  /** The row whose panel is open, and how to open one. */
  opened?: OpenedRow<Row>;
  /** A row that was just saved: marked, and scrolled into view once it is there. */
  saved?: number | null | undefined;
  /** Renders a row on a phone, `phoneRowHeight` pixels high. */
  phoneRow: (row: Row) => ReactNode;
  /** Pixels of a phone's row with more in it than look.md's photo row. All rows are equally high. */
  phoneRowHeight?: number;
  /** Shown instead of rows if there are none. */
  empty: ReactNode;
  /** Below the last row, once there are no more. */
  end?: string;
  /** Rows per page. Adds previous and next below the list: they scroll by pages and load missing rows. */
  pageSize?: number;
  /** Of the box that scrolls. */
  className?: string;
}
