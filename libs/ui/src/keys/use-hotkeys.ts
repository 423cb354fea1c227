import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '../list/hotkeys';

/** What a focused control does with these keys itself goes before the screen's. */
const ownKeys = new Set(['Enter', ' ', 'Home', 'End', 'ArrowLeft', 'ArrowRight']);
/** Held down these go on; everything else happens once however long the key is held. */
const repeating = new Set(['j', 'k', 'ArrowDown', 'ArrowUp']);
/** The arrows choose among radio buttons. */
const ownArrows = 'input[type=radio], [role=radio]';
const control = 'a[href], button, [role=tab], [role=radio], summary, [tabindex]:not([tabindex="-1"])';

/** What to do on this key, unless the focused control does something with it itself. */
export function actOf(keys: Readonly<Record<string, () => void>>, event: KeyboardEvent): (() => void) | undefined {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const act = Object.hasOwn(keys, key) ? keys[key] : undefined;
  if (event.repeat && !repeating.has(key)) return undefined;
  const target = event.target instanceof Element ? event.target : null;
  if (ownKeys.has(key) && target?.closest(control)) return undefined;
  return key.startsWith('Arrow') && target?.matches(ownArrows) ? undefined : act;
}

/**
 * Keys of a screen, which work wherever the focus is, unless something is typed in, a dialog or menu is open, or the key
 * belongs to the focused control.
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
