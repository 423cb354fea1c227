/** Fields for typing, menus that search by letters, and popovers. */
const elsewhere = [
  'input:not([type=checkbox]):not([type=radio])',
  'textarea',
  'select',
  '[contenteditable=true]',
  '[role=menu]',
  '[role=listbox]',
  '.ant-popover',
].join();

/** Whether a key belongs to the focused field or menu, or to the browser. */
export function isTakenKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  return event.target instanceof Element && event.target.closest(elsewhere) !== null;
}

/**
 * Whether a key does not belong to the list: a person types in a field, a dialog, popover or menu is open,
 * or it is a browser shortcut.
 */
export function isTyping(event: KeyboardEvent): boolean {
  if (isTakenKey(event)) return true;
  // A closed dialog stays in the page, hidden.
  return [...document.querySelectorAll('[aria-modal=true]')].some(
    (dialog) => !dialog.closest('[style*="display: none"]'),
  );
}
