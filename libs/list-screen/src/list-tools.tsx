import { useIsPhone } from '@toam/ui/core';
import { ColumnSettings, SortMenu, type ColumnLayout, type ListSort } from '@toam/ui/heavy';

interface ListToolsProps<Row> {
  layout: ColumnLayout<Row>;
  sort: { value: ListSort; onChange: (sort: ListSort) => void };
}

/** To the right of the filters: the order, if there is a choice, and the columns. A phone shows cards and has no columns. */
export function ListTools<Row>({ layout, sort }: ListToolsProps<Row>) {
  const isPhone = useIsPhone();
  const isSortable = layout.columns.some(({ sortable }) => sortable);
  return (
    <>
      {isSortable && <SortMenu columns={layout.columns} {...sort} />}
      {!isPhone && <ColumnSettings layout={layout} />}
    </>
  );
}
