import { isEnter } from '@toam/platform/enter-key';
import type { KeyboardEvent } from 'react';

/**
 * Whether a key sends the form or dialog that listens: Ctrl+Enter, ⌘↵. Enter alone starts a new line in a text area.
 * A dialog inside another one is elsewhere in the page, but React tells both.
 */
export function isSubmitKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, repeat, currentTarget, target } = event;
  if (!isEnter(event) || !(ctrlKey || metaKey) || repeat || event.defaultPrevented) return false;
  return target instanceof Node && currentTarget.contains(target);
}
