import { useRef, type MouseEvent, type RefObject } from 'react';
import * as css from './list.module.css';
import type { ListTableProps } from './list-table-props';
import { ListRow, PhoneRow } from './list-row';
import { useGridWindow } from './grid-window';
import { rangeTo, toggled } from './selecting';
import { useLongPress } from './use-long-press';

interface ListBodyProps<Row extends { id: number }> extends ListTableProps<Row> {
  rows: Row[];
  active: number | null;
  onActivate: (id: number) => void;
  box: RefObject<HTMLElement | null>;
  rowHeight: number;
  isPhone: boolean;
  onOpen: ((row: Row) => void) | undefined;
  isLocked: (row: Row) => boolean;
  onScroll: (box: HTMLElement) => void;
}

/** The visible rows, in a box as high as all rows. */
export function ListBody<Row extends { id: number }>(props: ListBodyProps<Row>) {
  const { rows, layout, selection, opened, active, box, rowHeight, isPhone, onScroll, onOpen, phoneRow, isLocked } =
    props;
  const byDoubleClick = opened?.byDoubleClick === true;
  const widths = isPhone ? [] : layout.shown.map((column) => column.width);
  const view = useGridWindow(box, { rowHeight, count: rows.length, widths }, onScroll);
  const { from, to } = view.rows;
  const pressed = useRef<number | null>(null);
  const isChoosing = selection !== undefined && (selection.choosing === true || selection.ids.size > 0);
  const press = useLongPress(
    (id) => rows.some((row) => row.id === id && !isLocked(row)) && selection?.onChange(toggled(selection.ids, id)),
    isPhone && selection !== undefined,
  );

  // One listener for all check boxes. A handler per row would render every row when the selection changes.
  function choose(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target : null;
    const id = Number(target?.closest('[data-row]')?.getAttribute('data-row'));
    if (id && byDoubleClick) props.onActivate(id);
    if (!selection || !id || !target?.closest('[data-check]')) return;
    const order = rows.flatMap((row) => (isLocked(row) ? [] : row.id));
    if (!order.includes(id)) return;
    selection.onChange(
      event.shiftKey ? rangeTo(selection.ids, order, pressed.current, id) : toggled(selection.ids, id),
    );
    pressed.current = id;
  }

  // Check boxes are no tab stops, so a click leaves the focus where it is. A double click that opens a row selects no text.
  const keepFocus = (event: MouseEvent) => {
    const isCheck = event.target instanceof Element && event.target.closest('[data-check]');
    if (isCheck || (byDoubleClick && event.detail > 1)) event.preventDefault();
  };

  return (
    <div
      className={css.rows}
      role="rowgroup"
      style={{ height: rows.length * rowHeight }}
      onMouseDown={keepFocus}
      onClick={choose}
      {...press}
    >
      {rows.slice(from, to).map((row, index) => {
        const common = {
          row,
          index: from + index,
          isActive: row.id === active,
          isOpen: row.id === opened?.id || row.id === props.saved,
          onOpen,
        };
        if (isPhone)
          return (
            <PhoneRow
              key={row.id}
              {...common}
              height={rowHeight}
              render={phoneRow}
              isSelected={isChoosing ? selection.ids.has(row.id) : undefined}
              isLocked={isChoosing && isLocked(row)}
            />
          );
        return (
          <ListRow
            key={row.id}
            {...common}
            height={rowHeight}
            columns={layout.shown}
            firstColumn={view.columns.from}
            lastColumn={view.columns.to}
            isSelected={selection ? selection.ids.has(row.id) : undefined}
            isLocked={selection !== undefined && isLocked(row)}
            byDoubleClick={byDoubleClick}
          />
        );
      })}
    </div>
  );
}
