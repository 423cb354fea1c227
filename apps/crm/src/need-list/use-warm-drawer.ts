import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { loadNeedDrawer, warmNeedDrawer } from '../need/need-drawer';

/** Milliseconds that a mouse or the keys rest on a row before its drawer is asked for: passing over rows asks for nothing. */
const rest = 150;

/** Milliseconds after which the list is on the screen, and the drawer's code no longer stands in its way. */
const settled = 1000;

/** The need whose row the mouse is on; 0 elsewhere, and for fingers, which press to scroll. */
function needAt({ target, pointerType }: PointerEvent): number {
  const row = target instanceof Element && pointerType === 'mouse' ? target.closest('[data-row]') : null;
  return Number(row?.getAttribute('data-row'));
}

/** The need whose row the keys have come to, in a table that names its active row; 0 elsewhere. */
const needOfKeys = ({ target }: KeyboardEvent): number => {
  const active = target instanceof Element ? target.getAttribute('aria-activedescendant') : null;
  return Number(document.getElementById(active ?? '')?.getAttribute('data-row'));
};

/**
 * Asks for a need's drawer while the mouse or the keys rest on its row, and at the first press of a double click, so that
 * the second one finds it there. Its code comes by itself, before anybody asks.
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
