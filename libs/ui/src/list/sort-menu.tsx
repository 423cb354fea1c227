import { listText } from '@toam/contracts/texts/list';
import { Dropdown } from '../menu/dropdown';
import { ArrowDownIcon, ArrowsDownUpIcon, ArrowUpIcon } from '../icons';
import { IconButton } from '../layout/layout';
import type { ListColumn, ListSort } from './list-column';

interface SortMenuProps {
  columns: readonly Pick<ListColumn<never>, 'key' | 'title' | 'sortable'>[];
  value: ListSort;
  onChange: (sort: ListSort) => void;
}

/** Sorting without headings: for phones, and for columns that are hidden or scrolled away. */
export function SortMenu({ columns, value, onChange }: SortMenuProps) {
  const choose = (column: string) =>
    onChange({ column, direction: value.column === column && value.direction === 'asc' ? 'desc' : 'asc' });
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        selectable: true,
        selectedKeys: [value.column],
        style: { maxHeight: 360, overflowY: 'auto' },
        onClick: ({ key }) => choose(key),
        items: columns
          .filter((column) => column.sortable)
          .map(({ key, title }) => ({
            key,
            label: title,
            extra:
              key === value.column &&
              (value.direction === 'asc' ? (
                <ArrowUpIcon label={listText.ascending} />
              ) : (
                <ArrowDownIcon label={listText.descending} />
              )),
          })),
      }}
    >
      <IconButton border aria-label={listText.sort} title={listText.sort}>
        <ArrowsDownUpIcon size={18} />
      </IconButton>
    </Dropdown>
  );
}
