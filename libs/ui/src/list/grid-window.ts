import { useEffect, useState, type RefObject } from 'react';

/** Rows are added in steps, so that most scrolled pixels render nothing. */
const rowStep = 4;
/** Extra rows at each edge. They cover a fast scroll until the next step renders. */
const rowsBeyond = 4;
/** Columns are added in steps of this many pixels. As many are rendered ahead at each edge. */
const columnStep = 240;

/** Part of a list: from index `from` up to but not including `to`. */
export interface Span {
  from: number;
  to: number;
}

/** The rows to render for a scroll position. All numbers are pixels, except `count`. */
export function rowsInView(scrollTop: number, height: number, rowHeight: number, count: number): Span {
  const first = Math.floor(scrollTop / rowHeight / rowStep) * rowStep;
  const visible = Math.ceil(height / rowHeight / rowStep) * rowStep + rowStep;
  return { from: Math.max(0, first - rowsBeyond), to: Math.min(count, first + visible + rowsBeyond) };
}

/** The columns to render for a scroll position. Pinned ones are always rendered. */
export function columnsInView(scrollLeft: number, width: number, widths: readonly number[]): Span {
  const start = Math.floor(scrollLeft / columnStep) * columnStep - columnStep;
  const end = Math.ceil((scrollLeft + width) / columnStep) * columnStep + columnStep;
  let left = 0;
  let [from, to] = [widths.length, 0];
  widths.forEach((column, index) => {
    const right = left + column;
    if (right > start && left < end) {
      from = Math.min(from, index);
      to = index + 1;
    }
    left = right;
  });
  return { from, to };
}

interface GridMeasures {
  rowHeight: number;
  count: number;
  /** Column widths in order. Empty if all columns are rendered. */
  widths: readonly number[];
}

/** Size before the box is measured, and in jsdom, which has no layout. */
const unmeasured = { width: 4000, height: 800 };

/**
 * Follows the scroll box and returns the rows and columns to render. The thirty columns of a house make 600 cells on screen,
 * three times what fits. Rendering all would cost most of a frame.
 * @param onScroll called on every scroll and resize, after the new window is set
 */
export function useGridWindow(
  box: RefObject<HTMLElement | null>,
  { rowHeight, count, widths }: GridMeasures,
  onScroll: (box: HTMLElement) => void,
): { rows: Span; columns: Span } {
  const [view, setView] = useState({ top: 0, left: 0, ...unmeasured });
  // Not a layout effect: with cached rows it would run before the box is attached.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => {
      const stepHeight = rowStep * rowHeight;
      const top = Math.floor(element.scrollTop / stepHeight) * stepHeight;
      const left = Math.floor(element.scrollLeft / columnStep) * columnStep;
      const height = element.clientHeight || unmeasured.height;
      const width = element.clientWidth || unmeasured.width;
      setView((seen) =>
        seen.top === top && seen.left === left && seen.height === height && seen.width === width
          ? seen
          : { top, left, width, height },
      );
      element.toggleAttribute('data-shifted', element.scrollLeft > 0);
      onScroll(element);
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const resizes = new ResizeObserver(look);
    resizes.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      resizes.disconnect();
    };
  }, [box, rowHeight, onScroll]);
  return {
    rows: rowsInView(view.top, view.height, rowHeight, count),
    columns: columnsInView(view.left, view.width + columnStep, widths),
  };
}
