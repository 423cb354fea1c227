import { focusableIn } from './focusable';

/** What closes a dialog is the first control of it in the page, and the last that somebody came for. */
const closers = '.ant-modal-close, .ant-drawer-close';

const fields = 'input:not([type=radio], [type=checkbox], [type=file]), textarea, [role=combobox]';

/**
 * Puts the focus where work begins in a box that has just opened: in a form's first field, else on the first control of its content,
 * else of its footer. A link leads away, so it comes last. Whatever took the focus inside by itself keeps it.
 * @param typing whether fields may take it: on a phone that would bring up the keyboard over the dialog
 */
export function startInside(box: HTMLElement, typing: boolean): void {
  const now = document.activeElement;
  if (now !== box && box.contains(now) && !now?.matches(closers)) return;
  const controls = focusableIn(box).filter((control) => !control.matches(closers));
  const field = controls.find((control) => control.matches(fields) && control.closest('form'));
  const first = controls.find((control) => !control.matches('a[href]')) ?? controls[0];
  const start = field ?? first;
  const mayTakeIt = start && (typing || !start.matches(fields));
  (mayTakeIt ? start : box).focus({ preventScroll: true });
}
