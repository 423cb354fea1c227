import { addDays } from '@toam/domain/work-calendar';
import { useState, type FocusEvent, type KeyboardEvent } from 'react';

/** A person's day on the screen, or a day of the team: then the person is 0. */
export interface CellPlace {
  userId: number;
  date: string;
}

/** The mark of a day's button: the place from which its popover points, and by which keys find it. */
export const cellMark = (userId: number, date: string) => ({ 'data-cell': `${userId} ${date}` });

/** The marked button that was pressed, or one of whose parts was. */
export function cellAt(target: EventTarget): CellPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [userId, date] = cell?.dataset.cell?.split(' ') ?? [];
  return date ? { userId: Number(userId), date } : null;
}

export const findCell = (around: ParentNode, { userId, date }: CellPlace): HTMLElement | null =>
  around.querySelector<HTMLElement>(`[data-cell="${userId} ${date}"]`);

/**
 * Marked buttons as one tab stop, which arrow keys walk. Keys that lead nowhere stay the screen's.
 * @param start the tab stop until one of them has had the focus
 * @param keys the place that a key leads to
 */
export function useCellWalk(
  start: CellPlace,
  isThere: (place: CellPlace) => boolean,
  keys: (from: CellPlace, key: string) => CellPlace | undefined,
) {
  const [focused, setFocused] = useState<CellPlace | null>(null);
  const stop = focused && isThere(focused) ? focused : start;
  const onFocus = ({ target }: FocusEvent) => setFocused((before) => cellAt(target) ?? before);
  const onKeyDown = (event: KeyboardEvent) => {
    const from = cellAt(event.target);
    const place = from && keys(from, event.key);
    const cell = place && findCell(event.currentTarget, place);
    if (!cell) return;
    event.preventDefault();
    event.stopPropagation();
    cell.focus();
  };
  return { stop, walk: { onFocus, onKeyDown } };
}

/** Arrow keys over the days of one row, or with `week: 7` of a calendar. */
export const overDays =
  (steps: Readonly<Record<string, number>>) =>
  ({ userId, date }: CellPlace, key: string): CellPlace | undefined =>
    Object.hasOwn(steps, key) ? { userId, date: addDays(date, steps[key]!) } : undefined;

/** Arrow keys over a row for each person. */
export const overTeam =
  (userIds: readonly number[]) =>
  ({ userId, date }: CellPlace, key: string): CellPlace | undefined => {
    if (key === 'ArrowLeft') return { userId, date: addDays(date, -1) };
    if (key === 'ArrowRight') return { userId, date: addDays(date, 1) };
    const other = userIds[userIds.indexOf(userId) + (key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : Number.NaN)];
    return other === undefined ? undefined : { userId: other, date };
  };
