import { isEnter } from '@toam/platform/enter-key';
import type { TargetFigure } from '@toam/domain/business/target.record';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { type CellText, figures, readBlock, type RowPlace } from './target-cells';

interface Place {
  userId: number;
  figure: TargetFigure;
}

function placeOf(target: EventTarget): Place | null {
  const cell = target instanceof HTMLElement ? target.dataset.cell : undefined;
  const [userId, figure] = cell?.split(' ') ?? [];
  return figure ? { userId: Number(userId), figure: figure as TargetFigure } : null;
}

/** The step in rows and columns that a key means. Left and right leave a cell at its ends only. */
function stepOf(event: KeyboardEvent, input: HTMLInputElement): [number, number] | null {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey) return null;
  const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
  const isAll = start === 0 && end === input.value.length;
  if (key === 'ArrowDown' || (isEnter(event) && !shiftKey)) return [1, 0];
  if (key === 'ArrowUp' || isEnter(event)) return [-1, 0];
  if (key === 'ArrowLeft' && (isAll || end === 0)) return [0, -1];
  if (key === 'ArrowRight' && (isAll || start === input.value.length)) return [0, 1];
  return null;
}

/** Arrow keys and Enter go from cell to cell as in a sheet; Escape gives the stored value back. @param users the rows, in their order */
export function walkCells(event: KeyboardEvent, users: readonly number[], restore: (place: Place) => void): void {
  const from = placeOf(event.target);
  if (!from || !(event.target instanceof HTMLInputElement)) return;
  if (event.key === 'Escape') {
    event.preventDefault();
    event.stopPropagation();
    return restore(from);
  }
  const step = stepOf(event, event.target);
  if (!step) return;
  const userId = users[users.indexOf(from.userId) + step[0]];
  const figure = figures[figures.indexOf(from.figure) + step[1]];
  const cell = event.currentTarget.querySelector<HTMLInputElement>(`[data-cell="${userId} ${figure}"]`);
  if (isEnter(event) || cell) event.preventDefault();
  cell?.focus();
}

/**
 * The cells of a pasted block, from the one that has the focus to the right and down.
 * @returns null for a single value, which the browser pastes by itself
 */
export function pastedCells(
  event: ClipboardEvent,
  quarter: number,
  users: readonly number[],
): { texts: CellText[]; outside: number } | null {
  const from = placeOf(event.target);
  const block = readBlock(event.clipboardData.getData('text/plain'));
  if (!from || (block.length === 1 && block[0]!.length === 1)) return null;
  const [row, column] = [users.indexOf(from.userId), figures.indexOf(from.figure)];
  const cells = block.flatMap((line, down) =>
    line.map((text, right): { place: RowPlace | null; figure: TargetFigure | undefined; text: string } => {
      const userId = users[row + down];
      return { place: userId === undefined ? null : { quarter, userId }, figure: figures[column + right], text };
    }),
  );
  const texts = cells.flatMap(({ place, figure, text }) => (place && figure ? [{ place, figure, text }] : []));
  return { texts, outside: cells.length - texts.length };
}
