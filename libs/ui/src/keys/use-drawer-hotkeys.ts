import { useEffect, useEffectEvent } from 'react';
import { isTakenKey } from '../list/hotkeys';
import { isCovered } from '../panel/dialog-keys';
import { actOf } from './use-hotkeys';

/**
 * Keys of what stands in a `BottomDrawer`, as `useHotkeys` has them for a screen: they rest while a dialog or menu lies above
 * the drawer.
 */
export function useDrawerHotkeys(keys: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const drawer = document.querySelector<HTMLElement>('.ta-drawer');
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
