import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** Pixels. A shorter movement is a click. */
const meant = 4;

/** Handlers of a scroll area that the mouse drags. Fingers and pens scroll it by themselves. */
export function useDragScroll() {
  const grip = useRef<{ x: number; y: number; left: number; top: number; moves: boolean } | null>(null);
  const dragged = useRef(false);
  return {
    onPointerDown: ({ pointerType, button, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
      dragged.current = false;
      if (pointerType !== 'mouse' || button !== 0) return;
      const { scrollLeft, scrollTop } = currentTarget;
      grip.current = { x: clientX, y: clientY, left: scrollLeft, top: scrollTop, moves: false };
    },
    onPointerMove: ({ clientX, clientY, pointerId, currentTarget }: PointerEvent<HTMLElement>) => {
      const { current } = grip;
      if (!current) return;
      const [right, down] = [clientX - current.x, clientY - current.y];
      if (!current.moves && Math.hypot(right, down) < meant) return;
      if (!current.moves) currentTarget.setPointerCapture?.(pointerId);
      current.moves = true;
      currentTarget.scrollLeft = current.left - right;
      currentTarget.scrollTop = current.top - down;
    },
    onPointerUp: () => {
      dragged.current = grip.current?.moves === true;
      grip.current = null;
    },
    onPointerCancel: () => {
      grip.current = null;
    },
    // the click at the end of a drag chooses nobody
    onClickCapture: (event: MouseEvent) => {
      if (dragged.current) event.stopPropagation();
      dragged.current = false;
    },
  };
}
