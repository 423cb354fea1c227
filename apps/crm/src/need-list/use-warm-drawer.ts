import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { loadNeedDrawer, warmNeedDrawer } from '../need/need-drawer';

/**
 * Milliseconds that the mouse or the focus rests on a row before its drawer preloads. Passing over rows preloads
 * nothing.
 */
const rest = 150;

/** Milliseconds until the list is on the screen. Then the drawer's code may load without delaying it. */
const settled = 1000;

/** The need of the row under the mouse. 0 elsewhere, and for touch, because a touch may start a scroll. */
function needAt({ target, pointerType }: PointerEvent): number {
  const row = target instanceof Element && pointerType === 'mouse' ? target.closest('[data-row]') : null;
  return Number(row?.getAttribute('data-row'));
}

/** The need of the row with the keyboard focus, in a table that names its active row; 0 elsewhere. */
const needOfKeys = ({ target }: KeyboardEvent): number => {
  const active = target instanceof Element ? target.getAttribute('aria-activedescendant') : null;
  return Number(document.getElementById(active ?? '')?.getAttribute('data-row'));
};

/**
 * Preloads a need's drawer while the mouse or the focus rests on its row, and at the first press of a double click. So
 * the second press finds it loaded. The drawer's code loads on its own, before that.
 */
export function useWarmDrawer() {
  const queries = useQueryClient();
  const resting = useRef<{ id: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  useEffect(() => {
    const timer = setTimeout(loadNeedDrawer, settled);
    return () => clearTimeout(timer);
  }, []);
  const leave = () => {
    clearTimeout(resting.current?.timer);
    resting.current = null;
  };
  useEffect(() => leave, []);
  const restOn = (id: number) => {
    if (id === resting.current?.id) return;
    leave();
    if (id) resting.current = { id, timer: setTimeout(() => warmNeedDrawer(queries, id), rest) };
  };
  const onPointerOver = (event: PointerEvent) => restOn(needAt(event));
  const onKeyUp = (event: KeyboardEvent) => restOn(needOfKeys(event));
  const onPointerDown = (event: PointerEvent) => {
    const id = needAt(event);
    if (id && event.button === 0) warmNeedDrawer(queries, id);
  };
  return { onPointerOver, onPointerDown, onPointerLeave: leave, onKeyUp };
}
