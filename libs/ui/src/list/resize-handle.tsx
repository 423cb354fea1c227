import { useRef, type PointerEvent, type RefObject } from 'react';
import { narrowestColumn } from './column-layout';
import { columnSizes } from './column-sizes';
import type { ListColumn } from './list-column';
import * as css from './list-header.module.css';
import type { ColumnLayout } from './use-column-layout';

interface ResizeHandleProps<Row> {
  column: ListColumn<Row> & { width: number };
  box: RefObject<HTMLElement | null>;
  layout: ColumnLayout<Row>;
  hasCheck: boolean;
}

/** The right edge of a heading: drag to change the width. With keys, widths are set in the column settings. */
export function ResizeHandle<Row>({ column, box, layout, hasCheck }: ResizeHandleProps<Row>) {
  const start = useRef<{ x: number; width: number } | null>(null);

  const widthAt = (event: PointerEvent) =>
    start.current ? Math.max(narrowestColumn, start.current.width + event.clientX - start.current.x) : column.width;

  function begin(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    // The last column may be wider on screen than its set width.
    start.current = { x: event.clientX, width: event.currentTarget.parentElement?.offsetWidth ?? column.width };
  }
  function drag(event: PointerEvent) {
    if (!start.current || !box.current) return;
    const shown = layout.shown.map((one) => (one.key === column.key ? { ...one, width: widthAt(event) } : one));
    for (const [name, value] of Object.entries(columnSizes(shown, hasCheck)))
      box.current.style.setProperty(name, String(value));
  }
  function end(event: PointerEvent) {
    const width = widthAt(event);
    if (start.current && width !== column.width) layout.change(column.key, { width });
    start.current = null;
  }

  return (
    <i
      className={css.resize}
      aria-hidden
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}
