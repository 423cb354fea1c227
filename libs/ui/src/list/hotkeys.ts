/** Fields that letters are typed into, menus that letters search, and panels that opened over the screen. */
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
 * Whether a key belongs to something else than the list: a field that is typed in, an open dialog, panel or menu,
 * a browser shortcut.
 */
export function isTyping(event: KeyboardEvent): boolean {
  if (isTakenKey(event)) return true;
  // A closed dialog stays in the page, hidden.
  return [...document.querySelectorAll('[aria-modal=true]')].some(
    (dialog) => !dialog.closest('[style*="display: none"]'),
  );
}
