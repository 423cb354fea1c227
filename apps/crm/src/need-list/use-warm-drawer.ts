import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type PointerEvent } from 'react';
import { warmNeedDrawer } from '../need/need-drawer';

/** Milliseconds that a mouse rests on a row before its drawer is asked for: passing over rows asks for nothing. */
const rest = 150;

/** Asks for a need's drawer while the mouse rests on its row, so that a double click finds it there. */
export function useWarmDrawer() {
  const queries = useQueryClient();
  const resting = useRef<{ id: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const leave = () => {
    clearTimeout(resting.current?.timer);
    resting.current = null;
  };
  useEffect(() => leave, []);
  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    const row = target instanceof Element && pointerType === 'mouse' ? target.closest('[data-row]') : null;
    const id = Number(row?.getAttribute('data-row'));
    if (id === resting.current?.id) return;
    leave();
    if (id) resting.current = { id, timer: setTimeout(() => warmNeedDrawer(queries, id), rest) };
  };
  return { onPointerOver, onPointerLeave: leave };
}
