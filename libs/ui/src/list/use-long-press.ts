import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** Milliseconds, as long as the phones' own long press. */
const longPressMs = 500;
/** A finger that moves further scrolls. */
const stillPixels = 10;

const rowOf = (target: EventTarget): number =>
  Number(target instanceof Element && target.closest('[data-row]')?.getAttribute('data-row'));

/**
 * Detects a long press on a row. Its end does not count as a click on the row, and it opens no browser menu.
 * @param onPress called with the row's id
 * @returns handlers for the element around the rows; none if `isOn` is false
 */
export function useLongPress(onPress: (id: number) => void, isOn: boolean) {
  const held = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const isDone = useRef(false);
  if (!isOn) return {};

  const letGo = () => {
    if (held.current) clearTimeout(held.current.timer);
    held.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      letGo();
      isDone.current = false;
      const id = rowOf(event.target);
      if (!id || event.pointerType === 'mouse') return;
      const timer = setTimeout(() => {
        isDone.current = true;
        navigator.vibrate?.(10);
        onPress(id);
      }, longPressMs);
      held.current = { timer, x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const start = held.current;
      if (start && Math.hypot(clientX - start.x, clientY - start.y) > stillPixels) letGo();
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onContextMenu: (event: MouseEvent) => {
      if (held.current || isDone.current) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      if (isDone.current) event.stopPropagation();
      isDone.current = false;
    },
  };
}
