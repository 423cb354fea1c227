import { listText } from '@toam/contracts/texts/list';
import type { RefObject } from 'react';
import { filterColumnsOf, type FilterValue } from '../filter/column-filter';
import { withFilter } from '../filter/filter-address';
import { FilterPopover } from '../filter/filter-popover';
import { ArrowDownIcon, ArrowUpIcon, ArrowsDownUpIcon, FunnelSimpleIcon } from '../icons';
import { pinnedCell } from './column-sizes';
import type { ListColumn } from './list-column';
import type { ListTableProps } from './list-table-props';
import { ResizeHandle } from './resize-handle';

interface ListHeaderProps<Row extends { id: number }> extends ListTableProps<Row> {
  rows: Row[];
  box: RefObject<HTMLElement | null>;
}

/** The sticky row of headings: sorting, filters, widths, and a check box for all loaded rows. */
export function ListHeader<Row extends { id: number }>(props: ListHeaderProps<Row>) {
  const { layout, selection, rows } = props;
  const chosen = selection ? rows.filter((row) => selection.ids.has(row.id)).length : 0;
  return (
    <div className="ta-list-head" role="rowgroup">
      <div className="ta-head-row" role="row" aria-rowindex={1}>
        {selection && (
          <span role="columnheader" aria-colindex={1} className="ta-head ta-cell-check ta-pinned" style={{ left: 0 }}>
            <input
              type="checkbox"
              className="ta-check"
              aria-label={listText.selectAll}
              checked={chosen > 0 && chosen === rows.length}
              ref={(input) => {
                if (input) input.indeterminate = chosen > 0 && chosen < rows.length;
              }}
              onChange={() => selection.onChange(new Set(chosen === rows.length ? [] : rows.map((row) => row.id)))}
            />
          </span>
        )}
        {layout.shown.map((column, at) => (
          <HeaderCell key={column.key} {...props} column={column} at={at} />
        ))}
      </div>
    </div>
  );
}

const sortWord = { asc: 'ascending', desc: 'descending' } as const;

function HeaderCell<Row extends { id: number }>({
  column,
  at,
  sort,
  filters,
  layout,
  selection,
  box,
}: ListHeaderProps<Row> & { column: ListColumn<Row> & { width: number }; at: number }) {
  const pinned = pinnedCell(layout.shown, at);
  const direction = sort?.value.column === column.key ? sort.value.direction : undefined;
  const [filterColumn] = filterColumnsOf([column]);
  return (
    <span
      role="columnheader"
      aria-colindex={at + (selection ? 2 : 1)}
      aria-sort={column.sortable ? (direction ? sortWord[direction] : 'none') : undefined}
      className={`ta-head ta-cell-${column.align ?? 'left'}${pinned.className}`}
      style={pinned.style}
    >
      {sort && column.sortable ? (
        <SortButton column={column} direction={direction} onSort={sort.onChange} />
      ) : (
        <span className={column.hideTitle ? 'unseen' : 'ellipsis'}>{column.title}</span>
      )}
      {filters && filterColumn && (
        <FilterPopover
          column={filterColumn}
          value={filters.value[column.key]}
          onApply={(value: FilterValue | null) => filters.onChange(withFilter(filters.value, column.key, value))}
        >
          <button
            type="button"
            className={`ta-head-filter${filters.value[column.key] ? ' ta-head-filter-on' : ''}`}
            aria-label={listText.filterBy(column.title)}
            aria-haspopup="dialog"
          >
            <FunnelSimpleIcon size={13} weight="bold" />
          </button>
        </FilterPopover>
      )}
      <ResizeHandle column={column} box={box} layout={layout} hasCheck={Boolean(selection)} />
    </span>
  );
}

interface SortButtonProps {
  column: { key: string; title: string };
  direction: 'asc' | 'desc' | undefined;
  onSort: (sort: { column: string; direction: 'asc' | 'desc' }) => void;
}

/** The first click sorts ascending. Each further click reverses the order. Specification 1 §4. */
function SortButton({ column, direction, onSort }: SortButtonProps) {
  const Arrow = direction === 'asc' ? ArrowUpIcon : direction === 'desc' ? ArrowDownIcon : ArrowsDownUpIcon;
  return (
    <button
      type="button"
      className={`ta-head-sort${direction ? ' ta-head-sort-on' : ''}`}
      onClick={() => onSort({ column: column.key, direction: direction === 'asc' ? 'desc' : 'asc' })}
    >
      <span className="ellipsis">{column.title}</span>
      <Arrow size={12} weight="bold" />
    </button>
  );
}
