import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import * as css from './list.module.css';

/** Width of the checkbox column in pixels. */
const checkWidth = 40;

interface Sized {
  key: string;
  width: number;
  pinned?: boolean;
}

/** CSS variable with the left offset of pinned column `index`. */
const pinVariable = (index: number) => `--pin${index}` as const;

/**
 * Column widths as CSS variables of the list's box. Dragging a width changes only a variable, so no row renders again.
 * The last column fills the remaining space.
 */
export function columnSizes(columns: readonly Sized[], selectable: boolean): CSSProperties {
  const widths = [...(selectable ? [checkWidth] : []), ...columns.map((column) => column.width)];
  const variables: Record<string, string> = {
    '--columns': widths
      .map((width, index) => (index === widths.length - 1 ? `minmax(${width}px, 1fr)` : `${width}px`))
      .join(' '),
    '--total': `${widths.reduce((sum, width) => sum + width, 0)}px`,
  };
  let left = selectable ? checkWidth : 0;
  columns.forEach((column, index) => {
    if (!column.pinned) return;
    variables[pinVariable(index)] = `${left}px`;
    left += column.width;
  });
  return variables as CSSProperties;
}

/** Class and style that keep the cell of column `index` in view; the last pinned one draws the edge. */
export function pinnedCell(columns: readonly Sized[], index: number): { className?: string; style?: CSSProperties } {
  if (!columns[index]?.pinned) return {};
  const isLast = !columns[index + 1]?.pinned;
  return {
    className: clsx(css.pinned, isLast && css.lastPinned),
    style: { left: `var(${pinVariable(index)})` },
  };
}
