import type { KeyboardEvent } from 'react';
import { focusableIn } from '../focus/focusable';

/** Turns Tab round at the first and last focusable element of a box. */
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
