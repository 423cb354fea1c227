import { useIsPhone } from '@toam/ui/core';
import { ColumnSettings, SortMenu, type ColumnLayout, type ListOrder, type ListSort } from '@toam/ui/list';

interface ListToolsProps<Row> {
  layout: ColumnLayout<Row>;
  sort: { value: ListSort; onChange: (sort: ListSort) => void };
  /** Orders with a name of their own, above the columns in the menu. */
  orders?: readonly ListOrder[] | undefined;
}

/** To the right of the filters: the order, if there is a choice, and the columns. A phone shows cards and has no columns. */
export function ListTools<Row>({ layout, sort, orders }: ListToolsProps<Row>) {
  const isPhone = useIsPhone();
  const isSortable = layout.columns.some(({ sortable }) => sortable);
  return (
    <>
      {isSortable && <SortMenu columns={layout.columns} orders={orders} {...sort} />}
      {!isPhone && <ColumnSettings layout={layout} />}
    </>
  );
}
