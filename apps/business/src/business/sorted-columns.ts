import type { ListColumn } from '@toam/ui/list';

/** Columns, with those that the list's call sorts by. The keys are the wire's. */
export const sortedColumns = <Row>(
  sorts: readonly string[],
  columns: readonly ListColumn<Row>[],
): readonly ListColumn<Row>[] =>
  columns.map((column) => (sorts.includes(column.key) ? { ...column, sortable: true } : column));
