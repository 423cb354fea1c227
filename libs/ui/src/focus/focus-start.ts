import { focusableIn } from './focusable';

/** What closes a dialog is the first control of it in the page, and the last that somebody came for. */
const closers = '.ant-modal-close, .ant-drawer-close';

/**
 * Puts the focus where work begins in a box that has just opened: on the first control of its content, else of its footer. Whatever
 * took it inside by itself keeps it.
 * @param typing whether fields may take it: on a phone that would bring up the keyboard over the dialog
 */
export function startInside(box: HTMLElement, typing: boolean): void {
  const now = document.activeElement;
  if (now !== box && box.contains(now) && !now?.matches(closers)) return;
  const [first] = focusableIn(box).filter((control) => !control.matches(closers));
  const start = first && (typing || !first.matches('input, textarea, [role=combobox]')) ? first : box;
  start.focus({ preventScroll: true });
}
