import { useEffect, useEffectEvent } from 'react';
import { isTakenKey } from '../list/hotkeys';
import { isCovered } from '../panel/dialog-keys';
import { actOf } from './use-hotkeys';

/**
 * Hotkeys inside a `BottomDrawer`, like `useHotkeys` for a screen. They do nothing while a dialog or menu is open above
 * the drawer.
 */
export function useDrawerHotkeys(keys: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const drawer = document.querySelector<HTMLElement>('[data-bottom-drawer]');
    const act = isTakenKey(event) || isCovered(drawer) ? undefined : actOf(keys, event);
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
