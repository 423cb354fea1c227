import { focusableIn } from './focusable';

/** A dialog's close button comes first in the page, but must not get the focus first. */
const closers = '.ant-modal-close, .ant-drawer-close';

const fields = 'input:not([type=radio], [type=checkbox], [type=file]), textarea, [role=combobox]';

/**
 * Focuses the first useful control of a box that has just opened: a form's first field, else the first control of its content,
 * else of its footer. Links come last, because they lead away. An element inside that already has the focus keeps it.
 * @param typing whether fields may take the focus: on a phone that would open the keyboard over the dialog
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
