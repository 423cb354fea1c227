import type { KeyboardEvent } from 'react';
import { focusableIn } from '../focus/focusable';

/** Makes Tab jump from the last focusable element of a box to the first, and back. */
export function stayInside(box: HTMLElement, event: KeyboardEvent) {
  const stops = focusableIn(box);
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return event.preventDefault();
  const at = document.activeElement;
  if (event.shiftKey && (at === first || at === box)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && at === last) {
    event.preventDefault();
    first.focus();
  }
}
