import { listText } from '@toam/contracts/texts/list';
import { Dropdown } from '../menu/dropdown';
import { ArrowDownIcon, ArrowsDownUpIcon, ArrowUpIcon } from '../icons';
import { IconButton } from '../layout/layout';
import type { ListColumn, ListOrder, ListSort } from './list-column';

interface SortMenuProps {
  columns: readonly Pick<ListColumn<never>, 'key' | 'title' | 'sortable'>[];
  value: ListSort;
  onChange: (sort: ListSort) => void;
  /** Orders with a name of their own, above the columns. While one is on, it is named and not its column. */
  orders?: readonly ListOrder[] | undefined;
}

/** px, as antd draws them. */
const row = 32;
const edge = 4;
const line = 9;
/** Half a row at the end shows that more follow. */
const rows = 10.5;

/** Sorting without headings: for phones, and for columns that are hidden or scrolled away. */
export function SortMenu({ columns, value, onChange, orders = [] }: SortMenuProps) {
  const named = orders.find(({ sort }) => sort.column === value.column && sort.direction === value.direction);
  const chosen = named ? '' : value.column;
  const choose = (column: string) =>
    onChange({ column, direction: chosen === column && value.direction === 'asc' ? 'desc' : 'asc' });
  const label = named ? `${listText.sort}: ${named.label}` : listText.sort;
  const ordersAbove = orders.map((order) => ({
    key: `${order.sort.column} ${order.sort.direction}`,
    label: order.label,
    onClick: () => onChange(order.sort),
  }));
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        selectable: true,
        selectedKeys: [named ? `${value.column} ${value.direction}` : chosen],
        style: { maxHeight: edge + rows * row + (orders.length > 0 ? line : 0), overflowY: 'auto' },
        items: [
          ...ordersAbove,
          ...(orders.length > 0 ? [{ key: 'line', type: 'divider' as const }] : []),
          ...columns
            .filter((column) => column.sortable)
            .map(({ key, title }) => ({
              key,
              label: title,
              onClick: () => choose(key),
              extra:
                key === chosen &&
                (value.direction === 'asc' ? (
                  <ArrowUpIcon label={listText.ascending} />
                ) : (
                  <ArrowDownIcon label={listText.descending} />
                )),
            })),
        ],
      }}
    >
      <IconButton border aria-label={label} title={label}>
        <ArrowsDownUpIcon size={18} />
      </IconButton>
    </Dropdown>
  );
}
