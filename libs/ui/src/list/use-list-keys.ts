import { isComposing } from '@toam/platform/enter-key';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { isTyping } from './hotkeys';
import type { ListSelection, OpenedRow } from './list-table-props';
import { toggled } from './selecting';

interface ListKeys<Row> {
  box: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  rowHeight: number;
  headerHeight: number;
  selection: ListSelection | undefined;
  isLocked: (row: Row) => boolean;
  opened: OpenedRow<Row> | undefined;
  saved: number | null | undefined;
}

/** Scrolls a row into view, as little as necessary. */
function reveal(box: HTMLElement, index: number, rowHeight: number, headerHeight: number) {
  const top = index * rowHeight;
  const bottom = top + rowHeight + headerHeight - box.clientHeight;
  if (box.scrollTop > top) box.scrollTop = top;
  else if (box.scrollTop < bottom) box.scrollTop = bottom;
}

/** The focus is on the list, on an element around it, or on nothing. So no button uses Enter and Space. */
const isFree = (box: HTMLElement | null) => document.activeElement?.contains(box) === true;

/**
 * J K or ↓ ↑ move, Enter opens, x or Space chooses, Esc clears the selection. While a panel is open, moving opens the
 * next row in it. The letters work from anywhere on the screen, except while a person types.
 * @returns id of the active row, and a function that sets it
 */
export function useListKeys<Row extends { id: number }>({
  box,
  rows,
  rowHeight,
  headerHeight,
  selection,
  isLocked,
  opened,
  saved = null,
}: ListKeys<Row>): [number | null, (id: number) => void] {
  const [active, setActive] = useState<number | null>(null);
  const current = opened?.id ?? active;
  const at = rows.findIndex((row) => row.id === current);

  const savedAt = saved === null ? -1 : rows.findIndex((row) => row.id === saved);
  useEffect(() => {
    if (savedAt >= 0 && box.current) reveal(box.current, savedAt, rowHeight, headerHeight);
  }, [savedAt, box, rowHeight, headerHeight]);

  const move = (by: number) => {
    const index = Math.min(rows.length - 1, Math.max(0, at < 0 ? 0 : at + by));
    const row = rows[index];
    if (!row) return;
    setActive(row.id);
    if (opened?.id != null) opened.onOpen(row);
    if (box.current) reveal(box.current, index, rowHeight, headerHeight);
  };
  const press = (key: string): boolean => {
    const row = rows[at];
    if (key === 'j' || key === 'ArrowDown') move(1);
    else if (key === 'k' || key === 'ArrowUp') move(-1);
    else if (key === 'Enter' && row && opened) opened.onOpen(row);
    else if ((key === 'x' || key === ' ') && row && selection && !isLocked(row))
      selection.onChange(toggled(selection.ids, row.id));
    else if (key === 'Escape' && selection && selection.ids.size > 0) selection.onChange(new Set());
    else return false;
    return true;
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event) || isComposing(event)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (/^(Arrow|Enter$| $)/.test(key) && !isFree(box.current)) return;
    if (press(key)) event.preventDefault();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return [at < 0 ? null : current, setActive];
}
