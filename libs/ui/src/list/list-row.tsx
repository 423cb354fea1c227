import { listText } from '@toam/contracts/texts/list';
import { clsx } from 'clsx';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { pinnedCell } from './column-sizes';
import type { ListColumn } from './list-column';
import * as css from './list.module.css';

interface RowProps<Row> {
  row: Row;
  index: number;
  height: number;
  isActive: boolean;
  isOpen: boolean;
  onOpen: ((row: Row) => void) | undefined;
  /** It cannot be chosen. */
  isLocked: boolean;
}

/**
 * Whether a click is for the row. A click on a button or check box is not, and neither is selecting text. A click on a link
 * counts only if the link called preventDefault: then the row opens, while Ctrl-click still opens a new tab.
 */
function isForRow(event: MouseEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (!target || target.closest('button, [data-check]')) return false;
  if (target.closest('a') && !event.defaultPrevented) return false;
  return document.getSelection()?.isCollapsed !== false;
}

const place = (index: number, height: number) => ({ transform: `translateY(${index * height}px)`, height });

/** A plain checkbox instead of antd's: every row has one, and rows must be cheap. */
const RowCheck = ({ checked, index, locked }: { checked: boolean; index: number; locked: boolean }) => (
  <input
    type="checkbox"
    className={css.check}
    tabIndex={-1}
    checked={checked}
    disabled={locked}
    readOnly
    aria-label={listText.selectRow(index + 1)}
  />
);

export const cellClass = (align: ListColumn<never>['align'], className?: string) =>
  clsx(css.cell, align === 'right' && 'num', className);

/** Cuts plain text with an ellipsis. Other content handles its own overflow. */
const Content = ({ children }: { children: ReactNode }) =>
  typeof children === 'string' || typeof children === 'number' ? (
    <span className="ellipsis">{children}</span>
  ) : (
    children
  );

interface ListRowProps<Row> extends RowProps<Row> {
  columns: readonly ListColumn<Row>[];
  /** Renders columns from `firstColumn` up to but not including `lastColumn`, plus pinned ones. */
  firstColumn: number;
  lastColumn: number;
  /** undefined: the list has no selection. */
  isSelected: boolean | undefined;
  byDoubleClick: boolean;
}

function PlainListRow<Row extends { id: number }>(props: ListRowProps<Row>) {
  const { row, index, height, columns, firstColumn, lastColumn, isActive, isOpen, isSelected, onOpen, isLocked } =
    props;
  const open = (event: MouseEvent) => onOpen && isForRow(event) && onOpen(row);
  const hasCheck = isSelected !== undefined;
  return (
    <div
      id={`row-${row.id}`}
      data-row={row.id}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      // for cells that look different on the tint
      data-active={isActive || undefined}
      data-chosen={isOpen || isSelected || undefined}
      data-opens={onOpen && (props.byDoubleClick ? 'double' : 'click')}
      className={clsx(css.row, css.columns)}
      style={place(index, height)}
      {...(props.byDoubleClick ? { onDoubleClick: open } : { onClick: open })}
    >
      {hasCheck && (
        <span
          role="gridcell"
          aria-colindex={1}
          className={clsx(css.cell, css.pinned)}
          data-align="center"
          data-check
          style={{ left: 0 }}
        >
          <RowCheck checked={isSelected} index={index} locked={isLocked} />
        </span>
      )}
      {columns.map((column, at) => {
        if (!column.pinned && (at < firstColumn || at >= lastColumn)) return null;
        const pinned = pinnedCell(columns, at);
        const gridColumn = at + (hasCheck ? 2 : 1);
        return (
          <span
            key={column.key}
            role="gridcell"
            aria-colindex={gridColumn}
            data-align={column.align}
            className={cellClass(column.align, pinned.className)}
            style={{ ...pinned.style, gridColumn }}
          >
            <Content>{column.render(row)}</Content>
          </span>
        );
      })}
    </div>
  );
}

/** Renders again only if one of its props changes. */
export const ListRow = memo(PlainListRow) as typeof PlainListRow;

interface PhoneRowProps<Row> extends RowProps<Row> {
  render: (row: Row) => ReactNode;
  /** undefined: a tap opens the row and does not choose it. */
  isSelected?: boolean | undefined;
}

function PlainPhoneRow<Row extends { id: number }>({
  row,
  index,
  height,
  isActive,
  isOpen,
  onOpen,
  render,
  isSelected,
  isLocked,
}: PhoneRowProps<Row>) {
  const isChoosing = isSelected !== undefined;
  return (
    <div
      id={`row-${row.id}`}
      data-row={row.id}
      role="row"
      aria-rowindex={index + 1}
      aria-selected={isSelected}
      data-active={isActive || undefined}
      data-chosen={isOpen || isSelected || undefined}
      className={clsx(css.row, css.phone)}
      style={place(index, height)}
      onClick={() => !isChoosing && onOpen?.(row)}
    >
      {isChoosing && (
        <span data-check>
          <RowCheck checked={isSelected} index={index} locked={isLocked} />
        </span>
      )}
      <div role="gridcell" aria-colindex={1}>
        {render(row)}
      </div>
    </div>
  );
}

export const PhoneRow = memo(PlainPhoneRow) as typeof PlainPhoneRow;
