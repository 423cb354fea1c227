import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '../list/hotkeys';

/** Keys that a focused control uses itself. Then the screen's hotkey does not run. */
const ownKeys = new Set(['Enter', ' ', 'Home', 'End', 'ArrowLeft', 'ArrowRight']);
/** Keys that repeat while held down. All others act once. */
const repeating = new Set(['j', 'k', 'ArrowDown', 'ArrowUp']);
/** In radio buttons the arrows choose. */
const ownArrows = 'input[type=radio], [role=radio]';
const control = 'a[href], button, [role=tab], [role=radio], summary, [tabindex]:not([tabindex="-1"])';

/** The action of this key. undefined if there is none, or if the focused control uses the key itself. */
export function actOf(keys: Readonly<Record<string, () => void>>, event: KeyboardEvent): (() => void) | undefined {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const act = Object.hasOwn(keys, key) ? keys[key] : undefined;
  if (event.repeat && !repeating.has(key)) return undefined;
  const target = event.target instanceof Element ? event.target : null;
  if (ownKeys.has(key) && target?.closest(control)) return undefined;
  return key.startsWith('Arrow') && target?.matches(ownArrows) ? undefined : act;
}

/**
 * Hotkeys of a screen. They work wherever the focus is, except while a person types, while a dialog or menu is open, or if
 * the focused control uses the key.
 * @param keys by `KeyboardEvent.key`, letters in lower case: `{ a: approve, ArrowDown: next, '?': help }`
 */
export function useHotkeys(keys: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = isTyping(event) ? undefined : actOf(keys, event);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
