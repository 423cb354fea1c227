import { useEffect, useEffectEvent } from 'react';
import { giveFocusBack } from './focus-trail';

/**
 * The focus goes back to where it came from when what stands over the screen closes, also when it is simply no longer drawn.
 * @param boxOf the box while it is in the page
 */
export function useFocusReturn(isOpen: boolean, boxOf: () => Element | null): void {
  const close = useEffectEvent(() => giveFocusBack(boxOf()));
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => close();
  }, [isOpen]);
}
