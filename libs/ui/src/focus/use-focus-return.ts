import { useEffect, useEffectEvent } from 'react';
import { giveFocusBack } from './focus-trail';

/**
 * Returns the focus to the previous control when an overlay closes or is unmounted.
 * @param boxOf the overlay's box while it is in the page
 */
export function useFocusReturn(isOpen: boolean, boxOf: () => Element | null): void {
  const close = useEffectEvent(() => giveFocusBack(boxOf()));
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => close();
  }, [isOpen]);
}
