import { useLayoutEffect, useState, type RefObject } from 'react';

/** Rows are drawn in steps, so that a scrolled pixel renders nothing and a scrolled step a few rows. */
const step = 4;
/** Rows drawn beyond each edge: what a fast flick passes before the next step is drawn. */
const beyond = 8;

export interface RowWindow {
  /** First row drawn. */
  from: number;
  /** One past the last row drawn. */
  to: number;
}

/** The rows to draw for a scroll position; all numbers in pixels but `count`. */
export function rowsInView(scrollTop: number, height: number, rowHeight: number, count: number): RowWindow {
  const first = Math.floor(scrollTop / rowHeight / step) * step;
  const visible = Math.ceil(height / rowHeight / step) * step + step;
  return { from: Math.max(0, first - beyond), to: Math.min(count, first + visible + beyond) };
}

/**
 * Follows the scroll box and says which of `count` rows of equal height to draw.
 * @param onScroll called with every scroll and resize, after the window was taken
 */
export function useRowWindow(
  box: RefObject<HTMLElement | null>,
  rowHeight: number,
  count: number,
  onScroll: (box: HTMLElement) => void,
): RowWindow {
  const [{ top, height }, setView] = useState({ top: 0, height: 800 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => {
      const stepHeight = step * rowHeight;
      const next = {
        top: Math.floor(element.scrollTop / stepHeight) * stepHeight,
        height: element.clientHeight || 800,
      };
      setView((view) => (view.top === next.top && view.height === next.height ? view : next));
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
  return rowsInView(top, height, rowHeight, count);
}
