import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useFocusReturn } from '../focus/use-focus-return';
import { isTyping } from '../list/hotkeys';

/** Focuses the panel when it opens, and returns the focus when it closes. */
export function useFocusInside(panel: RefObject<HTMLElement | null>) {
  useEffect(() => panel.current?.focus({ preventScroll: true }), [panel]);
  useFocusReturn(true, () => panel.current);
}

const popups = '.ant-popover:not(.ant-popover-hidden), .ant-dropdown:not(.ant-dropdown-hidden)';

/** Whether a dialog, menu or popover is open above the panel. */
export function isCovered(panel: HTMLElement | null): boolean {
  const dialogs = [...document.querySelectorAll('[aria-modal=true]')].filter((dialog) => dialog !== panel);
  return (
    dialogs.some((dialog) => !dialog.closest('[style*="display: none"]')) || document.querySelector(popups) !== null
  );
}

/** Esc closes from anywhere on the screen, unless it belongs to a field, a menu or a dialog above. */
export function useEscape(panel: RefObject<HTMLElement | null>, onClose: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isCovered(panel.current)) return;
    if (event.target instanceof Element && event.target.closest('input, textarea') && isTyping(event)) return;
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    // In the capture phase, so that it runs before the list's listener, which would clear the selection.
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
}
