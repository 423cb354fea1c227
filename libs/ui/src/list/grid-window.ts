import { useEffect, useState, type RefObject } from 'react';

/** Rows are drawn in steps, so that a scrolled pixel renders nothing and a scrolled step a few rows. */
const rowStep = 4;
/** Rows drawn beyond each edge: what a fast flick passes before the next step is drawn. */
const rowsBeyond = 4;
/** Columns come and go in steps of so many pixels, and stand ready so far beyond each edge. */
const columnStep = 240;

/** Part of a list: from the first, up to but not including `to`. */
export interface Span {
  from: number;
  to: number;
}

/** The rows to draw for a scroll position; all numbers in pixels but `count`. */
export function rowsInView(scrollTop: number, height: number, rowHeight: number, count: number): Span {
  const first = Math.floor(scrollTop / rowHeight / rowStep) * rowStep;
  const visible = Math.ceil(height / rowHeight / rowStep) * rowStep + rowStep;
  return { from: Math.max(0, first - rowsBeyond), to: Math.min(count, first + visible + rowsBeyond) };
}

/** The columns to draw for a scroll position. Pinned ones are drawn in any case. */
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
  /** Of the columns in order; empty where all are drawn. */
  widths: readonly number[];
}

/** Before the box is measured, and where nothing has a size (jsdom). */
const unmeasured = { width: 4000, height: 800 };

/**
 * Follows the scroll box and says which rows and columns to draw. Thirty columns of a house are 600 cells on screen,
 * three times what fits: drawing them all would cost most of a frame.
 * @param onScroll called with every scroll and resize, after the window was taken
 */
export function useGridWindow(
  box: RefObject<HTMLElement | null>,
  { rowHeight, count, widths }: GridMeasures,
  onScroll: (box: HTMLElement) => void,
): { rows: Span; columns: Span } {
  const [view, setView] = useState({ top: 0, left: 0, ...unmeasured });
  // Not a layout effect: with rows at hand at once, those run before the box around them is attached.
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
      element.classList.toggle('ta-list-shifted', element.scrollLeft > 0);
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
