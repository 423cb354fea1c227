import { listText } from '@toam/contracts/texts/list';
import { clsx } from 'clsx';
import type { ComponentProps, RefObject } from 'react';
import { filterColumnsOf, type FilterValue } from '../filter/column-filter';
import { withFilter } from '../filter/filter-address';
import { FilterPopover } from '../filter/filter-popover';
import { ArrowDownIcon, ArrowUpIcon, ArrowsDownUpIcon, FunnelSimpleIcon } from '../icons';
import { PlainButton, Row, Text } from '../layout/layout';
import { pinnedCell } from './column-sizes';
import type { ListColumn } from './list-column';
import * as css from './list-header.module.css';
import type { ListTableProps, ListTotals } from './list-table-props';
import * as list from './list.module.css';
import { ResizeHandle } from './resize-handle';

interface ListHeaderProps<Row extends { id: number }> extends ListTableProps<Row> {
  rows: Row[];
  isLocked: (row: Row) => boolean;
  box: RefObject<HTMLElement | null>;
}

/** The sticky row of headings: sorting, filters, widths, and a check box for all loaded rows. */
export function ListHeader<Row extends { id: number }>(props: ListHeaderProps<Row>) {
  const { layout, selection, totals, isLocked } = props;
  const rows = selection ? props.rows.filter((row) => !isLocked(row)) : props.rows;
  const chosen = selection ? rows.filter((row) => selection.ids.has(row.id)).length : 0;
  return (
    <div className={clsx(list.heads, css.heads)} role="rowgroup">
      <div className={list.columns} role="row" aria-rowindex={1}>
        {selection && (
          <Head justify="center" aria-colindex={1} padX={0} className={list.pinned} style={{ left: 0 }}>
            <input
              type="checkbox"
              className={list.check}
              aria-label={listText.selectAll}
              checked={chosen > 0 && chosen === rows.length}
              ref={(input) => {
                if (input) input.indeterminate = chosen > 0 && chosen < rows.length;
              }}
              onChange={() => selection.onChange(new Set(chosen === rows.length ? [] : rows.map((row) => row.id)))}
            />
          </Head>
        )}
        {layout.shown.map((column, at) => (
          <HeaderCell key={column.key} {...props} column={column} at={at} />
        ))}
      </div>
      {totals && <TotalsRow totals={totals} columns={layout.shown} hasCheck={Boolean(selection)} />}
    </div>
  );
}

interface TotalsRowProps {
  totals: ListTotals;
  columns: readonly { key: string; align?: 'left' | 'right' | 'center' | undefined }[];
  hasCheck: boolean;
}

/** The label takes the columns before the first sum. */
function TotalsRow({ totals: { label, sums }, columns, hasCheck }: TotalsRowProps) {
  const found = columns.findIndex(({ key }) => key in sums);
  const first = found < 0 ? columns.length : Math.max(1, found);
  const offset = hasCheck ? 2 : 1;
  return (
    <div className={clsx(list.columns, list.totals)} role="row">
      {hasCheck && <Total aria-hidden className={list.pinned} style={{ left: 0 }} />}
      <Total weight={500} tone="text2" role="rowheader" style={{ gridColumn: `${offset} / ${first + offset}` }}>
        <Text ellipsis>{label}</Text>
      </Total>
      {columns.slice(first).map(({ key, align }, at) => (
        <Total
          key={key}
          weight={600}
          role="gridcell"
          justify={align === 'right' ? 'end' : undefined}
          className={align === 'right' ? 'num' : undefined}
          style={{ gridColumn: first + offset + at }}
        >
          {sums[key]}
        </Total>
      ))}
    </div>
  );
}

const Total = (props: ComponentProps<typeof Row<'span'>>) => (
  <Row as="span" padX={8} size={13} nowrap edge="bottom" {...props} />
);

const Head = ({ className, ...props }: ComponentProps<typeof Row<'span'>>) => (
  <Row
    as="span"
    role="columnheader"
    gap={4}
    padX={8}
    size={12}
    weight={500}
    tone="text3"
    nowrap
    relative
    background="surface"
    edge="bottom"
    className={clsx(css.head, className)}
    {...props}
  />
);

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
    <Head
      aria-colindex={at + (selection ? 2 : 1)}
      aria-sort={column.sortable ? (direction ? sortWord[direction] : 'none') : undefined}
      data-align={column.align}
      justify={column.align === 'center' ? 'center' : undefined}
      {...pinned}
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
          <PlainButton
            flex="none"
            padX={4}
            padY={4}
            radius={4}
            hover="fill"
            tone={filters.value[column.key] && 'teal'}
            className={css.filter}
            data-on={filters.value[column.key] && true}
            aria-label={listText.filterBy(column.title)}
            aria-haspopup="dialog"
          >
            <FunnelSimpleIcon size={13} weight="bold" />
          </PlainButton>
        </FilterPopover>
      )}
      <ResizeHandle column={column} box={box} layout={layout} hasCheck={Boolean(selection)} />
    </Head>
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
    <PlainButton
      gap={4}
      padX={4}
      padY={4}
      radius={4}
      weight={500}
      hover="fill"
      tone={direction && 'text'}
      className={css.sort}
      onClick={() => onSort({ column: column.key, direction: direction === 'asc' ? 'desc' : 'asc' })}
    >
      <Text ellipsis>{column.title}</Text>
      <Arrow size={12} weight="bold" />
    </PlainButton>
  );
}
