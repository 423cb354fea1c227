import { type RefObject, useEffect, useState } from 'react';
import { freshOrder, heldOrder, type RailOrder } from './rail-order';

/** Whether the pointer or the keyboard is in the list, or it is scrolled down. Then somebody reads it. */
function useIsRead(box: RefObject<HTMLElement | null>): boolean {
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let hasPointer = false;
    const look = () => setRead(hasPointer || element.scrollTop > 0);
    // a finger that has left is no pointer
    const enter = (event: PointerEvent) => {
      hasPointer = event.pointerType === 'mouse';
      look();
    };
    const leave = () => {
      hasPointer = false;
      look();
    };
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('scroll', look);
    };
  }, [box]);
  return isRead;
}

/**
 * The order of the list. Under the pointer, and while it is scrolled down, no row moves; `refresh` takes the store's order.
 * @param fresh ids as the store has them
 * @param question another one takes the store's order
 */
export function useRailOrder(
  box: RefObject<HTMLElement | null>,
  fresh: readonly string[],
  question: string,
): RailOrder & { refresh: () => void } {
  const isRead = useIsRead(box);
  const [held, setHeld] = useState<{ question: string; ids: readonly string[] }>({ question, ids: fresh });
  const isHeld = isRead && held.question === question && held.ids.length > 0;
  const order = isHeld ? heldOrder(held.ids, fresh) : freshOrder(fresh);
  const isSame =
    held.question === question &&
    held.ids.length === order.ids.length &&
    held.ids.every((id, at) => id === order.ids[at]);
  if (!isSame) setHeld({ question, ids: order.ids });
  return { ...order, refresh: () => setHeld({ question, ids: [...fresh] }) };
}
